/// Names a piece of text to shape: one face, one direction, one set of features.
struct ShapeKey: Hashable, Sendable {
    var text: String
    var face: FontFace
    var features: FontFeatures
    var isRightToLeft: Bool
    /// As in "en" and "zh-Hans".
    var language = "en"
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
        let list = GlyphList(unitsPerEm: key.face.unitsPerEm)
        let features = features(of: key.features)
        var text = key.text
        text.withUTF8 { bytes in
            HarfBuzz.shape(
                key.face.font, bytes.baseAddress, Int32(clamping: bytes.count), key.language, key.isRightToLeft,
                features,
                UInt32(features.count / 2), Unmanaged.passUnretained(list).toOpaque(), GlyphList.receive)
        }
        return ShapedPiece(glyphs: list.glyphs)
    }

    /// Tags and values in turn.
    private static func features(of features: FontFeatures) -> [UInt32] {
        func feature(_ tag: StaticString, _ value: UInt32) -> [UInt32] { [HarfBuzz.tag(tag), value] }
        var list: [UInt32] = []
        if features.contains(.monospacedDigits) { list += feature("tnum", 1) }
        if features.contains(.slashedZero) { list += feature("zero", 1) }
        if features.contains(.smallCaps) { list += feature("smcp", 1) }
        if features.contains(.capitalsToSmallCaps) { list += feature("c2sc", 1) }
        if features.contains(.noLigatures) { list += feature("liga", 0) + feature("clig", 0) }
        if !features.isDisjoint(with: [.noLigatures, .noContextualAlternates]) { list += feature("calt", 0) }
        if features.contains(.noKerning) { list += feature("kern", 0) }
        return list
    }
}

/// Collects shaped glyphs.
private final class GlyphList {
    let unitsPerEm: Double
    var glyphs: [ShapedGlyph] = []

    init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

    static let receive: HarfBuzz.Shaped = { list, glyph, cluster, advance, right, up in
        let list = Unmanaged<GlyphList>.fromOpaque(list).takeUnretainedValue()
        func length(_ units: Int32) -> Double { Double(units) / list.unitsPerEm }
        list.glyphs.append(
            ShapedGlyph(
                id: glyph, cluster: Int(cluster), advance: length(advance), offsetX: length(right),
                offsetY: -length(up)))
    }
}
