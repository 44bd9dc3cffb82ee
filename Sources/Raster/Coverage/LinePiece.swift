/// A part of a line within one row: from (`upperX`, `top`) down to (`lowerX`, `bottom`), in pixels of the grid.
struct LinePiece {
    var top: Double
    var bottom: Double
    var upperX: Double
    var lowerX: Double
    /// How far it goes to the right for each pixel down.
    var slope: Double
    /// 1 where the line was drawn downwards, and -1.
    var sign: Int

    @inline(__always)
    var left: Double { upperX < lowerX ? upperX : lowerX }
    @inline(__always)
    var right: Double { upperX > lowerX ? upperX : lowerX }
    @inline(__always)
    var height: Double { bottom - top }

    @inline(__always)
    func x(_ y: Double) -> Double {
        let between = upperX + (y - top) * slope
        return y <= top ? upperX : y >= bottom ? lowerX : between
    }
}

/// Memory for values that grows, without the checks that arrays make at each step.
final class Workspace<Element: BitwiseCopyable> {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var capacity: Int

    init(capacity: Int = 256) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// Makes room for `count` values; what was there is lost.
    func reserve(_ count: Int) {
        guard count > capacity else { return }
        start.deallocate()
        capacity = max(count, 2 * capacity)
        start = .allocate(capacity: capacity)
    }

    /// Makes room for `count` values behind the first `kept`, which stay.
    func grow(_ count: Int, keeping kept: Int) {
        guard kept + count > capacity else { return }
        let larger = max(kept + count, 2 * capacity)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: start, count: kept)
        start.deallocate()
        (start, capacity) = (moved, larger)
    }
}
