internal import KinoraCHarfBuzz
import Foundation

/// One font file at one weight, ready for shaping. All lengths are in em unless said otherwise.
///
/// HarfBuzz fonts that are immutable may be shaped and drawn with from any number of threads.
package final class FontFace: Sendable, Hashable {
    /// Names the outlines for caches: file, weight axis and version ("Inter-roman.var@550 3.019"); the same on every
    /// machine with the same font files.
    package let key: String
    package let info: FontInfo
    package let unitsPerEm: Double
    package let ascent: Double
    package let descent: Double
    package let leading: Double
    package let capHeight: Double
    package let xHeight: Double
    /// Of the underline's middle, below the baseline.
    package let underlineOffset: Double
    package let underlineThickness: Double
    package let glyphCount: Int
    /// Immutable after `init`, hence safe to share.
    nonisolated(unsafe) let font: OpaquePointer

    /// Opens a file. `weight` matters only to fonts with a weight axis; `index` chooses within a collection.
    package init(path: String, weight: Int, index: Int = 0) throws {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw FontError.missing(font: path, package: nil)
        }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        let count = hb_face_get_glyph_count(face)
        guard count > 0, let font = hb_font_create(face) else { throw FontError.damaged(file: path) }
        self.font = font
        glyphCount = Int(count)
        let units = Double(hb_face_get_upem(face))
        unitsPerEm = units
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let version = FontFace.string(face, .version) ?? "unknown"
        info = FontInfo(
            name: FontFace.string(face, .full) ?? stem, version: version,
            file: (path as NSString).lastPathComponent)
        var variation = hb_variation_t(tag: FontFace.tag("wght"), value: Float(weight))
        let varies = hb_ot_var_has_data(face) != 0
        if varies { hb_font_set_variations(font, &variation, 1) }
        key = stem + (index == 0 ? "" : "#\(index)") + (varies ? "@\(weight)" : "") + " " + version

        func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / units : nil
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        ascent = Double(extents.ascender) / units
        descent = -Double(extents.descender) / units
        leading = Double(extents.line_gap) / units
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? FontFace.height(of: "H", font) / units
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? FontFace.height(of: "x", font) / units
        underlineOffset = -(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1)
        underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
        hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }

    /// The glyph the font shows for one scalar on its own, or nil.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// How far the pen moves after a glyph, in em.
    package func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    package static func == (a: FontFace, b: FontFace) -> Bool { a === b || (a.key == b.key && a.info == b.info) }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func tag(_ text: StaticString) -> hb_tag_t {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// Numbers of the OpenType name table.
    enum NameID: UInt32 { case family = 1, full = 4, version = 5, postScript = 6, typographicFamily = 16 }

    /// An English entry of the name table.
    static func string(_ face: OpaquePointer?, _ name: NameID) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var size = UInt32(bytes.count)
        let length = hb_ot_name_get_utf8(face, name.rawValue, hb_language_from_string("en", -1), &size, &bytes)
        guard length > 0 else { return nil }
        return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func height(of letter: Unicode.Scalar, _ font: OpaquePointer) -> Double {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return 0 }
        return Double(extents.y_bearing)
    }
}

/// Which font file drew the text, for the record that goes with the frames.
package struct FontInfo: Hashable, Sendable, Comparable {
    /// As the font calls itself ("Inter SemiBold").
    package let name: String
    /// As the font states it ("Version 3.019;git-0a5106e0b").
    package let version: String
    /// Without its folder ("Inter-SemiBold.otf").
    package let file: String

    package static func < (a: FontInfo, b: FontInfo) -> Bool {
        (a.file, a.name, a.version) < (b.file, b.name, b.version)
    }
}
