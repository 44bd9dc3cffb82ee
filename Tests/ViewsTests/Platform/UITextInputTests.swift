import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fields and views of UIKit's that text is written into.
@MainActor
struct UITextInputTests {
    private func probe(_ make: @escaping () -> UIView) throws -> SceneProbe {
        let view = Hosted { make() }.frame(width: 300, height: 200)
        return try SceneProbe(Stage(size: CGSize(width: 300, height: 200), duration: 1) { view }.scene(at: 0))
    }

    @Test("What is changed in a view's text storage is shown, with its attributes")
    func storage() throws {
        let red = try probe {
            let view = UITextView()
            view.text = "abc"
            view.textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            view.textStorage.append(NSAttributedString(string: "de"))
            #expect(view.text == "abcde" && view.attributedText.length == 5)
            return view
        }
        #expect(red.texts.reduce(0) { $0 + $1.run.glyphs.count } == 5)
        let plain = try probe {
            let view = UITextView()
            (view.attributedText, view.text) = (NSAttributedString(string: "x", attributes: [.kern: 9]), "abc")
            return view
        }
        #expect(plain.texts.reduce(0) { $0 + $1.run.glyphs.count } == 3)
    }

    @Test("A line begins at the inset and the padding of the text container, which has no more lines than it may")
    func container() throws {
        func view(_ padding: CGFloat, lines: Int = 0) -> UITextView {
            let view = UITextView()
            (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, padding)
            view.textContainer.maximumNumberOfLines = lines
            view.text = "a\nb\nc"
            return view
        }
        func left(_ probe: SceneProbe) throws -> CGFloat { try #require(probe.texts.first).origin.x }
        let (none, ten) = (try left(probe { view(0) }), try left(probe { view(10) }))
        #expect(abs(ten - none - 10) < 0.01)
        let room = CGSize(width: 200, height: 900)
        #expect(view(0).sizeThatFits(room).width + 20 == view(10).sizeThatFits(room).width)
        func bottom(_ probe: SceneProbe) throws -> CGFloat { try #require(probe.texts.map(\.origin.y).max()) }
        #expect(try bottom(probe { view(0, lines: 2) }) < bottom(probe { view(0) }))
    }

    @Test("Fields keep what is said about their keyboards, and views of one's own need not say anything")
    func traits() {
        let field = UITextField()
        (field.textContentType, field.spellCheckingType, field.keyboardAppearance) = (.emailAddress, .no, .dark)
        #expect(field.textContentType == .emailAddress && field.spellCheckingType == .no)
        #expect(field.keyboardAppearance == .dark && field.autocapitalizationType == .sentences)
        #expect(UISearchBar().returnKeyType == .search && UITextView().returnKeyType == .default)
        final class Code: UIView, UIKeyInput {
            var digits = ""
            var hasText: Bool { !digits.isEmpty }
            func insertText(_ text: String) { digits += text }
            func deleteBackward() { digits.removeLast() }
        }
        let code = Code()
        code.insertText("12")
        code.deleteBackward()
        #expect(code.digits == "1" && code.keyboardType == .default && !code.isSecureTextEntry)
    }

    @Test("Places in a text are counted in letters, and a stretch of it is read and replaced")
    func places() throws {
        let view = UITextView()
        view.text = "a👍🏽bc"
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let end = try #require(view.position(from: start, offset: 2))
        let range = try #require(view.textRange(from: start, to: end))
        #expect(view.text(in: range) == "👍🏽b" && view.offset(from: start, to: view.endOfDocument) == 3)
        #expect(view.position(from: end, offset: 2) == nil)
        view.replace(range, withText: "-")
        #expect(view.text == "a-c")
    }

    @Test("A field's text may say its font and its color")
    func attributed() {
        let field = UITextField()
        field.attributedText = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 31), .foregroundColor: UIColor.red])
        #expect(field.text == "a" && field.font?.pointSize == 31 && field.textColor == .red)
    }

    @Test("A class may say of which type its layer is")
    func layers() throws {
        final class Ramp: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
            override class func _kinoraMakeLayer() -> CALayer { CAGradientLayer() }
            override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
        }
        let ramp = Ramp(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        ramp.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(ramp.layer.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("A renderer's format says how large the picture is")
    func renderers() {
        var seen: CGRect?
        _ = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { seen = $0.format.bounds }
        #expect(seen == CGRect(x: 0, y: 0, width: 7, height: 5))
    }
}
