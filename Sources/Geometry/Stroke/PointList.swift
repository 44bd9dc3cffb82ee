/// A growable list of points for one side of a stroke, without the checks an array makes at each step.
struct PointList: ~Copyable {
    private(set) var points: UnsafeMutablePointer<Vector>
    private(set) var count = 0
    private var capacity = 256

    init() { points = .allocate(capacity: 256) }

    deinit { points.deallocate() }

    @inline(__always)
    mutating func append(_ point: Vector) {
        if count == capacity { grow() }
        points[count] = point
        count &+= 1
    }

    mutating func removeLast() { if count > 0 { count &-= 1 } }

    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let moved = UnsafeMutablePointer<Vector>.allocate(capacity: 2 * capacity)
        moved.moveInitialize(from: points, count: count)
        points.deallocate()
        (points, capacity) = (moved, 2 * capacity)
    }
}
