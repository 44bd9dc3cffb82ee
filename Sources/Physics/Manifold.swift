/// Where two shapes touch, or are about to.
struct Manifold {
    struct Point {
        /// In the world, in the middle between the two.
        let place: Vector
        /// How far they are apart there, in points; less than 0: how deep they lie within each other.
        let separation: Double
        /// Tells it from the other one of the next step.
        let feature: Int
    }

    /// From the first shape to the second.
    let normal: Vector
    /// One or two.
    let points: [Point]

    /// How deep shapes may lie within each other at rest, in points.
    static let slop = 0.25

    /// - Parameter reach: shapes that are further apart, in points, do not meet.
    static func between(_ a: PlacedShape, _ b: PlacedShape, reach: Double) -> Manifold? {
        if a.points.count == 1 { return circle(a, b, reach)?.reversed }
        if b.points.count == 1 { return circle(b, a, reach) }
        return polygons(a, b, reach)
    }

    /// The same, seen from the other shape, whose sides run the other way.
    private var reversed: Manifold {
        Manifold(
            normal: -normal,
            points: points.map { Point(place: $0.place, separation: $0.separation, feature: 1 - $0.feature) })
    }

    /// A circle beside a shape of any kind; the normal is from the shape to the circle.
    private static func circle(_ circle: PlacedShape, _ shape: PlacedShape, _ reach: Double) -> Manifold? {
        let center = circle.points[0]
        let (closest, inside) = closestPoint(of: shape, to: center)
        let way = center - closest
        let normal = inside ?? way.direction ?? Vector(0, 1)
        let distance = way.dot(normal)
        let separation = distance - circle.radius - shape.radius
        guard separation <= reach else { return nil }
        let place = closest + normal * (shape.radius + separation / 2)
        return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    }

    /// - Returns: with it the side's normal where the point is inside.
    private static func closestPoint(of shape: PlacedShape, to point: Vector) -> (Vector, inside: Vector?) {
        guard shape.points.count > 1 else { return (shape.points[0], nil) }
        if shape.points.count == 2 { return (closestPoint(of: (shape.points[0], shape.points[1]), to: point), nil) }
        let heights = zip(shape.points, shape.normals).map { (point - $0).dot($1) }
        let side = heights.indices.max { heights[$0] < heights[$1] } ?? 0
        let normal = shape.normals[side]
        if heights[side] <= 0 { return (point - normal * heights[side], normal) }
        return (closestPoint(of: shape.side(side), to: point), nil)
    }

    static func closestPoint(of side: (Vector, Vector), to point: Vector) -> Vector {
        let way = side.1 - side.0
        let length = way.dot(way)
        guard length > 0 else { return side.0 }
        return side.0 + way * min(1, max(0, (point - side.0).dot(way) / length))
    }

    /// The side of one that is furthest from the other, and the side of the other that faces it most, cut to its width (the method of
    /// Catto's "Contact Manifolds", 2007).
    private static func polygons(_ a: PlacedShape, _ b: PlacedShape, _ reach: Double) -> Manifold? {
        let (sideA, apartA) = a.furthestSide(from: b)
        let (sideB, apartB) = b.furthestSide(from: a)
        let room = reach + a.radius + b.radius
        guard apartA <= room, apartB <= room else { return nil }
        // The same side from step to step; and an edge's own, so that nothing stumbles where two edges meet.
        let lead = a.points.count == 2 ? 2 * slop : b.points.count == 2 ? -2 * slop : 0.1 * slop
        let isFlipped = apartB > apartA + lead
        let (reference, incident) = isFlipped ? (b, a) : (a, b)
        let side = isFlipped ? sideB : sideA
        let facing = incident.side(facing: reference.normals[side])
        let apart = max(apartA, apartB)
        if apart > slop / 10, let corners = corners(reference.side(side), incident.side(facing)),
            corners.distance > apart + slop / 10
        {
            guard corners.distance <= room else { return nil }
            let manifold = Manifold(
                normal: corners.normal,
                points: [
                    Point(place: corners.middle, separation: corners.distance - a.radius - b.radius, feature: 0)
                ])
            return isFlipped ? manifold.reversed : manifold
        }
        let manifold = clipped(reference, side, incident, facing, reach)
        return isFlipped ? manifold?.reversed : manifold
    }

    /// The way between two sides, where it is from a corner to a corner.
    private static func corners(
        _ a: (Vector, Vector), _ b: (Vector, Vector)
    ) -> (normal: Vector, middle: Vector, distance: Double)? {
        let fromA = [a.0, a.1].map { (from: $0, to: closestPoint(of: b, to: $0)) }
        let fromB = [b.0, b.1].map { (from: closestPoint(of: a, to: $0), to: $0) }
        let shortest = (fromA + fromB).min { ($0.to - $0.from).length < ($1.to - $1.from).length }
        guard let (from, to) = shortest, from == a.0 || from == a.1, to == b.0 || to == b.1,
            let normal = (to - from).direction
        else { return nil }
        return (normal, (from + to) / 2, (to - from).length)
    }

    private static func clipped(
        _ reference: PlacedShape, _ side: Int, _ incident: PlacedShape, _ facing: Int, _ reach: Double
    ) -> Manifold? {
        let (start, end) = reference.side(side)
        guard let along = (end - start).direction else { return nil }
        let (low, high) = (0.0, (end - start).length)
        // The facing side runs the other way.
        let (last, first) = incident.side(facing)
        let (from, to) = ((first - start).dot(along), (last - start).dot(along))
        guard to > from else { return nil }
        func point(at place: Double) -> Vector {
            first + (last - first) * min(1, max(0, (place - from) / (to - from)))
        }
        let normal = reference.normals[side]
        let radii = reference.radius + incident.radius
        let ends = [(point(at: max(low, from)), 0), (point(at: min(high, to)), 1)]
        let points = ends.compactMap { end, feature -> Point? in
            let height = (end - start).dot(normal)
            guard height - radii <= reach else { return nil }
            let place = end - normal * (height - reference.radius + incident.radius) / 2
            return Point(place: place, separation: height - radii, feature: feature)
        }
        guard to >= low, from <= high, !points.isEmpty else { return nil }
        return Manifold(normal: normal, points: points)
    }
}

extension PlacedShape {
    fileprivate func side(_ index: Int) -> (Vector, Vector) { (points[index], points[(index + 1) % points.count]) }

    /// The side whose line is furthest from a shape that lies beyond it.
    fileprivate func furthestSide(from other: PlacedShape) -> (side: Int, apart: Double) {
        var best = (side: 0, apart: -Double.infinity)
        for index in points.indices {
            let apart = other.points.reduce(Double.infinity) { min($0, ($1 - points[index]).dot(normals[index])) }
            if apart > best.apart { best = (index, apart) }
        }
        return best
    }

    fileprivate func side(facing normal: Vector) -> Int {
        normals.indices.min { normals[$0].dot(normal) < normals[$1].dot(normal) } ?? 0
    }
}
