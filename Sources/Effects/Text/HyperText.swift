import KinoraStage
import KinoraViews

/// Letters that whirl and settle one after the other, from the left; again each time the pointer comes.
struct HyperText: View {
    let text: String
    let duration: Double

    @State private var progress = 0.0
    @State private var round = 0

    var body: some View {
        WhirlingText(text: text, progress: progress, duration: duration, round: round)
            .onAppear { start() }
            .onHover { isHovering in
                if isHovering { start() }
            }
    }

    private func start() {
        progress = 0
        round += 1
        withAnimation(.linear(duration: duration)) { progress = 1 }
    }
}

struct WhirlingText: View, Animatable {
    let text: String
    var progress: Double
    let duration: Double
    let round: Int

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        let settled = Int(Double(text.count) * progress + 1e-9)
        let tick = Int(progress * duration / 0.04)
        Text(
            String(text.prefix(settled))
                + Scramble.text(like: String(text.dropFirst(settled)), seed: settled &+ round &* 977, tick: tick)
        )
        .monospaced()
    }
}

struct HyperTextEffect: Effect {
    @Parameter("The text.") var text = "HOVER ME AGAIN"
    @Parameter("How long until all have settled.", in: 0.05...60, good: 0.5...2, unit: .seconds) var duration = 0.8
    @Parameter("Size of the letters.", in: 4...400, good: 24...72, unit: .points) var size = 44.0
    @Parameter("The text's color.", default: "#e8ebff") var color: Color
    @Parameter("The page's color.", default: "#0b0d17") var page: Color
    @Parameter("Shows the pointer.") var pointer = true

    var view: some View {
        EffectPage(color: page) {
            HyperText(text: text, duration: duration)
                .font(.system(size: size, weight: .bold))
                .foregroundStyle(color)
        }
        .pointerMark(pointer)
    }

    static let entry = CatalogueEntry(
        name: "hyper-text",
        summary: "Letters that whirl and settle one after the other, again when the pointer comes.",
        size: CGSize(width: 520, height: 140),
        fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 1.1,
                .hover(
                    path: [.unit(x: 0.1, y: 0.98), .unit(x: 0.5, y: 0.6), .unit(x: 0.7, y: 0.6)], duration: 0.8,
                    leaves: false))
        ]),
        effect: HyperTextEffect())
}
