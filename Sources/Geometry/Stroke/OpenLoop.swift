/// A place where the inner side of a stroke goes back on itself: along a bend that is tighter than half the width.
///
/// What comes before it and what comes after it cross, as soon as the stroke goes on for long enough. The loop between is inside
/// of the stroke, and is cut off.
struct OpenLoop {
    /// Which side is the inner one: 1 left, -1 right.
    let side: Double
    /// The side's last point before the loop, and the first after it.
    let last: Int
    var next: Int
    /// The other side's first point after it.
    private(set) var outerNext = 0
    /// Corners of what folds sweep from here on belong to the loop.
    let sweeps: Int
    /// Where the pen was and where it headed before the loop.
    let start: PenPlace
    /// The same after it.
    private(set) var end: PenPlace
    /// A box around where the pen has been in the loop.
    private(set) var box: SpineBox
    /// The pen's segments that it may touch, by number.
    private(set) var segments: Range<Int>
    /// How often a crossing was looked for.
    var attempts = 0
    private var isPastQuarter = false
    /// Its branches do not cross.
    var isLost = false
    /// Two tight bends that follow each other.
    var isMerged = false
    /// It turns by half a turn or more: where its branches cross, something else may lie between them.
    private(set) var isPastHalf = false

    /// With more attempts, or more points of one branch, the loop stays.
    private static let attemptLimit = 64
    private static let pointLimit = 512

    init(side: Double, last: Int, sweeps: Int, start: PenPlace, segment: Int) {
        (self.side, self.last, self.next, self.sweeps) = (side, last, last, sweeps)
        (self.start, end, segments) = (start, start, segment..<segment)
        box = SpineBox(low: start.position, high: start.position)
    }

    /// Whether it will not be cut off any more.
    var isSpent: Bool { isLost || isPastHalf || attempts > Self.attemptLimit }

    /// Whether the pen was farther than that from a point all through the loop.
    func isFar(from point: Vector, by distance: Double) -> Bool {
        let (x, y) = (
            max(box.low.x - point.x, point.x - box.high.x, 0), max(box.low.y - point.y, point.y - box.high.y, 0)
        )
        return x * x + y * y > distance * distance
    }

    /// The loop goes on to a new end, after which the side goes on with point `next`, and the other one with `outerNext`.
    mutating func extend(to place: PenPlace, next: Int, outerNext: Int, segments count: Int) {
        (end, self.next, self.outerNext) = (place, next, outerNext)
        (box.low, box.high) = (pointwiseMin(box.low, place.position), pointwiseMax(box.high, place.position))
        segments = segments.lowerBound..<max(count, segments.lowerBound)
        let (sine, cosine) = (start.direction.cross(place.direction) * side, start.direction.dot(place.direction))
        if sine <= 0, cosine < 0 || isPastQuarter { isPastHalf = true }
        if cosine < 0 { isPastQuarter = true }
    }

    /// A place where the branches of the side before and after the loop cross.
    struct Crossing {
        /// The last point of the first branch before it, and the first of the second branch after it.
        let before: Int
        let after: Int
        let point: Vector
    }

    enum Search {
        case found(Crossing)
        /// The second branch is not long enough yet.
        case open
        /// They do not cross before something else comes.
        case failed
    }

    /// Finds where the branches cross, on the way along the stroke's mean direction in the loop. Both must go that way, and may not
    /// come farther from each other than the stroke is wide: beyond that they are not the sides of the bend any more.
    ///
    /// The side's points in the loop are within half the width of the pen's way there. So that they are inside of the stroke, both
    /// branches must be as long as that along where the loop begins and ends.
    ///
    /// - Parameters:
    ///   - first: the side's points from here on are the first branch.
    ///   - half: half the stroke's width.
    func crossing(in side: borrowing PointList, from first: Int, half: Double) -> Search {
        let points = side.points
        let axis = start.direction + end.direction
        let first = max(first, last &- Self.pointLimit)
        let isCut = next &+ Self.pointLimit < side.count
        let count = isCut ? next &+ Self.pointLimit : side.count
        let cosine = start.direction.dot(end.direction)
        let length = cosine > 0 ? half * start.direction.cross(end.direction).magnitude : half
        var i = last
        while i >= first, (start.position - points[i]).dot(start.direction) < length { i &-= 1 }
        guard i >= first else { return .failed }
        var j = next
        while j < count, (points[j] - end.position).dot(end.direction) < length { j &+= 1 }
        guard j < count else { return isCut ? .failed : .open }
        // The last line of the first branch that begins before the second branch.
        let begin = points[next].dot(axis)
        i = last
        while i > first, points[i].dot(axis) > begin {
            guard points[i &- 1].dot(axis) < points[i].dot(axis) else { return .failed }
            i &-= 1
        }
        j = next
        let widest = 2.05 * half
        while i < last, j &+ 1 < count {
            let (p, q, r, s) = (points[i], points[i &+ 1], points[j], points[j &+ 1])
            let (u, v, w) = (q - p, s - r, r - p)
            let area = u.cross(v) * self.side
            if area > 0 {
                // Parts of the way along each line, times the area.
                let (along, beside) = (w.cross(v) * self.side, w.cross(u) * self.side)
                if along >= 0, along <= area, beside >= 0, beside <= area {
                    return .found(Crossing(before: i, after: j &+ 1, point: p + u * (along / area)))
                }
            }
            let apart = v.cross(q - r)
            guard apart * apart <= widest * widest * v.squaredLength else { return .failed }
            let (reach, other) = (q.dot(axis), s.dot(axis))
            if reach <= other {
                guard i &+ 1 >= last || points[i &+ 2].dot(axis) > reach else { return .failed }
                i &+= 1
            } else {
                guard other > r.dot(axis) else { return .failed }
                j &+= 1
            }
        }
        return i >= last || isCut ? .failed : .open
    }
}
