import Foundation
import KinoraBasics

/// Makes elements of a path from what outlines follow: whole segments as they were, and parts of segments cut where the
/// segments themselves meet, however coarse the lines were that found it.
struct OutlineWriter {
    private let outlines: Outlines
    private let arrangement: Arrangement
    private(set) var elements: [Path.Element] = []

    init(_ outlines: Outlines, _ arrangement: Arrangement) {
        self.outlines = outlines
        self.arrangement = arrangement
    }

    /// Adds a subpath.
    mutating func add(_ runs: [Run], isClosed: Bool) {
        guard let first = runs.first, let last = runs.last else { return }
        // A line that goes straight on in another is one with it, so that the subpath begins elsewhere.
        let start =
            isClosed
            ? runs.indices.first { !goesStraightOn(runs[$0 == 0 ? runs.count - 1 : $0 - 1], runs[$0]) } ?? 0 : 0
        let runs = Array(runs[start...] + runs[..<start])
        let origin = isClosed ? junction(runs[runs.count - 1], runs[0]) : end(of: first, atStart: true)
        var from = origin
        elements.append(.move(to: CGPoint(from)))
        for (index, run) in runs.enumerated() {
            let isLast = index == runs.count - 1
            let to = isLast ? (isClosed ? origin : end(of: last, atStart: false)) : junction(run, runs[index + 1])
            if isLast && isClosed && segment(run).degree == 1 { break }
            if isLast || !goesStraightOn(run, runs[index + 1]) { elements.append(part(run, from, to).element) }
            from = to
        }
        if isClosed { elements.append(.closeSubpath) }
    }

    private func segment(_ run: Run) -> Segment { outlines.segments[Int(run.source)] }

    /// Whether a line ends where one of another subpath goes on in its direction.
    private func goesStraightOn(_ run: Run, _ next: Run) -> Bool {
        guard segment(run).degree == 1, segment(next).degree == 1,
            outlines.subpaths[Int(run.source)] != outlines.subpaths[Int(next.source)]
        else { return false }
        let points = arrangement.points
        let (a, b) = (points[Int(run.to)] - points[Int(run.from)], points[Int(next.to)] - points[Int(next.from)])
        return a.cross(b) == 0 && a.dot(b) > 0
    }

    // MARK: Places

    /// Where an open outline begins or ends.
    private func end(of run: Run, atStart: Bool) -> Vector {
        let (t, point) = atStart ? (run.t0, run.from) : (run.t1, run.to)
        if let place = segment(run).end(at: t) { return place }
        let place = outlines.grid.place(arrangement.points[Int(point)])
        return segment(run).point(segment(run).parameter(near: place, from: t))
    }

    /// Where one run ends and the next begins: the end of a segment, or where the two segments cross.
    private func junction(_ run: Run, _ next: Run) -> Vector {
        let (a, b) = (segment(run), segment(next))
        let ends = (a.end(at: run.t1), b.end(at: next.t0))
        if let first = ends.0, let second = ends.1 { return run.source <= next.source ? first : second }
        if let place = ends.0 ?? ends.1 { return place }
        let place = outlines.grid.place(arrangement.points[Int(run.to)])
        guard run.source != next.source, let crossing = a.crossing(with: b, run.t1, next.t0),
            (crossing - place).length <= 4 * outlines.grid.tolerance
        else { return place }
        return crossing
    }

    /// The part of a segment that a run follows, led to these ends, which are no farther from it than the tolerance.
    private func part(_ run: Run, _ from: Vector, _ to: Vector) -> Segment {
        let whole = segment(run)
        if whole.degree == 1 { return .line(from, to) }
        let isForward = run.t1 > run.t0
        let (low, high) = isForward ? (from, to) : (to, from)
        let (t0, t1) = isForward ? (run.t0, run.t1) : (run.t1, run.t0)
        let s0 = whole.end(at: t0) == nil ? whole.parameter(near: low, from: t0) : t0
        let s1 = whole.end(at: t1) == nil ? whole.parameter(near: high, from: t1) : t1
        var part = s0 < s1 ? whole.piece(from: s0, to: s1) : whole.piece(from: t0, to: t1)
        let (first, second) = (low - part.start, high - part.end)
        if part.degree == 2 {
            part.control1 += (first + second) * 0.5
            part.control2 = part.control1
        } else {
            part.control1 += first
            part.control2 += second
        }
        (part.start, part.end) = (low, high)
        return isForward ? part : part.reversed
    }
}

extension Segment {
    /// The end of the segment at parameter 0 or 1; nil between.
    fileprivate func end(at t: Double) -> Vector? { t == 0 ? start : (t == 1 ? end : nil) }

    /// The parameter of the point nearest to `place`, which must be near that at `t`.
    fileprivate func parameter(near place: Vector, from t: Double) -> Double {
        var t = t
        for _ in 0..<3 {
            let velocity = velocity(t)
            let square = velocity.squaredLength
            guard square > 0 else { break }
            t = (t - (point(t) - place).dot(velocity) / square).clamped(from: 0, to: 1)
        }
        return t
    }

    /// Where two segments cross near parameters of theirs, by Newton's method; nil where they touch or miss each other.
    fileprivate func crossing(with other: Segment, _ t: Double, _ s: Double) -> Vector? {
        // Upright and level lines keep their coordinate, to the last digit.
        func kept(_ p: Vector) -> Vector {
            var p = p
            for line in [self, other] where line.degree == 1 {
                if line.start.x == line.end.x { p.x = line.start.x }
                if line.start.y == line.end.y { p.y = line.start.y }
            }
            return p
        }
        var (t, s) = (t, s)
        for _ in 0..<6 {
            let (u, v) = (velocity(t), other.velocity(s))
            let determinant = u.cross(v)
            guard determinant.magnitude > 1e-6 * (u.squaredLength * v.squaredLength).squareRoot() else { return nil }
            let way = other.point(s) - point(t)
            let (dt, ds) = (way.cross(v) / determinant, way.cross(u) / determinant)
            t = (t + dt).clamped(from: 0, to: 1)
            s = (s + ds).clamped(from: 0, to: 1)
            if max(dt.magnitude, ds.magnitude) < 1e-14 { break }
        }
        let (p, q) = (point(t), other.point(s))
        let size = max(p.x.magnitude, p.y.magnitude, (end - start).length)
        return (p - q).length <= 1e-9 * size ? kept(p) : nil
    }
}
