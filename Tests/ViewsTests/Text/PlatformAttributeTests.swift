import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's attributes of attributed strings are drawn as SwiftUI's.
@MainActor
struct PlatformAttributeTests {
    private final class Log { var height: CGFloat = 0 }

    @Test("Fonts and colors of UIKit draw what the same ones of SwiftUI draw")
    func drawn() throws {
        var (old, new) = (AttributedString("word"), AttributedString("word"))
        old.uiKit.font = .systemFont(ofSize: 30, weight: .bold)
        old.uiKit.foregroundColor = .red
        old.uiKit.kern = 3
        new.font = .system(size: 30, weight: .bold)
        new.foregroundColor = Color(UIColor.red)
        new.kern = 3
        func nodes(_ text: AttributedString) throws -> String {
            "\(try lowered(Text(text), size: CGSize(width: 300, height: 60)))"
        }
        #expect(try nodes(old) == nodes(new) && nodes(old) != nodes(AttributedString("word")))
    }

    @Test("A value of one kind chooses its scope; one of both kinds is SwiftUI's")
    func scopes() {
        var text = AttributedString("a")
        text.font = UIFont.systemFont(ofSize: 30)
        text.foregroundColor = .red
        #expect(text.uiKit.font == .systemFont(ofSize: 30) && text.swiftUI.font == nil)
        #expect(text.swiftUI.foregroundColor == .red && text.uiKit.foregroundColor == nil)
        text.font = .title
        #expect(text.swiftUI.font == .title)
    }

    @Test("A button's transformer sets UIKit's font")
    func transformer() {
        let transformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 31, weight: .heavy)
            return outgoing
        }
        #expect(transformer(AttributeContainer()).uiKit.font == .systemFont(ofSize: 31, weight: .heavy))
    }

    @Test("A label draws its text's attributes, and is as large as they make it")
    func label() throws {
        let label = UILabel()
        label.text = "plain"
        let plain = label.intrinsicContentSize
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        label.attributedText = NSAttributedString(
            string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 34), .paragraphStyle: style])
        #expect(label.text == "plain" && label.intrinsicContentSize.height > plain.height * 1.8)
        label.text = "plain"
        #expect(label.attributedText == nil && label.intrinsicContentSize == plain)
    }

    @Test("A paragraph's style is copied, compared and carried by attributed strings")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.alignment = .right
        #expect(copy != style && style.alignment == .natural)
        let old = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        let text = NSAttributedString(AttributedString(old))
        #expect(text.paragraphStyle?.lineSpacing == 7)
    }

    @Test("A resolved font tells its size and traits, which can be taken away again")
    func resolved() {
        let context = EnvironmentValues().fontResolutionContext
        let bold = Font.body.bold(true).resolve(in: context)
        #expect(bold.isBold && !bold.isItalic && bold.pointSize == 17)
        #expect(!Font.body.bold().bold(false).resolve(in: context).isBold)
        #expect(Font.body.italic().italic(false).resolve(in: context) == Font.body.resolve(in: context))
        #expect(Font.body.scaled(by: 2).resolve(in: context).pointSize == 34)
        var large = EnvironmentValues()
        large.dynamicTypeSize = .xxxLarge
        #expect(Font.body.resolve(in: large.fontResolutionContext).pointSize == 23)
        #expect(Font.system(size: 12).pointSize(20).resolve(in: context).pointSize == 20)
    }

    @Test("A line height moves the lines of a text apart, and a range of limits reserves room for its first")
    func lines() throws {
        func height(_ view: some View) throws -> CGFloat {
            let log = Log()
            _ = try Stage(size: CGSize(width: 300, height: 300), duration: 0) {
                view.onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    log.height = $0
                }
            }.scene(at: 0)
            return log.height
        }
        let text = Text("one\ntwo").font(.system(size: 20))
        #expect(try height(text.lineHeight(.exact(points: 50))) == 100)
        #expect(try height(text.lineHeight(.multiple(factor: 2))) == 80)
        #expect(try height(text.lineHeight(.loose)) == height(text) + 4)
        #expect(try height(text.lineHeight(.normal)) == height(text))
        let one = try height(Text("one"))
        #expect(try height(Text("one").lineLimit(3...)) == height(Text("one\ntwo\nthree")))
        #expect(try height(Text("one").lineLimit(2...5)) == height(Text("one\ntwo")))
        #expect(try height(Text("one").lineLimit(...5)) == one && height(Text("one").lineLimit(1...3)) == one)
    }
}
