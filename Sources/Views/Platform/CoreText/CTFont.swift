import KinoraGeometry
import KinoraStage
import KinoraTypography

// Core Text's functions on fonts. A font is UIKit's, as on Apple's systems, where one becomes the other by `as`.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CGGlyph = UInt16

/// Fonts that the system uses for parts of its interface.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// The font of a name; the system's where there is none of it.
///
/// - Parameter size: in points; 12 for 0.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name.description, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }
/// The font of a file.
///
/// - Parameter size: in points; 12 for 0.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { graphicsFont.sized(size > 0 ? size : 12) }
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let isBold = [.emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem].contains(uiType)
    let size = size > 0 ? size : 13
    if uiType == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
    return .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
}
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// In points, above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// In points, below the baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Where the middle of an underline is, in points above the baseline: below 0.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    font.resolved.map { -$0.face.underlineOffset * $0.drawnSize } ?? 0
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.resolved.map { $0.face.underlineThickness * $0.drawnSize } ?? 0
}
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.resolved?.face.unitsPerEm ?? 0) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.resolved?.face.glyphCount ?? 0 }
/// The sign that the font calls so, or that has this name by the standard; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: font.resolved?.face.glyph(named: glyphName.description) ?? 0)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

/// The signs of UTF-16 units; 0 for those that the font does not have. Of two units that are one character the first has its sign.
///
/// - Returns: whether it has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
    let face = font.resolved?.face
    var (index, hasAll) = (0, true)
    for scalar in String(decoding: UnsafeBufferPointer(start: characters, count: count), as: UTF16.self).unicodeScalars
    {
        let glyph = face?.glyph(for: scalar)
        glyphs[index] = glyph.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
        hasAll = hasAll && glyph != nil
        if UTF16.width(scalar) == 2 { glyphs[index + 1] = 0 }
        index += UTF16.width(scalar)
    }
    return hasAll
}

/// A sign's outline in points, with its origin on the baseline and y upwards, as Core Text has it; nil for one without an outline.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let resolved = font.resolved else { return nil }
    return CTRun.outline(UInt32(glyph), of: resolved.face, size: resolved.drawnSize, matrix?.pointee)
}

/// The box of signs that all have their origin at 0, in points, y upwards.
///
/// - Parameter boundingRects: gets the box of each.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
    guard let resolved = font.resolved else { return .null }
    let upright = CGAffineTransform(scaleX: resolved.drawnSize, y: -resolved.drawnSize)
    var whole = CGRect.null
    for index in 0..<count {
        let box = resolved.face.box(of: UInt32(glyphs[index])).map { $0.applying(upright) } ?? .zero
        boundingRects?[index] = box
        whole = whole.union(box)
    }
    return whole
}

/// Fills signs with the context's color, each with its origin at a position, upright where y grows upwards.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    for index in 0..<count {
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        guard let outline = CTFontCreatePathForGlyph(font, glyphs[index], &place) else { continue }
        context.fill(Path(outline), .winding)
    }
}

/// The sum of how far signs move the pen, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
    guard let resolved = font.resolved else { return 0 }
    var sum = 0.0
    for index in 0..<count {
        let advance = resolved.face.advance(of: UInt32(glyphs[index])) * resolved.drawnSize
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

extension UIFont {
    /// nil where the font is not installed.
    var resolved: ResolvedFont? { try? FontLibrary.shared.resolve(font.request) }

    /// The PostScript name; of the system's fonts the one that Apple's have.
    public var fontName: String { name.postScript }
    public var familyName: String { name.family }

    private var name: (postScript: String, family: String) {
        switch font.request.family {
        case .named(let name): (name, String(name.prefix { $0 != "-" }))
        case .file(let path):
            (URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent, path)
        case .text: (".SFUI-\(styleName)", ".AppleSystemUIFont")
        case .rounded: (".SFUIRounded-\(styleName)", ".AppleSystemUIFontRounded")
        case .serif: (".NewYork-\(styleName)", ".AppleSystemUIFontSerif")
        case .monospaced: (".SFUIMono-\(styleName)", ".AppleSystemUIFontMonospaced")
        }
    }

    private var styleName: String {
        let weights: [(Int, String)] = [
            (150, "Ultralight"), (250, "Thin"), (350, "Light"), (450, "Regular"), (550, "Medium"), (650, "Semibold"),
            (750, "Bold"), (850, "Heavy"),
        ]
        let weight = weights.first { font.request.weight < $0.0 }?.1 ?? "Black"
        return font.request.italic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    }

    /// The families of the project's fonts, in order. The system's own are not told, as on every machine there are others.
    public static var familyNames: [String] { FontLibrary.shared.projectFamilies }
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.projectFonts(ofFamily: familyName)
    }
}
