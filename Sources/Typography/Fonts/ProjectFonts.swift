import KinoraBasics

/// What a user's project asks of its own fonts. It is never told of others of the machine, which differ from one to the next.
extension FontLibrary {
    /// Whether the file is a font of the project, or one of the same name, as a built copy of it is.
    package func isProjectFont(_ path: String) -> Bool {
        guard let font = FontName(path: path) else { return false }
        return store.withLock { $0.projectNames.contains { $0.path == path || $0.postScript == font.postScript } }
    }

    /// The name of a font file as it is written in it; nil where it is none.
    package func postScriptName(ofFile path: String) -> String? { names(ofFile: path)?.postScript }

    /// In order, each once.
    package var projectFamilies: [String] { Array(Set(projectNames.map(\.family))).sorted() }

    /// The PostScript names of a family's fonts, in order.
    package func projectFonts(ofFamily family: String) -> [String] {
        projectNames.filter { $0.family == family }.map(\.postScript).sorted()
    }

    private var projectNames: [(family: String, postScript: String)] {
        store.withLock { $0.projectNames.map(\.path) }.compactMap { names(ofFile: $0) }
    }

    private func names(ofFile path: String) -> (family: String, postScript: String)? {
        guard let font = HarfBuzz.open(path, 0) else { return nil }
        defer { HarfBuzz.close(font) }
        guard HarfBuzz.glyphCount(font) > 0 else { return nil }
        let family = FontFace.string(font, .typographicFamily) ?? FontFace.string(font, .family)
        return (family ?? "", FontFace.string(font, .postScript) ?? "")
    }
}
