import KinoraStage
import KinoraViews

struct TwoAnimationsEffect: Effect {
    @Parameter("How many times its size the tile has.", in: 0.2...2, good: 1.2...1.8, unit: .count) var scale = 1.6
    @Parameter("How opaque it gets.", in: 0...1, good: 0.2...0.6, unit: .fraction) var opacity = 0.35
    let look = ReferenceLook()

    var view: some View { Tile(settings: self).onGraphPaper().page(look.page) }

    /// One change, two animations, each for the value that it names.
    struct Tile: View {
        let settings: TwoAnimationsEffect

        @State private var isOn = false

        var body: some View {
            HStack(spacing: 20) {
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(settings.look.color.gradient)
                    .overlay { Image(systemName: "bolt.fill").font(.system(size: 52)).foregroundStyle(.white) }
                    .frame(width: 110, height: 110)
                    .scaleEffect(isOn ? settings.scale : 1)
                    .animation(.bouncy(duration: 0.7, extraBounce: 0.2), value: isOn)
                    .opacity(isOn ? settings.opacity : 1)
                    .animation(.easeInOut(duration: 1.2), value: isOn)
                    .frame(width: 230, height: 220)
                VStack(alignment: .leading, spacing: 22) {
                    Presented(value: isOn ? settings.scale : 1) { meter("Scale bounces", $0, of: 2) }
                        .animation(.bouncy(duration: 0.7, extraBounce: 0.2), value: isOn)
                    Presented(value: isOn ? settings.opacity : 1) { meter("Opacity eases", $0, of: 1) }
                        .animation(.easeInOut(duration: 1.2), value: isOn)
                }
            }
            .timetable([0.3, 2]) { _ in isOn.toggle() }
        }

        /// A value as it is drawn, in words and as a bar.
        private func meter(_ title: String, _ value: Double, of most: Double) -> some View {
            VStack(alignment: .leading, spacing: 7) {
                Text(title).font(.headline)
                ZStack(alignment: .leading) {
                    Capsule().fill(.primary.opacity(0.1))
                    Capsule().fill(settings.look.color).frame(width: 10 + 130 * min(max(value / most, 0), 1))
                }
                .frame(width: 140, height: 10)
                Text(Readouts.decimal(value, 2)).font(.subheadline.monospacedDigit()).foregroundStyle(Palette.quiet)
            }
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

    var view: some View { Symbol(settings: self).onGraphPaper().page(look.page) }

    /// The animation holds for what stands in its closure; the symbol, outside, swaps at once.
    struct Symbol: View {
        let settings: ScopedAnimationEffect

        @State private var isOn = false

        var body: some View {
            VStack(spacing: 10) {
                Image(systemName: isOn ? settings.second : settings.first)
                    .font(.system(size: 104))
                    .foregroundStyle(settings.look.color.gradient)
                    .shadow(color: settings.look.color.opacity(0.35), radius: 9, y: 5)
                    .animation(.bouncy(duration: 0.8, extraBounce: 0.15)) { [settings, isOn] symbol in
                        symbol.scaleEffect(isOn ? settings.scale : 1)
                    }
                    .frame(height: 192)
                HStack(spacing: 12) {
                    note("Symbol") { Text("at once") }
                    note("Scale") {
                        Presented(value: isOn ? settings.scale : 1) { Text(Readouts.decimal($0, 2)).monospacedDigit() }
                            .animation(.bouncy(duration: 0.8, extraBounce: 0.15), value: isOn)
                    }
                }
            }
            .timetable([0.4, 1.8]) { _ in isOn.toggle() }
        }

        private func note(_ title: String, @ViewBuilder _ value: () -> some View) -> some View {
            HStack(spacing: 6) {
                Text(title).foregroundStyle(Palette.quiet)
                value().bold()
            }
            .font(.subheadline)
            .frame(width: 132, height: 32)
            .background(Palette.card, in: Capsule())
            .overlay { Capsule().strokeBorder(Palette.hairline) }
        }
    }

    static let entry = CatalogueEntry(
        name: "scoped-animation", summary: "A symbol that swaps at once while its size, in the closure, springs.",
        rows: [124], size: CGSize(width: 360, height: 290), fit: .fits, duration: 3.2, loops: false,
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
