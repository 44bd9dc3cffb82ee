import KinoraGeometry
import KinoraStage
import KinoraTypography

// Core Text's lines and runs: text whose signs are gone through one by one, mostly for their outlines.

/// One line of text, from its left end on the baseline, y upwards.
public final class CTLine {
    let layout: TextLayout?
    let attributed: NSAttributedString
    init(_ attributed: NSAttributedString) {
        self.attributed = attributed
        layout = attributed.length > 0 ? attributed.set(within: nil) : nil
    }
    fileprivate var line: TextLayout.Line? { layout?.lines.first }
}

/// Signs of one font that follow each other.
public final class CTRun {
    let run: TextLayout.Run
    /// The line's left end on the baseline, in the layout.
    let origin: CGPoint
    let attributes: NSDictionary
    fileprivate init(_ run: TextLayout.Run, _ origin: CGPoint, _ attributes: NSDictionary) {
        (self.run, self.origin, self.attributes) = (run, origin, attributes)
    }

    static func outline(
        _ glyph: UInt32, of face: FontFace, size: Double, _ matrix: CGAffineTransform?
    ) -> CGPath? {
        let path = FontLibrary.shared.outline(glyph, of: face)
        guard !path.isEmpty else { return nil }
        let upright = CGAffineTransform(scaleX: size, y: -size)
        return path.applying(matrix.map { upright.concatenating($0) } ?? upright).cgPath
    }
}

/// A stretch of characters, or of signs.
public struct CFRange: Hashable, Sendable {
    public var location: Int
    /// 0: up to the end.
    public var length: Int
    public init(location: Int = 0, length: Int = 0) { (self.location, self.length) = (location, length) }

    func places(of count: Int) -> Range<Int> {
        let start = min(max(0, location), count)
        return start..<(length == 0 ? count : min(count, start + max(0, length)))
    }
}
public func CFRangeMake(_ location: Int, _ length: Int) -> CFRange { CFRange(location: location, length: length) }

public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as NSString }
public var kCTForegroundColorAttributeName: CFString { NSAttributedString.Key.foregroundColor.rawValue as NSString }
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as NSString }

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// The runs of a line from left to right, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> NSArray {
    guard let set = line.line else { return [] }
    let bytes = Array(line.attributed.string.utf8)
    let runs = set.runs.filter { $0.attachment == nil && $0.pictures == nil }.map { run in
        // Where the run's text begins, in UTF-16 units, as attributed strings count.
        let start = run.glyphs.map(\.range.lowerBound).min() ?? 0
        let place = String(decoding: bytes.prefix(start), as: UTF8.self).utf16.count
        var attributes: [String: Any] = [:]
        if place < line.attributed.length {
            for (key, value) in line.attributed.attributes(at: place, effectiveRange: nil) {
                attributes[key.rawValue] = value
            }
        }
        attributes[NSAttributedString.Key.font.rawValue] =
            attributes[NSAttributedString.Key.font.rawValue] ?? NSAttributedString.usualFont
        return CTRun(run, set.origin, attributes as NSDictionary)
    }
    return runs as NSArray
}
public func CTLineGetGlyphCount(_ line: CTLine) -> Int {
    line.line?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0
}

/// The line's width in points, with what is above and below its baseline.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let bounds = line.line?.bounds
    ascent?.pointee = CGFloat(bounds?.ascent ?? 0)
    descent?.pointee = CGFloat(bounds?.descent ?? 0)
    leading?.pointee = CGFloat(bounds?.leading ?? 0)
    return bounds?.width ?? 0
}

/// What bounds of a line count.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Around the line, in points from its left end on the baseline, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let bounds = line.line?.bounds else { return .zero }
    if options.contains(.useGlyphPathBounds) {
        let outlines = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }.flatMap { $0.outlines }
        return outlines.map { $0.boundingBoxOfPath }.reduce(CGRect.null) { $0.union($1) }
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : bounds.leading
    return CGRect(
        x: 0, y: -bounds.descent - leading, width: bounds.width, height: bounds.ascent + bounds.descent + leading)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
}

extension CTRun {
    /// Where each sign stands, from the line's left end on the baseline, y upwards.
    fileprivate var positions: [CGPoint] {
        run.glyphs.map { CGPoint(x: $0.origin.x - origin.x, y: origin.y - $0.origin.y) }
    }
    fileprivate var outlines: [CGPath] {
        zip(run.glyphs, positions).compactMap { glyph, position in
            CTRun.outline(
                glyph.id, of: run.face, size: run.drawnSize,
                CGAffineTransform(translationX: position.x, y: position.y))
        }
    }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.run.glyphs.count }
/// The attributes of the run's text, with its font.
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary { run.attributes }
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, place) in range.places(of: run.run.glyphs.count).enumerated() {
        buffer[index] = CGGlyph(truncatingIfNeeded: run.run.glyphs[place].id)
    }
}
/// From the line's left end on the baseline, y upwards, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    let positions = run.positions
    for (index, place) in range.places(of: positions.count).enumerated() { buffer[index] = positions[place] }
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, place) in range.places(of: run.run.glyphs.count).enumerated() {
        buffer[index] = CGSize(width: run.run.glyphs[place].advance, height: 0)
    }
}
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let part = run.run.glyphs[range.places(of: run.run.glyphs.count)]
    ascent?.pointee = CGFloat(run.run.bounds.ascent)
    descent?.pointee = CGFloat(run.run.bounds.descent)
    leading?.pointee = CGFloat(run.run.bounds.leading)
    return part.reduce(0) { $0 + $1.advance }
}

/// Text that is set in lines.
public final class CTFramesetter {
    let attributed: NSAttributedString
    fileprivate init(_ attributed: NSAttributedString) { self.attributed = attributed }
}
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
/// How much room a part of the text takes, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let places = stringRange.places(of: framesetter.attributed.length)
    let part = framesetter.attributed.attributedSubstring(
        from: NSRange(location: places.lowerBound, length: places.count))
    fitRange?.pointee = CFRange(location: places.lowerBound, length: places.count)
    let size = part.setSize(within: constraints.width.isFinite && constraints.width < 1e6 ? constraints.width : nil)
    return CGSize(width: size.width, height: min(size.height, constraints.height))
}
