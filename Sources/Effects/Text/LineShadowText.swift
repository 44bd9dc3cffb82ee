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

struct LineShadowTextEntry: Effect {
    @Parameter("The words.") var text = "SHADOW"
    @Parameter("The letters' size.", in: 6...600, good: 50...140, unit: .points) var size = 96.0
    @Parameter("How far it is from one line to the next.", in: 1...100, good: 3...8, unit: .points) var pitch = 5.0
    @Parameter("How far the shadow lies to the right and below.", in: -100...100, good: 3...10, unit: .points)
    var depth = 5.0
    @Parameter("How long a line takes to the next one's place.", in: 0.05...600, good: 0.5...3, unit: .seconds)
    var period = 1.0
    @Parameter("The letters' color.", default: "#14161F/#f5f6fa") var color: Color
    @Parameter("The lines' color.", default: "#14161F/#f5f6fa") var shadow: Color
    @Parameter("The page's color.", default: "#FFF4D6/#1c1608") var page: Color

    var view: some View {
        EffectPage(color: page) {
            LineShadowText(
                text: text, size: size, pitch: pitch, depth: depth, period: period, color: color, shadow: shadow)
        }
    }

    static let entry = CatalogueEntry(
        name: "line-shadow-text",
        summary: "Words with a shadow of slanted lines that wander through it.",
        size: CGSize(width: 480, height: 200),
        duration: 2,
        loops: true,
        effect: LineShadowTextEntry())
}
