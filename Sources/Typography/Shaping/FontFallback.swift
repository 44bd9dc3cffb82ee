import Foundation

/// Which face shows a character that the wanted face lacks.
extension FontLibrary {
    /// The wanted face if it has the character, else the first of the fixed list of fallbacks that has it, else the
    /// wanted face with its box for missing glyphs.
    func face(for character: Character, wanted: ResolvedFont) -> FontFace {
        if covers(wanted.face, character) { return wanted.face }
        return fallbackFaces(bold: wanted.request.weight >= 600).first { covers($0, character) } ?? wanted.face
    }

    private func covers(_ face: FontFace, _ character: Character) -> Bool {
        if character.isASCII || has(face, character.unicodeScalars) { return true }
        // An accent of its own may still be reached through the composed letter.
        return has(face, String(character).precomposedStringWithCanonicalMapping.unicodeScalars)
    }

    private func has(_ face: FontFace, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        scalars.allSatisfy {
            $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace || face.glyph(for: $0) != nil
        }
    }

    private func fallbackFaces(bold: Bool) -> [FontFace] {
        if let known = store.withLock({ $0.fallbacks[bold] }) { return known }
        let faces = FontDesign.fallbacks.compactMap { file -> FontFace? in
            let companion = bold ? files.path(ofFile: FontDesign.boldCompanion(of: file)) : nil
            guard let path = companion ?? files.path(ofFile: file) else { return nil }
            // A damaged fallback is skipped: the next one may have the character.
            return try? face(path: path, weight: bold ? 700 : 400)
        }
        store.withLock { $0.fallbacks[bold] = faces }
        return faces
    }
}
