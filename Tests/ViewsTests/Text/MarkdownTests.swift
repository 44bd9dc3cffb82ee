import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Markdown in localized strings, and attributed strings as text.
@MainActor
struct MarkdownTests {
    /// The stretches with a letter for each meaning: s strong, e emphasized, c code, x struck, l link.
    private func read(_ text: String) -> String {
        InlineMarkdown.stretches(of: text).map { text, meaning in
            let signs =
                (meaning.isStrong ? "s" : "") + (meaning.isEmphasized ? "e" : "") + (meaning.isCode ? "c" : "")
                + (meaning.isStruck ? "x" : "") + (meaning.link.map { "l(\($0))" } ?? "")
            return signs.isEmpty ? text : "{\(signs):\(text)}"
        }.joined()
    }

    @Test(
        "Emphasis, code, strikethrough and links are read as CommonMark says",
        arguments: [
            ("plain", "plain"), ("a **b** c", "a {s:b} c"), ("*a*", "{e:a}"), ("_a_ b", "{e:a} b"),
            ("***a***", "{se:a}"), ("**a *b* c**", "{s:a }{se:b}{s: c}"), ("`*a*`", "{c:*a*}"),
            ("~~a~~", "{x:a}"), ("[a](https://b.c)", "{l(https://b.c):a}"), ("[**a**](b)", "{sl(b):a}"),
            ("<https://a.b>", "{l(https://a.b):https://a.b}"), ("\\*a\\*", "*a*"),
            // Signs that are only themselves.
            ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**a", "**a"), ("a < b", "a < b"),
            ("[a] (b)", "[a] (b)"), ("`a", "`a"), ("a ** b **", "a ** b **"), ("", ""), ("\\", "\\"),
            // Emphasis in emphasis, as in the examples of CommonMark.
            ("*a **b***", "{e:a }{se:b}"), ("***a** b*", "{se:a}{e: b}"), ("**a *b***", "{s:a }{se:b}"),
            ("*a **b** c*", "{e:a }{se:b}{e: c}"), ("**a*", "*{e:a}"), ("a*b*c", "a{e:b}c"), ("__a__", "{s:a}"),
            ("*a `b*` c", "*a {c:b*} c"), ("~~a *b*~~", "{x:a }{ex:b}"), ("~a~", "{x:a}"), ("~~~a~~~", "~~~a~~~"),
            ("*a [b*](c)", "*a {l(c):b*}"), ("*[a](b)*", "{el(b):a}"), ("`` `a` ``", "{c:`a`}"),
            // Entities, addresses and tags.
            ("a &amp; b &#8212; c &nothing; &", "a & b \u{2014} c &nothing; &"), ("\\&amp;", "&amp;"),
            ("`&amp;`", "{c:&amp;}"), ("<a.b@c.de>", "{l(mailto:a.b@c.de):a.b@c.de}"), ("a <b>c</b>", "a <b>c</b>"),
            ("<a href=\"x://y\">z", "<a href=\"x://y\">z"),
            ("see https://a.b/c.", "see {l(https://a.b/c):https://a.b/c}."),
            ("(www.a.b)", "({l(http://www.a.b):www.a.b})"), ("to x@y.zz, now", "to {l(mailto:x@y.zz):x@y.zz}, now"),
            ("a@b", "a@b"), ("http://x", "http://x"), ("[https://a.b](c)", "{l(c):https://a.b}"),
            ("[a](b(c)d)", "{l(b(c)d):a}"), ("[a](<b c>)", "{l(b c):a}"),
        ])
    func inline(text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test("Markdown is read in the string itself and not in values that are put into it")
    func values() {
        let name = "**x**"
        let text = Text("**Hi** \(name), \(Text("*b*").italic())")
        let parts = text.segments.map { segment -> String in
            guard case .string(let string) = segment.content else { return "?" }
            return string
        }
        #expect(parts == ["Hi", " ", "**x**", ", ", "b"])
        #expect(text.segments[0].attributes.weight == .bold)
        #expect(text.segments[2].attributes.weight == nil)
        #expect(text.segments[4].attributes.isItalic == true)
        // A string that is no localized one is shown as it is.
        #expect(Text(name).segments.count == 1)
        #expect(Text(verbatim: "**x**").segments.count == 1)
    }

    @Test("An attributed string's runs keep their fonts, colors, lines and links")
    func attributed() throws {
        var string = AttributedString("one two")
        string.foregroundColor = .red
        let range = try #require(string.range(of: "two"))
        string[range].font = .title
        string[range].backgroundColor = .yellow
        string[range].underlineStyle = .single
        string[range].kern = 3
        let segments = Text(string).segments
        #expect(segments.count == 2)
        #expect(segments[0].attributes.background == nil)
        #expect(segments[0].attributes.style != nil)
        #expect(segments[1].attributes.font == .title)
        #expect(segments[1].attributes.background == .yellow)
        #expect(segments[1].attributes.underline?.isActive == true)
        #expect(segments[1].attributes.kerning == 3)
    }

    @Test("An attributed string can be made of Markdown")
    func attributedMarkdown() throws {
        let string = try AttributedString(markdown: "a **b** [c](https://d.e)")
        #expect(String(string.characters) == "a b c")
        #expect(string.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized, nil, nil])
        #expect(string.runs.compactMap { $0.link?.absoluteString } == ["https://d.e"])
        #expect(Text(string).segments.map(\.attributes.weight) == [nil, .bold, nil, nil])
    }

    @Test("What is behind a run is painted over its line's height, before its letters")
    func background() throws {
        var string = AttributedString("ab")
        string.backgroundColor = .green
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { Text(string).font(.system(size: 20)) }
        let fills = try SceneProbe(stage.scene(at: 0)).fills
        let rect = try #require(fills.first?.rect)
        #expect(fills.count == 1)
        #expect(rect.width > 15 && rect.width < 35)
        #expect(rect.height > 20 && rect.height < 30)
    }

    @Test("Brackets nest as deep as documents do; deeper ones are text")
    func nesting() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + "a" + String(repeating: "]", count: depth) + "(b)"
        }
        let deepest = MarkdownBlocks.depthLimit
        #expect(InlineMarkdown.stretches(of: nested(deepest)).map(\.meaning.link) == ["b"])
        let deeper = InlineMarkdown.stretches(of: nested(deepest + 1))
        #expect(deeper.map(\.text).joined() == nested(deepest + 1))
        #expect(deeper.allSatisfy { $0.meaning.link == nil })
    }

    @Test(
        "Words agree with a number where they are told to",
        arguments: [
            ("^[1 apple](inflect: true)", "1 apple"), ("^[3 apple](inflect: true)", "3 apples"),
            ("^[0 box](inflect: true) left", "0 boxes left"), ("^[2 City](inflect: true)", "2 Cities"),
            ("^[5 small day](inflect:true)", "5 small days"), ("^[2 person](inflect: true)", "2 people"),
            ("^[4 apple](morphology: {})", "4 apple"), ("2^[3", "2^[3"), ("a^b", "a^b"),
        ])
    func inflection(text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test("The number may be a value")
    func inflectedValue() {
        let count = 2
        let strings = Text("^[\(count) file](inflect: true) found").segments.map { segment -> String in
            switch segment.content {
            case .string(let string): string
            case .resolved(let make): make(EnvironmentValues())
            default: "?"
            }
        }
        #expect(strings.joined() == "2 files found")
    }
}
