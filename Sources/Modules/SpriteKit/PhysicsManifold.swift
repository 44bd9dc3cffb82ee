import KinoraViews

/// Where two pieces touch: one or two points with how deep they reach into each other, and the direction from the first to the second.
struct PhysicsManifold {
    var normal: CGPoint
    var points: [(place: CGPoint, depth: CGFloat)]

    /// nil where they do not touch. Both are in the scene's points.
    init?(_ one: PhysicsPiece, _ other: PhysicsPiece) {
        switch (one, other) {
        case (.circle(let a, let r), .circle(let b, let s)): self.init(circle: a, r, circle: b, s)
        case (.circle(let a, let r), _): self.init(corners: other.corners, circle: a, r, turned: true)
        case (_, .circle(let b, let s)): self.init(corners: one.corners, circle: b, s, turned: false)
        default: self.init(one.corners, other.corners)
        }
    }

    private init?(circle a: CGPoint, _ r: CGFloat, circle b: CGPoint, _ s: CGFloat) {
        let way = b - a
        let distance = way.length
        guard distance < r + s else { return nil }
        normal = distance > 0 ? way * (1 / distance) : CGPoint(x: 0, y: 1)
        points = [(a + normal * r, r + s - distance)]
    }

    /// - Parameter turned: whether the circle is the first of both.
    private init?(corners: [CGPoint], circle center: CGPoint, _ radius: CGFloat, turned: Bool) {
        var near = (distance: CGFloat.infinity, point: CGPoint.zero)
        var inside = corners.count > 2
        var face = (depth: -CGFloat.infinity, normal: CGPoint.zero)
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % corners.count]
            let side = b - a
            let length = side.length
            guard length > 0 else { continue }
            let part = min(1, max(0, (center - a).dot(side) / (length * length)))
            let point = a + side * part
            let distance = (center - point).length
            if distance < near.distance { near = (distance, point) }
            let outward = CGPoint(x: side.y / length, y: -side.x / length)
            let height = (center - a).dot(outward)
            if height > 0 { inside = false }
            if height > face.depth { face = (height, outward) }
        }
        if inside {
            normal = face.normal
            points = [(center - face.normal * face.depth, radius - face.depth)]
        } else {
            guard near.distance < radius, near.distance > 0 else { return nil }
            normal = (center - near.point) * (1 / near.distance)
            points = [(near.point, radius - near.distance)]
        }
        if turned { normal = normal * -1 }
    }

    /// Polygons by the side that keeps them apart best, against which the nearest side of the other one is cut.
    private init?(_ one: [CGPoint], _ other: [CGPoint]) {
        guard let a = Self.bestSide(of: one, against: other), let b = Self.bestSide(of: other, against: one) else {
            return nil
        }
        // A little in favor of the first, so that bodies at rest do not change between both.
        let isFirst = a.apart > b.apart - 0.01
        let (front, back, side) = isFirst ? (one, other, a) : (other, one, b)
        let (start, end) = (front[side.index], front[(side.index + 1) % front.count])
        let along = (end - start) * (1 / (end - start).length)
        guard var line = Self.facing(side.normal, of: back) else { return nil }
        line = Self.cut(line, along * -1, -start.dot(along))
        line = Self.cut(line, along, end.dot(along))
        let found = line.map { (place: $0, depth: -($0 - start).dot(side.normal)) }.filter { $0.depth >= 0 }
        guard !found.isEmpty else { return nil }
        (normal, points) = (isFirst ? side.normal : side.normal * -1, found)
    }

    private static func bestSide(
        of one: [CGPoint], against other: [CGPoint]
    ) -> (index: Int, normal: CGPoint, apart: CGFloat)? {
        var best: (index: Int, normal: CGPoint, apart: CGFloat)?
        for (index, a) in one.enumerated() {
            let b = one[(index + 1) % one.count]
            let length = (b - a).length
            guard length > 0 else { continue }
            let normal = CGPoint(x: (b.y - a.y) / length, y: -(b.x - a.x) / length)
            let apart = other.map { ($0 - a).dot(normal) }.min() ?? 0
            if apart > 0 { return nil }
            if best.map({ apart > $0.apart }) ?? true { best = (index, normal, apart) }
        }
        return best
    }

    /// The side of a polygon that looks against a direction most.
    private static func facing(_ normal: CGPoint, of polygon: [CGPoint]) -> [CGPoint]? {
        var best: (line: [CGPoint], value: CGFloat)?
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            let length = (b - a).length
            guard length > 0 else { continue }
            let value = CGPoint(x: (b.y - a.y) / length, y: -(b.x - a.x) / length).dot(normal)
            if best.map({ value < $0.value }) ?? true { best = ([a, b], value) }
        }
        return best?.line
    }

    /// The part of a line that is not beyond a border.
    private static func cut(_ line: [CGPoint], _ outward: CGPoint, _ border: CGFloat) -> [CGPoint] {
        guard line.count == 2 else { return line }
        let (a, b) = (line[0].dot(outward) - border, line[1].dot(outward) - border)
        var kept: [CGPoint] = []
        if a <= 0 { kept.append(line[0]) }
        if b <= 0 { kept.append(line[1]) }
        if a * b < 0 { kept.append(line[0] + (line[1] - line[0]) * (a / (a - b))) }
        return kept
    }
}

// Points as vectors.
extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    /// A quarter turn counterclockwise, so much longer.
    func turned(_ factor: CGFloat) -> CGPoint { CGPoint(x: -y * factor, y: x * factor) }
    var length: CGFloat { dot(self).squareRoot() }
}
