import Foundation
import Geometry
import SceneGraph

/// Draws a flattened layer through a projective (or affine) map of device space.
///
/// Each result pixel is the mean of a grid of bilinear samples, as many along each axis as it covers source pixels (at
/// most 16), so that reductions do not flicker; what lies behind the viewer (w ≤ 0) is not drawn.
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
            inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23, inverse.m31, inverse.m32, inverse.m33,
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
        withExtendedLifetime(source) {
            for y in part.yRange {
                let target = result.row(y) - wanted.x
                for x in part.xRange {
                    guard let footprint = footprint(Double(x) + 0.5, Double(y) + 0.5), footprint.touches(source.bounds) else {
                        continue
                    }
                    target[x] = packed(footprint.mean(sampler))
                }
            }
        }
        return result
    }

    /// Where a result position lies in the source, and how far one result pixel reaches there; nil behind the viewer.
    @inline(__always)
    private func footprint(_ x: Double, _ y: Double) -> Footprint? {
        let w = inverse.m13 * x + inverse.m23 * y + inverse.m33
        guard w > 0 else { return nil }
        let unit = 1 / w
        let u = (inverse.m11 * x + inverse.m21 * y + inverse.m31) * unit
        let v = (inverse.m12 * x + inverse.m22 * y + inverse.m32) * unit
        return Footprint(
            center: SIMD2(Float(u), Float(v)),
            across: SIMD2(Float((inverse.m11 - u * inverse.m13) * unit), Float((inverse.m12 - v * inverse.m13) * unit)),
            along: SIMD2(Float((inverse.m21 - u * inverse.m23) * unit), Float((inverse.m22 - v * inverse.m23) * unit)))
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

/// A result pixel's image in the source: its centre, and its sides as far as the map is linear there.
private struct Footprint {
    var center: SIMD2<Float>
    var across: SIMD2<Float>
    var along: SIMD2<Float>

    private static let samplesPerAxis: Float = 16

    /// False where no sample can meet a pixel of `bounds`.
    @inline(__always)
    func touches(_ bounds: PixelRect) -> Bool {
        let reachX = (abs(across.x) + abs(along.x)) * 0.5 + 1
        let reachY = (abs(across.y) + abs(along.y)) * 0.5 + 1
        return center.x + reachX > Float(bounds.x) && center.y + reachY > Float(bounds.y)
            && center.x - reachX < Float(bounds.maxX) && center.y - reachY < Float(bounds.maxY)
    }

    /// The mean colour over the footprint.
    @inline(__always)
    func mean(_ sampler: LayerSampler) -> SIMD4<Float> {
        let (wide, high) = (across.x * across.x + across.y * across.y, along.x * along.x + along.y * along.y)
        // A map that hardly reduces needs one sample.
        if wide < 1.1 && high < 1.1 { return sampler.sample(center) }
        return mean(sampler, columns: Self.samples(wide), rows: Self.samples(high))
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
    private static func samples(_ squared: Float) -> Int {
        squared < 1.1 ? 1 : Int(min(samplesPerAxis, squared.squareRoot().rounded(.up)))
    }
}
