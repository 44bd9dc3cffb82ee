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
            // The shapes alone are blurred and cut at the threshold; the color comes behind it, so that edges have no other.
            Rectangle().fill(color).mask {
                Canvas { context, area in
                    let center = CGPoint(x: area.width / 2, y: area.height / 2)
                    guard share > 0 else {
                        context.draw(Text(words[index % words.count]).font(font).foregroundColor(.black), at: center)
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
    }

    /// A word that is there to a share: the less, the more blurred and the fainter.
    private func draw(_ word: String, share: Double, at point: CGPoint, in layer: inout GraphicsContext) {
        guard share > 0 else { return }
        var own = layer
        own.opacity = Maths.pow(share, 0.4)
        own.addFilter(.blur(radius: min(size * 1.2, size / 12 * (1 / share - 1))))
        own.draw(Text(word).font(font).foregroundColor(.black), at: point)
    }

    private var font: Font { .system(size: size, weight: .bold) }

    /// Alpha rises from 0 to 1 within a fortieth of its range about .549, where Magic UI's threshold of 140 of 255 lies: an edge
    /// about a pixel wide.
    private static let threshold: ColorMatrix = {
        var matrix = ColorMatrix()
        (matrix.a4, matrix.a5) = (40, -40 * 0.549 + 0.5)
        return matrix
    }()
}

struct MorphingTextEffect: Effect {
    @Parameter("The words, separated by commas.") var words = "Light,Paper,Motion,Kinora"
    @Parameter("How long a change takes.", in: 0.05...60, good: 0.8...3, unit: .seconds) var morph = 1.5
    @Parameter("How long a word rests.", in: 0...600, good: 0.3...2, unit: .seconds) var hold = 0.5
    @Parameter("Size of the letters.", in: 4...400, good: 48...140, unit: .points) var size = 84.0
    @Parameter("The text's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let words = words.split(separator: ",").map { String($0.drop { $0 == " " }) }
        return EffectPage(color: page) {
            MorphingText(
                words: words.isEmpty ? [""] : words, morph: morph, hold: hold, size: size, color: color)
        }
    }

    static let entry = CatalogueEntry(
        name: "morphing-text",
        summary: "Words that flow into each other like drops.",
        size: CGSize(width: 480, height: 180),
        duration: 8,
        loops: true,
        effect: MorphingTextEffect())
}
