import KinoraGeometry
import KinoraScene
import KinoraStage
import KinoraTypography

// Core Text's lines drawn into a context, and text set into the box of a path.

/// Draws a line from the context's text position on, upright where y grows upwards, and moves the position to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard let layout = line.layout else { return }
    let nodes = line.attributed.picture(within: nil).nodes
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: layout.firstBaseline)
    context.draw(line.attributed, nodes.transformed(upright.concatenating(context.textMatrix)))
    context.textMatrix = CGAffineTransform(translationX: layout.lines[0].bounds.width, y: 0)
        .concatenating(context.textMatrix)
}

/// A text in the box around a path; what does not fit is left out.
public final class CTFrame {
    fileprivate let attributed: NSAttributedString
    fileprivate let path: CGPath
    /// Where the text begins in that of the framesetter, in UTF-16 units.
    fileprivate let start: Int
    fileprivate let lines: [TextLayout.Line]

    fileprivate init(_ attributed: NSAttributedString, in path: CGPath, start: Int) {
        (self.attributed, self.path, self.start) = (attributed, path, start)
        let box = path.boundingBoxOfPath
        let all = attributed.length > 0 && !box.isNull ? attributed.set(within: box.width)?.lines ?? [] : []
        lines = all.prefix { $0.origin.y + $0.bounds.descent <= box.height + 0.5 }
    }
    fileprivate var box: CGRect { path.boundingBoxOfPath }

    /// Which part of the text a line has, in UTF-16 units.
    fileprivate func range(of line: TextLayout.Line) -> NSRange {
        let bytes = Array(attributed.string.utf8)
        func place(_ count: Int) -> Int { String(decoding: bytes.prefix(count), as: UTF8.self).utf16.count }
        let from = place(line.range.lowerBound)
        return NSRange(location: from, length: place(line.range.upperBound) - from)
    }
}

public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: NSDictionary?
) -> CTFrame {
    let places = stringRange.places(of: framesetter.attributed.length)
    let part = framesetter.attributed.attributedSubstring(
        from: NSRange(location: places.lowerBound, length: places.count))
    return CTFrame(part, in: path, start: places.lowerBound)
}

/// Draws the lines that fit, from the top of the box, upright where y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    guard let last = frame.lines.last else { return }
    let range = frame.range(of: last)
    let text = frame.attributed.attributedSubstring(
        from: NSRange(location: 0, length: range.location + range.length))
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: frame.box.minX, ty: frame.box.maxY)
    context.draw(text, text.picture(within: frame.box.width).nodes.transformed(upright))
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The lines from top to bottom, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray {
    frame.lines.map { CTLine(frame.attributed.attributedSubstring(from: frame.range(of: $0))) } as NSArray
}
/// Where the lines begin on their baselines, from the lower left corner of the box, y upwards.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (index, place) in range.places(of: frame.lines.count).enumerated() {
        let origin = frame.lines[place].origin
        origins[index] = CGPoint(x: origin.x, y: frame.box.height - origin.y)
    }
}
/// The part of the text that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    guard let last = frame.lines.last else { return CFRange(location: frame.start, length: 0) }
    let range = frame.range(of: last)
    return CFRange(location: frame.start, length: range.location + range.length)
}
