import KinoraBasics

/// What a performance did with fonts: which ones drew something, and which characters and symbols none of them has.
struct FontRecord: Sendable {
    var drawn: [ObjectIdentifier: FontFace] = [:]
    var missing: Set<MissingCharacter> = []
    var unknownSymbols: Set<String> = []
    /// Fonts that were asked for by a name that no file has.
    var missingFonts: Set<String> = []
    /// Missing fonts, characters and symbols are errors.
    var isStrict = false
}

extension FontLibrary {
    /// Forgets which faces drew something, at the beginning of a performance. What is missing stays known.
    package func beginRecord() { record.withLock { $0.drawn = [:] } }

    /// Whether a character that no face has is an error, and not a box; so too a symbol that is not known.
    package var isStrict: Bool {
        get { record.withLock { $0.isStrict } }
        set { record.withLock { $0.isStrict = newValue } }
    }

    /// The installed font file of this name (without its folder), and what it says of its version.
    package func installedFile(named name: String) -> (path: String, version: String)? {
        guard let path = files.path(ofFile: name), let face = try? face(path: path, weight: 400) else { return nil }
        return (path, face.info.version)
    }

    /// The faces that drew something since the record began, sorted.
    package var drawnFaces: [FontFace] {
        record.withLock { Array($0.drawn.values) }.sorted { ($0.info, $0.key) < ($1.info, $1.key) }
    }

    /// The characters that no face has, sorted.
    package var missingCharacters: [MissingCharacter] { record.withLock { $0.missing }.sorted() }

    /// Notes that a face has drawn something. `outline` and `picture` do so themselves.
    package func noteDrawn(_ face: FontFace) {
        record.withLock { record in
            if record.drawn[ObjectIdentifier(face)] == nil { record.drawn[ObjectIdentifier(face)] = face }
        }
    }

    /// The names of fonts that no file has, sorted.
    package var missingFonts: [String] { record.withLock { $0.missingFonts }.sorted() }

    /// Notes a font in whose place the system's is drawn.
    func noteMissing(font name: String) throws {
        let isStrict = record.withLock { record in
            if !record.isStrict { record.missingFonts.insert(name) }
            return record.isStrict
        }
        if isStrict { throw FontError.missing(font: name, package: nil) }
    }

    /// Notes characters that will be drawn as boxes.
    func noteMissing(_ characters: [MissingCharacter]) throws {
        guard !characters.isEmpty else { return }
        let isStrict = record.withLock { record in
            if !record.isStrict { record.missing.formUnion(characters) }
            return record.isStrict
        }
        if isStrict { throw FontError.missingCharacters(characters) }
    }
}

extension FontLibrary {
    /// The names of symbols that are not known, sorted.
    package var unknownSymbols: [String] { record.withLock { $0.unknownSymbols }.sorted() }

    /// The symbol of a name; for one that is not known a dashed square, which is noted.
    package func symbol(named name: String) throws -> Symbol {
        if let known = Symbol.named(name) { return known }
        let isStrict = record.withLock { record in
            if !record.isStrict { record.unknownSymbols.insert(name) }
            return record.isStrict
        }
        if isStrict { throw FontError.unknownSymbol(name) }
        return Symbol.standIn
    }
}

/// A character that no face has.
package struct MissingCharacter: Hashable, Comparable, Sendable {
    package let text: String
    /// The Debian package that has it; nil where none is known.
    package let package: String?

    package static func < (a: MissingCharacter, b: MissingCharacter) -> Bool { a.text < b.text }

    /// Characters that a sentence names at most; the others are counted.
    private static let namedAtMost = 4

    /// A sentence for each package that is to be installed.
    package static func sentences(_ characters: [MissingCharacter]) -> [String] {
        let groups = Dictionary(grouping: Set(characters), by: \.package)
        return groups.sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map { package, members in
            let members = members.sorted()
            var names = members.prefix(namedAtMost).map { "\($0.text) (\($0.codes))" }
            if members.count > namedAtMost { names.append("\(members.count - namedAtMost) more") }
            let help =
                package.map { "Install it with: apt-get install \($0)" }
                ?? "No Debian package is known to have it; put a font that does into a folder listed in KINORA_FONT_PATH."
            return "No installed font has \(names.sentenceList). \(help)"
        }
    }

    /// "U+6771", or several joined by spaces.
    private var codes: String {
        text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined(separator: " ")
    }
}
