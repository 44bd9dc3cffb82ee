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

struct RingFieldEntry: Effect {
    @Parameter("How many rings.", in: 1...60) var count = 8
    @Parameter("The innermost ring's width.", in: 1...4000, good: 60...300, unit: .points) var diameter = 210.0
    @Parameter("How much wider each ring is.", in: 0...2000, good: 30...100, unit: .points) var step = 70.0
    @Parameter("How strong the innermost ring is.", in: 0...1, good: 0.15...0.5, unit: .fraction) var opacity = 0.24
    @Parameter("How long a breath takes.", in: 0.1...600, good: 1.5...6, unit: .seconds) var period = 2.0
    @Parameter("How much later each ring breathes.", in: 0...60, good: 0...0.3, unit: .seconds) var lag = 0.06
    @Parameter("The rings' color.", default: "#7C8CFF") var color: Color
    @Parameter("What stands in the middle.") var text = "Ripple"
    @Parameter("The color behind the rings.", default: "#0B0D17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            RingField(
                count: count, diameter: diameter, step: step, opacity: opacity, period: period, lag: lag, color: color)
            Text(text).font(.system(size: 44, weight: .bold)).foregroundStyle(.white)
        }
    }

    static let entry = CatalogueEntry(
        name: "ring-field",
        summary: "Faint rings about the middle that breathe one after another.",
        size: CGSize(width: 480, height: 320),
        duration: 2,
        loops: true,
        presets: [
            Preset("sonar", ["color": "#35FF8A", "page": "#03120A", "text": "Sonar"]),
            Preset("dawn", ["color": "#FF9E7A", "page": "#2A1220", "count": "5", "step": "100"]),
        ],
        bleeds: true,
        effect: RingFieldEntry())
}
