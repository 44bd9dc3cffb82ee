import KinoraViews

/// Words with little stars that light up about them and go out again (Magic UI's sparkles text: ten of them).
struct SparklesText: View {
    let text: String
    let size: Double
    let count: Int
    let colors: [Color]
    /// Seconds that a star lives, and until all begins again.
    let life: Double
    let loop: Double
    let color: Color

    var body: some View {
        Elapsed { seconds in
            Text(text)
                .font(.system(size: size, weight: .heavy))
                .foregroundStyle(color)
                .overlay {
                    GeometryReader { geometry in
                        ForEach(0..<count, id: \.self) { index in star(index, seconds, geometry.size) }
                    }
                }
        }
    }

    /// Every star lights up a whole number of times in the loop, each time elsewhere.
    private func star(_ index: Int, _ seconds: Double, _ area: CGSize) -> some View {
        let times = max(1, Int((loop / (life * 1.6)).rounded(.down)))
        let turn = seconds / loop * Double(times) + Chance.of(index, 1)
        let place = index * 97 + Int(turn.rounded(.down)) % times
        let age = Maths.fraction(turn) * loop / Double(times) / life
        let bright = age < 1 ? Maths.sin(age * .pi) : 0
        return FourPointStar()
            .fill(colors[index % colors.count])
            .frame(width: size * 0.34, height: size * 0.34)
            .scaleEffect(bright * (0.6 + 0.6 * Chance.of(place, 4)))
            .rotationEffect(.degrees(75 + 75 * age))
            .opacity(bright)
            .position(x: area.width * Chance.of(place, 2), y: area.height * Chance.of(place, 3))
    }
}

/// A star of four points with hollow sides.
struct FourPointStar: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let tips = [
            CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
            CGPoint(x: rect.midX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.midY),
        ]
        return Path { path in
            path.move(to: tips[3])
            for tip in tips { path.addQuadCurve(to: tip, control: center) }
            path.closeSubpath()
        }
    }
}

struct SparklesTextEntry: Effect {
    @Parameter("The words.") var text = "Sparkles"
    @Parameter("The letters' size.", in: 6...600, good: 40...120, unit: .points) var size = 84.0
    @Parameter("How many stars at a time.", in: 0...500) var count = 14
    @Parameter("The stars' colors.", default: ["#9E7AFF", "#FE8BBB"], count: 1...16) var colors: [Color]
    @Parameter("How long a star lives.", in: 0.05...60, good: 0.6...2, unit: .seconds) var life = 0.8
    @Parameter("When all begins again.", in: 0.2...600, good: 3...12, unit: .seconds) var loop = 4.0
    @Parameter("The letters' color.", default: "#14161F/#f5f6fa") var color: Color
    @Parameter("The page's color.", default: "#FFFFFF/#0f1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            SparklesText(
                text: text, size: size, count: count, colors: colors, life: life, loop: loop, color: color)
        }
    }

    static let entry = CatalogueEntry(
        name: "sparkles-text",
        summary: "Words with little stars that light up about them and go out.",
        size: CGSize(width: 480, height: 220),
        duration: 4,
        loops: true,
        effect: SparklesTextEntry())
}
