import KinoraViews

/// Letters on a circle that turns (Magic UI's spinning text: 10 seconds).
struct SpinningText: View {
    let text: String
    let size: Double
    let radius: Double
    /// Seconds for one turn.
    let period: Double
    let isReversed: Bool
    let color: Color

    @State private var turn = 0.0

    var body: some View {
        let letters = text.map { String($0) }
        ZStack {
            ForEach(letters.indices, id: \.self) { index in
                Text(letters[index])
                    .font(.system(size: size, weight: .semibold, design: .monospaced))
                    .foregroundStyle(color)
                    .offset(y: -radius)
                    .rotationEffect(.degrees(360 * Double(index) / Double(max(letters.count, 1))))
            }
        }
        .rotationEffect(.degrees(isReversed ? -turn : turn))
        .onAppear {
            withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { turn = 360 }
        }
    }
}

enum SpinningTextEntry {
    static let entry = CatalogueEntry(
        name: "spinning-text",
        summary: "Letters on a circle that turns.",
        rows: [],
        parameters: [
            Parameter(
                "text", "The letters, all round the circle.", .text(default: "every frame on its own • in any order • ")
            ),
            Parameter("size", "The letters' size.", .number(default: 20, range: 4...300, good: 12...36, unit: .points)),
            Parameter(
                "radius", "The circle's radius.", .number(default: 105, range: 5...4000, good: 60...160, unit: .points)),
            Parameter(
                "turn", "How long one turn takes.", .number(default: 10, range: 0.2...600, good: 6...20, unit: .seconds)
            ),
            Parameter("reversed", "It turns against the clock.", .boolean(default: false)),
            Parameter("color", "The letters' color.", .color(default: "#1D2030")),
            Parameter("page", "The page's color.", .color(default: "#F4F5F9")),
        ],
        size: CGSize(width: 300, height: 300),
        duration: 10,
        loops: true,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    SpinningText(
                        text: values.text("text"), size: values.number("size"), radius: values.number("radius"),
                        period: values.number("turn"), isReversed: values.boolean("reversed"),
                        color: values.color("color"))
                })
        })
}
