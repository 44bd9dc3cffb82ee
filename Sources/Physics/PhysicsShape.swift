/// A convex shape that touches others: all points that are no further than `radius` from what `points` enclose. One point is a circle, two
/// points are an edge, which has two sides, and more points are a polygon, counterclockwise.
package struct PhysicsShape: Hashable, Sendable {
    package let points: [Vector]
    /// In points.
    package let radius: Double
    /// Outwards, of the side that begins at the point of the same index; none of a circle.
    let normals: [Vector]

    private init(points: [Vector], radius: Double) {
        self.points = points
        self.radius = radius
        normals =
            points.count < 2
            ? []
            : points.indices.map { (points[($0 + 1) % points.count] - points[$0]).right.direction ?? Vector(0, 1) }
    }

    package static func circle(center: Vector, radius: Double) -> PhysicsShape {
        PhysicsShape(points: [center], radius: max(radius, 0))
    }
    package static func edge(from start: Vector, to end: Vector) -> PhysicsShape {
        PhysicsShape(points: [start, end], radius: 0)
    }
    package static func rectangle(center: Vector, size: Vector) -> PhysicsShape {
        let (x, y) = (size.x / 2, size.y / 2)
        return PhysicsShape(
            points: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)].map { center + $0 }, radius: 0)
    }
    /// The smallest convex shape around some points; nil where they enclose nothing. The method of Andrew (1979).
    package static func hull(of points: [Vector]) -> PhysicsShape? {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count >= 2,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let hull = chain(sorted) + chain(sorted.reversed())
        return hull.count >= 3 ? PhysicsShape(points: hull, radius: 0) : nil
    }

    /// Whether it has an inside. An edge has none.
    package var isSolid: Bool { points.count != 2 }

    func placed(_ placement: Placement) -> PlacedShape {
        PlacedShape(
            points: points.map(placement.place), normals: normals.map(placement.turn), radius: radius)
    }

    /// The same shape drawn larger or smaller, around zero.
    package func scaled(by scale: Vector) -> PhysicsShape {
        let scaled = points.map { $0 * scale }
        let isMirrored = scale.x * scale.y < 0
        return PhysicsShape(
            points: isMirrored ? scaled.reversed() : scaled, radius: radius * max(abs(scale.x), abs(scale.y)))
    }
}

/// A shape at its place in the world.
struct PlacedShape {
    let points: [Vector]
    let normals: [Vector]
    let radius: Double

    /// Of a circle.
    var middle: Vector? { points.count == 1 ? points[0] : nil }

    /// The rectangle around it, and around all that is closer to it than a length.
    func bounds(_ reach: Double) -> (least: Vector, most: Vector) {
        var (least, most) = (points[0], points[0])
        for point in points.dropFirst() { (least, most) = (pointwiseMin(least, point), pointwiseMax(most, point)) }
        let margin = Vector(repeating: radius + reach)
        return (least - margin, most + margin)
    }

    func contains(_ point: Vector) -> Bool {
        switch points.count {
        case 1: (point - points[0]).length <= radius
        case 2: false
        default: zip(points, normals).allSatisfy { (point - $0).dot($1) <= radius }
        }
    }

    /// How far along a way, from 0 to 1, it is met from outside, and which side of it; nil where it is missed.
    func met(from start: Vector, to end: Vector) -> (share: Double, normal: Vector)? {
        let way = end - start
        switch points.count {
        case 1:
            let from = start - points[0]
            let (a, b, c) = (way.dot(way), from.dot(way), from.dot(from) - radius * radius)
            let root = b * b - a * c
            guard a > 0, c >= 0, root >= 0 else { return nil }
            let share = (-b - root.squareRoot()) / a
            guard (0...1).contains(share) else { return nil }
            return ((share, (from + way * share).direction ?? Vector(0, 1)))
        case 2:
            let side = points[1] - points[0]
            let across = way.cross(side)
            guard across != 0 else { return nil }
            let (share, along) = ((points[0] - start).cross(side) / across, (points[0] - start).cross(way) / across)
            guard (0...1).contains(share), (0...1).contains(along) else { return nil }
            return (share, normals[0].dot(way) < 0 ? normals[0] : -normals[0])
        default:
            var (low, high, side) = (0.0, 1.0, Int?.none)
            for index in points.indices {
                let (height, slope) = ((points[index] - start).dot(normals[index]), way.dot(normals[index]))
                if slope == 0, height < 0 { return nil }
                if slope < 0, height / slope > low { (low, side) = (height / slope, index) }
                if slope > 0 { high = min(high, height / slope) }
                if high < low { return nil }
            }
            return side.map { (low, normals[$0]) }
        }
    }
}
