import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pictures in attributed texts of UIKit.
@MainActor
struct TextAttachmentTests {
    /// A picture of some points, with two pixels to each.
    private func picture(_ width: Int, _ height: Int) -> UIImage {
        UIImage(
            cgImage: CGImage(kinoraPixels: Pixmap(width: 2 * width, height: 2 * height)), scale: 2, orientation: .up)
    }

    private func shown(_ attachment: NSTextAttachment) throws -> CGRect? {
        let label = Hosted {
            let label = UILabel()
            let text = NSMutableAttributedString(string: "ab ")
            text.append(NSAttributedString(attachment: attachment))
            label.attributedText = text
            return label
        }
        let stage = Stage(size: CGSize(width: 200, height: 60), duration: 1) { label.fixedSize() }
        return try SceneProbe(stage.scene(at: 0)).images.first
    }

    @Test("A picture is drawn in its own size, or as wide as its bounds say, and as far above the base line")
    func sizes() throws {
        let attachment = NSTextAttachment(image: picture(20, 10))
        let own = try #require(try shown(attachment))
        #expect(own.size == CGSize(width: 20, height: 10))
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
        let small = try #require(try shown(attachment))
        #expect(small.size == CGSize(width: 10, height: 5))
        #expect(abs(small.maxY - own.maxY) < 0.01)
        attachment.bounds.origin.y = -3
        let low = try #require(try shown(attachment))
        #expect(abs(low.maxY - small.maxY - 3) < 0.01)
    }

    @Test("A label makes room for it")
    func room() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab")
        label.attributedText = text
        let without = label.intrinsicContentSize
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture(40, 10))))
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.width - without.width - 40) <= 1)
    }

    @Test("An attachment is still there after the way to SwiftUI's strings and back")
    func bridged() {
        let attachment = NSTextAttachment(image: picture(4, 4))
        let text = NSAttributedString(AttributedString(NSAttributedString(attachment: attachment)))
        #expect(text.string == "\u{FFFC}")
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }
}
