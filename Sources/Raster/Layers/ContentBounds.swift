import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// How far the drawing of nodes may reach, in whole device pixels: never too small, and only slightly too large.
/// Layers get this size.
struct ContentBounds {
    /// Coordinates beyond this many pixels count as this far; sums of them stay exact.
    private static let reach = 16_777_216.0

    /// The smallest rectangle around everything that `nodes` draw.
    static func of(_ nodes: [Node], _ transform: CGAffineTransform) -> PixelRect {
        var bounds = PixelRect.empty
        for node in nodes { bounds = bounds.union(of(node, transform)) }
        return bounds
    }

    private static func of(_ node: Node, _ transform: CGAffineTransform) -> PixelRect {
        switch node {
        case .fill(let fill): return of(fill.path.boundingRect, transform)
        case .stroke(let stroke): return of(stroke, transform)
        case .glyphs(let run): return of(run, transform)
        case .image(let image): return of(image.rect, transform)
        case .backdrop(let backdrop): return of(backdrop.path.boundingRect, transform)
        case .group(let children): return of(children, transform)
        case .layer(let operation, let children): return of(operation, children, transform)
        }
    }

    /// The pixels that a rectangle in points touches.
    static func of(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        guard !rect.isNull else { return .empty }
        let mapped = rect.standardized.applying(transform)
        guard mapped.minX.isFinite, mapped.minY.isFinite, mapped.width.isFinite, mapped.height.isFinite else {
            return mapped.isInfinite ? everything : .empty
        }
        func bound(_ v: CGFloat) -> Double { Double(v).clamped(from: -reach, to: reach) }
        return PixelRect(
            around: SIMD2(bound(mapped.minX), bound(mapped.minY)), SIMD2(bound(mapped.maxX), bound(mapped.maxY)))
    }

    static var everything: PixelRect {
        PixelRect(x: -Int(reach), y: -Int(reach), width: 2 * Int(reach), height: 2 * Int(reach))
    }

    private static func of(_ stroke: Stroke, _ transform: CGAffineTransform) -> PixelRect {
        of(outset(of: stroke), transform)
    }

    /// A rectangle around a stroke, in points.
    static func outset(of stroke: Stroke) -> CGRect { outset(of: stroke.path, stroke.style) }

    static func outset(of line: Path, _ style: StrokeStyle) -> CGRect {
        let path = line.boundingRect
        guard !path.isNull else { return .null }
        // A miter reaches up to its limit; a square cap's corner √2 of half the width.
        var factor = style.lineJoin == .miter ? max(Double(style.miterLimit), 1) : 1
        if style.lineCap == .square { factor = max(factor, 1.4142135623730951) }
        if case .rect? = line.simpleShape { factor = min(factor, 1.4142135623730951) }
        let outset = max(0, Double(style.lineWidth)) / 2 * factor
        return path.insetBy(dx: -outset, dy: -outset)
    }

    private static func of(_ run: GlyphRun, _ transform: CGAffineTransform) -> PixelRect {
        let boxes = run.outlines.map(\.path.boundingRect)
        var bounds = PixelRect.empty
        for glyph in run.glyphs where boxes.indices.contains(glyph.outline) {
            let box = boxes[glyph.outline]
            guard !box.isNull else { continue }
            let placed = CGRect(
                x: glyph.x + Double(box.minX) * run.size, y: glyph.y + Double(box.minY) * run.size,
                width: Double(box.width) * run.size, height: Double(box.height) * run.size)
            bounds = bounds.union(of(placed, transform))
        }
        // Quarter-pixel positions move a glyph by up to an eighth.
        return bounds.isEmpty ? bounds : bounds.insetBy(dx: -1, dy: -1)
    }

    private static func of(_ operation: LayerOperation, _ children: [Node], _ transform: CGAffineTransform) -> PixelRect
    {
        switch operation {
        case .transform(let inner): return of(children, inner.concatenating(transform))
        case .projection(let projection):
            return ProjectedContent(projection, children, transform).bounds
        case .isolate, .opacity, .blend, .overDarkGlass: return of(children, transform)
        case .clip(let path, _, let inverse):
            let content = of(children, transform)
            return inverse ? content : content.intersection(of(path.boundingRect, transform))
        case .mask(let mask, let source):
            let content = of(children, transform)
            return source == .inverseAlpha ? content : content.intersection(of(mask, transform))
        case .filter(let filter):
            guard let pass = FilterPass(filter, transform: transform) else { return .empty }
            return pass.outputRect(for: of(children, transform))
        }
    }
}
