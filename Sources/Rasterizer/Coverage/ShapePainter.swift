import Foundation
import Geometry
import SceneGraph

/// Where drawing may leave marks: whole pixels, and within them the alpha of a mask.
struct Clip {
    /// Inside the target's bounds.
    var bounds: PixelRect
    /// Covers at least `bounds`; its alpha multiplies coverage. Nil is all inside.
    var mask: Surface?
}

/// The stages from path to pixels, for one shape after the other, with the scratch memory they share.
final class ShapePainter {
    /// How far the lines that stand for a curve may lie from it, in pixels. Their mean distance is two thirds of that, so
    /// that no pixel's coverage is off by more than about half a 255th.
    static let tolerance = 1.0 / 320

    private var lines = Polylines()
    /// The whole pixels that `lines` touch.
    private(set) var box = PixelRect.empty
    private let memory = CoverageMemory()
    private let scratch = SpanScratch()
    private var pixels: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
    private var pixelCapacity = 1

    deinit { pixels.deallocate() }

    /// Makes the inside of `path` the shape to draw, as far as it can be seen within `visible`. False where nothing can.
    func setShape(_ path: Path, _ transform: CGAffineTransform, visible: PixelRect) -> Bool {
        lines.removeAll()
        path.flatten(into: &lines, transform: transform, tolerance: Self.tolerance, visible: CGRect(visible))
        return measure(visible)
    }

    /// The same for the line that `style` draws along `path`.
    func setStroke(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, visible: PixelRect) -> Bool {
        lines.removeAll()
        path.stroke(into: &lines, style: style, transform: transform, tolerance: Self.tolerance, visible: CGRect(visible))
        return measure(visible)
    }

    private func measure(_ visible: PixelRect) -> Bool {
        guard lines.count > 1 else { return false }
        let (low, high) = lines.bounds()
        box = PixelRect(around: low, high)
        return !box.intersection(visible).isEmpty
    }

    /// Fills the shape.
    ///
    /// - Parameter opacity: 0...255 for shaders; a colour carries its own.
    func fill(
        rule: FillRule, antialiased: Bool = true, source: PixelSource, opacity: UInt32 = 255, clip: Clip, onto target: Surface
    ) {
        let bounds = box.intersection(clip.bounds)
        guard !bounds.isEmpty else { return }
        let compositor = compositor(source, opacity, clip, target, width: bounds.width + 4)
        let room = bounds == box && clip.mask == nil ? target.bounds.maxX - bounds.x : bounds.width
        forEachRow(rule: rule, antialiased: antialiased, bounds: bounds, room: room) { compositor.composite($0, y: $1) }
    }

    /// Multiplies every pixel of `mask` by the coverage of the shape, or by what the coverage lacks.
    func multiply(_ mask: Surface, rule: FillRule, inverse: Bool) {
        let bounds = box.intersection(mask.bounds)
        if bounds.isEmpty {
            if !inverse { mask.clear(rows: mask.bounds.y..<mask.bounds.maxY) }
            return
        }
        var next = mask.bounds.y
        forEachRow(rule: rule, antialiased: true, bounds: bounds) { row, y in
            if !inverse, next < y { mask.clear(rows: next..<y) }
            next = y + 1
            MaskRow.multiply(mask.row(y), x: mask.bounds.x, width: mask.width, by: row, inverse: inverse)
        }
        if !inverse, next < mask.bounds.maxY { mask.clear(rows: next..<mask.bounds.maxY) }
    }

    /// The coverage of a glyph whose outline `transform` carries to pixels around its origin.
    func glyphMask(_ path: Path, _ transform: CGAffineTransform) -> GlyphMask {
        guard setShape(path, transform, visible: Self.glyphReach) else { return GlyphMask(bounds: .empty) }
        let bounds = box.intersection(Self.glyphReach)
        let mask = GlyphMask(bounds: bounds)
        forEachRow(rule: .nonzero, antialiased: true, bounds: bounds) { mask.set($0, y: $1) }
        return mask
    }

    /// No glyph reaches farther than this from its origin, in pixels: 8 em of the largest cached size.
    private static let glyphReach = PixelRect(x: -512, y: -512, width: 1024, height: 1024)

    /// Composites spans prepared elsewhere (rectangles, glyph masks).
    func compositor(
        _ source: PixelSource, _ opacity: UInt32, _ clip: Clip, _ target: Surface, width: Int
    ) -> SpanCompositor {
        if width > pixelCapacity {
            pixels.deallocate()
            pixelCapacity = width
            pixels = .allocate(capacity: width)
            pixels.initialize(repeating: 0, count: width)
        }
        return SpanCompositor(target: target, source: source, opacity: opacity, clip: clip.mask, pixels: pixels)
    }

    func spanScratch(width: Int) -> SpanScratch {
        scratch.reserve(width: width)
        return scratch
    }

    /// Coverage of the shape within `bounds`, row by row; rows without any are left out.
    ///
    /// - Parameter room: how many columns spans may cover; more than the width only for a shape wholly inside `bounds`.
    private func forEachRow(
        rule: FillRule, antialiased: Bool, bounds: PixelRect, room: Int? = nil, _ body: (SpanRow, Int) -> Void
    ) {
        scratch.reserve(width: bounds.width + 4)
        let bandHeight = min(bounds.height, CoverageMemory.rowLimit(width: bounds.width))
        var top = bounds.y
        while top < bounds.maxY {
            let height = min(bandHeight, bounds.maxY - top)
            let grid = memory.grid(width: bounds.width, height: height)
            let isWhole = box == bounds && height == bounds.height
            grid.add(
                lines, origin: SIMD2(Double(bounds.x), Double(top)),
                entry: !antialiased ? .centres : isWhole ? .inside : .clipped)
            for row in 0..<height {
                let spans = grid.sweep(row: row, x: bounds.x, room: room ?? bounds.width, rule: rule, into: scratch)
                if spans.count > 0 { body(spans, top + row) }
            }
            top += height
        }
    }
}

extension Surface {
    func clear(rows: Range<Int>) { row(rows.lowerBound).update(repeating: 0, count: rows.count * width) }
}

/// Coverage laid on one row of a mask.
enum MaskRow {
    /// Multiplies `width` pixels that begin at `x` by the row's coverage, 0 where it has no span.
    static func multiply(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, width: Int, by row: SpanRow, inverse: Bool) {
        var next = x
        for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
            let (start, count) = (Int(span.x), Int(span.count))
            if !inverse, start > next { (pixels + (next - x)).update(repeating: 0, count: start - next) }
            let p = pixels + (start - x)
            let mask = row.mask + (start - row.origin)
            for i in 0..<count {
                let c = span.coverage == 0 ? UInt32(mask[i]) : span.coverage
                p[i] = scaled(p[i], inverse ? 255 &- c : c)
            }
            next = start + count
        }
        if !inverse, next < x + width { (pixels + (next - x)).update(repeating: 0, count: x + width - next) }
    }

    /// A premultiplied pixel times `c` / 255.
    @inline(__always)
    static func scaled(_ p: UInt32, _ c: UInt32) -> UInt32 { SourceOver.over(p, 0, c) }
}

extension PixelRect {
    /// The whole pixels that a box of finite coordinates touches.
    init(around low: SIMD2<Double>, _ high: SIMD2<Double>) {
        let (left, top) = (Maths.int(Maths.floor(low.x)), Maths.int(Maths.floor(low.y)))
        self.init(
            x: left, y: top, width: Maths.int(Maths.ceil(high.x)) - left, height: Maths.int(Maths.ceil(high.y)) - top)
    }
}

extension CGRect {
    init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
