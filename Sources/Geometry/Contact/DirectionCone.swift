/// The directions that a line takes, as long as they lie within less than half a turn: then it goes forwards in one of them all the
/// way.
struct DirectionCone {
    /// All directions lie between these two, from +x towards +y. Zero before the first.
    private var low = Vector.zero
    private var high = Vector.zero
    private(set) var isNarrow = true

    /// A curve's directions lie between those of its control polygon.
    mutating func add(_ segment: Segment) {
        let (a, b, c) = segment.legs
        add(a)
        add(b)
        add(c)
    }

    mutating func add(_ direction: Vector) {
        guard isNarrow, direction != .zero else { return }
        if low == .zero {
            (low, high) = (direction, direction)
            return
        }
        let (beyondLow, beforeHigh) = (low.cross(direction), direction.cross(high))
        if beyondLow > 0 {
            if beforeHigh < 0 { high = direction }
        } else if beforeHigh > 0 {
            if beyondLow < 0 { low = direction }
        } else if beyondLow != 0 || beforeHigh != 0 || low.dot(direction) <= 0 {
            isNarrow = false
        }
    }
}
