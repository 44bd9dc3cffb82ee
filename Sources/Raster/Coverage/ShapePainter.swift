import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The part of the target that drawing may change: whole pixels, and within them the alpha of a mask.
struct Clip {
    /// What is drawn of it lies inside the target's bounds.
    var area: DrawArea
    /// Covers at least `bounds`; its alpha multiplies coverage. Nil is all inside.
    var mask: Surface?

    init(_ area: DrawArea) { self.area = area }

    /// The pixels that may change.
    var bounds: PixelRect { area.drawn }
}

/// The stages from path to pixels, for one shape after the other, with the scratch memory they share.
final class ShapePainter {
    /// How far the lines that stand for a curve, or for the side of a stroke, may lie from it in pixels, times their length. They enclose
    /// the same area as the curve, and what they lie outside and inside cancels within a pixel, unless its edge cuts a line: so no
    /// pixel's coverage is off by more than about half a 255th before it is rounded.
    static let curveTolerance = 1.0 / 128

    private var lines = Polylines()
    /// Where the shape may overlap itself, so that its rows have to be looked at.
    private var contacts = ContactBoxes()
    private let cleaner = OverlapCleaner()
    private let verdicts = PathVerdicts()
    /// The whole pixels that `lines` touch.
    private(set) var box = PixelRect.empty
    /// Whether all of the box is inside.
    private var fillsBox = false
    /// The coverage of a stroke that was drawn before; `lines` has nothing then.
    private var known: StrokeCoverage?
    /// Where the coverage of the shape is to be kept.
    private var keeping: (strokes: KeptStrokes, key: StrokeKey)?
    private let memory = CoverageMemory()
    private let runs = CoverageRuns()
    private let scratch = CompositeScratch()

    /// Makes the inside of `path` the shape to draw, as far as it can be seen within `visible`. False where nothing can.
    func setShape(_ path: Path, _ transform: CGAffineTransform, visible: PixelRect) -> Bool {
        begin()
        path.flatten(
            into: &lines, transform: transform, tolerance: Self.curveTolerance, balanced: true, visible: CGRect(visible)
        )
        findContacts(path)
        return measure(visible)
    }

    /// Outlines of more elements are looked at once, others each time: that costs less than to remember them.
    private static let fewElements = 64

    private func findContacts(_ path: Path) {
        contacts.removeAll()
        guard path.simpleShape == nil else { return }
        let mayOverlap = path.elementCount > Self.fewElements ? verdicts.mayOverlap(path) : lines.mayOverlap
        if mayOverlap { contacts.addEverything() }
    }

    /// The same for a glyph's outline. Fonts repeat outlines, so whether one overlaps itself is found out once.
    func setGlyph(_ path: Path, _ transform: CGAffineTransform, visible: PixelRect) -> Bool {
        begin()
        path.flatten(
            into: &lines, transform: transform, tolerance: Self.curveTolerance, balanced: true, visible: CGRect(visible)
        )
        contacts.removeAll()
        if path.simpleShape == nil, verdicts.mayOverlap(path) { contacts.addEverything() }
        return measure(visible)
    }

    /// The same for a shape seen through a projective map.
    func setShape(_ outline: ProjectedOutline, visible: PixelRect) -> Bool {
        begin()
        outline.flatten(into: &lines, tolerance: Self.curveTolerance, visible: visible)
        findContacts(outline.path)
        return measure(visible)
    }

    /// The same for the line that `style` draws, seen through a projective map.
    func setStroke(_ outline: ProjectedOutline, _ style: StrokeStyle, visible: PixelRect) -> Bool {
        begin()
        outline.flatten(into: &lines, tolerance: Self.curveTolerance, stroke: style, visible: visible)
        contacts.removeAll()
        if lines.mayOverlap { contacts.addEverything() }
        return measure(visible)
    }

    /// The same for the line that `style` draws along `path`.
    ///
    /// - Parameter kept: has its coverage, or gets it as the shape is filled.
    func setStroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, visible: PixelRect, kept: KeptStrokes? = nil
    ) -> Bool {
        begin()
        if let kept, path.elementCount <= StrokeKey.mostElements {
            let key = StrokeKey(path, style, transform, visible: visible)
            if let coverage = kept.coverage(of: key) {
                (known, box) = (coverage, coverage.box)
                return !box.intersection(visible).isEmpty
            }
            if kept.isOpen { keeping = (kept, key) }
        }
        path.stroke(
            into: &lines, style: style, transform: transform, tolerance: Self.curveTolerance, visible: CGRect(visible),
            contacts: &contacts)
        return measure(visible)
    }

    private func begin() {
        lines.removeAll()
        (known, keeping) = (nil, nil)
    }

    private func measure(_ visible: PixelRect) -> Bool {
        box = .empty
        fillsBox = false
        guard lines.count > 1 else { return false }
        let (low, high) = lines.bounds()
        box = PixelRect(around: low, high)
        fillsBox = lines.coverWholePixels
        return !box.intersection(visible).isEmpty
    }

    /// Fills the shape.
    ///
    /// - Parameter opacity: 0...255 for shaders; a color carries its own.
    func fill(
        rule: FillRule, antialiased: Bool = true, source: PixelSource, opacity: UInt32 = 255, mode: BlendMode = .normal,
        clip: Clip, onto target: Surface
    ) {
        let area = clip.area.intersection(box)
        guard !area.isEmpty else { return }
        let compositor = compositor(source, opacity, clip, target, mode: mode)
        forEachBatch(rule: rule, antialiased: antialiased, bounds: area.whole, rows: area.drawn.yRange) {
            if !area.isWhole { $0.trim(to: area.drawn, origin: area.whole.x) }
            compositor.composite($0)
        }
    }

    /// The coverage of the shape, or what it lacks, as the alpha of white pixels over what is drawn of `area`.
    func coverage(rule: FillRule, inverse: Bool, area: DrawArea, pool: SurfacePool) -> Surface {
        let bounds = area.drawn
        let surface = Surface(bounds: bounds, pool: pool)
        fill(rule: rule, source: .color(.white), clip: Clip(area), onto: surface)
        if inverse { for i in 0..<bounds.width * bounds.height { surface.pixels[i] = ~surface.pixels[i] } }
        return surface
    }

    /// The coverage of a glyph whose outline `transform` carries to pixels around its origin.
    func glyphMask(_ path: Path, _ transform: CGAffineTransform) -> GlyphMask {
        guard setGlyph(path, transform, visible: Self.glyphReach) else {
            // The glyph has no area, or all of it lies too far away.
            return GlyphMask(bounds: .empty, isWhole: box.isEmpty)
        }
        let bounds = box.intersection(Self.glyphReach)
        let mask = GlyphMask(bounds: bounds, isWhole: bounds == box)
        guard mask.isWhole else { return mask }
        forEachBatch(rule: .nonzero, antialiased: true, bounds: bounds) { mask.set($0) }
        return mask
    }

    /// No glyph reaches farther than this from its origin, in pixels: 8 em of the largest cached size.
    private static let glyphReach = PixelRect(x: -512, y: -512, width: 1024, height: 1024)

    /// For coverage prepared elsewhere.
    func compositor(
        _ source: PixelSource, _ opacity: UInt32, _ clip: Clip, _ target: Surface, mode: BlendMode = .normal
    ) -> RunCompositor {
        scratch.reserve(width: target.width)
        return RunCompositor(
            target: target, source: source, opacity: opacity, mode: mode, clip: clip.mask, scratch: scratch)
    }

    /// An empty batch with room for a row of `width` pixels.
    func emptyRuns(width: Int) -> CoverageRuns {
        runs.begin(width: width)
        return runs
    }

    /// Coverage of the shape within `bounds`, a batch of rows at a time.
    ///
    /// - Parameter rows: others are not asked for.
    private func forEachBatch(
        rule: FillRule, antialiased: Bool, bounds: PixelRect, rows: Range<Int>? = nil, _ body: (CoverageRuns) -> Void
    ) {
        runs.begin(width: bounds.width)
        if let known { return forEachBatch(of: known, rows: rows ?? bounds.yRange, body) }
        if fillsBox { return forEachWholeBatch(bounds, body) }
        guard let (strokes, key) = keeping else {
            return forEachNewBatch(rule: rule, antialiased: antialiased, bounds: bounds, body)
        }
        let coverage = StrokeCoverage(box: box)
        forEachNewBatch(rule: rule, antialiased: antialiased, bounds: bounds) {
            coverage.add($0)
            body($0)
        }
        strokes.keep(coverage, for: key)
        keeping = nil
    }

    private func forEachNewBatch(
        rule: FillRule, antialiased: Bool, bounds: PixelRect, _ body: (CoverageRuns) -> Void
    ) {
        let bandHeight = min(bounds.height, CoverageMemory.rowLimit(width: bounds.width))
        var top = bounds.y
        while top < bounds.maxY {
            let height = min(bandHeight, bounds.maxY - top)
            let grid = memory.grid(width: bounds.width, height: height)
            let isWhole = box == bounds && height == bounds.height
            grid.add(
                lines, origin: SIMD2(Double(bounds.x), Double(top)),
                entry: !antialiased ? .centers : isWhole ? .inside : .clipped)
            if antialiased, !contacts.isEmpty {
                cleaner.repair(
                    grid, lines, origin: SIMD2(Double(bounds.x), Double(top)), rule: rule, contacts: contacts)
            }
            var row = 0
            while row < height {
                row = grid.sweep(from: row, x: bounds.x, y: top, rule: rule, into: runs)
                if runs.isFull {
                    body(runs)
                    runs.removeAll()
                }
            }
            top += height
        }
        if !runs.isEmpty { body(runs) }
    }

    private func forEachBatch(of coverage: StrokeCoverage, rows: Range<Int>, _ body: (CoverageRuns) -> Void) {
        var rest = coverage.part(of: rows)
        while !rest.solids.isEmpty || !rest.quads.isEmpty {
            rest = runs.append(rest.solids, rest.quads)
            body(runs)
            runs.removeAll()
        }
    }

    private func forEachWholeBatch(_ bounds: PixelRect, _ body: (CoverageRuns) -> Void) {
        var row = bounds.y
        while row < bounds.maxY {
            row = runs.appendWhole(bounds, from: row)
            body(runs)
            runs.removeAll()
        }
    }
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
