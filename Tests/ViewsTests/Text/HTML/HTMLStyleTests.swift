import Testing

@testable import KinoraViews

/// What tags, attributes and declarations do to a page's text.
struct HTMLStyleTests {
    private func style(_ change: (inout HTMLStyle) -> Void) -> HTMLStyle {
        var style = HTMLStyle()
        change(&style)
        return style
    }

    @Test(
        "Headings have the sizes of browsers, in ems of 12 points, and are bold",
        arguments: [("h1", 24), ("h2", 18), ("h3", 14.04), ("h4", 12), ("h5", 9.96), ("h6", 8.04)])
    func headings(name: String, size: Double) {
        let heading = style { $0.open(name, [:]) }
        #expect(abs(heading.size - size) < 0.001 && heading.isBold)
    }

    @Test("Fonts have seven sizes, as steps or as a distance from the third")
    func fonts() {
        func size(_ text: String) -> CGFloat { style { $0.open("font", ["size": text]) }.size }
        #expect(["1", "3", "7", "9"].map(size) == [7.5, 12, 36, 36])
        #expect(["+1", "-1", "x"].map(size) == [13.5, 9.75, 12])
        #expect(style { $0.open("font", ["color": "#f00"]) }.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(style { $0.open("font", ["face": "Menlo"]) }.family == .monospaced)
    }

    @Test("Links are blue and underlined; a name of a place is none")
    func links() {
        let link = style { $0.open("a", ["href": "x"]) }
        #expect(link.link == "x" && link.isUnderlined && link.color != HTMLStyle().color)
        #expect(style { $0.open("a", ["name": "x"]) } == HTMLStyle())
    }

    @Test(
        "Lengths are pixels, ems or percent of the size around them",
        arguments: [("17px", 17), ("17", 17), ("1.5em", 18), ("2rem", 24), ("50%", 6), ("large", 12), ("9pt", 9)])
    func lengths(text: String, size: Double) {
        #expect(style { $0.set("font-size", text) }.size == CGFloat(size))
    }

    @Test(
        "Colors have names, three to eight digits, or numbers",
        arguments: [
            ("red", 1, 0, 0, 1), ("#0f0", 0, 1, 0, 1), ("#0000ff80", 0, 0, 1, 128.0 / 255),
            ("rgb(255, 0, 51)", 1, 0, 0.2, 1),
            ("rgba(0,0,0,0.5)", 0, 0, 0, 0.5), ("rgb(100% 0% 0% / 50%)", 1, 0, 0, 0.5), ("transparent", 0, 0, 0, 0),
        ] as [(String, Double, Double, Double, Double)])
    func colors(text: String, red: Double, green: Double, blue: Double, alpha: Double) throws {
        let color = try #require(HTMLColor.named(text))
        let parts = [red, green, blue, alpha]
        #expect(zip(color.cgColor.components ?? [], parts).allSatisfy { abs($0 - CGFloat($1)) < 0.003 })
    }

    @Test("What is no color is none", arguments: ["", "#12", "#12345", "#xyz", "rgb(1)", "reddish"])
    func noColors(text: String) { #expect(HTMLColor.named(text) == nil) }
}
