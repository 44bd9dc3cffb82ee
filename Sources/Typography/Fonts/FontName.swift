import Foundation
import KinoraBasics

/// What a font file calls itself, for requests by name.
struct FontName: Sendable {
    var path: String
    var family: String
    var postScript: String
    var weight: Int
    var italic: Bool
    /// Percent of the usual width.
    var width: Int

    /// Lower case without spaces, hyphens and underscores: "DejaVu Sans" and "DejaVuSans" are one name.
    static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    init?(path: String) {
        guard let font = HarfBuzz.open(path, 0) else { return nil }
        defer { HarfBuzz.close(font) }
        guard HarfBuzz.glyphCount(font) > 0 else { return nil }
        func style(_ tag: StaticString) -> Float { HarfBuzz.style(font, HarfBuzz.tag(tag)) }
        self.path = path
        let family = FontFace.string(font, .typographicFamily) ?? FontFace.string(font, .family)
        self.family = FontName.plain(family ?? "")
        postScript = FontName.plain(FontFace.string(font, .postScript) ?? "")
        weight = Int(style("wght").clamped(to: 1...1000))
        italic = style("ital") > 0 || style("slnt") != 0
        width = Int(style("wdth").clamped(to: 1...1000))
    }

    /// The one with this plain PostScript name, or that of the family that comes nearest in style and weight. What is bold or italic
    /// beside its name is the face of that name's family.
    static func best(_ plain: String, of names: [FontName], _ weight: Int, _ italic: Bool) -> FontName? {
        guard let exact = names.first(where: { $0.postScript == plain && $0.family != plain }) else {
            return nearest(names.filter { $0.family == plain }, weight, italic)
        }
        if weight == 400, !italic { return exact }
        let family = names.filter { $0.family == exact.family && $0.width == exact.width }
        return nearest(family, weight == 400 ? exact.weight : weight, italic || exact.italic)
    }

    private static func nearest(_ names: [FontName], _ weight: Int, _ italic: Bool) -> FontName? {
        func rank(_ font: FontName) -> (Int, Int, Int, String) {
            (font.italic == italic ? 0 : 1, abs(font.weight - weight), -font.weight, font.path)
        }
        return names.min { rank($0) < rank($1) }
    }
}

extension FontLibrary {
    /// The installed font with this PostScript name, or the one of this family that comes nearest in style and weight.
    func named(_ name: String, weight: Int, italic: Bool) -> FontName? {
        let plain = FontName.plain(name)
        guard !plain.isEmpty else { return nil }
        let project = store.withLock { $0.projectNames }
        return FontName.best(plain, of: project, weight, italic) ?? FontName.best(plain, of: allNames, weight, italic)
    }

    /// Whether a file is one of the project's.
    func isOfProject(_ font: FontName) -> Bool { store.withLock { $0.projectNames.contains { $0.path == font.path } } }

    /// Whether a file's name is that of a font.
    package static func isFont(named name: String) -> Bool {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
        return ["ttf", "otf", "ttc"].contains(name[name.utf8.index(after: dot)...].lowercased())
    }

    /// Takes the fonts that a user's project brings along, as an app does. They answer to their names before all others, and are asked
    /// for nothing else. Files that are no fonts are passed over.
    package func setProjectFonts(_ paths: [String]) {
        let names = paths.sorted().compactMap(FontName.init(path:))
        store.withLock { store in
            guard store.projectNames.map(\.path) != names.map(\.path) else { return }
            store.projectNames = names
            store.resolved = [:]
        }
    }

    /// Those of the files in KINORA_FONT_PATH.
    var addedNames: [FontName] {
        let added = files.addedPaths
        return added.isEmpty ? [] : added.compactMap { path in allNames.first { $0.path == path } }
    }

    private var allNames: [FontName] {
        if let names = store.withLock({ $0.names }) { return names }
        let names = files.allPaths.compactMap(FontName.init(path:))
        store.withLock { $0.names = names }
        return names
    }
}
