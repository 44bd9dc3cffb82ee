import Foundation
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// Texts that UIKit's commands draw into a context.
@MainActor
struct TextDrawingTests {
    private func probe(_ draw: () -> Void) throws -> SceneProbe {
        let context = CGContext(size: CGSize(width: 200, height: 100), scale: 1)
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return SceneProbe(FrameScene(size: CGSize(width: 200, height: 100), nodes: context.nodes))
    }
    private let font = UIFont.systemFont(ofSize: 20)

    @Test("A text is aligned in its rectangle as its paragraph says")
    func alignment() throws {
        func left(_ alignment: NSTextAlignment) throws -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
            return try #require(
                try probe { "word".draw(in: CGRect(x: 10, y: 0, width: 180, height: 50), withAttributes: attributes) }
                    .texts.first
            ).origin.x
        }
        let width = "word".size(withAttributes: [.font: font]).width
        let (start, middle, end) = (try left(.left), try left(.center), try left(.right))
        #expect(abs(start - 10) < 2 && abs(middle - start - (180 - width) / 2) < 1)
        #expect(abs(end - start - (180 - width)) < 1)
    }

    @Test("Each part of a text is drawn with its own attributes")
    func parts() throws {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: font])
        text.addAttributes(
            [
                .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
                .backgroundColor: UIColor.blue,
            ],
            range: NSRange(location: 4, length: 3))
        let shown = try probe { text.draw(at: .zero) }
        let paints = shown.texts.map(\.run.paint)
        #expect(paints.contains(.color(.black)) && paints.contains(.color(UIColor.red.cgColor.rgba)))
        // Its ground, and the line below it.
        #expect(shown.fills.map(\.paint) == [.color(UIColor.blue.cgColor.rgba), .color(UIColor.red.cgColor.rgba)])
        #expect(shown.fills.allSatisfy { $0.rect.minX > 20 })
    }

    @Test("A text that is not to wrap is cut")
    func truncation() throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "one two three four five", attributes: [.font: font, .paragraphStyle: style])
        let runs = try probe { text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 100)) }.texts
        #expect(Set(runs.flatMap { $0.run.glyphs.map(\.y) }).count == 1)
        style.lineBreakMode = .byWordWrapping
        let wrapped = NSAttributedString(
            string: "one two three four five", attributes: [.font: font, .paragraphStyle: style])
        let lines = try probe { wrapped.draw(in: CGRect(x: 0, y: 0, width: 80, height: 100)) }.texts
        #expect(Set(lines.flatMap { $0.run.glyphs.map(\.y) }).count > 2)
    }

    @Test("The shadow of a text is drawn with it")
    func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        let context = CGContext(size: CGSize(width: 200, height: 100), scale: 1)
        UIGraphicsPushContext(context)
        "word".draw(at: .zero, withAttributes: [.font: font, .shadow: shadow])
        "word".draw(at: .zero, withAttributes: [.font: font])
        UIGraphicsPopContext()
        let offsets = context.nodes.map { node -> CGSize? in
            if case .layer(.filter(.dropShadow(_, _, let offset)), _) = node { offset } else { nil }
        }
        #expect(offsets == [CGSize(width: 2, height: 3), nil])
    }
}
