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

    private init(_ map: ProjectionTransform, _ inverse: ProjectionTransform) {
        (self.map, self.inverse) = (map, inverse)
    }

    /// The way back, of what lies before the viewer.
    var reversed: ProjectiveResampler { ProjectiveResampler(inverse, map) }

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
        apply(to: source, into: result, within: wanted)
        return result
    }

    /// Draws `source`, seen through the map, over a part of a surface.
    ///
    /// - Parameter band: the pixels that are changed; nil is all.
    func apply(to source: Surface, into result: Surface, within wanted: PixelRect, band: DepthBand? = nil) {
        let part = wanted.intersection(outputRect(for: source.bounds))
        guard !part.isEmpty, !source.bounds.isEmpty else { return }
        let row = BilinearRow(pixels: source.pixels, width: source.width, height: source.height)
        defer { row.deallocate() }
        let footprints = Footprints(in: source.bounds)
        defer { footprints.deallocate() }
        for y in part.yRange {
            let pixels = band?.pixels(of: part.xRange, row: y) ?? part.xRange
            for x in stride(from: pixels.lowerBound, to: pixels.upperBound, by: BilinearRow.block) {
                let count = min(BilinearRow.block, pixels.upperBound - x)
                locate(x, y, count, source.bounds, footprints)
                footprints.sample(row, count, to: result.row(y) + (x - result.bounds.x))
            }
        }
    }

    /// About how many samples `apply` takes, rather too many than too few: in each part of the picture as many a pixel as in that of its
    /// corners which takes most.
    func samples(from source: PixelRect, wanted: PixelRect) -> Double {
        let part = wanted.intersection(outputRect(for: source))
        guard !part.isEmpty, !source.isEmpty else { return 0 }
        let footprints = Footprints(in: source)
        defer { footprints.deallocate() }
        let (across, down) = (min(part.width, Self.probes), min(part.height, Self.probes))
        func row(_ index: Int) -> [Int] {
            (0...across).map { column in
                let x = part.x + min(part.width * column / across, part.width - 1)
                locate(x, part.y + min(part.height * index / down, part.height - 1), 1, source, footprints)
                return footprints.samples(0)
            }
        }
        var (most, above) = (0, row(0))
        for index in 1...down {
            let below = row(index)
            for column in 0..<across {
                most += max(above[column], above[column + 1], below[column], below[column + 1])
            }
            above = below
        }
        return Double(most) * Double(part.width) * Double(part.height) / Double(across * down)
    }

    /// The same of the pixels of a band, which may be a narrow part of the picture: twice what is found at the pixels of a grid that
    /// belong to it, and some more for a band that lies between these.
    func samples(from source: PixelRect, wanted: PixelRect, in band: DepthBand) -> Double {
        let part = wanted.intersection(outputRect(for: source))
        guard !part.isEmpty, !source.isEmpty else { return 0 }
        let footprints = Footprints(in: source)
        defer { footprints.deallocate() }
        let (across, down) = (min(part.width, 4 * Self.probes), min(part.height, 4 * Self.probes))
        var sum = 0
        for row in 0..<down {
            let y = part.y + part.height * (2 * row + 1) / (2 * down)
            for column in 0..<across {
                let x = part.x + part.width * (2 * column + 1) / (2 * across)
                guard band.contains(x, y) else { continue }
                locate(x, y, 1, source, footprints)
                sum += footprints.samples(0)
            }
        }
        let found = Double(sum) * Double(part.width) * Double(part.height) / Double(across * down)
        return 2 * found + 64 * Double(part.width + part.height)
    }

    /// Parts along a side of the picture.
    private static let probes = 8

    /// The footprints of `count` pixels of a row, relative to the source's corner; their centers are NaN behind the viewer.
    private func locate(_ x: Int, _ y: Int, _ count: Int, _ bounds: PixelRect, _ footprints: Footprints) {
        let m = inverse
        let middle = Double(y) + 0.5
        let (u0, v0, w0) = (m.m21 * middle + m.m31, m.m22 * middle + m.m32, m.m23 * middle + m.m33)
        let (left, top) = (Double(bounds.x), Double(bounds.y))
        for i in 0..<count {
            let px = Double(Int32(truncatingIfNeeded: x &+ i)) + 0.5
            let w = m.m13 * px + w0
            let unit: Double = w > 0 ? 1 / w : .nan
            let (u, v) = ((m.m11 * px + u0) * unit, (m.m12 * px + v0) * unit)
            footprints.u[i] = Float(u - left)
            footprints.v[i] = Float(v - top)
            footprints.acrossU[i] = Float((m.m11 - u * m.m13) * unit)
            footprints.acrossV[i] = Float((m.m12 - v * m.m13) * unit)
            footprints.alongU[i] = Float((m.m21 - u * m.m23) * unit)
            footprints.alongV[i] = Float((m.m22 - v * m.m23) * unit)
        }
    }

    /// The pixels around the image of a rectangle, without the part behind the viewer.
    private static func image(of rect: PixelRect, grownBy margin: Int, under map: ProjectionTransform) -> PixelRect {
        guard !rect.isEmpty else { return .empty }
        let (l, t) = (Double(rect.x - margin), Double(rect.y - margin))
        let (r, b) = (Double(rect.maxX + margin), Double(rect.maxY + margin))
        let corners = [(l, t), (r, t), (r, b), (l, b)].map { map.place(SIMD2($0, $1)) }
        let nearest = corners.map { abs($0.z) }.max()! * 1e-6
        guard nearest > 0, nearest.isFinite else { return .empty }
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func include(_ x: Double, _ y: Double, _ w: Double) {
            (minX, maxX) = (min(minX, x / w), max(maxX, x / w))
            (minY, maxY) = (min(minY, y / w), max(maxY, y / w))
        }
        for i in 0..<4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4])
            if a.z >= nearest { include(a.x, a.y, a.z) }
            if (a.z >= nearest) != (b.z >= nearest) {
                let s = (nearest - a.z) / (b.z - a.z)
                include(a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s, nearest)
            }
        }
        guard minX <= maxX, minY <= maxY else { return .empty }
        func bound(_ v: Double) -> Int { Int(max(-limit, min(limit, v))) }
        let (x, y) = (bound(minX.rounded(.down)) - 1, bound(minY.rounded(.down)) - 1)
        return PixelRect(x: x, y: y, width: bound(maxX.rounded(.up)) + 1 - x, height: bound(maxY.rounded(.up)) + 1 - y)
    }
}
