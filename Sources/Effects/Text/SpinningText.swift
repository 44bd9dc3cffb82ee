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
    /// What stands still in the middle.
    let symbol: String
    let tint: Color

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
        .background {
            let side = max(0, radius - size) * 1.15
            Image(systemName: symbol)
                .font(.system(size: side * 0.46))
                .foregroundStyle(.white)
                .frame(width: side, height: side)
                .background(tint.gradient, in: Circle())
        }
        .onAppear {
            withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { turn = 360 }
        }
    }
}

struct SpinningTextEntry: Effect {
    @Parameter("The letters, all round the circle.") var text = "every frame on its own • in any order • "
    @Parameter("The letters' size.", in: 4...300, good: 12...36, unit: .points) var size = 25.0
    @Parameter("The circle's radius.", in: 5...4000, good: 60...160, unit: .points) var radius = 112.0
    @Parameter("How long one turn takes.", in: 0.2...600, good: 6...20, unit: .seconds) var turn = 10.0
    @Parameter("It turns against the clock.") var reversed = false
    @Parameter("The letters' color.", default: "#1D2030/#f2f4ff") var color: Color
    @Parameter("The symbol in the middle, as in SF Symbols.") var symbol = "film.fill"
    @Parameter("The color of the disc in the middle.", default: "#4f46e5") var tint: Color
    @Parameter("The page's color.", default: "#F4F5F9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            SpinningText(
                text: text, size: size, radius: radius, period: turn, isReversed: reversed, color: color,
                symbol: symbol, tint: tint)
        }
    }

    static let entry = CatalogueEntry(
        name: "spinning-text",
        summary: "Letters on a circle that turns around a symbol.",
        size: CGSize(width: 300, height: 300),
        duration: 10,
        loops: true,
        effect: SpinningTextEntry())
}
