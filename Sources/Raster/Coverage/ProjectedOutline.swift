import Foundation
import KinoraGeometry
import KinoraPixels

/// A shape's outline seen through a projective map, as lines: such maps keep lines straight, so that only curves need be
/// cut finely enough for where they appear largest. What lies behind the viewer is cut off.
struct ProjectedOutline {
    private let map: ProjectionTransform
    /// In points of the content; of a line the path that it follows.
    let path: Path
    /// The device pixels that it may touch.
    let bounds: PixelRect
    private let depth: Depth

    private enum Depth {
        /// Device pixels per point where the shape appears largest.
        case shallow(scale: Double)
        /// The shape reaches from the viewer's feet to far away, or lies partly behind the viewer: what cannot be seen of its lines
        /// is cut off, and what can be seen decides how many lines stand for a curve.
        case deep(box: CGRect, nearest: Double)
        /// Nothing lies before the viewer.
        case unseen
    }

    /// Shapes of which a part is nearer to the viewer than an eighth of the distance of the farthest part are cut.
    private static let shallowest = 1.0 / 8
    /// What is nearer than this share of the largest distance is cut off: it is too large to be seen.
    private static let nearestShare = 1e-9
    /// Where ends of lines lie farther out than this, in points, it cannot be said where they cross the picture.
    private static let farthestPoint = 1e9
    /// How far lines reach beyond the picture's origin.
    private static let farthestPixel = 1e6
    /// Shapes are enlarged to no more pixels than this before they are cut into lines.
    private static let largest = 1e8

    /// Nil where the map, or the box, has numbers that are not finite, or lines cannot be told well enough.
    ///
    /// - Parameter box: what is covered lies in it, in points of the content.
    init?(_ path: Path, box: CGRect, _ map: ProjectionTransform) {
        guard max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) <= Self.farthestPoint else { return nil }
        // Without lists, since thousands of small shapes ask this.
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in 0..<4 {
            let depth = map.place(Self.corner(index, box)).z
            guard depth.isFinite else { return nil }
            (low, high) = (min(low, depth), max(high, depth))
        }
        (self.path, self.map) = (path, map)
        if low > 0, low >= high * Self.shallowest, let (scale, bounds) = Self.shallow(box, map) {
            (depth, self.bounds) = (.shallow(scale: scale), bounds)
            return
        }
        let nearest = max(abs(low), abs(high)) * Self.nearestShare
        let far = SIMD2(repeating: Self.farthestPixel)
        let seen = high > nearest ? Self.visible(box, map, nearest: nearest, -far, far) : []
        guard !seen.isEmpty else {
            (depth, bounds) = (.unseen, .empty)
            return
        }
        depth = .deep(box: box, nearest: nearest)
        var (lowest, highest) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for corner in seen {
            let p = HomogeneousPolygon.project(corner)
            guard p.x.isFinite, p.y.isFinite else { return nil }
            (lowest, highest) = (pointwiseMin(lowest, p), pointwiseMax(highest, p))
        }
        bounds = PixelRect(around: lowest - 0.125, highest + 0.125)
    }

    /// The scale and the bounds of what lies before the viewer as a whole; nil where it is too far out of sight.
    private static func shallow(_ box: CGRect, _ map: ProjectionTransform) -> (Double, PixelRect)? {
        var scale = 0.0
        var (lowest, highest) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for index in 0..<4 {
            let placed = map.place(corner(index, box))
            let p = HomogeneousPolygon.project(placed)
            guard abs(p.x) < farthestPixel, abs(p.y) < farthestPixel else { return nil }
            (lowest, highest) = (pointwiseMin(lowest, p), pointwiseMax(highest, p))
            scale = max(scale, stretch(at: p, map) / placed.z)
        }
        guard scale > 0, scale.isFinite else { return nil }
        // Lines that stand for a curve may lie a little outside of it.
        return (scale, PixelRect(around: lowest - 0.125, highest + 0.125))
    }

    /// The part of a rectangle that is seen between two corners of the device, in homogeneous coordinates.
    private static func visible(
        _ box: CGRect, _ map: ProjectionTransform, nearest: Double, _ low: SIMD2<Double>, _ high: SIMD2<Double>
    ) -> [SIMD3<Double>] {
        var polygon = HomogeneousPolygon()
        for index in [0, 1, 3, 2] { polygon.append(map.place(corner(index, box))) }
        polygon.clip(nearest: nearest, low: low, high: high)
        return polygon.corners
    }

    @inline(__always)
    private static func corner(_ index: Int, _ box: CGRect) -> SIMD2<Double> {
        SIMD2(Double(index & 1 == 0 ? box.minX : box.maxX), Double(index & 2 == 0 ? box.minY : box.maxY))
    }

    /// The derivative of the map where it leads to `p`, times the depth there, as a bound on how much it stretches.
    static func stretch(at p: SIMD2<Double>, _ map: ProjectionTransform) -> Double {
        let (ax, ay) = (Double(map.m11) - p.x * Double(map.m13), Double(map.m12) - p.y * Double(map.m13))
        let (bx, by) = (Double(map.m21) - p.x * Double(map.m23), Double(map.m22) - p.y * Double(map.m23))
        return (ax * ax + ay * ay + bx * bx + by * by).squareRoot()
    }

    /// Whether parts of its lines are cut off, or may be.
    var isDeep: Bool { if case .deep = depth { true } else { false } }

    /// Device pixels per point where what is visible appears largest; 0 where nothing is.
    func scale(within visible: PixelRect) -> Double {
        switch depth {
        case .shallow(let scale): return scale
        case .unseen: return 0
        case .deep(let box, let nearest):
            let (low, high) = (
                SIMD2(Double(visible.x), Double(visible.y)), SIMD2(Double(visible.maxX), Double(visible.maxY))
            )
            // Each is largest at a corner, though not at the same.
            var (stretch, closest) = (0.0, Double.infinity)
            for corner in Self.visible(box, map, nearest: nearest, low, high) {
                stretch = max(stretch, Self.stretch(at: HomogeneousPolygon.project(corner), map))
                closest = min(closest, corner.z)
            }
            let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY), 1e-6)
            return min(stretch / closest, Self.largest / Double(reach))
        }
    }

    /// Adds the outline to `lines`, which are empty, in device space.
    ///
    /// - Parameters:
    ///   - style: of a line, how it is drawn.
    ///   - visible: the device pixels that are looked at.
    func flatten(
        into lines: inout Polylines, tolerance: Double, stroke style: StrokeStyle? = nil, visible: PixelRect
    ) {
        let scale = scale(within: visible)
        guard scale > 0, scale.isFinite else { return }
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        if let style {
            path.stroke(into: &lines, style: style, transform: enlarged, tolerance: tolerance)
        } else {
            path.flatten(into: &lines, transform: enlarged, tolerance: tolerance, balanced: true)
        }
        if case .deep(_, let nearest) = depth {
            lines.project(nearest: nearest, reach: Self.farthestPixel) { map.place($0 / scale) }
        } else {
            for index in 0..<lines.count {
                lines.points[index] = HomogeneousPolygon.project(map.place(lines.points[index] / scale))
            }
        }
    }
}
