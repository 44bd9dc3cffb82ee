import KinoraViews

/// Words that flow into each other: both are blurred until a threshold on their common alpha makes one shape of them.
struct MorphingText: View {
    let words: [String]
    /// Seconds of a change, and of rest between two.
    let morph: Double
    let hold: Double
    let size: CGFloat
    let color: Color

    var body: some View {
        TimelineView(.animation) { timeline in
            let cycle = morph + hold
            let turn = timeline.date.timeIntervalSinceReferenceDate / cycle
            let index = Int(turn.rounded(.down))
            let share = min(1, max(0, (turn - Double(index)) * cycle - hold) / morph)
            Canvas { context, area in
                let center = CGPoint(x: area.width / 2, y: area.height / 2)
                guard share > 0 else {
                    context.draw(Text(words[index % words.count]).font(font).foregroundColor(color), at: center)
                    return
                }
                context.addFilter(.colorMatrix(MorphingText.threshold))
                context.drawLayer { layer in
                    draw(words[index % words.count], share: 1 - share, at: center, in: &layer)
                    draw(words[(index + 1) % words.count], share: share, at: center, in: &layer)
                }
            }
        }
    }

    /// A word that is there to a share: the less, the more blurred and the fainter.
    private func draw(_ word: String, share: Double, at point: CGPoint, in layer: inout GraphicsContext) {
        guard share > 0 else { return }
        var own = layer
        own.opacity = Maths.pow(share, 0.4)
        own.addFilter(.blur(radius: min(size * 1.2, size * 0.1 * (1 / share - 1))))
        own.draw(Text(word).font(font).foregroundColor(color), at: point)
    }

    private var font: Font { .system(size: size, weight: .bold) }

    /// Alpha rises from 0 to 1 within an eighteenth of its range about the half: an edge, but a soft one.
    private static let threshold: ColorMatrix = {
        var matrix = ColorMatrix()
        (matrix.a4, matrix.a5) = (18, -8.5)
        return matrix
    }()
}

enum MorphingTextEffect {
    static let entry = CatalogueEntry(
        name: "morphing-text",
        summary: "Words that flow into each other like drops.",
        rows: [],
        parameters: [
            Parameter("words", "The words, separated by commas.", .text(default: "Light,Paper,Motion,Kinora")),
            Parameter(
                "morph", "How long a change takes.",
                .number(default: 1.5, range: 0.05...60, good: 0.8...3, unit: .seconds)),
            Parameter(
                "hold", "How long a word rests.", .number(default: 0.5, range: 0...600, good: 0.3...2, unit: .seconds)),
            Parameter(
                "size", "Size of the letters.", .number(default: 84, range: 4...400, good: 48...140, unit: .points)),
            Parameter("color", "The text's color.", .color(default: "#1b1d29")),
            Parameter("page", "The page's color.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 480, height: 180),
        duration: 8,
        loops: true,
        makeView: { values in
            let words = values.text("words").split(separator: ",").map { String($0.drop { $0 == " " }) }
            return AnyView(
                EffectPage(color: values.color("page")) {
                    MorphingText(
                        words: words.isEmpty ? [""] : words, morph: values.number("morph"), hold: values.number("hold"),
                        size: values.number("size"), color: values.color("color"))
                })
        })
}
