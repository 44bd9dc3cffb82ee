import Foundation
import KinoraGeometry
import KinoraPixels

/// The part of a projected rectangle that can be seen, as a polygon in the rectangle's own points.
struct SeenPlane {
    private let map: ProjectionTransform
    private var polygon = HomogeneousPolygon()

    /// - Parameters:
    ///   - visible: the device pixels that can be seen.
    ///   - nearestShare: what is nearer than this share of the largest distance is not.
    init(_ box: CGRect, _ map: ProjectionTransform, _ visible: PixelRect, nearestShare: Double) {
        self.map = map
        guard !box.isEmpty, !box.isInfinite else { return }
        for (x, y) in [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)] {
            polygon.append(SIMD3(Double(x), Double(y), 1))
        }
        let placed = polygon.corners.map { map.place($0) }
        let nearest = placed.reduce(0) { max($0, abs($1.z)) } * nearestShare
        guard nearest > 0, nearest.isFinite else {
            polygon.removeAll()
            return
        }
        // Pixels at the frame's edge take in what lies a little beyond it.
        let (left, top) = (Double(visible.x - 2), Double(visible.y - 2))
        let (right, bottom) = (Double(visible.maxX + 2), Double(visible.maxY + 2))
        func clip(_ distance: (SIMD3<Double>) -> Double) { polygon.clip { distance(map.place($0)) } }
        clip { $0.z - nearest }
        clip { $0.x - left * $0.z }
        clip { right * $0.z - $0.x }
        clip { $0.y - top * $0.z }
        clip { bottom * $0.z - $0.y }
    }

    /// In the rectangle's points; the third number is 1.
    var corners: [SIMD3<Double>] { polygon.corners }

    /// The smallest and the largest; nil where nothing is seen.
    var depths: (nearest: Double, farthest: Double)? {
        let depths = polygon.corners.map { map.place($0).z }
        guard let low = depths.min(), let high = depths.max() else { return nil }
        return (low, high)
    }

    /// What of it lies between two depths.
    func part(_ depths: (nearest: Double, farthest: Double)) -> SeenPlane {
        var part = self
        part.polygon.clip { map.place($0).z - depths.nearest }
        if depths.farthest.isFinite { part.polygon.clip { depths.farthest - map.place($0).z } }
        return part
    }

    /// Around it, in the rectangle's points.
    var box: CGRect? {
        guard let first = polygon.corners.first else { return nil }
        let (low, high) = polygon.corners.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The device pixels that show some of it, and those around them.
    var deviceBounds: PixelRect {
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for corner in polygon.corners {
            let p = HomogeneousPolygon.project(map.place(corner))
            (low, high) = (pointwiseMin(low, p), pointwiseMax(high, p))
        }
        guard low.x <= high.x, low.y <= high.y else { return .empty }
        return PixelRect(around: low, high).insetBy(dx: -1, dy: -1)
    }

    /// Device pixels per point where it appears largest, in the direction in which it does.
    var greatestScale: Double {
        polygon.corners.reduce(0) { most, corner in
            let placed = map.place(corner)
            return max(most, ProjectedOutline.stretch(at: HomogeneousPolygon.project(placed), map) / placed.z)
        }
    }
}
