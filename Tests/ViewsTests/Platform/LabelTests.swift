import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What labels of one's own change of how a label draws its text, and what a label says of its letters.
@MainActor
struct LabelTests {
    private class Padded: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
            let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
            return text.inset(
                by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }
    }

    private func texts(_ label: UILabel) throws -> [(run: GlyphRun, origin: CGPoint)] {
        label.text = label.text ?? "Words"
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1) { Hosted { label } }
        return try SceneProbe(stage.scene(at: 0)).texts
    }

    @Test("A class that insets its text has it within, and is larger by the insets")
    func insets() throws {
        let plain = UILabel()
        let (first, second) = (try texts(plain)[0].origin, try texts(Padded())[0].origin)
        #expect(abs(second.x - first.x - 10) < 1e-6 && abs(second.y - first.y + 1) < 1e-6)
        let padded = Padded()
        padded.text = "Words"
        let (own, wanted) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
        #expect(wanted == CGSize(width: own.width + 30, height: own.height + 10))
    }

    @Test("A class that draws no text has none, whatever else it draws")
    func silence() throws {
        final class Ruled: UILabel {
            override func drawText(in rect: CGRect) { UIBezierPath(rect: rect).fill() }
        }
        #expect(try texts(Ruled()).isEmpty)
    }

    @Test("Letters have another color while they are highlighted")
    func letters() throws {
        let label = UILabel()
        (label.highlightedTextColor, label.isHighlighted) = (.red, true)
        #expect(try texts(label)[0].run.paint.rgba == RGBA(red: 1, green: 0, blue: 0))
    }
}
