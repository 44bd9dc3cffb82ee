import Foundation
import KinoraGeometry
import KinoraPixels

/// A shape's outline seen through a projective map, as lines: such maps keep lines straight, so that only curves need be
/// cut finely enough for where they appear largest.
struct ProjectedOutline {
    private let map: ProjectionTransform
    /// In points of the content; of a line the path that it follows.
    let path: Path
    /// Device pixels per point where the shape appears largest.
    let scale: Double
    /// The device pixels that it may touch.
    let bounds: PixelRect

    /// Shapes of which a part is nearer to the viewer than an eighth of the distance of the farthest part are drawn
    /// by sampling instead.
    private static let nearest = 1.0 / 8
    private static let farthestPixel = 1e6

    /// Nil where the shape reaches too near to the viewer's plane, or too far out of sight, to be drawn in one piece.
    ///
    /// - Parameter box: what is covered lies in it, in points of the content.
    init?(_ path: Path, box: CGRect, _ map: ProjectionTransform) {
        // Without lists, since thousands of small shapes ask this.
        func corner(_ index: Int) -> SIMD2<Double> {
            SIMD2(Double(index & 1 == 0 ? box.minX : box.maxX), Double(index & 2 == 0 ? box.minY : box.maxY))
        }
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in 0..<4 {
            let depth = Self.depth(corner(index), map)
            guard !depth.isNaN else { return nil }
            (low, high) = (min(low, depth), max(high, depth))
        }
        guard low > 0, low >= high * Self.nearest else { return nil }
        var scale = 0.0
        var (lowest, highest) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for index in 0..<4 {
            let corner = corner(index)
            let w = Self.depth(corner, map)
            let p = Self.project(corner, map)
            guard abs(p.x) < Self.farthestPixel, abs(p.y) < Self.farthestPixel else { return nil }
            (lowest, highest) = (pointwiseMin(lowest, p), pointwiseMax(highest, p))
            // The derivative of the map, as a bound on how much it stretches.
            let (ax, ay) = (
                (Double(map.m11) - p.x * Double(map.m13)) / w, (Double(map.m12) - p.y * Double(map.m13)) / w
            )
            let (bx, by) = (
                (Double(map.m21) - p.x * Double(map.m23)) / w, (Double(map.m22) - p.y * Double(map.m23)) / w
            )
            scale = max(scale, (ax * ax + ay * ay + bx * bx + by * by).squareRoot())
        }
        guard scale > 0, scale.isFinite else { return nil }
        (self.path, self.map, self.scale) = (path, map, scale)
        // Lines that stand for a curve may lie a little outside of it.
        bounds = PixelRect(around: lowest - 0.125, highest + 0.125)
    }

    @inline(__always)
    private static func depth(_ p: SIMD2<Double>, _ m: ProjectionTransform) -> Double {
        Double(m.m13) * p.x + Double(m.m23) * p.y + Double(m.m33)
    }

    @inline(__always)
    private static func project(_ p: SIMD2<Double>, _ m: ProjectionTransform) -> SIMD2<Double> {
        let w = Double(m.m13) * p.x + Double(m.m23) * p.y + Double(m.m33)
        return SIMD2(
            (Double(m.m11) * p.x + Double(m.m21) * p.y + Double(m.m31)) / w,
            (Double(m.m12) * p.x + Double(m.m22) * p.y + Double(m.m32)) / w)
    }

    /// Adds the outline to `lines`, in device space.
    ///
    /// - Parameter style: of a line, how it is drawn.
    func flatten(into lines: inout Polylines, tolerance: Double, stroke style: StrokeStyle? = nil) {
        let first = lines.count
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        if let style {
            path.stroke(into: &lines, style: style, transform: enlarged, tolerance: tolerance)
        } else {
            path.flatten(into: &lines, transform: enlarged, tolerance: tolerance, balanced: true)
        }
        for index in first..<lines.count { lines.points[index] = Self.project(lines.points[index] / scale, map) }
    }
}
