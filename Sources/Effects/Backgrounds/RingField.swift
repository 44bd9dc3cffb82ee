import KinoraViews

/// Rings about the middle that breathe one after another, fainter the farther out (Magic UI's ripple: 8 rings from 210 points in
/// steps of 70, opacity .24 less .03 each, 2 seconds).
struct RingField: View {
    let count: Int
    /// Points.
    let diameter: Double
    let step: Double
    let opacity: Double
    /// Seconds.
    let period: Double
    let lag: Double
    let color: Color

    var body: some View {
        Elapsed { seconds in
            ZStack {
                ForEach(0..<count, id: \.self) { index in
                    let strength = max(0, opacity - 0.03 * Double(index))
                    let size = diameter + step * Double(index)
                    Circle()
                        .fill(color.opacity(strength * 0.25))
                        .overlay {
                            Circle().strokeBorder(color.opacity(0.1 + 0.05 * Double(index) * strength), lineWidth: 1)
                        }
                        .frame(width: size, height: size)
                        .scaleEffect(RingField.breath((seconds - lag * Double(index)) / period))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
        }
    }

    /// From full size to nine tenths and back.
    private static func breath(_ turn: Double) -> Double { 0.95 + 0.05 * Maths.cos(2 * .pi * turn) }
}

enum RingFieldEntry {
    static let entry = CatalogueEntry(
        name: "ring-field",
        summary: "Faint rings about the middle that breathe one after another.",
        rows: [],
        parameters: [
            Parameter("count", "How many rings.", .integer(default: 8, range: 1...60)),
            Parameter(
                "diameter", "The innermost ring's width.",
                .number(default: 210, range: 1...4000, good: 60...300, unit: .points)),
            Parameter(
                "step", "How much wider each ring is.",
                .number(default: 70, range: 0...2000, good: 30...100, unit: .points)),
            Parameter(
                "opacity", "How strong the innermost ring is.",
                .number(default: 0.24, range: 0...1, good: 0.15...0.5, unit: .fraction)),
            Parameter(
                "period", "How long a breath takes.",
                .number(default: 2, range: 0.1...600, good: 1.5...6, unit: .seconds)),
            Parameter(
                "lag", "How much later each ring breathes.",
                .number(default: 0.06, range: 0...60, good: 0...0.3, unit: .seconds)),
            Parameter("color", "The rings' color.", .color(default: "#7C8CFF")),
            Parameter("text", "What stands in the middle.", .text(default: "Ripple")),
            Parameter("page", "The color behind the rings.", .color(default: "#0B0D17")),
        ],
        size: CGSize(width: 480, height: 320),
        duration: 2,
        loops: true,
        bleeds: true,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page"), scheme: .dark) {
                    RingField(
                        count: values.integer("count"), diameter: values.number("diameter"),
                        step: values.number("step"),
                        opacity: values.number("opacity"), period: values.number("period"), lag: values.number("lag"),
                        color: values.color("color"))
                    Text(values.text("text")).font(.system(size: 44, weight: .bold)).foregroundStyle(.white)
                })
        })
}
