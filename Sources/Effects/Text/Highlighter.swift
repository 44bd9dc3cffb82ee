import KinoraViews

/// A pen that marks words of a line by hand, one after the other: seven ways to mark (Magic UI's highlighter, after rough
/// notation).
struct Highlighter: View {
    enum Mark: String, CaseIterable, Sendable {
        case highlight, underline, box, circle
        case strike = "strike-through"
        case cross = "crossed-off"
        case bracket
    }

    struct Piece: Identifiable {
        let id: Int
        let text: String
        let mark: Mark?
        let color: Color
        /// Seconds.
        let start: Double
    }

    let lines: [[Piece]]
    let size: Double
    /// Seconds of one mark.
    let duration: Double
    let ink: Color

    @State private var elapsed = 0.0

    /// Words in asterisks are marked; lines are separated by vertical lines.
    init(
        text: String, marks: [Mark], colors: [Color], size: Double, duration: Double, pause: Double, delay: Double,
        ink: Color
    ) {
        var marked = 0, id = 0
        lines = text.split(separator: "|").map { line in
            line.split(separator: "*", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
                guard !part.isEmpty else { return nil }
                defer { id += 1 }
                guard index % 2 == 1 else { return Piece(id: id, text: String(part), mark: nil, color: ink, start: 0) }
                defer { marked += 1 }
                return Piece(
                    id: id, text: String(part), mark: marks[marked % marks.count], color: colors[marked % colors.count],
                    start: delay + Double(marked) * (duration + pause))
            }
        }
        self.size = size
        self.duration = duration
        self.ink = ink
    }

    var body: some View {
        VStack(spacing: size * 0.5) {
            ForEach(lines.indices, id: \.self) { line in
                HStack(spacing: 0) {
                    ForEach(lines[line]) { piece in word(piece) }
                }
            }
        }
        .onAppear {
            let end = lines.joined().map(\.start).max() ?? 0
            withAnimation(.linear(duration: end + duration)) { elapsed = end + duration }
        }
    }

    @ViewBuilder
    private func word(_ piece: Piece) -> some View {
        let text = Text(piece.text).font(.system(size: size, weight: .semibold)).foregroundStyle(ink).fixedSize()
        if let mark = piece.mark {
            // A ring or a box takes room beside its word, so that it touches no neighbor.
            text.padding(.horizontal, mark == .circle || mark == .box ? size * 0.12 : 0).background {
                PenMark(
                    mark: mark, seed: piece.id, color: piece.color, size: size, start: piece.start, duration: duration,
                    elapsed: elapsed)
            }
        } else {
            text
        }
    }
}

struct HighlighterEntry: Effect {
    @Parameter("The lines, separated by |; words in asterisks are marked.")
    var text = "Frames that are *exact*|and *circled* by hand,|not *approximate* but *yours*"
    @Parameter("How they are marked in turn.")
    var marks: [Highlighter.Mark] = [.highlight, .circle, .strike, .underline]
    @Parameter(
        "The pens' colors in turn.", default: ["#FFE66D/#7A5A00", "#FF6B6B", "#8D99AE", "#4ECDC4"], count: 1...16)
    var colors: [Color]
    @Parameter("The letters' size.", in: 6...300, good: 20...60, unit: .points) var size = 33.0
    @Parameter("How long one mark takes.", in: 0.05...60, good: 0.4...1, unit: .seconds) var duration = 0.6
    @Parameter("The time between two marks.", in: 0...60, good: 0...0.5, unit: .seconds) var pause = 0.15
    @Parameter("When the first begins.", in: 0...60, good: 0...1, unit: .seconds) var delay = 0.3
    @Parameter("The letters' color.", default: "#1D2030/#f2f4ff") var ink: Color
    @Parameter("The page's color.", default: "#FFFDF6/#15130d") var page: Color

    var view: some View {
        EffectPage(color: page) {
            Highlighter(
                text: text, marks: marks, colors: colors,
                size: size, duration: duration, pause: pause, delay: delay, ink: ink)
        }
    }

    static let entry = CatalogueEntry(
        name: "highlighter",
        summary: "A pen that marks words by hand, one after the other, in seven ways.",
        size: CGSize(width: 480, height: 260),
        duration: 4,
        loops: false,
        effect: HighlighterEntry())
}
