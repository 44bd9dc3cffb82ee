import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// Lines below and through text, and along the outlines of letters.
@MainActor
struct TextLineStyleTests {
    private let black = Paint.color(.black)

    /// What is drawn besides letters: rectangles, and lines with their dashes.
    private func lines(_ text: Text) throws -> (fills: [CGRect], strokes: [Stroke]) {
        let nodes = try leaves(text)
        return (
            nodes.compactMap { if case .fill(let fill) = $0 { fill.path.boundingRect } else { nil } },
            nodes.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
        )
    }
    private func leaves(_ text: Text) throws -> [Node] {
        func flat(_ nodes: [Node]) -> [Node] {
            nodes.flatMap { node -> [Node] in
                switch node {
                case .group(let children), .layer(_, let children): flat(children)
                default: [node]
                }
            }
        }
        return flat(try Stage(size: CGSize(width: 200, height: 60), duration: 1) { text }.scene(at: 0).nodes)
    }

    @Test("A pattern is drawn in pieces as long as the line is thick makes them; a solid line is a rectangle")
    func patterns() throws {
        let solid = try lines(Text("word").underline())
        #expect(solid.fills.count == 1 && solid.strokes.isEmpty)
        let thickness = try #require(solid.fills.first).height
        for (pattern, pieces) in [
            (Text.LineStyle.Pattern.dot, [3, 3] as [CGFloat]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
            (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ] {
            let drawn = try lines(Text("word").strikethrough(true, pattern: pattern, color: .red))
            #expect(drawn.fills.isEmpty && drawn.strokes.map(\.style.dash) == [pieces.map { $0 * thickness }])
            #expect(drawn.strokes.first?.style.lineWidth == thickness)
        }
    }

    @Test("UIKit's lines are thick, double or in pieces; a pattern alone is no line")
    func platformStyles() throws {
        func text(_ style: NSUnderlineStyle) -> Text {
            Text(AttributedString(NSAttributedString(string: "word", attributes: [.underlineStyle: style.rawValue])))
        }
        let single = try #require(try lines(text(.single)).fills.first).height
        let thick = try #require(try lines(text(.thick)).fills.first).height
        #expect(abs(thick - 2 * single) < 1e-9)
        #expect(try lines(text(.double)).fills.count == 2)
        #expect(try lines(text([.single, .patternDash, .byWord])).strokes.count == 1)
        #expect(try lines(text(.patternDash)).strokes.isEmpty && lines(text([])).fills.isEmpty)
        let back = NSAttributedString(AttributedString("a", attributes: AttributeContainer([.underlineStyle: 0x0209])))
        #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 0x0209)
    }

    @Test("Letters have an outline in hundredths of their size, alone or over what fills them")
    func outlines() throws {
        func text(_ width: Double) -> Text {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 50), .strokeWidth: width, .strokeColor: UIColor.red,
            ]
            return Text(AttributedString(NSAttributedString(string: "o", attributes: attributes)))
        }
        func letters(_ text: Text) throws -> Int {
            try leaves(text).filter { if case .glyphs = $0 { true } else { false } }.count
        }
        let line = try #require(try lines(text(4)).strokes.first)
        #expect(line.style.lineWidth == 2 && line.paint == .color(UIColor.red.cgColor.rgba))
        #expect(try letters(text(4)) == 0 && letters(text(-4)) == 1 && letters(text(0)) == 1)
        #expect(try lines(text(-4)).strokes.count == 1 && lines(text(0)).strokes.isEmpty)
    }
}
