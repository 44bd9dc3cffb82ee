import Testing

@testable import KinoraViews

/// Style sheets of pages.
struct HTMLStyleSheetTests {
    private func style(_ sheet: String, _ tag: String, _ attributes: [String: String] = [:]) -> HTMLStyle {
        var (rules, style) = (HTMLStyleSheet(), HTMLStyle())
        rules.add(sheet)
        rules.apply(to: &style, tag: tag, attributes: attributes)
        return style
    }

    @Test("Tags, classes and both are selected, several at once; later rules win, and what a tag says itself is last")
    func selectors() {
        #expect(style("p { font-size: 20px }", "p").size == 20 && style("p { font-size: 20px }", "b").size == 12)
        #expect(style(".a { font-size: 20px }", "p", ["class": "b a"]).size == 20)
        #expect(style("b.a { font-size: 20px }", "p", ["class": "a"]).size == 12)
        #expect(style("h1, p { font-size: 20px }", "p").size == 20)
        #expect(style("* { font-size: 9px } p { font-size: 20px }", "p").size == 20)
        #expect(style("p { font-size: 20px !important }", "p", ["style": "font-size: 30px"]).size == 30)
    }

    @Test("Comments and selectors of other kinds are passed over")
    func others() {
        #expect(style("/* p { font-size: 9px } */ p { font-size: 20px }", "p").size == 20)
        #expect(style("div p { font-size: 20px } p:hover { font-size: 20px } @media x { }", "p").size == 12)
    }
}
