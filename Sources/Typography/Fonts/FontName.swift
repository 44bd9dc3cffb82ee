internal import KinoraCHarfBuzz
import Foundation

/// What a font file calls itself, for requests by name.
struct FontName: Sendable {
    var path: String
    var family: String
    var postScript: String
    var weight: Int
    var italic: Bool

    /// Lower case without spaces, hyphens and underscores: "DejaVu Sans" and "DejaVuSans" are one name.
    static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    init?(path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0 else { return nil }
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        self.path = path
        let family = FontFace.string(face, .typographicFamily) ?? FontFace.string(face, .family)
        self.family = FontName.plain(family ?? "")
        postScript = FontName.plain(FontFace.string(face, .postScript) ?? "")
        weight = Int(min(max(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT), 1), 1000))
        italic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    }
}

extension FontLibrary {
    /// The installed font with this PostScript name, or the one of this family that comes nearest in style and weight.
    func named(_ name: String, weight: Int, italic: Bool) -> FontName? {
        let plain = FontName.plain(name)
        guard !plain.isEmpty else { return nil }
        if let exact = allNames.first(where: { $0.postScript == plain && $0.family != plain }) { return exact }
        func rank(_ font: FontName) -> (Int, Int, Int, String) {
            (font.italic == italic ? 0 : 1, abs(font.weight - weight), -font.weight, font.path)
        }
        return allNames.filter { $0.family == plain }.min { rank($0) < rank($1) }
    }

    private var allNames: [FontName] {
        if let names = store.withLock({ $0.names }) { return names }
        let names = files.allPaths.compactMap(FontName.init(path:))
        store.withLock { $0.names = names }
        return names
    }
}
