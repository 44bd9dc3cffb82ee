import KinoraStage
import KinoraViews

struct TwoAnimationsEffect: Effect {
    @Parameter("How many times its size the tile has.", in: 0.2...2, good: 1.2...1.8, unit: .count) var scale = 1.6
    @Parameter("How opaque it gets.", in: 0...1, good: 0.2...0.6, unit: .fraction) var opacity = 0.35
    let look = ReferenceLook()

    var view: some View { Tile(settings: self).page(look.page) }

    /// One change, two animations, each for the value that it names.
    struct Tile: View {
        let settings: TwoAnimationsEffect

        @State private var isOn = false

        var body: some View {
            HStack(spacing: 20) {
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(settings.look.color.gradient)
                    .frame(width: 110, height: 110)
                    .scaleEffect(isOn ? settings.scale : 1)
                    .animation(.bouncy(duration: 0.7, extraBounce: 0.2), value: isOn)
                    .opacity(isOn ? settings.opacity : 1)
                    .animation(.easeInOut(duration: 1.2), value: isOn)
                    .frame(width: 230, height: 220)
                VStack(alignment: .leading, spacing: 8) {
                    Text("scale bounces").font(.headline)
                    Text("opacity eases").font(.headline).foregroundStyle(Palette.quiet)
                }
            }
            .timetable([0.3, 2]) { _ in isOn.toggle() }
        }
    }

    static let entry = CatalogueEntry(
        name: "two-animations", summary: "One change, two animations: the size bounces while the opacity eases.",
        rows: [123], size: CGSize(width: 440, height: 260), fit: .fits, duration: 3.8, loops: false,
        effect: TwoAnimationsEffect())
}

struct ScopedAnimationEffect: Effect {
    @Parameter("How many times its size the symbol has.", in: 0.2...2, good: 1.2...1.8, unit: .count) var scale = 1.5
    @Parameter("The first symbol, as in SF Symbols.") var first = "play.circle.fill"
    @Parameter("The second symbol.") var second = "pause.circle.fill"
    let look = ReferenceLook()

    var view: some View { Symbol(settings: self).page(look.page) }

    /// The animation holds for what stands in its closure; the symbol, outside, swaps at once.
    struct Symbol: View {
        let settings: ScopedAnimationEffect

        @State private var isOn = false

        var body: some View {
            Image(systemName: isOn ? settings.second : settings.first)
                .font(.system(size: 92))
                .foregroundStyle(settings.look.color)
                .animation(.bouncy(duration: 0.8, extraBounce: 0.15)) { [settings, isOn] symbol in
                    symbol.scaleEffect(isOn ? settings.scale : 1)
                }
                .timetable([0.4, 1.8]) { _ in isOn.toggle() }
        }
    }

    static let entry = CatalogueEntry(
        name: "scoped-animation", summary: "A symbol that swaps at once while its size, in the closure, springs.",
        rows: [124], size: CGSize(width: 320, height: 240), fit: .fits, duration: 3.2, loops: false,
        effect: ScopedAnimationEffect())
}

/// Whether a change comes from a tap.
private struct TappedKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    fileprivate var isTapped: Bool {
        get { self[TappedKey.self] }
        set { self[TappedKey.self] = newValue }
    }
}

struct TransactionKeyEffect: Effect {
    @Parameter("How many times its size the avatar has.", in: 0.2...1.8, good: 1.2...1.6, unit: .count) var scale = 1.4
    @Parameter("How much the spring after a tap bounces besides.", in: 0...0.6, good: 0.1...0.5, unit: .fraction)
    var bounce = 0.35
    let page = TouchedPage()

    var view: some View { Avatar(settings: self).on(page) }

    /// The same change, bouncy from a tap and smooth from the program: the transaction says where it comes from.
    struct Avatar: View {
        let settings: TransactionKeyEffect

        @State private var isLarge = false
        @State private var source = ""

        var body: some View {
            VStack(spacing: 26) {
                Circle()
                    .fill(Palette.gradient(0))
                    .overlay { Image(systemName: "person.fill").font(.system(size: 54)).foregroundStyle(.white) }
                    .frame(width: 110, height: 110)
                    .scaleEffect(isLarge ? settings.scale : 1)
                    .transaction { [settings] transaction in
                        transaction.animation =
                            transaction.isTapped
                            ? .bouncy(duration: 0.6, extraBounce: settings.bounce) : .smooth(duration: 0.6)
                    }
                    .frame(width: 170, height: 170)
                    .onTapGesture {
                        source = "tapped: bouncy"
                        var transaction = Transaction()
                        transaction.isTapped = true
                        withTransaction(transaction) { isLarge.toggle() }
                    }
                Text(source.isEmpty ? "one change, two sources" : source).font(.headline)
            }
            .timetable([1.8]) { _ in
                source = "by the program: smooth"
                isLarge.toggle()
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "transaction-key", summary: "A change that bounces after a tap and is smooth when the program makes it.",
        rows: [125], size: CGSize(width: 340, height: 300), fit: .fits, duration: 3.2, loops: false,
        script: Script([ScriptEvent(at: 0.4, .tap(at: .points(x: 170, y: 120), count: 1))]),
        effect: TransactionKeyEffect())
}
