/// The functions of KinoraCHarfBuzz that this module calls, declared here instead of imported: whoever imports a module must
/// also find the modules that it imports, and those of C need a map, which only SwiftPM's own dependents are given.
///
/// KinoraCHarfBuzz.h says what they do.
enum HarfBuzz {
    typealias Font = OpaquePointer

    @_extern(c, "chb_font_open")
    static func open(_ path: UnsafePointer<CChar>, _ index: UInt32) -> Font?

    @_extern(c, "chb_font_close")
    static func close(_ font: Font)

    @_extern(c, "chb_font_freeze")
    static func freeze(_ font: Font)

    @_extern(c, "chb_font_glyph_count")
    static func glyphCount(_ font: Font) -> UInt32

    @_extern(c, "chb_font_units_per_em")
    static func unitsPerEm(_ font: Font) -> UInt32

    @_extern(c, "chb_font_set_weight")
    static func setWeight(_ font: Font, _ weight: Float) -> Bool

    @_extern(c, "chb_font_name")
    static func name(_ font: Font, _ id: UInt32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: UInt32) -> UInt32

    @_extern(c, "chb_font_metric")
    static func metric(_ font: Font, _ tag: UInt32, _ value: UnsafeMutablePointer<Int32>) -> Bool

    @_extern(c, "chb_font_style")
    static func style(_ font: Font, _ tag: UInt32) -> Float

    /// `extents` has room for three numbers.
    @_extern(c, "chb_font_extents")
    static func extents(_ font: Font, _ extents: UnsafeMutablePointer<Int32>)

    @_extern(c, "chb_font_glyph")
    static func glyph(_ font: Font, _ scalar: UInt32, _ glyph: UnsafeMutablePointer<UInt32>) -> Bool

    @_extern(c, "chb_font_advance")
    static func advance(_ font: Font, _ glyph: UInt32) -> Int32

    @_extern(c, "chb_font_top")
    static func top(_ font: Font, _ glyph: UInt32, _ top: UnsafeMutablePointer<Int32>) -> Bool

    /// `box` has room for four numbers.
    @_extern(c, "chb_font_box")
    static func box(_ font: Font, _ glyph: UInt32, _ box: UnsafeMutablePointer<Int32>) -> Bool

    @_extern(c, "chb_font_glyph_name")
    static func glyphName(
        _ font: Font, _ glyph: UInt32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: UInt32
    ) -> Bool

    @_extern(c, "chb_font_glyph_named")
    static func glyph(_ font: Font, named name: UnsafePointer<CChar>, _ glyph: UnsafeMutablePointer<UInt32>) -> Bool

    @_extern(c, "chb_font_has_pictures")
    static func hasPictures(_ font: Font) -> Bool

    /// Gets the sink and a picture: its pixels, width and height.
    typealias Pixels = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, UInt32, UInt32) -> Void

    @_extern(c, "chb_font_picture")
    static func picture(_ font: Font, _ glyph: UInt32, _ sink: UnsafeMutableRawPointer, _ receive: Pixels)

    @_extern(c, "chb_script")
    static func script(_ scalar: UInt32) -> UInt32

    /// Gets the sink, what part of an outline comes, and its points.
    typealias Outline = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafePointer<Float>?) -> Void

    @_extern(c, "chb_font_draw")
    static func draw(_ font: Font, _ glyph: UInt32, _ sink: UnsafeMutableRawPointer, _ outline: Outline)

    /// Gets the sink and a glyph: its number, where its characters begin, its advance, and its offset to the right and up.
    typealias Shaped = @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32, Int32, Int32, Int32) -> Void

    /// `features` are `featureCount` pairs of a tag and a value.
    @_extern(c, "chb_shape")
    static func shape(
        _ font: Font, _ text: UnsafePointer<UInt8>?, _ length: Int32, _ language: UnsafePointer<CChar>,
        _ isRightToLeft: Bool,
        _ features: UnsafePointer<UInt32>, _ featureCount: UInt32, _ sink: UnsafeMutableRawPointer, _ shaped: Shaped)

    /// An OpenType tag, four letters.
    static func tag(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
