/// A growable list of points for one side of a stroke, without the checks an array makes at each step.
struct PointList: ~Copyable {
    private(set) var points: UnsafeMutablePointer<Vector>
    private(set) var count = 0
    private var capacity = 512

    init() { points = .allocate(capacity: capacity) }

    deinit { points.deallocate() }

    typealias Part = UnsafeBufferPointer<Vector>

    /// Some of the points, to be read before the list changes.
    subscript(_ range: Range<Int>) -> Part { Part(start: points + range.lowerBound, count: range.count) }

    @inline(__always)
    mutating func append(_ point: Vector) {
        if count == capacity { grow() }
        points[count] = point
        count &+= 1
    }

    /// Points along an arc around `center`, without its ends, each `step` radians or less from the last.
    ///
    /// The lines between them enclose the same area as the arc: their middles are step²/8 of the radius within the points, and two
    /// thirds of that on average. The arc's ends stay, for which the first and the last step are shorter.
    mutating func appendArc(_ center: Vector, from start: Vector, by angle: Double, step: Double) {
        let count = Maths.int(Maths.ceil(angle.magnitude / step + endSaving))
        guard count > 1 else { return }
        let turn = angle / (Double(count) - endSaving)
        let (s, c) = Maths.sincos(turn)
        let (t, d) = Maths.sincos(turn * endStep)
        let reach = 1 + turn * turn / 12
        var spoke = Vector(start.x * d - start.y * t, start.x * t + start.y * d) * reach
        append(center + spoke)
        for _ in 2..<count {
            spoke = Vector(spoke.x * c - spoke.y * s, spoke.x * s + spoke.y * c)
            append(center + spoke)
        }
    }

    /// The outside of a corner at `center`, whose sides are at `before` and `after` from it, and turn by `turn`
    /// radians. The first point is already there.
    mutating func appendCorner(
        _ center: Vector, from before: Vector, to after: Vector, turn: Double, _ join: CGLineJoin, _ miterLimit: Double,
        _ arcStep: Double
    ) {
        switch join {
        case .miter:
            // The miter is 1 / sin(θ/2) widths long for an angle θ = π − turn between the lines; sin²(θ/2) = (1 + cos
            // turn) / 2.
            let twice = 1 + before.dot(after) / before.squaredLength
            if twice * miterLimit * miterLimit >= 2 { append(center + (before + after) / twice) }
        case .round: appendArc(center, from: before, by: turn, step: arcStep)
        case .bevel: break
        }
        append(center + after)
    }

    /// Makes room for `more` points behind the last, to be written at `end`.
    mutating func reserve(_ more: Int) {
        while count &+ more > capacity { grow() }
    }

    var end: UnsafeMutablePointer<Vector> { points + count }

    /// Counts points that were written behind the last.
    mutating func count(written: Int) { count &+= written }

    @inline(__always)
    mutating func append(_ first: Vector, _ second: Vector) {
        append(first)
        append(second)
    }

    mutating func replaceFirst(_ point: Vector) { if count > 0 { points[0] = point } }

    mutating func replaceLast(_ point: Vector) { if count > 0 { points[count &- 1] = point } }

    /// Puts a point in the place of another, where that is one of the last.
    mutating func replace(_ old: Vector, by new: Vector, among number: Int) {
        for index in max(0, count &- number)..<count where points[index] == old { points[index] = new }
    }

    mutating func removeLast() { if count > 0 { count &-= 1 } }

    mutating func removeLast(_ number: Int) { count &-= number }

    mutating func set(_ index: Int, _ point: Vector) { points[index] = point }

    var last: Vector { points[count &- 1] }

    /// Puts one point in the place of some: at least one.
    mutating func replace(_ range: Range<Int>, by point: Vector) {
        points[range.lowerBound] = point
        let (from, to) = (points + range.upperBound, points + range.lowerBound + 1)
        if from != to { to.update(from: from, count: count &- range.upperBound) }
        count &-= range.count &- 1
    }

    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let moved = UnsafeMutablePointer<Vector>.allocate(capacity: 2 * capacity)
        moved.moveInitialize(from: points, count: count)
        points.deallocate()
        (points, capacity) = (moved, 2 * capacity)
    }
}

extension Polylines {
    /// Adds points of one side of a stroke in device space, from the first to the last or the other way round.
    ///
    /// - Returns: false where one of them was not finite.
    mutating func append(_ points: PointList.Part, backwards: Bool, in space: DeviceSpace) -> Bool {
        guard let first = points.baseAddress else { return true }
        let (start, step) = backwards ? (first + (points.count &- 1), -1) : (first, 1)
        let limit = Vector(repeating: DeviceSpace.limit)
        return append(points.count) { target in
            var isNear = SIMDMask<SIMD2<Int64>>(repeating: true)
            var place = start
            for index in 0..<points.count {
                let p = space.map(place.pointee)
                target[index] = p
                isNear = isNear .& (p .<= limit) .& (p .>= -limit)
                place += step
            }
            // Hardly ever is one of them so far away, or no number.
            return isNear[0] && isNear[1] || Self.limit(target, points.count)
        }
    }

    /// Moves points that are beyond what coordinates may be.
    ///
    /// - Returns: false where one of them was not finite.
    @inline(never)
    private static func limit(_ points: UnsafeMutablePointer<Vector>, _ count: Int) -> Bool {
        var isSound = true
        for index in 0..<count where DeviceSpace.isBeyond(points[index]) {
            isSound = isSound && points[index].x.isFinite && points[index].y.isFinite
            points[index] = DeviceSpace.limited(points[index])
        }
        return isSound
    }
}
