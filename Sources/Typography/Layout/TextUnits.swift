/// Runs taken apart into characters, each with what layout must know about it.
struct TextUnits {
    struct Unit {
        var character: Character
        /// Which of the caller's runs it belongs to.
        var run: Int
        /// UTF-8 bytes in all runs put together.
        var range: Range<Int>
        var face: FontFace
        /// Signs and digits have the script of what is before them.
        var script = TextScript.common
        /// As in "en" and "zh-Hans".
        var language = "en"
        /// Odd ones run right to left.
        var level: UInt8 = 0
        /// Of its paragraph as a whole.
        var paragraphLevel: UInt8 = 0
        var isRightToLeft: Bool { level % 2 == 1 }
        var breakBefore = false
        /// Whether it is a capital that is drawn as a small one.
        var isSmallCapital = false
        var isNewline: Bool { character.isNewline }
        var isTab: Bool { character == "\t" }
        var isSpace: Bool { BreakClass(of: character) == .space }
    }

    var units: [Unit] = []
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let library: FontLibrary

    /// - Parameter fallsRight: the direction of paragraphs without any letter.
    init(_ runs: [TextRun], library: FontLibrary, fallsRight: Bool = false) throws {
        self.runs = runs
        self.library = library
        fonts = try runs.map { try library.resolve($0.font) }
        var offset = 0
        var missing: [MissingCharacter] = []
        for (index, run) in runs.enumerated() {
            var chooser = FaceChooser(fonts[index], in: library)
            var smallCapitals = SmallCapitals(run.font.features, in: library)
            for written in run.text {
                let length = written.utf8.count
                let capital = smallCapitals.capital(for: written, in: fonts[index].face)
                let character = capital ?? written
                let face = chooser.face(for: character)
                if face == nil { missing.append(library.missing(character)) }
                units.append(
                    Unit(
                        character: character, run: index, range: offset..<offset + length,
                        face: face ?? fonts[index].face, isSmallCapital: capital != nil))
                offset += length
            }
        }
        try library.noteMissing(missing)
        for paragraph in paragraphs { analyze(paragraph, fallsRight: fallsRight) }
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

    private mutating func analyze(_ paragraph: Range<Int>, fallsRight: Bool) {
        let characters = units[paragraph].map(\.character)
        let breaks = LineBreaking.opportunities(in: characters)
        let bidi = BidiParagraph(characters, fallsRight: fallsRight)
        let scripts = TextUnits.scripts(characters)
        lazy var told = HanLanguage(of: characters)
        for (k, i) in paragraph.enumerated() {
            units[i].breakBefore = breaks[k]
            units[i].level = bidi.levels[k]
            units[i].paragraphLevel = bidi.base
            units[i].script = scripts[k]
            if scripts[k] == .han || scripts[k] == .hangul {
                units[i].language = (runs[units[i].run].language ?? told).rawValue
            }
        }
    }

    /// The script of every character, where those without one take it from the one before, or else from the one after.
    private static func scripts(_ characters: [Character]) -> [TextScript] {
        if characters.allSatisfy(\.isASCII) { return [TextScript](repeating: .common, count: characters.count) }
        var scripts = characters.map { TextScript(of: $0) }
        var last = scripts.first { $0 != .common } ?? .common
        for i in scripts.indices {
            if scripts[i] == .common { scripts[i] = last } else { last = scripts[i] }
        }
        return scripts
    }

    /// The font for an empty line or an ellipsis next to a unit.
    func font(near index: Int) -> Int {
        units.isEmpty ? 0 : units[min(max(index, 0), units.count - 1)].run
    }
}
