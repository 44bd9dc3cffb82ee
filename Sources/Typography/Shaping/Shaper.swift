internal import KinoraCHarfBuzz

/// Names a piece of text to shape: one face, one direction, one set of features.
struct ShapeKey: Hashable, Sendable {
    var text: String
    var face: FontFace
    var features: FontFeatures
    var isRightToLeft: Bool
}

/// A glyph as HarfBuzz places it, in em.
struct ShapedGlyph: Sendable {
    var id: UInt32
    /// Where its characters begin: UTF-8 bytes from the start of the piece.
    var cluster: Int
    var advance: Double
    /// From the pen's position, y down.
    var offsetX: Double
    var offsetY: Double
}

/// Shaped glyphs from left to right.
struct ShapedPiece: Sendable {
    var glyphs: [ShapedGlyph]
}

/// From characters to glyphs, by HarfBuzz, in font units.
enum Shaper {
    /// Shapes a piece, or finds it in the library's store.
    static func shape(_ key: ShapeKey, in library: FontLibrary) -> ShapedPiece {
        library.shaped(key) { shape(key) }
    }

    static func shape(_ key: ShapeKey) -> ShapedPiece {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var text = key.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let count = Int32(clamping: characters.count)
                hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
            }
        }
        // Script and language from the text and from a constant: never from the machine's locale.
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let features = features(of: key.features)
        hb_shape(key.face.font, buffer, features, UInt32(features.count))
        return glyphs(in: buffer, unitsPerEm: key.face.unitsPerEm)
    }

    private static func glyphs(in buffer: OpaquePointer?, unitsPerEm: Double) -> ShapedPiece {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return ShapedPiece(glyphs: []) }
        return ShapedPiece(
            glyphs: (0..<Int(count)).map { i in
                ShapedGlyph(
                    id: infos[i].codepoint, cluster: Int(infos[i].cluster),
                    advance: Double(positions[i].x_advance) / unitsPerEm,
                    offsetX: Double(positions[i].x_offset) / unitsPerEm,
                    offsetY: -Double(positions[i].y_offset) / unitsPerEm)
            })
    }

    private static func features(of features: FontFeatures) -> [hb_feature_t] {
        func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
            hb_feature_t(tag: FontFace.tag(tag), value: value, start: 0, end: UInt32.max)
        }
        var list: [hb_feature_t] = []
        if features.contains(.monospacedDigits) { list.append(feature("tnum", 1)) }
        if features.contains(.slashedZero) { list.append(feature("zero", 1)) }
        if features.contains(.smallCaps) { list.append(feature("smcp", 1)) }
        if features.contains(.noLigatures) { list += [feature("liga", 0), feature("clig", 0)] }
        if !features.isDisjoint(with: [.noLigatures, .noContextualAlternates]) { list.append(feature("calt", 0)) }
        if features.contains(.noKerning) { list.append(feature("kern", 0)) }
        return list
    }
}
