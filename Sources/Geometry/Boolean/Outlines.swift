import KinoraBasics

/// The segments of two paths, and the lines on the grid that stand for them.
struct Outlines {
    /// What is more than this is not combined: lines that the segments become.
    static let mostLines = 1 << 21

    let grid: PathGrid
    /// Those of the first path, then those of the second.
    private(set) var segments: [Segment] = []
    /// Where the segments of the second path begin.
    let firstOfSecond: Int
    /// For each segment: the number of its subpath, and whether a subpath of the path itself was closed by it.
    private(set) var subpaths: [Int32] = []
    private(set) var closing: [Bool] = []
    private(set) var lines: [GridLine] = []

    /// Nil where there is nothing on the plane, or too much.
    ///
    /// - Parameters:
    ///   - closesFirst: whether open subpaths of the first path are closed, as those of the second are.
    ///   - tolerance: see `PathGrid.tolerance`.
    init?(_ first: Path, _ second: Path, closesFirst: Bool = true, tolerance: Double? = nil) {
        var gathered = Gathering()
        gathered.add(first, closes: closesFirst)
        firstOfSecond = gathered.segments.count
        gathered.add(second, closes: true)
        guard gathered.box.low.x <= gathered.box.high.x, gathered.segments.count <= Outlines.mostLines else {
            return nil
        }
        grid = PathGrid(gathered.box, tolerance: tolerance)
        (segments, subpaths, closing) = (gathered.segments, gathered.subpaths, gathered.closing)
        layLines()
    }

    /// Whether a segment is of the second path.
    @inline(__always)
    func isSecond(_ source: Int32) -> Bool { source >= firstOfSecond }

    /// Curves become lines within the tolerance, or a larger one where they would be too many.
    private mutating func layLines() {
        var tolerance = grid.tolerance
        var count = segments.reduce(0) { $0 + $1.lineCount(within: tolerance) }
        while count > Outlines.mostLines {
            tolerance *= 4
            count = segments.reduce(0) { $0 + $1.lineCount(within: tolerance) }
        }
        lines.reserveCapacity(count)
        for index in segments.indices { layLines(Int32(index), segments[index], within: tolerance) }
    }

    private mutating func layLines(_ source: Int32, _ segment: Segment, within tolerance: Double) {
        // The same curve drawn backwards becomes the same lines.
        let isBackwards = segment.isBackwards
        let forwards = isBackwards ? segment.reversed : segment
        let count = segment.lineCount(within: tolerance)
        let first = lines.count
        var (start, t0) = (grid.snap(segment.start), 0.0)
        for index in 1...count {
            let t = Double(index) / Double(count)
            let point =
                index == count ? segment.end : forwards.point(isBackwards ? Double(count - index) / Double(count) : t)
            let end = grid.snap(point)
            if end != start {
                lines.append(GridLine(start: start, end: end, source: source, t0: t0, t1: t))
                (start, t0) = (end, t)
            }
        }
        if lines.count > first { lines[lines.count - 1].t1 = 1 }
    }
}

/// The segments of paths with the box around them. A path with a coordinate that is not finite is left out, as when it is filled.
private struct Gathering {
    var segments: [Segment] = []
    var subpaths: [Int32] = []
    var closing: [Bool] = []
    var box = BoundingBox()
    private var subpath: Int32 = 0

    mutating func add(_ path: Path, closes: Bool) {
        let before = self
        var isSound = true
        var start = Vector.zero
        var current: Vector?
        func append(_ segment: Segment, isClosing: Bool) {
            guard isSound, segment.isSound else {
                isSound = false
                return
            }
            segments.append(segment)
            subpaths.append(subpath)
            closing.append(isClosing)
            box.add(segment.start)
            box.add(segment)
        }
        func end() {
            if closes, let from = current, from != start { append(.line(from, start), isClosing: true) }
            current = nil
            subpath += 1
        }
        path.forEachStep { step in
            switch step {
            case .move(let point):
                end()
                start = point
            case .segment(let segment):
                append(segment, isClosing: false)
                current = segment.end
            case .close(let line):
                append(line, isClosing: true)
                current = nil
            }
        }
        end()
        if !isSound { self = before }
    }
}

extension Segment {
    var reversed: Segment { Segment(degree: degree, start: end, control1: control2, control2: control1, end: start) }

    /// Whether the segment is drawn in the other one of its two directions than the one in which it is cut into lines.
    fileprivate var isBackwards: Bool {
        func isAfter(_ a: Vector, _ b: Vector) -> Bool { a.x != b.x ? a.x > b.x : a.y > b.y }
        return start != end ? isAfter(start, end) : isAfter(control1, control2)
    }

    /// How many lines are as near: n² is an eighth of the greatest second derivative by the tolerance (Wang, 1984).
    fileprivate func lineCount(within tolerance: Double) -> Int {
        guard degree > 1 else { return 1 }
        let bend = max(acceleration(0).length, acceleration(1).length)
        return countOfLines(squared: bend / (8 * tolerance), most: 4096)
    }
}
