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
    /// The distance of the underline's middle below the baseline.
    package let underlineOffset: Double
    package let underlineThickness: Double
    package let glyphCount: Int
    /// Whether glyphs are colored pictures, as those of emoji are, and have no outlines.
    package let hasPictures: Bool
    /// The file, for the record that goes with the frames.
    package let path: String
    /// Immutable after `init`, hence safe to share.
    nonisolated(unsafe) let font: HarfBuzz.Font

    /// How outlines are made round; nil for faces that are drawn as they are.
    let rounding: FontRounding?

    /// Opens a file. `weight` matters only to fonts with a weight axis; `index` chooses within a collection.
    package convenience init(path: String, weight: Int, index: Int = 0) throws {
        try self.init(path: path, weight: weight, index: index, rounding: nil)
    }

    init(path: String, weight: Int, index: Int = 0, rounding: FontRounding?) throws {
        guard let font = HarfBuzz.open(path, UInt32(index)) else {
            throw FontError.missing(font: path, package: nil)
        }
        glyphCount = Int(HarfBuzz.glyphCount(font))
        guard glyphCount > 0 else {
            HarfBuzz.close(font)
            throw FontError.damaged(file: path)
        }
        self.font = font
        self.path = path
        hasPictures = HarfBuzz.hasPictures(font)
        let units = Double(HarfBuzz.unitsPerEm(font))
        unitsPerEm = units
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let version = FontFace.string(font, .version) ?? "unknown"
        info = FontInfo(
            name: FontFace.string(font, .full) ?? stem, version: version,
            file: (path as NSString).lastPathComponent)
        let varies = HarfBuzz.setWeight(font, Float(weight))
        self.rounding = rounding
        key =
            stem + (index == 0 ? "" : "#\(index)") + (varies ? "@\(weight)" : "")
            + (rounding == nil ? "" : " rounded") + " " + version

        func metric(_ tag: StaticString) -> Double? {
            var value: Int32 = 0
            return HarfBuzz.metric(font, HarfBuzz.tag(tag), &value) ? Double(value) / units : nil
        }
        var extents: [Int32] = [0, 0, 0]
        HarfBuzz.extents(font, &extents)
        ascent = Double(extents[0]) / units
        descent = -Double(extents[1]) / units
        leading = Double(extents[2]) / units
        capHeight = metric("cpht") ?? FontFace.height(of: "H", font) / units
        xHeight = metric("xhgt") ?? FontFace.height(of: "x", font) / units
        underlineOffset = -(metric("undo") ?? -0.1)
        underlineThickness = metric("unds") ?? 0.05
        HarfBuzz.freeze(font)
    }

    deinit { HarfBuzz.close(font) }

    /// The glyph the font shows for one scalar on its own, or nil.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: UInt32 = 0
        return HarfBuzz.glyph(font, scalar.value, &glyph) ? glyph : nil
    }

    /// The glyph that the font calls so, as in "parenleft", or that of the character which has this name by the standard, or nil.
    package func glyph(named name: String) -> UInt32? {
        var glyph: UInt32 = 0
        if HarfBuzz.glyph(font, named: name, &glyph) { return glyph }
        return GlyphNames.scalar(named: name).flatMap { self.glyph(for: $0) }
    }

    /// What the font calls a glyph, or nil.
    package func name(of glyph: UInt32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 128)
        guard HarfBuzz.glyphName(font, glyph, &bytes, UInt32(bytes.count)) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// How far the pen moves after a glyph, in em.
    package func advance(of glyph: UInt32) -> Double {
        Double(HarfBuzz.advance(font, glyph)) / unitsPerEm
    }

    /// A glyph's box, in em, y down, the pen's origin at zero; nil where it has none.
    package func box(of glyph: UInt32) -> CGRect? {
        var box: [Int32] = [0, 0, 0, 0]
        guard HarfBuzz.box(font, glyph, &box) else { return nil }
        func length(_ units: Int32) -> Double { Double(units) / unitsPerEm }
        return CGRect(x: length(box[0]), y: -length(box[1]), width: length(box[2]), height: -length(box[3]))
    }

    /// A glyph's picture; nil for glyphs with outlines. It fills the glyph's `box`.
    package func picture(of glyph: UInt32) -> GlyphPicture? {
        let sink = PictureSink()
        HarfBuzz.picture(font, glyph, Unmanaged.passUnretained(sink).toOpaque()) { sink, bytes, width, height in
            let (width, height) = (Int(width), Int(height))
            Unmanaged<PictureSink>.fromOpaque(sink).takeUnretainedValue().picture = GlyphPicture(
                width: width, height: height,
                bytes: Array(UnsafeBufferPointer(start: bytes, count: 4 * width * height)))
        }
        return sink.picture
    }

    package static func == (a: FontFace, b: FontFace) -> Bool { a === b || (a.key == b.key && a.info == b.info) }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Numbers of the OpenType name table.
    enum NameID: UInt32 { case family = 1, full = 4, version = 5, postScript = 6, typographicFamily = 16 }

    /// An English entry of the name table.
    static func string(_ font: HarfBuzz.Font, _ name: NameID) -> String? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let length = HarfBuzz.name(font, name.rawValue, &bytes, UInt32(bytes.count))
        return length > 0 ? String(decoding: bytes.prefix(Int(length)), as: UTF8.self) : nil
    }

    private static func height(of letter: Unicode.Scalar, _ font: HarfBuzz.Font) -> Double {
        var glyph: UInt32 = 0
        var top: Int32 = 0
        guard HarfBuzz.glyph(font, letter.value, &glyph), HarfBuzz.top(font, glyph, &top) else { return 0 }
        return Double(top)
    }
}

/// What a glyph of an emoji face is.
package struct GlyphPicture: Equatable, Sendable {
    /// Pixels.
    package let width: Int
    package let height: Int
    /// Row by row, four for each pixel: red, green, blue and straight alpha.
    package let bytes: [UInt8]
}

/// Gets a picture.
private final class PictureSink {
    var picture: GlyphPicture?
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
