/// A point of the grid on which paths are combined. Coordinates lie within ±2²⁹ (`PathGrid.extent`), so that products of two
/// differences, and sums of two such products, are exact in 64 bits.
struct GridPoint: Equatable {
    var x: Int32
    var y: Int32

    /// Orders points from left to right, and those above each other by y.
    var key: UInt64 { UInt64(UInt32(bitPattern: x) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000) }

    init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }

    init(key: UInt64) {
        x = Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 32) ^ 0x8000_0000)
        y = Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000)
    }

    @inline(__always)
    static func - (a: GridPoint, b: GridPoint) -> GridVector {
        GridVector(x: Int(a.x) &- Int(b.x), y: Int(a.y) &- Int(b.y))
    }
}

/// The way from one point of the grid to another.
struct GridVector {
    var x: Int
    var y: Int

    /// Positive where `other` is reached by turning from +x towards +y.
    @inline(__always)
    func cross(_ other: GridVector) -> Int { x &* other.y &- y &* other.x }

    @inline(__always)
    func dot(_ other: GridVector) -> Int { x &* other.x &+ y &* other.y }

    /// False for directions of the first half turn from +x.
    private var isInSecondHalf: Bool { y < 0 || (y == 0 && x < 0) }

    /// Whether turning from +x towards +y meets this direction before the other.
    func isBefore(_ other: GridVector) -> Bool {
        if isInSecondHalf != other.isInSecondHalf { return other.isInSecondHalf }
        return cross(other) > 0
    }
}

/// Pixels of the grid from `low` to `high`, both included.
struct GridBox {
    var low: GridPoint
    var high: GridPoint

    @inline(__always)
    func contains(_ p: GridPoint) -> Bool { p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y }

    /// Whether a line comes into the box or touches its edge; pixels reach half a step around their points.
    func meets(_ line: GridLine) -> Bool {
        guard max(line.start.x, line.end.x) >= low.x, min(line.start.x, line.end.x) <= high.x,
            max(line.start.y, line.end.y) >= low.y, min(line.start.y, line.end.y) <= high.y
        else { return false }
        let direction = line.end - line.start
        let (width, height) = (Int(high.x) &- Int(low.x) &+ 1, Int(high.y) &- Int(low.y) &+ 1)
        // Twice the way from the line's start to the middle.
        let middle = GridVector(
            x: Int(low.x) &+ Int(high.x) &- 2 &* Int(line.start.x),
            y: Int(low.y) &+ Int(high.y) &- 2 &* Int(line.start.y))
        let reach = direction.x.magnitude &* UInt(height) &+ direction.y.magnitude &* UInt(width)
        return direction.cross(middle).magnitude <= reach
    }
}

/// A line between points of the grid: a part of a path's segment.
struct GridLine {
    var start: GridPoint
    var end: GridPoint
    /// The segment, and the parameters of it at both ends.
    var source: Int32
    var t0: Double
    var t1: Double

    /// Whether the line passes through the pixel around `p`.
    ///
    /// All lines count as moved by an infinitely small distance towards +y, and a far smaller one towards +x, so that none
    /// passes exactly through a corner: pixels have to share the plane without gaps for snapped lines never to cross.
    func passes(_ p: GridPoint) -> Bool {
        guard max(start.x, end.x) >= p.x, min(start.x, end.x) <= p.x, max(start.y, end.y) >= p.y,
            min(start.y, end.y) <= p.y
        else { return false }
        let direction = end - start
        let distance = 2 &* direction.cross(p - start)
        let reach = direction.x.magnitude &+ direction.y.magnitude
        if distance.magnitude != reach { return distance.magnitude < reach }
        return (distance > 0) == (direction.x > 0)
    }

    /// The pixel in which two lines cross; nil where they do not, or only touch.
    func crossing(with other: GridLine) -> GridPoint? {
        guard max(start.x, end.x) >= min(other.start.x, other.end.x),
            max(other.start.x, other.end.x) >= min(start.x, end.x),
            max(start.y, end.y) >= min(other.start.y, other.end.y),
            max(other.start.y, other.end.y) >= min(start.y, end.y)
        else { return nil }
        let (d, e, way) = (end - start, other.end - other.start, other.start - start)
        let (first, second) = (d.cross(way), d.cross(other.end - start))
        guard (first > 0 && second < 0) || (first < 0 && second > 0) else { return nil }
        let (third, fourth) = (e.cross(start - other.start), e.cross(end - other.start))
        guard (third > 0 && fourth < 0) || (third < 0 && fourth > 0) else { return nil }
        var (share, whole) = (Int128(way.cross(e)), Int128(d.cross(e)))
        if whole < 0 { (share, whole) = (-share, -whole) }
        func rounded(_ length: Int) -> Int32 {
            // Halves go up, which is where `passes` moves them.
            let (quotient, rest) = (2 * Int128(length) * share + whole).quotientAndRemainder(dividingBy: 2 * whole)
            return Int32(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
        }
        return GridPoint(x: start.x &+ rounded(d.x), y: start.y &+ rounded(d.y))
    }
}
