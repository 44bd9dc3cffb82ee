import KinoraStage
import KinoraViews

/// An animation that a slider scrubs: its state at any progress, forth and back.
struct AnimationDebugger: View {
    let settings: AnimationDebuggerEffect

    @State private var progress = 0.0

    var body: some View {
        VStack(spacing: 26) {
            ZStack {
                guide(1)
                guide(1 + settings.growth)
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(settings.color.gradient)
                    .overlay { Image(systemName: "sparkles").font(.system(size: 44)).foregroundStyle(.white) }
                    .frame(width: 90, height: 90)
                    .scaleEffect(1 + progress * settings.growth)
                    .opacity(1 - settings.fading * progress)
            }
            .frame(height: 190)
            VStack(spacing: 10) {
                Slider(value: $progress, in: 0...1).tint(settings.color)
                HStack {
                    Text("progress").foregroundStyle(Palette.quiet)
                    Spacer()
                    Text(Readouts.decimal(progress, 2)).monospacedDigit().bold()
                }
                .font(.subheadline)
            }
            .frame(width: 300)
        }
    }

    /// The tile's outline at an end of the animation.
    private func guide(_ scale: Double) -> some View {
        RoundedRectangle(cornerRadius: 24 * scale, style: .continuous).strokeBorder(.guide, style: .guide)
            .frame(width: 90 * scale, height: 90 * scale)
    }
}

struct AnimationDebuggerEffect: Effect {
    @Parameter("The tile's color.", default: "#2563eb/#60a5fa") var color: Color
    @Parameter("How much larger the tile is at the end, as a share.", in: -0.9...1.1, good: 0.3...1, unit: .fraction)
    var growth = 1.0
    @Parameter("How much opacity it has lost at the end.", in: 0...1, good: 0.2...0.8, unit: .fraction) var fading = 0.5
    let page = TouchedPage()

    var view: some View { AnimationDebugger(settings: self).onGraphPaper().on(page) }

    static let entry = CatalogueEntry(
        name: "animation-debugger", summary: "A slider that scrubs through an animation, forth and back.", rows: [87],
        size: CGSize(width: 380, height: 320), fit: .fits, duration: 3.4, loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .drag(
                    path: [
                        .points(x: 54, y: 257), .points(x: 326, y: 257), .points(x: 150, y: 257),
                        .points(x: 250, y: 257),
                    ],
                    duration: 2.7, easesOut: true))
        ]),
        effect: AnimationDebuggerEffect())
}

/// The same growth twice: drawn larger, which moves nobody, and laid out larger, for which the neighbors make room.
struct TransformLayout: View {
    let settings: TransformLayoutEffect

    @State private var isLarge = false

    var body: some View {
        VStack(alignment: .leading, spacing: 30) {
            row("scaleEffect") { tile(56).scaleEffect(isLarge ? settings.scale : 1).overlay { room } }
            row("frame") { tile(isLarge ? 56 * settings.scale : 56).overlay { room } }
        }
        .frame(width: 452, alignment: .leading)
        .timetable([0.4, 2]) { _ in withAnimation(.spring(response: settings.response)) { isLarge.toggle() } }
    }

    private func row(_ name: String, @ViewBuilder _ middle: () -> some View) -> some View {
        HStack(spacing: 12) {
            Text(name).font(.subheadline.weight(.semibold).monospaced()).frame(width: 112, alignment: .leading)
            neighbor
            middle().zIndex(1)
            neighbor
            neighbor
        }
        .frame(height: 120)
    }

    private func tile(_ side: Double) -> some View {
        RoundedRectangle(cornerRadius: 14, style: .continuous).fill(settings.look.color.gradient)
            .frame(width: side, height: side)
    }

    /// The edge of the room that the layout gives to the tile.
    private var room: some View {
        RoundedRectangle(cornerRadius: 14, style: .continuous)
            .strokeBorder(.white, style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
    }

    private var neighbor: some View {
        RoundedRectangle(cornerRadius: 14, style: .continuous).fill(settings.look.color.opacity(0.28)).frame(
            width: 56, height: 56)
    }
}

struct TransformLayoutEffect: Effect {
    @Parameter("How many times its size the tile has.", in: 0.2...2.1, good: 1.3...2, unit: .count) var scale = 2.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...1, unit: .seconds) var response = 0.55
    let look = ReferenceLook()

    var view: some View { TransformLayout(settings: self).page(look.page) }

    static let entry = CatalogueEntry(
        name: "transform-layout",
        summary: "A tile drawn twice as large, and one laid out so: only then its room grows and neighbors move.",
        rows: [88], size: CGSize(width: 480, height: 320), fit: .fits, duration: 3.4, loops: false,
        effect: TransformLayoutEffect())
}

/// A symbol that turns without end, or stands still for those who asked for less motion.
struct ReducedMotion: View {
    let settings: ReducedMotionEffect

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        HStack(spacing: 22) {
            card("With motion", isStill: reduceMotion)
            card("With reduced motion", isStill: true)
        }
    }

    private func card(_ title: String, isStill: Bool) -> some View {
        Captioned(caption: title) {
            SpinningSymbol(isStill: isStill, period: settings.period, color: settings.look.color)
        }
        .frame(width: 180, height: 180)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
        .overlay { RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(Palette.hairline) }
    }

    private struct SpinningSymbol: View {
        let isStill: Bool
        let period: Double
        let color: Color

        @State private var turns = 0.0

        var body: some View {
            Image(systemName: "gearshape.fill")
                .font(.system(size: 84))
                .foregroundStyle(color)
                // A gear is alike after each sixth of a turn; a mark on it is not.
                .overlay { Circle().fill(.white).frame(width: 10, height: 10).offset(y: -24) }
                .rotationEffect(.degrees(360 * turns))
                .onAppear {
                    guard !isStill else { return }
                    withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { turns = 1 }
                }
        }
    }
}

struct ReducedMotionEffect: Effect {
    @Parameter("Seconds for one turn.", in: 0.1...60, good: 1...6, unit: .seconds) var period = 2.0
    let look = ReferenceLook()

    var view: some View { ReducedMotion(settings: self).page(look.page) }

    static let entry = CatalogueEntry(
        name: "reduced-motion", summary: "A gear that turns, and the still one for those who asked for less motion.",
        rows: [90], size: CGSize(width: 460, height: 240), fit: .fits, duration: 2, loops: true,
        effect: ReducedMotionEffect())
}
