import Foundation
import Testing

@testable import KinoraViews

/// Pages of HTML as attributed texts.
struct HTMLTextTests {
    @Test(
        "White space is one space, blocks are paragraphs of their own, lists have signs",
        arguments: [
            ("a  b\n c", "a b c"), ("<p>a</p><p>b</p>", "a\nb\n"), ("a<p>b", "a\nb"), ("<p>a <p> b", "a\nb"),
            ("a<br>b<br/> c", "a\u{2028}b\u{2028}c"), ("<h1>T</h1>x", "T\nx"), ("<div><div>a</div></div>b", "a\nb"),
            ("<ul><li>a<li>b</ul>c", "\t•\ta\n\t•\tb\nc"),
            ("<ol start=3><li>a</li><li>b</li></ol>", "\t3.\ta\n\t4.\tb\n"),
            ("<ul><li>a<ul><li>b</li></ul></li></ul>", "\t•\ta\n\t◦\tb\n"), ("<pre>a  b\n c</pre>", "a  b\n c\n"),
            ("<head><title>T</title></head><script>x < y</script>b", "b"), ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"),
            ("<b>a</i></b> <b>c", "a c"), ("<p style='display: none'>a</p>b", "b"), ("", ""),
        ])
    func words(source: String, words: String) {
        #expect(HTMLText.attributed(source).string == words)
    }

    private func attributes(_ source: String, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        HTMLText.attributed(source).attributes(at: index, effectiveRange: nil)
    }

    @Test("Words are bold, italic, underlined, struck, raised and linked where their tags are")
    func attributes() throws {
        let font = try #require(attributes("<b><i>x</i></b>")[.font] as? UIFont)
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) && font.pointSize == 12)
        #expect(
            (attributes("a<b>b</b>")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(attributes("<u>x</u>")[.underlineStyle] as? Int == 1 && attributes("x")[.underlineStyle] == nil)
        #expect(attributes("<s>x</s>")[.strikethroughStyle] as? Int == 1)
        #expect(attributes("<a href='https://a.b/c'>x</a>")[.link] as? URL == URL(string: "https://a.b/c"))
        #expect(((attributes("a<sup>2</sup>", at: 1)[.baselineOffset] as? CGFloat) ?? 0) > 0)
        let style = attributes("<center>x</center>")[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center)
    }

    @Test("A style sheet holds for the page, with or without its body")
    func sheet() throws {
        for page in [
            "<style>body { font-size: 17px; color: red }</style>x",
            "<style>body{font-size:17px;color:#f00}</style><body><p>x",
        ] {
            let found = attributes(page)
            #expect((found[.font] as? UIFont)?.pointSize == 17)
            #expect(found[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }
}
