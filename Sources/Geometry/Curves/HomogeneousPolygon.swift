/// A closed polygon in homogeneous coordinates: each corner is (x, y, w), and stands for the point (x / w, y / w) of the picture. It
/// can be cut where it passes the viewer, which its picture cannot.
package struct HomogeneousPolygon: Sendable {
    package private(set) var corners: [SIMD3<Double>] = []
    private var cut: [SIMD3<Double>] = []

    package init() {}

    package mutating func removeAll() { corners.removeAll(keepingCapacity: true) }

    package mutating func append(_ corner: SIMD3<Double>) { corners.append(corner) }

    /// Keeps what lies before the viewer, at a depth of at least `nearest`, and within the rectangle from `low` to `high` of the
    /// picture. Lines along the sides stand for what is cut off, so that nothing inside winds otherwise than before.
    package mutating func clip(nearest: Double, low: SIMD2<Double>, high: SIMD2<Double>) {
        clip { $0.z - nearest }
        clip { $0.x - low.x * $0.z }
        clip { high.x * $0.z - $0.x }
        clip { $0.y - low.y * $0.z }
        clip { high.y * $0.z - $0.y }
    }

    /// Keeps the half of the space where `distance`, which is linear, is not negative.
    package mutating func clip(_ distance: (SIMD3<Double>) -> Double) {
        guard var before = corners.last, corners.contains(where: { distance($0) < 0 }) else { return }
        cut.removeAll(keepingCapacity: true)
        var from = distance(before)
        for corner in corners {
            let to = distance(corner)
            if (from < 0) != (to < 0) { cut.append(Self.crossing(before, from, corner, to)) }
            if to >= 0 { cut.append(corner) }
            (before, from) = (corner, to)
        }
        swap(&corners, &cut)
    }

    /// The same place whichever way the line is followed, so that shapes that share it stay beside each other.
    private static func crossing(_ a: SIMD3<Double>, _ da: Double, _ b: SIMD3<Double>, _ db: Double) -> SIMD3<Double> {
        let (inside, di, outside, other) = da < 0 ? (b, db, a, da) : (a, da, b, db)
        return inside + (outside - inside) * (di / (di - other))
    }

    /// A corner's place in the picture.
    @inlinable @inline(__always)
    package static func project(_ corner: SIMD3<Double>) -> SIMD2<Double> { SIMD2(corner.x, corner.y) / corner.z }
}

extension Polylines {
    /// Replaces all contours by their pictures, cut as `HomogeneousPolygon.clip` cuts them, and closed.
    ///
    /// - Parameter place: from a point to homogeneous coordinates.
    package mutating func project(
        nearest: Double, reach: Double, _ place: (SIMD2<Double>) -> SIMD3<Double>
    ) {
        var seen = Polylines()
        var polygon = HomogeneousPolygon()
        let far = SIMD2(repeating: reach)
        for index in 0..<contourCount {
            let contour = contours[index]
            guard contour.count > 1 else { continue }
            polygon.removeAll()
            for point in contour.start..<contour.start + contour.count { polygon.append(place(points[point])) }
            polygon.clip(nearest: nearest, low: -far, high: far)
            guard polygon.corners.count > 2 else { continue }
            let start = seen.count
            for corner in polygon.corners { seen.append(HomogeneousPolygon.project(corner)) }
            seen.endContour(from: start, isClosed: true)
        }
        self = seen
    }
}
