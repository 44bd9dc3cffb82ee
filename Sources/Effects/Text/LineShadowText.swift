import KinoraViews

/// Words with a shadow of slanted lines that wander through it (Magic UI's line shadow text).
struct LineShadowText: View {
    let text: String
    let size: Double
    /// Points from one line to the next.
    let pitch: Double
    /// Points to the right and down.
    let depth: Double
    /// Seconds for one line.
    let period: Double
    let color: Color
    let shadow: Color

    var body: some View {
        Elapsed { seconds in
            words
                .foregroundStyle(color)
                .background {
                    stripes(Maths.fraction(seconds / period))
                        .mask { words.fixedSize() }
                        .offset(x: depth, y: depth)
                }
        }
    }

    private var words: some View { Text(text).font(.system(size: size, weight: .black)).lineLimit(1).fixedSize() }

    private func stripes(_ share: Double) -> some View {
        Canvas { context, area in
            var lines = Path()
            for index in -min(Int(area.height / pitch) + 1, 2000)...min(Int(area.width / pitch) + 2, 2000) {
                let x = (Double(index) + share) * pitch
                lines.move(to: CGPoint(x: x, y: area.height))
                lines.addLine(to: CGPoint(x: x + area.height, y: 0))
            }
            context.stroke(lines, with: .color(shadow), lineWidth: pitch * 0.36)
        }
    }
}

enum LineShadowTextEntry {
    static let entry = CatalogueEntry(
        name: "line-shadow-text",
        summary: "Words with a shadow of slanted lines that wander through it.",
        rows: [],
        parameters: [
            Parameter("text", "The words.", .text(default: "SHADOW")),
            Parameter(
                "size", "The letters' size.", .number(default: 96, range: 6...600, good: 50...140, unit: .points)),
            Parameter(
                "pitch", "How far it is from one line to the next.",
                .number(default: 5, range: 1...100, good: 3...8, unit: .points)),
            Parameter(
                "depth", "How far the shadow lies to the right and below.",
                .number(default: 5, range: -100...100, good: 3...10, unit: .points)),
            Parameter(
                "period", "How long a line takes to the next one's place.",
                .number(default: 1, range: 0.05...600, good: 0.5...3, unit: .seconds)),
            Parameter("color", "The letters' color.", .color(default: "#14161F")),
            Parameter("shadow", "The lines' color.", .color(default: "#14161F")),
            Parameter("page", "The page's color.", .color(default: "#FFF4D6")),
        ],
        size: CGSize(width: 480, height: 200),
        duration: 2,
        loops: true,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    LineShadowText(
                        text: values.text("text"), size: values.number("size"), pitch: values.number("pitch"),
                        depth: values.number("depth"), period: values.number("period"), color: values.color("color"),
                        shadow: values.color("shadow"))
                })
        })
}
