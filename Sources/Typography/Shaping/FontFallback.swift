import Foundation

/// Chooses the face for each character of a run, in reading order.
struct FaceChooser {
    private let library: FontLibrary
    private let wanted: ResolvedFont
    /// The face that the last character was given in place of the wanted one.
    private var last: (face: FontFace, script: TextScript)?

    init(_ wanted: ResolvedFont, in library: FontLibrary) {
        (self.wanted, self.library) = (wanted, library)
    }

    /// The wanted face if it has the character, else the one before if it does, so that words stay in one face, else the
    /// first of the fallbacks; nil where no face has it. Emoji are asked of faces with pictures first, text of those with
    /// outlines.
    mutating func face(for character: Character) -> FontFace? {
        if !character.isEmojiPicture, FontLibrary.covers(wanted.face, character) { return wanted.face }
        let script = TextScript(of: character)
        if let last, !character.isEmojiPicture, !last.face.hasPictures, script == last.script || script == .common,
            FontLibrary.covers(last.face, character)
        {
            return last.face
        }
        guard let face = library.fallback(for: character, wanted: wanted) else { return nil }
        last = (face, script)
        return face
    }
}

/// Names what a fallback was looked for.
struct FallbackKey: Hashable, Sendable {
    var character: Character
    var weight: Int
    var italic: Bool
    var isSerif: Bool
}

extension FontLibrary {
    /// Answers kept at most; the store is emptied when full.
    private static let fallbackLimit = 8192

    /// The first face beside the wanted one that has a character: of KINORA_FONT_PATH, then of the fixed list.
    func fallback(for character: Character, wanted: ResolvedFont) -> FontFace? {
        let request = wanted.request
        let key = FallbackKey(
            character: character, weight: request.weight, italic: request.italic, isSerif: request.family == .serif)
        if let known = store.withLock({ $0.fallbacks[key] }) { return known }
        let face = search(key)
        store.withLock { store in
            if store.fallbacks.count >= FontLibrary.fallbackLimit { store.fallbacks.removeAll(keepingCapacity: true) }
            store.fallbacks[key] = .some(face)
        }
        return face
    }

    private func search(_ key: FallbackKey) -> FontFace? {
        let isPicture = key.character.isEmojiPicture
        return search(key, pictures: isPicture) ?? search(key, pictures: !isPicture)
    }

    private func search(_ key: FallbackKey, pictures: Bool) -> FontFace? {
        added(key, pictures: pictures) ?? (pictures ? emoji(key) : text(key))
    }

    /// Of the files in KINORA_FONT_PATH the nearest in style and weight.
    private func added(_ key: FallbackKey, pictures: Bool) -> FontFace? {
        func rank(_ name: FontName, _ place: Int) -> (Int, Int, Int) {
            (name.italic == key.italic ? 0 : 1, abs(name.weight - key.weight), place)
        }
        let names = addedNames.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }
        for name in names {
            guard let face = usable(name.element.path, weight: key.weight), face.hasPictures == pictures,
                FontLibrary.covers(face, key.character)
            else { continue }
            return face
        }
        return nil
    }

    private func emoji(_ key: FallbackKey) -> FontFace? {
        files.path(ofFile: FallbackFiles.emoji).flatMap { usable($0, weight: 400) }
            .flatMap { FontLibrary.covers($0, key.character) ? $0 : nil }
    }

    private func text(_ key: FallbackKey) -> FontFace? {
        let isBold = key.weight >= 600
        for file in FallbackFiles.files(for: key.character, isSerif: key.isSerif) {
            for name in isBold ? [FallbackFiles.bold(of: file), file] : [file] {
                guard let path = files.path(ofFile: name), let face = usable(path, weight: isBold ? 700 : 400),
                    FontLibrary.covers(face, key.character)
                else { continue }
                return face
            }
        }
        return nil
    }

    /// A damaged file is skipped: the next one may have the character.
    private func usable(_ path: String, weight: Int) -> FontFace? { try? face(path: path, weight: weight) }

    static func covers(_ face: FontFace, _ character: Character) -> Bool {
        if character.isASCII || has(face, character.unicodeScalars) { return true }
        // An accent of its own may still be reached through the composed letter.
        return has(face, String(character).precomposedStringWithCanonicalMapping.unicodeScalars)
    }

    private static func has(_ face: FontFace, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        scalars.allSatisfy {
            $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace || face.glyph(for: $0) != nil
        }
    }

    /// Who brings a character that no face has.
    func missing(_ character: Character) -> MissingCharacter {
        let unknown = character.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
        var package = unknown.flatMap { FallbackFiles.package(for: $0) }
        if character.isEmojiPicture { package = FallbackFiles.emojiPackage }
        // What is installed and lacks the character is no help.
        if let name = package, files.path(ofFile: FallbackFiles.witness(of: name)) != nil { package = nil }
        return MissingCharacter(text: String(character), package: package)
    }
}
