import Testing

@testable import KinoraTypography

@Suite("Tabs lead to the next of the stops, which are 28 points apart")
struct TabTests {
    private func layout(_ text: String, width: Double? = nil) throws -> TextLayout {
        var options = TextLayoutOptions()
        options.maximumWidth = width
        return try TextLayout([TextRun(text, font: FontRequest(size: 17))], options: options)
    }

    /// Where the sign of a byte of the text begins, from the left.
    private func place(_ byte: Int, _ line: TextLayout.Line) -> Double? {
        line.runs.lazy.flatMap(\.glyphs).first { $0.range.lowerBound == byte }?.x
    }

    @Test("in one line", arguments: [("a\tb", 28.0), ("\tb", 28), ("\t\tb", 56), ("WWWWW\tb", 84), ("a\tcc\tb", 56)])
    func stops(text: String, stop: Double) throws {
        let line = try layout(text).lines[0]
        let found = try #require(place(text.utf8.count - 1, line))
        #expect(abs(found - stop) < 1e-9)
    }

    @Test("A tab shows nothing, and what is before it stays where it is")
    func unseen() throws {
        let (tabbed, plain) = (try layout("name\tvalue").lines[0], try layout("name").lines[0])
        let tab = try #require(tabbed.runs.lazy.flatMap(\.glyphs).first { $0.range == 4..<5 })
        let space = try #require(layout(" ").lines[0].runs[0].glyphs.first)
        #expect(tab.id == space.id && tab.x == plain.bounds.width)
    }

    @Test("Words after tabs wrap where they do not fit, and tabs of the next line begin anew")
    func wrapped() throws {
        let text = "aaaa bbbb\tcc dddd\tee"
        let lines = try layout(text, width: 100).lines
        #expect(lines.count > 1 && lines.allSatisfy { $0.bounds.width <= 100.01 })
        let start = try #require(lines.lazy.compactMap { place(text.utf8.count - 2, $0) }.first)
        #expect(start.truncatingRemainder(dividingBy: 28) < 1e-9)
    }

    @Test("In text from right to left they are counted from the right")
    func fromTheRight() throws {
        let text = "\u{5D0}\t\u{5D1}"
        let line = try layout(text).lines[0]
        let glyph = try #require(line.runs.lazy.flatMap(\.glyphs).first { $0.range.lowerBound == 3 })
        #expect(abs(line.bounds.width - (glyph.x + glyph.advance) - 28) < 1e-9)
    }
}
