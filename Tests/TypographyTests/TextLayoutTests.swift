import Foundation
import Testing

@testable import KinoraTypography

@Suite struct TextLayoutTests {
    private let body = FontRequest(size: 17)

    private func layout(_ text: String, _ change: (inout TextLayoutOptions) -> Void = { _ in }) throws -> TextLayout {
        var options = TextLayoutOptions()
        options.displayScale = 3
        change(&options)
        return try TextLayout([TextRun(text, font: body)], options: options)
    }

    /// What each line says, from the ranges of its glyphs.
    private func words(_ layout: TextLayout, _ text: String) -> [String] {
        layout.lines.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }

    @Test("Words wrap greedily and the frame is as wide as the longest line")
    func wordsWrapGreedilyAndTheFrameIsAsWideAsTheLongestLine() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let result = try layout(text) { $0.maximumWidth = 130 }
        let lines = words(result, text)
        #expect(lines.joined() == text && lines.allSatisfy { $0.count < 20 })
        #expect(result.lines.allSatisfy { $0.bounds.width <= 130.01 })
        let longest = try #require(result.lines.map(\.bounds.width).max())
        #expect(result.size.width >= longest && result.size.width < longest + 1.0 / 3 + 1e-9)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let first = next.split(separator: " ")[0]
            #expect(try layout(line + first).lines[0].bounds.width > 130)
        }
    }

    @Test("Text laid out in the width it measured does not wrap") func textLaidOutInTheWidthItMeasuredDoesNotWrap()
        throws
    {
        for text in ["Hello", "AVATAR To Wave", "The quick brown fox", "1,234.56 €", "iiiiii WWWW"] {
            let free = try layout(text)
            let fitted = try layout(text) { $0.maximumWidth = free.size.width }
            #expect(fitted.lines.count == 1 && fitted.size == free.size && !fitted.isTruncated)
        }
    }

    @Test("Newlines end lines, and an empty line is as high as another")
    func newlinesEndLinesAndAnEmptyLineIsAsHighAsAnother() throws {
        let text = "one\n\nthree\n"
        let result = try layout(text)
        #expect(result.lines.count == 4)
        #expect(abs(result.size.height - 4 * 61.0 / 3) < 1e-9)
        #expect(result.lines.map { $0.runs.isEmpty } == [false, true, false, true])
    }

    @Test("Empty text has the height of a line and no width") func emptyTextHasTheHeightOfALineAndNoWidth() throws {
        let result = try layout("")
        #expect(result.size == CGSize(width: 0, height: 61.0 / 3) && result.lines.count == 1)
        #expect(try TextLayout([]).size == .zero)
    }

    @Test("A word too long for the line breaks between characters") func aWordTooLongForTheLineBreaksBetweenCharacters()
        throws
    {
        let text = "Donaudampfschifffahrt"
        let result = try layout(text) { $0.maximumWidth = 60 }
        #expect(result.lines.count > 2 && words(result, text).joined() == text)
        #expect(result.lines.allSatisfy { $0.bounds.width <= 60.01 })
    }

    @Test("A line holds at least one character, however narrow") func aLineHoldsAtLeastOneCharacterHoweverNarrow()
        throws
    {
        let result = try layout("abc") { $0.maximumWidth = 0 }
        #expect(result.lines.count == 3)
    }

    @Test("Spaces at a soft line end hang, those at the end of the text count")
    func spacesAtASoftLineEndHangThoseAtTheEndOfTheTextCount() throws {
        let text = "aaa bbb"
        let narrow = try layout(text) { $0.maximumWidth = 40 }
        #expect(abs(narrow.lines[0].bounds.width - (try layout("aaa").lines[0].bounds.width)) < 1e-9)
        #expect(try layout("aaa ").size.width > layout("aaa").size.width + 3)
    }

    @Test(
        "Lines align within the frame",
        arguments: [
            (TextLayoutOptions.Alignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
            (.leading, true, 1),
            (.trailing, true, 0), (.center, true, 0.5),
        ])
    func linesAlignWithinTheFrame(alignment: TextLayoutOptions.Alignment, rightToLeft: Bool, share: Double) throws {
        let result = try layout("a wide first line\nshort") {
            $0.alignment = alignment
            $0.isRightToLeft = rightToLeft
        }
        let line = result.lines[1]
        #expect(abs(line.origin.x - share * (result.size.width - line.bounds.width)) < 1e-9)
        #expect(abs(line.runs[0].glyphs[0].x - line.origin.x) < 1e-9)
    }

    @Test("Baselines lie on the pixels that are nearest to one line height and the line spacing apart")
    func baselinesLieOnPixelsOneLineHeightAndTheLineSpacingApart() throws {
        let result = try layout("a\nb\nc") { $0.lineSpacing = 5 }
        let baselines = result.lines.map(\.origin.y)
        #expect(baselines.allSatisfy { abs(($0 * 3).rounded() - $0 * 3) < 1e-6 })
        for (index, baseline) in baselines.enumerated() {
            let exact = 17 * 0.9521484 + Double(index) * (17 * 1.1933594 + 5)
            #expect(abs(baseline - exact) <= 1.0 / 6 + 1e-6)
        }
        #expect(result.firstBaseline == baselines[0] && result.lastBaseline == baselines[2])
        #expect(abs(result.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(result.size.height - 61 - 10) < 1e-9)
    }

    @Test("Runs keep the caller's index, their own font and their place")
    func runsKeepTheCallersIndexTheirOwnFontAndTheirPlace() throws {
        let runs = [
            TextRun("small ", font: FontRequest(size: 12)), TextRun("large", font: FontRequest(size: 30, weight: 700)),
            TextRun(" raised", font: FontRequest(size: 12), baselineOffset: 8),
        ]
        let line = try TextLayout(runs).lines[0]
        #expect(line.runs.map(\.index) == [0, 1, 2])
        #expect(line.runs[2].bounds.origin.y == line.origin.y - 8)
        #expect(line.bounds.ascent == line.runs[1].bounds.ascent)
        #expect(
            zip(line.runs, line.runs.dropFirst()).allSatisfy { abs($0.bounds.rect.maxX - $1.bounds.origin.x) < 1e-9 })
        let slices = line.runs[1].glyphs.map { line.runs[1].bounds(of: $0) }
        #expect(abs(slices.map(\.width).reduce(0, +) - line.runs[1].bounds.width) < 1e-9)
        #expect(line.range == 0..<18)
    }

    @Test("Letters that are moved make the line higher by as much, upwards or downwards", arguments: [-6.0, 6])
    func movedLettersMakeTheLineHigher(_ offset: Double) throws {
        let plain = try TextLayout([TextRun("a", font: body)])
        let moved = try TextLayout([TextRun("a", font: body, baselineOffset: offset)])
        #expect(abs(moved.size.height - plain.size.height - 6) <= 1)
        // The baseline is that of letters that are not moved.
        #expect(abs(moved.firstBaseline - plain.firstBaseline - max(0, offset)) <= 1)
    }

    @Test("A picture takes its room in the line and raises it") func aPictureTakesItsRoomInTheLineAndRaisesIt() throws {
        let picture = TextAttachment(width: 40, ascent: 50, descent: 10)
        let result = try TextLayout([
            TextRun("a", font: body), TextRun(attachment: picture, font: body), TextRun("b", font: body),
        ])
        let line = result.lines[0]
        #expect(line.runs[1].attachment == picture && line.runs[1].bounds.width == 40)
        #expect(line.bounds.ascent == 50 && line.bounds.descent == 10 && result.size.height == 60)
        #expect(abs(line.runs[2].bounds.origin.x - line.runs[0].bounds.width - 40) < 1e-9)
    }

    @Test("Height cuts lines off but leaves one") func heightCutsLinesOffButLeavesOne() throws {
        let text = "one two three four five six seven eight nine ten"
        let cut = try layout(text) {
            $0.maximumWidth = 80
            $0.maximumHeight = 45
        }
        #expect(cut.lines.count == 2 && cut.isTruncated)
        let one = try layout(text) {
            $0.maximumWidth = 80
            $0.maximumHeight = 1
        }
        #expect(one.lines.count == 1 && one.isTruncated)
    }

    @Test("Reserved lines take their room") func reservedLinesTakeTheirRoom() throws {
        let reserved = try layout("one") {
            $0.lineLimit = 3
            $0.reservedLines = 3
        }
        #expect(abs(reserved.size.height - 61) < 1e-9 && reserved.lines.count == 1)
    }

    @Test("A line height moves baselines apart, by the font's size, by its own height or by points")
    func aLineHeightMovesBaselinesApart() throws {
        /// From the first baseline to the second, and how high both lines are.
        func measured(_ height: TextLayoutOptions.LineHeight?) throws -> (distance: Double, height: Double) {
            let layout = try layout("one\ntwo") {
                $0.lineHeight = height
                $0.displayScale = 0
            }
            return (layout.lines[1].origin.y - layout.lines[0].origin.y, layout.size.height)
        }
        let own = try measured(nil).distance
        let size = try layout("one").lines[0].runs[0].font.request.size
        let expected: [(TextLayoutOptions.LineHeight, Double)] = [
            (.exact(40), 40), (.multiple(of: 2), size * 2), (.size(plus: 7), size + 7), (.increased(by: -2), own - 2),
        ]
        for (rule, distance) in expected {
            let measured = try measured(rule)
            #expect(abs(measured.distance - distance) < 1e-9 && abs(measured.height - 2 * distance) < 1e-9, "\(rule)")
        }
    }

    @Test("Hebrew runs from right to left, with its numbers from left to right")
    func hebrewRunsFromRightToLeftWithItsNumbersFromLeftToRight() throws {
        let text = "אב 12"
        let line = try layout(text).lines[0]
        let order = line.runs.flatMap(\.glyphs).map(\.range.lowerBound)
        #expect(order == [5, 6, 4, 2, 0])
    }

    @Test("A Hebrew word within English is turned round in its place")
    func aHebrewWordWithinEnglishIsTurnedRoundInItsPlace() throws {
        let line = try layout("a אב c").lines[0]
        #expect(line.runs.flatMap(\.glyphs).map(\.range.lowerBound) == [0, 1, 4, 2, 6, 7])
    }

    @Test("Each paragraph has its own direction")
    func eachParagraphHasItsOwnDirection() throws {
        let lines = try layout("abc 1\nאב 12\nabc").lines
        #expect(lines[0].runs.flatMap(\.glyphs).map(\.range.lowerBound) == [0, 1, 2, 3, 4])
        #expect(lines[1].runs.flatMap(\.glyphs).map(\.range.lowerBound) == [11, 12, 10, 8, 6])
    }

    @Test("Text shrinks until it fits, and no further than allowed")
    func textShrinksUntilItFitsAndNoFurtherThanAllowed() throws {
        let runs = [TextRun("A rather long headline", font: FontRequest(size: 30))]
        var options = TextLayoutOptions()
        options.lineLimit = 1
        options.maximumWidth = 200
        let fitted = try TextLayout.fitting(runs, options: options, minimumScale: 0.3)
        #expect(!fitted.isTruncated && fitted.scale < 0.75 && fitted.size.width > 190)
        #expect(fitted.lines[0].runs[0].font.request.size == 30 * fitted.scale)
        let limited = try TextLayout.fitting(runs, options: options, minimumScale: 0.9)
        #expect(limited.isTruncated && limited.scale == 58.0 / 64)
        options.maximumWidth = 1000
        #expect(try TextLayout.fitting(runs, options: options, minimumScale: 0.3).scale == 1)
    }

    @Test("A line that is too high shrinks, too: by steps of 1/64 to what fits")
    func height() throws {
        var options = TextLayoutOptions()
        (options.lineLimit, options.displayScale) = (1, 3)
        func scale(in height: Double) throws -> Double {
            options.maximumHeight = height
            return try TextLayout.fitting(
                [TextRun("Station", font: FontRequest(size: 16))], options: options, minimumScale: 0.1
            ).scale
        }
        // A line of San Francisco is 1.19336 em high.
        let fitting = (17 / (16 * 1.1933593) * 64).rounded(.down) / 64
        #expect(try scale(in: 17) == fitting)
        #expect(try scale(in: 19.1) == 1)
        #expect(try scale(in: 9.55) == 32.0 / 64)
    }

    @Test("Layout is the same every time") func layoutIsTheSameEveryTime() throws {
        let text = "Déjà vu: the 12 quick brown שלום foxes ☃ 日本 …"
        let first = try layout(text) { $0.maximumWidth = 120 }
        #expect(try first == layout(text) { $0.maximumWidth = 120 })
        #expect(
            try first
                == TextLayout(
                    [TextRun(text, font: body)],
                    options: {
                        var options = TextLayoutOptions()
                        options.displayScale = 3
                        options.maximumWidth = 120
                        return options
                    }(), library: FontLibrary()))
    }

    @Test("Many threads share one library without harm") func manyThreadsShareOneLibraryWithoutHarm() async throws {
        let library = FontLibrary()
        let runs = (0..<8).map {
            TextRun("Thread \($0) ☃ AVATAR 123", font: FontRequest(size: 17, weight: 400 + $0 * 37))
        }
        let expected = try runs.map { try TextLayout([$0], library: FontLibrary()) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for round in 0..<64 {
                group.addTask {
                    let run = runs[round % 8]
                    let layout = try TextLayout([run], library: library)
                    let outlines = layout.lines[0].runs.flatMap { run in
                        run.glyphs.map { library.outline($0.id, of: run.face) }
                    }
                    let symbol = try Symbol.named("bell.circle.fill")!.outline(
                        weight: 400 + round % 5 * 100, library: library)
                    return layout == expected[round % 8] && outlines.contains { !$0.isEmpty } && !symbol.path.isEmpty
                }
            }
            for try await ok in group { #expect(ok) }
        }
    }

    @Test("A last word is not left alone where the one before it fits beside it")
    func pushesOut() throws {
        let text = "Keep an eye on your workout."
        let width = try layout("Keep an eye on your").size.width + 1
        #expect(words(try layout(text) { $0.maximumWidth = width }, text) == ["Keep an eye on ", "your workout."])
        // The line before keeps a word, and two words have to fit.
        #expect(
            words(try layout("Hello workouts") { $0.maximumWidth = 80 }, "Hello workouts") == ["Hello ", "workouts"])
        let long = "a wonderful extraordinarily"
        let narrow = try layout("extraordinarily").size.width + 5
        #expect(words(try layout(long) { $0.maximumWidth = narrow }, long) == ["a wonderful ", "extraordinarily"])
    }

    @Test("No word is left alone in the first line for the sake of the last one")
    func pushesNoneOutOfAShortLine() throws {
        let text = "Human Integration Supervisor"
        let width = try layout("Integration Supervisor").size.width + 1
        #expect(words(try layout(text) { $0.maximumWidth = width }, text) == ["Human Integration ", "Supervisor"])
    }
}
