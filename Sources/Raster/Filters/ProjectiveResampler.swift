import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Draws a flattened layer through a projective (or affine) map of device space.
///
/// Each result pixel is the mean of a grid of bilinear samples, as many along each axis as it covers source pixels (at
/// most 16, along its longer side 64), so that reductions do not flicker; what lies behind the viewer (w ≤ 0) is not drawn.
struct ProjectiveResampler {
    /// From source pixels to result pixels, in the row-vector convention.
    private let map: ProjectionTransform
    private let inverse: ProjectionTransform

    private static let limit = 16_777_216.0

    /// Nil where the map cannot be inverted: the layer is seen edge-on and nothing is drawn.
    init?(_ map: ProjectionTransform) {
        var inverse = map
        guard map.determinant.isFinite, inverse.invert() else { return nil }
        let entries = [
            inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23, inverse.m31, inverse.m32,
            inverse.m33,
        ]
        guard entries.allSatisfy(\.isFinite) else { return nil }
        self.map = map
        self.inverse = inverse
    }

    /// A map given in points, for content flattened with `transform` (points to pixels).
    init?(_ projection: ProjectionTransform, transform: CGAffineTransform) {
        guard let device = DeviceMap(transform) else { return nil }
        self.init(
            ProjectionTransform(device.transform.inverted()).concatenating(projection)
                .concatenating(ProjectionTransform(device.transform)))
    }

    /// The result pixels that source pixels within `bounds` can reach.
    func outputRect(for bounds: PixelRect) -> PixelRect { Self.image(of: bounds, grownBy: 1, under: map) }

    /// The source pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect { Self.image(of: wanted, grownBy: 1, under: inverse) }

    /// `source` seen through the map, as a surface that covers `wanted`.
    func apply(to source: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        let part = wanted.intersection(outputRect(for: source.bounds))
        guard !part.isEmpty, !source.bounds.isEmpty else { return result }
        let sampler = LayerSampler(
            pixels: source.pixels, width: source.width, height: source.height, scale: SIMD2(1, 1),
            offset: SIMD2(Float(-source.bounds.x), Float(-source.bounds.y)))
        let row = BilinearRow(pixels: source.pixels, width: source.width, height: source.height)
        defer { row.deallocate() }
        let block = BilinearRow.block
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * block) { storage in
            let base = storage.baseAddress!
            let reduction = base + 2 * block
            for y in part.yRange {
                var x = part.x
                while x < part.maxX {
                    let count = min(block, part.maxX - x)
                    let target = result.row(y) + (x - wanted.x)
                    locate(x, y, count, source.bounds, base, base + block, reduction)
                    row.sample(base, base + block, count, to: target)
                    for i in 0..<count where reduction[i] >= Footprint.oneSample {
                        target[i] = mean(Double(x + i) + 0.5, Double(y) + 0.5, sampler, source.bounds)
                    }
                    x += count
                }
            }
        }
        return result
    }

    /// Source positions (relative to the source's corner) of `count` pixels of a row, and the larger squared length of a
    /// result pixel's sides in the source; NaN positions behind the viewer.
    private func locate(
        _ x: Int, _ y: Int, _ count: Int, _ bounds: PixelRect, _ us: UnsafeMutablePointer<Float>,
        _ vs: UnsafeMutablePointer<Float>, _ reduction: UnsafeMutablePointer<Float>
    ) {
        let m = inverse
        let middle = Double(y) + 0.5
        let (u0, v0, w0) = (m.m21 * middle + m.m31, m.m22 * middle + m.m32, m.m23 * middle + m.m33)
        let (left, top) = (Double(bounds.x), Double(bounds.y))
        for i in 0..<count {
            let px = Double(Int32(truncatingIfNeeded: x &+ i)) + 0.5
            let w = m.m13 * px + w0
            let unit: Double = w > 0 ? 1 / w : .nan
            let (u, v) = ((m.m11 * px + u0) * unit, (m.m12 * px + v0) * unit)
            us[i] = Float(u - left)
            vs[i] = Float(v - top)
            let (ax, ay) = ((m.m11 - u * m.m13) * unit, (m.m12 - v * m.m13) * unit)
            let (bx, by) = ((m.m21 - u * m.m23) * unit, (m.m22 - v * m.m23) * unit)
            let (wide, high) = (Float(ax * ax + ay * ay), Float(bx * bx + by * by))
            reduction[i] = wide > high ? wide : high
        }
    }

    /// One pixel of a reduction: the mean over its footprint.
    private func mean(_ x: Double, _ y: Double, _ sampler: LayerSampler, _ bounds: PixelRect) -> UInt32 {
        let w = inverse.m13 * x + inverse.m23 * y + inverse.m33
        let unit = 1 / w
        let u = (inverse.m11 * x + inverse.m21 * y + inverse.m31) * unit
        let v = (inverse.m12 * x + inverse.m22 * y + inverse.m32) * unit
        let footprint = Footprint(
            center: SIMD2(Float(u), Float(v)),
            across: SIMD2(Float((inverse.m11 - u * inverse.m13) * unit), Float((inverse.m12 - v * inverse.m13) * unit)),
            along: SIMD2(Float((inverse.m21 - u * inverse.m23) * unit), Float((inverse.m22 - v * inverse.m23) * unit)))
        return footprint.touches(bounds) ? PremultipliedRGBA(components: footprint.mean(sampler)).pixel.word : 0
    }

    /// The pixels around the image of a rectangle, without the part behind the viewer.
    private static func image(of rect: PixelRect, grownBy margin: Int, under map: ProjectionTransform) -> PixelRect {
        guard !rect.isEmpty else { return .empty }
        let (l, t) = (Double(rect.x - margin), Double(rect.y - margin))
        let (r, b) = (Double(rect.maxX + margin), Double(rect.maxY + margin))
        let corners = [(l, t), (r, t), (r, b), (l, b)].map { x, y in
            (
                x: map.m11 * x + map.m21 * y + map.m31, y: map.m12 * x + map.m22 * y + map.m32,
                w: map.m13 * x + map.m23 * y + map.m33
            )
        }
        let nearest = corners.map { abs($0.w) }.max()! * 1e-6
        guard nearest > 0, nearest.isFinite else { return .empty }
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func include(_ x: Double, _ y: Double, _ w: Double) {
            (minX, maxX) = (min(minX, x / w), max(maxX, x / w))
            (minY, maxY) = (min(minY, y / w), max(maxY, y / w))
        }
        for i in 0..<4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4])
            if a.w >= nearest { include(a.x, a.y, a.w) }
            if (a.w >= nearest) != (b.w >= nearest) {
                let s = (nearest - a.w) / (b.w - a.w)
                include(a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s, nearest)
            }
        }
        guard minX <= maxX, minY <= maxY else { return .empty }
        func bound(_ v: Double) -> Int { Int(max(-limit, min(limit, v))) }
        let (x, y) = (bound(minX.rounded(.down)) - 1, bound(minY.rounded(.down)) - 1)
        return PixelRect(x: x, y: y, width: bound(maxX.rounded(.up)) + 1 - x, height: bound(maxY.rounded(.up)) + 1 - y)
    }
}

/// A result pixel's image in the source: its center, and its sides as far as the map is linear there.
private struct Footprint {
    var center: SIMD2<Float>
    var across: SIMD2<Float>
    var along: SIMD2<Float>

    /// Along its shorter and its longer side: planes that run to a horizon are seen at grazing angles, where a pixel is the mean of
    /// a long strip.
    private static let samplesPerSide: (short: Float, long: Float) = (16, 64)

    /// False where no sample can meet a pixel of `bounds`.
    @inline(__always)
    func touches(_ bounds: PixelRect) -> Bool {
        let reachX = (abs(across.x) + abs(along.x)) * 0.5 + 1
        let reachY = (abs(across.y) + abs(along.y)) * 0.5 + 1
        return center.x + reachX > Float(bounds.x) && center.y + reachY > Float(bounds.y)
            && center.x - reachX < Float(bounds.maxX) && center.y - reachY < Float(bounds.maxY)
    }

    /// Below this squared length of its sides (1.3 pixels) a footprint needs one sample, which spans two pixels itself.
    static let oneSample: Float = 1.69

    /// The mean color over the footprint.
    func mean(_ sampler: LayerSampler) -> SIMD4<Float> {
        let (wide, high) = (across.x * across.x + across.y * across.y, along.x * along.x + along.y * along.y)
        let (most, least) = (Self.samplesPerSide.long, Self.samplesPerSide.short)
        return mean(
            sampler, columns: Self.samples(wide, most: wide > high ? most : least),
            rows: Self.samples(high, most: wide > high ? least : most))
    }

    private func mean(_ sampler: LayerSampler, columns: Int, rows: Int) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for j in 0..<rows {
            let v = (Float(j) + 0.5) / Float(rows) - 0.5
            for i in 0..<columns {
                let u = (Float(i) + 0.5) / Float(columns) - 0.5
                sum += sampler.sample(center + across * u + along * v)
            }
        }
        return sum * (1 / Float(columns * rows))
    }

    /// One sample per source pixel crossed, given the squared length.
    private static func samples(_ squared: Float, most: Float) -> Int {
        squared < oneSample ? 1 : Int(min(most, squared.squareRoot().rounded(.up)))
    }
}
