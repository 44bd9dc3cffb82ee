/// Runs taken apart into characters, each with what layout must know about it.
struct TextUnits {
    struct Unit {
        var character: Character
        /// Which of the caller's runs it belongs to.
        var run: Int
        /// UTF-8 bytes in all runs put together.
        var range: Range<Int>
        var face: FontFace
        var isRightToLeft = false
        /// Whether its paragraph as a whole runs right to left.
        var paragraphIsRightToLeft = false
        var breakBefore = false
        var isNewline: Bool { character.isNewline }
        var isSpace: Bool { BreakClass(of: character) == .space }
    }

    var units: [Unit] = []
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let library: FontLibrary

    init(_ runs: [TextRun], library: FontLibrary) throws {
        self.runs = runs
        self.library = library
        fonts = try runs.map { try library.resolve($0.font) }
        var offset = 0
        for (index, run) in runs.enumerated() {
            for character in run.text {
                let length = character.utf8.count
                let face = library.face(for: character, wanted: fonts[index])
                units.append(Unit(character: character, run: index, range: offset..<offset + length, face: face))
                offset += length
            }
        }
        for paragraph in paragraphs { analyze(paragraph) }
    }

    /// Ranges of units between newlines; the newline itself belongs to none. Never empty.
    var paragraphs: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (i, unit) in units.enumerated() where unit.isNewline {
            ranges.append(start..<i)
            start = i + 1
        }
        ranges.append(start..<units.count)
        return ranges
    }

    private mutating func analyze(_ paragraph: Range<Int>) {
        let characters = units[paragraph].map(\.character)
        let breaks = LineBreaking.opportunities(in: characters)
        let (flags, base) = TextDirection.rightToLeft(characters)
        for (k, i) in paragraph.enumerated() {
            units[i].breakBefore = breaks[k]
            units[i].isRightToLeft = flags[k]
            units[i].paragraphIsRightToLeft = base
        }
    }

    /// The font for an empty line or an ellipsis next to a unit.
    func font(near index: Int) -> Int {
        units.isEmpty ? 0 : units[min(max(index, 0), units.count - 1)].run
    }
}
