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

enum HyperTextEffect {
    static let entry = CatalogueEntry(
        name: "hyper-text",
        summary: "Letters that whirl and settle one after the other, again when the pointer comes.",
        rows: [],
        parameters: [
            Parameter("text", "The text.", .text(default: "HOVER ME AGAIN")),
            Parameter(
                "duration", "How long until all have settled.",
                .number(default: 0.8, range: 0.05...60, good: 0.5...2, unit: .seconds)),
            Parameter(
                "size", "Size of the letters.", .number(default: 44, range: 4...400, good: 24...72, unit: .points)),
            Parameter("color", "The text's color.", .color(default: "#e8ebff")),
            Parameter("page", "The page's color.", .color(default: "#0b0d17")),
            Parameter("pointer", "Shows the pointer.", .boolean(default: true)),
        ],
        size: CGSize(width: 520, height: 140),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 1.1,
                .hover(
                    path: [.unit(x: 0.1, y: 0.98), .unit(x: 0.5, y: 0.6), .unit(x: 0.7, y: 0.6)], duration: 0.8,
                    leaves: false))
        ]),
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page"), scheme: .dark) {
                    HyperText(text: values.text("text"), duration: values.number("duration"))
                        .font(.system(size: values.number("size"), weight: .bold))
                        .foregroundStyle(values.color("color"))
                }
                .pointerMark(values.boolean("pointer")))
        })
}
