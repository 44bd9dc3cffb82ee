/// A closed line around a part of an area, or around a hole in it.
struct AreaContour {
    /// In order, beginning where a segment of the paths begins to be followed: the earliest one.
    let edges: [ContourEdges.Edge]
    /// That segment, and the parameter there.
    let source: Int32
    let parameter: Double

    /// - Parameter ring: edges that follow each other, the last one back to the first; not empty.
    init(_ ring: [ContourEdges.Edge], _ arrangement: Arrangement) {
        let runs = ring.map { Run($0, arrangement) }
        var best: Int?
        for index in runs.indices where !runs[index == 0 ? runs.count - 1 : index - 1].goesOn(in: runs[index]) {
            if let before = best, (runs[before].source, runs[before].lowest) <= (runs[index].source, runs[index].lowest)
            {
                continue
            }
            best = index
        }
        let start = best ?? 0
        edges = Array(ring[start...] + ring[..<start])
        (source, parameter) = (runs[start].source, runs[start].lowest)
    }

    var firstPiece: Int32 { edges[0].piece }

    /// What the contour follows of the paths' segments, one after another.
    func runs(_ arrangement: Arrangement) -> [Run] {
        var runs: [Run] = []
        for edge in edges { runs.append(following: Run(edge, arrangement)) }
        return runs
    }

    /// Whether it is thinner than the tolerance and has curves, so that it may well come from lines standing for them.
    ///
    /// - Parameter tolerance: in steps of the grid.
    func isSliver(_ outlines: Outlines, _ arrangement: Arrangement, tolerance: Double) -> Bool {
        var (twiceArea, length) = (0.0, 0.0)
        let origin = arrangement.points[Int(edges[0].from)]
        var isCurved = false
        for edge in edges {
            let (from, to) = (arrangement.points[Int(edge.from)], arrangement.points[Int(edge.to)])
            twiceArea += Double((from - origin).cross(to - origin))
            let way = to - from
            length += Double(way.dot(way)).squareRoot()
            if outlines.segments[Int(arrangement.pieces[Int(edge.piece)].source)].degree > 1 { isCurved = true }
        }
        return isCurved && twiceArea.magnitude <= tolerance * length
    }
}

/// A part of a segment that an outline follows, forwards or backwards.
struct Run {
    var source: Int32
    /// The parameters of the segment where the run begins and ends.
    var t0: Double
    var t1: Double
    /// The points of the grid where it begins and ends.
    var from: Int32
    var to: Int32

    init(_ edge: ContourEdges.Edge, _ arrangement: Arrangement) {
        let piece = arrangement.pieces[Int(edge.piece)]
        (source, from, to) = (piece.source, edge.from, edge.to)
        (t0, t1) = edge.isForward ? (piece.tLow, piece.tHigh) : (piece.tHigh, piece.tLow)
    }

    init(_ part: Arrangement.Part, _ arrangement: Arrangement) {
        let piece = arrangement.pieces[Int(part.piece)]
        (source, t0, t1) = (part.source, part.t0, part.t1)
        (from, to) = part.isForward ? (piece.low, piece.high) : (piece.high, piece.low)
    }

    var lowest: Double { min(t0, t1) }

    /// Whether the other run follows the same segment on in the same direction.
    func goesOn(in next: Run) -> Bool { source == next.source && t1 == next.t0 && (t1 > t0) == (next.t1 > next.t0) }
}

extension [Run] {
    /// Adds a run, or makes the last one longer.
    mutating func append(following run: Run) {
        if let last, last.goesOn(in: run) {
            self[count - 1].t1 = run.t1
            self[count - 1].to = run.to
        } else {
            append(run)
        }
    }
}
