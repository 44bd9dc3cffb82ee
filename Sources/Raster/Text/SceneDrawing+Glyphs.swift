import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Text: small upright glyphs from cached coverage at quarter-pixel positions, all others as outlines.
///
/// Glyphs are not hinted. Whether a run goes one way or the other depends on its size and transform alone.
extension SceneDrawing {
    /// Glyphs of more pixels per em are drawn as outlines.
    static let largestCachedSize = 64.0

    func draw(_ run: GlyphRun, onto target: Surface, _ state: DrawState) throws {
        guard run.size.isFinite, run.size > 0, !run.glyphs.isEmpty else { return }
        let t = state.transform
        let (width, height) = (run.size * Double(t.a), run.size * Double(t.d))
        if t.b == 0, t.c == 0, width > 0, height > 0, max(width, height) <= Self.largestCachedSize {
            try drawCached(run, width: width, height: height, onto: target, state)
        } else {
            try drawOutlines(run, onto: target, state)
        }
    }

    private func drawOutlines(_ run: GlyphRun, onto target: Surface, _ state: DrawState) throws {
        let state = clipped(to: run.paint, state)
        guard let source = try source(of: run, state) else { return }
        for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
            draw(glyph, of: run, source, onto: target, state)
        }
    }

    /// One glyph as an outline.
    private func draw(
        _ glyph: GlyphRun.Glyph, of run: GlyphRun, _ source: PaintSource, onto target: Surface, _ state: DrawState
    ) {
        let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
        let path = run.outlines[glyph.outline].path
        let transform = place.concatenating(state.transform)
        guard state.draws(path.boundingRect, transform),
            painter.setGlyph(path, transform, visible: state.clip.area.whole)
        else { return }
        painter.fill(rule: .nonzero, source: source.source, opacity: source.opacity, clip: state.clip, onto: target)
    }

    /// One source of pixels for the whole run. Paints that are drawn beforehand cover what the run covers.
    private func source(of run: GlyphRun, _ state: DrawState) throws -> PaintSource? {
        var area = state.clip.area
        if case .mesh = run.paint { area = area.intersection(ContentBounds.of([.glyphs(run)], state.transform)) }
        return try PaintSource(
            run.paint, transform: state.transform, opacity: state.opacity, area: area, resources: rasterizer.paints)
    }

    private func drawCached(
        _ run: GlyphRun, width: Double, height: Double, onto target: Surface, _ state: DrawState
    ) throws {
        let state = clipped(to: run.paint, state)
        guard let source = try source(of: run, state) else { return }
        let painting = GlyphPainting(painter, source, state.clip, target)
        run.outlines.withUnsafeBufferPointer { outlines in
            var masks = RunMasks(
                outlines, rasterizer.glyphs.face(font: run.font, width: width, height: height), width: width,
                height: height,
                rasterizer.glyphs, painter)
            for glyph in run.glyphs where outlines.indices.contains(glyph.outline) {
                guard let place = QuarterPixel(CGPoint(x: glyph.x, y: glyph.y).applying(state.transform)) else {
                    continue
                }
                let mask = masks.mask(of: glyph.outline, at: place)
                if mask.isWhole {
                    painting.draw(mask, x: place.x, y: place.y)
                } else {
                    draw(glyph, of: run, source, onto: target, state)
                }
            }
            withExtendedLifetime(masks) {}
        }
    }
}

/// The masks of one run. Masks that were looked up before are found again without reference counting, which would be
/// noticeable in a loop over thousands of glyphs.
private struct RunMasks {
    private let outlines: UnsafeBufferPointer<GlyphOutline>
    private let face: GlyphCache.Face
    /// From an em to pixels, across and down.
    private let width: Double
    private let height: Double
    private let cache: GlyphCache
    private let painter: ShapePainter
    /// By outline.
    private var glyphs: [GlyphCache.Glyph?]
    private var views: [UnsafeMutablePointer<GlyphMask.View?>?]

    /// - Parameter outlines: outlive the masks.
    init(
        _ outlines: UnsafeBufferPointer<GlyphOutline>, _ face: GlyphCache.Face, width: Double, height: Double,
        _ cache: GlyphCache, _ painter: ShapePainter
    ) {
        self.outlines = outlines
        self.face = face
        self.width = width
        self.height = height
        self.cache = cache
        self.painter = painter
        glyphs = Array(repeating: nil, count: outlines.count)
        views = Array(repeating: nil, count: outlines.count)
    }

    @inline(__always)
    mutating func mask(of outline: Int, at place: QuarterPixel) -> GlyphMask.View {
        views[outline]?[place.phase] ?? lookUp(outline, place)
    }

    private mutating func lookUp(_ outline: Int, _ place: QuarterPixel) -> GlyphMask.View {
        if views[outline] == nil {
            let glyph = cache.glyph(face, outlines.baseAddress! + outline)
            views[outline] = glyph.views
            glyphs[outline] = glyph
        }
        return views[outline]![place.phase] ?? draw(outline, place)
    }

    private func draw(_ outline: Int, _ place: QuarterPixel) -> GlyphMask.View {
        let mask = painter.glyphMask(
            outlines[outline].path,
            CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: place.offset.x, ty: place.offset.y))
        cache.add(mask, to: glyphs[outline]!, of: face, phase: place.phase)
        return mask.view
    }
}

/// A device position to the nearest quarter of a pixel: the pixel, and where in it.
struct QuarterPixel {
    let x: Int
    let y: Int
    /// Quarters across in the lower two bits, down in the upper two.
    let phase: Int

    /// Nil for positions that are far out of any frame or no numbers.
    @inline(__always)
    init?(_ p: CGPoint) {
        guard abs(p.x) < 1e6, abs(p.y) < 1e6 else { return nil }
        let (qx, qy) = (Maths.int(Maths.floor(Double(p.x) * 4 + 0.5)), Maths.int(Maths.floor(Double(p.y) * 4 + 0.5)))
        (x, y) = (qx >> 2, qy >> 2)
        phase = (qx & 3) | (qy & 3) << 2
    }

    var offset: CGPoint { CGPoint(x: Double(phase & 3) / 4, y: Double(phase >> 2) / 4) }
}

/// Lays glyph masks on a surface.
private struct GlyphPainting {
    private let painter: ShapePainter
    private let source: PaintSource
    private let clip: Clip
    private let target: Surface
    /// The color and the area, when whole masks are drawn in one color and only those inside the area need no clipping.
    private let plain: (color: PremultipliedPixel, bounds: PixelRect)?

    init(_ painter: ShapePainter, _ source: PaintSource, _ clip: Clip, _ target: Surface) {
        self.painter = painter
        self.source = source
        self.clip = clip
        self.target = target
        if case .color(let color) = source.source, clip.mask == nil {
            plain = (color, clip.bounds.intersection(target.bounds))
        } else {
            plain = nil
        }
    }

    func draw(_ mask: GlyphMask.View, x: Int, y: Int) {
        let box = mask.bounds(atX: x, y: y)
        if let plain, plain.bounds.contains(box), box.x + mask.stride <= target.bounds.maxX {
            SourceOver.color(
                plain.color, onto: target.row(box.y) + (box.x - target.bounds.x), rowLength: target.width,
                mask: mask.coverage, stride: mask.stride, rows: box.height)
        } else {
            let seen = box.intersection(clip.bounds)
            if !seen.isEmpty { drawGroups(mask, box, seen) }
        }
    }

    private func drawGroups(_ mask: GlyphMask.View, _ box: PixelRect, _ seen: PixelRect) {
        let compositor = painter.compositor(source.source, source.opacity, clip, target)
        let runs = painter.emptyRuns(width: mask.stride)
        for y in seen.y..<seen.maxY {
            let row = UnsafeRawPointer(mask.coverage + (y - box.y) * mask.stride)
            for offset in Swift.stride(from: 0, to: mask.stride, by: 4) {
                let four = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                if four != 0 { runs.append(MaskQuad(x: Int32(box.x + offset), y: Int32(y), mask: four)) }
            }
            if runs.isFull {
                runs.trim(to: seen, origin: box.x)
                compositor.composite(runs)
                runs.removeAll()
            }
        }
        runs.trim(to: seen, origin: box.x)
        compositor.composite(runs)
    }
}
