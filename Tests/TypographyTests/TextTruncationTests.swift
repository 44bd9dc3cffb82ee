import Foundation
import Testing

@testable import KinoraTypography

@Suite struct TextTruncationTests {
    private let text = "The quick brown fox jumps over the lazy dog"

    private func lines(
        _ text: String, _ mode: TextLayoutOptions.Truncation, width: Double, limit: Int = 1
    ) throws -> [TextLayout.Line] {
        var options = TextLayoutOptions()
        options.maximumWidth = width
        options.lineLimit = limit
        options.truncation = mode
        let layout = try TextLayout([TextRun(text, font: FontRequest(size: 17))], options: options)
        #expect(layout.isTruncated && layout.lines.count == limit)
        #expect(layout.lines.allSatisfy { $0.bounds.width <= width + 0.01 })
        return layout.lines
    }

    /// What the glyphs of a line say: the characters at their places, with the ellipsis where its glyph is.
    private func reading(_ line: TextLayout.Line, _ text: String) -> String {
        line.runs.flatMap { run in
            run.glyphs.map { glyph in
                glyph.id == run.face.glyph(for: "…")
                    ? "…" : String(decoding: Array(text.utf8)[glyph.range], as: UTF8.self)
            }
        }.joined()
    }

    @Test("The tail gives way to an ellipsis, as late as fits") func theTailGivesWayToAnEllipsisAsLateAsFits() throws {
        let line = try lines(text, .tail, width: 150)[0]
        let read = reading(line, text)
        #expect(read.hasSuffix("…") && text.hasPrefix(read.dropLast()) && !read.hasSuffix(" …"))
        let next = String(text.prefix(read.count)) + "…"
        #expect(try TextLayout([TextRun(next, font: FontRequest(size: 17))]).lines[0].bounds.width > 150)
    }

    @Test("The head gives way") func theHeadGivesWay() throws {
        let read = reading(try lines(text, .head, width: 150)[0], text)
        #expect(read.hasPrefix("…") && text.hasSuffix(read.dropFirst()) && read.count > 10)
    }

    @Test("The middle gives way") func theMiddleGivesWay() throws {
        let read = reading(try lines(text, .middle, width: 150)[0], text)
        let halves = read.split(separator: "…")
        try #require(halves.count == 2)
        #expect(text.hasPrefix(halves[0]) && text.hasSuffix(halves[1]))
        #expect(abs(halves[0].count - halves[1].count) <= 3)
    }

    @Test("Only the last allowed line is cut") func onlyTheLastAllowedLineIsCut() throws {
        let lines = try lines(text, .tail, width: 110, limit: 2)
        #expect(!reading(lines[0], text).contains("…") && reading(lines[1], text).hasSuffix("…"))
    }

    @Test("A line that ends with a newline still shows that more follows")
    func aLineThatEndsWithANewlineStillShowsThatMoreFollows() throws {
        let two = "first\nsecond"
        #expect(reading(try lines(two, .tail, width: 300)[0], two) == "first…")
    }

    @Test("Where nothing fits only the ellipsis stays") func whereNothingFitsOnlyTheEllipsisStays() throws {
        var options = TextLayoutOptions()
        options.maximumWidth = 1
        options.lineLimit = 1
        let layout = try TextLayout([TextRun(text, font: FontRequest(size: 17))], options: options)
        #expect(layout.lines.count == 1 && reading(layout.lines[0], text) == "…")
    }

    @Test(
        "An ellipsis alone takes the style of its own line's text",
        arguments: [TextLayoutOptions.Truncation.head, .middle, .tail])
    func anEllipsisAloneTakesTheStyleOfItsOwnLine(mode: TextLayoutOptions.Truncation) throws {
        var options = TextLayoutOptions()
        options.maximumWidth = 1
        options.lineLimit = 2
        options.truncation = mode
        let runs = [
            TextRun("A\n", font: FontRequest(size: 17)),
            TextRun("and a long bold tail", font: FontRequest(size: 17, weight: 700)),
        ]
        let lines = try TextLayout(runs, options: options).lines
        let last = try #require(lines.last?.runs.last)
        #expect(lines.count == 2 && lines[1].runs.count == 1)
        #expect(last.index == 1 && last.glyphs.map(\.id) == [last.face.glyph(for: "…")])
    }

    @Test("The ellipsis takes the style of the text before it") func theEllipsisTakesTheStyleOfTheTextBeforeIt() throws
    {
        var options = TextLayoutOptions()
        options.maximumWidth = 100
        options.lineLimit = 1
        let runs = [
            TextRun("Light ", font: FontRequest(size: 17)),
            TextRun("and a long bold tail", font: FontRequest(size: 17, weight: 700)),
        ]
        let last = try #require(try TextLayout(runs, options: options).lines[0].runs.last)
        #expect(last.index == 1 && last.glyphs.last?.id == last.face.glyph(for: "…"))
    }
}
