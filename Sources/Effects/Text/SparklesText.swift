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

enum SparklesTextEntry {
    static let entry = CatalogueEntry(
        name: "sparkles-text",
        summary: "Words with little stars that light up about them and go out.",
        rows: [],
        parameters: [
            Parameter("text", "The words.", .text(default: "Sparkles")),
            Parameter(
                "size", "The letters' size.", .number(default: 84, range: 6...600, good: 40...120, unit: .points)),
            Parameter("count", "How many stars at a time.", .integer(default: 14, range: 0...500)),
            Parameter("colors", "The stars' colors.", .colors(default: ["#9E7AFF", "#FE8BBB"], count: 1...16)),
            Parameter(
                "life", "How long a star lives.", .number(default: 0.8, range: 0.05...60, good: 0.6...2, unit: .seconds)
            ),
            Parameter(
                "loop", "When all begins again.", .number(default: 4, range: 0.2...600, good: 3...12, unit: .seconds)),
            Parameter("color", "The letters' color.", .color(default: "#14161F")),
            Parameter("page", "The page's color.", .color(default: "#FFFFFF")),
        ],
        size: CGSize(width: 480, height: 220),
        duration: 4,
        loops: true,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    SparklesText(
                        text: values.text("text"), size: values.number("size"), count: values.integer("count"),
                        colors: values.colors("colors"), life: values.number("life"), loop: values.number("loop"),
                        color: values.color("color"))
                })
        })
}
