/// A piece of a line between two of the points at which lines meet. Pieces have nothing in common but their ends.
struct LinePiece {
    /// Indices of points; `low` is before `high` from left to right.
    var low: Int32
    var high: Int32
    /// By how much the winding numbers of both paths grow from below the piece (towards -y) to above.
    var turns: SIMD2<Int32>
    /// The segment that the piece is a part of, and the parameters of it at both ends.
    var source: Int32
    var tLow: Double
    var tHigh: Double
    /// The winding numbers of both paths below the piece.
    var below = SIMD2<Int32>.zero

    var above: SIMD2<Int32> { below &+ turns }
}

/// Two paths cut into pieces that do not cross, on the grid.
///
/// Pixels in which a line ends or crosses another are hot, and every line that passes a hot pixel is led through its middle ("snap
/// rounding": Hobby 1999, Guibas and Marimont 1998). Lines so led never cross, however badly numbers are rounded.
struct Arrangement {
    /// What is more than this is not combined: crossings, and pairs of lines that are looked at.
    static let mostMeetings = 1 << 20
    static let mostPairs = 1 << 27

    /// Where pieces end, from left to right.
    private(set) var points: [GridPoint] = []
    /// By their lower end, and those of one end in the order of their directions, from below to above.
    private(set) var pieces: [LinePiece] = []
    /// The pieces that begin at a point are those from `firsts[point]` to `firsts[point + 1]`.
    private(set) var firsts: [Int] = []
    /// For each part of each line, in the order in which the paths are drawn, its piece.
    private(set) var parts: [Part] = []

    /// A part of a line: the piece, which it may share with others, and how this line passes it.
    struct Part {
        var piece: Int32
        var isForward: Bool
        var source: Int32
        var t0: Double
        var t1: Double
    }

    /// Nil where there are too many crossings.
    ///
    /// - Parameter areas: whether each of the paths counts as an area, or only as lines.
    init?(_ outlines: Outlines, areas: (Bool, Bool) = (true, true)) {
        guard findPoints(outlines.lines), let meetings = meetings(outlines.lines) else { return nil }
        cut(outlines, meetings, SIMD2(areas.0 ? 1 : 0, areas.1 ? 1 : 0))
        sweep()
    }

    // MARK: Points

    /// The ends of lines and the pixels in which they cross, each once.
    private mutating func findPoints(_ lines: [GridLine]) -> Bool {
        var keys: [UInt64] = []
        keys.reserveCapacity(2 * lines.count)
        for line in lines {
            keys.append(line.start.key)
            keys.append(line.end.key)
        }
        let most = keys.count + Arrangement.mostMeetings
        var pairs = 0
        var halving = Halving(lines)
        let isDone = halving.visit { leaf in
            pairs += leaf.lines.count * leaf.lines.count / 2
            guard pairs <= Arrangement.mostPairs, keys.count <= most else { return false }
            for (offset, index) in leaf.lines.enumerated() {
                let line = lines[Int(index)]
                for other in leaf.lines.dropFirst(offset + 1) {
                    if let point = line.crossing(with: lines[Int(other)]), leaf.box.contains(point) {
                        keys.append(point.key)
                    }
                }
            }
            return true
        }
        guard isDone else { return false }
        keys.sort()
        points.reserveCapacity(keys.count)
        for (index, key) in keys.enumerated() where index == 0 || keys[index - 1] != key {
            points.append(GridPoint(key: key))
        }
        return true
    }

    /// A line that passes the pixel of a point.
    private struct Meeting {
        var point: Int32
        /// How far along the line, in no particular unit.
        var along: Int
    }

    /// The points that lines pass, line by line.
    private struct Meetings {
        var all: [Meeting]
        /// Those of a line begin here; one more than there are lines.
        var firsts: [Int]
    }

    private func meetings(_ lines: [GridLine]) -> Meetings? {
        var found: [(line: Int32, meeting: Meeting)] = []
        found.reserveCapacity(points.count + lines.count)
        let most = 4 * (Arrangement.mostMeetings + lines.count)
        var pairs = 0
        var halving = Halving(lines, points)
        let isDone = halving.visit { leaf in
            pairs += leaf.lines.count * leaf.points.count
            guard pairs <= Arrangement.mostPairs, found.count <= most else { return false }
            for index in leaf.lines {
                let line = lines[Int(index)]
                for point in leaf.points where line.passes(points[Int(point)]) {
                    let along = (line.end - line.start).dot(points[Int(point)] - line.start)
                    found.append((index, Meeting(point: point, along: along)))
                }
            }
            return true
        }
        guard isDone else { return nil }
        // Sorted by line, by counting, and then along each line.
        var firsts = [Int](repeating: 0, count: lines.count + 1)
        for entry in found { firsts[Int(entry.line) + 1] += 1 }
        for index in lines.indices { firsts[index + 1] += firsts[index] }
        var next = firsts
        var all = [Meeting](repeating: Meeting(point: 0, along: 0), count: found.count)
        for entry in found {
            all[next[Int(entry.line)]] = entry.meeting
            next[Int(entry.line)] += 1
        }
        for index in lines.indices where firsts[index + 1] - firsts[index] > 1 {
            all[firsts[index]..<firsts[index + 1]].sort { $0.along < $1.along }
        }
        return Meetings(all: all, firsts: firsts)
    }

    // MARK: Pieces

    /// Cuts lines where they pass points, and makes one piece of all that lie on each other.
    private mutating func cut(_ outlines: Outlines, _ meetings: Meetings, _ weights: SIMD2<Int32>) {
        var raw: [LinePiece] = []
        raw.reserveCapacity(meetings.all.count)
        parts.reserveCapacity(meetings.all.count)
        for (index, line) in outlines.lines.enumerated() {
            let range = meetings.firsts[index]..<meetings.firsts[index + 1]
            let whole = Double((line.end - line.start).dot(line.end - line.start))
            func parameter(_ place: Int) -> Double {
                if place == range.lowerBound { return line.t0 }
                if place == range.upperBound - 1 { return line.t1 }
                return line.t0 + (line.t1 - line.t0) * (Double(meetings.all[place].along) / whole)
            }
            for place in range.dropFirst() {
                let (from, to) = (meetings.all[place - 1].point, meetings.all[place].point)
                let (t0, t1) = (parameter(place - 1), parameter(place))
                let isForward = from < to
                let isSecond = outlines.isSecond(line.source)
                let turn: Int32 = isForward ? 1 : -1
                let turns = (isSecond ? SIMD2(0, turn) : SIMD2(turn, 0)) &* weights
                parts.append(Part(piece: 0, isForward: isForward, source: line.source, t0: t0, t1: t1))
                raw.append(
                    LinePiece(
                        low: min(from, to), high: max(from, to), turns: turns, source: line.source,
                        tLow: isForward ? t0 : t1, tHigh: isForward ? t1 : t0))
            }
        }
        merge(raw)
    }

    private mutating func merge(_ raw: [LinePiece]) {
        // By lower end, by counting.
        var begins = [Int](repeating: 0, count: points.count + 1)
        for piece in raw { begins[Int(piece.low) + 1] += 1 }
        for index in points.indices { begins[index + 1] += begins[index] }
        var next = begins
        var order = [Int32](repeating: 0, count: raw.count)
        for (index, piece) in raw.enumerated() {
            order[next[Int(piece.low)]] = Int32(index)
            next[Int(piece.low)] += 1
        }
        pieces.reserveCapacity(raw.count)
        firsts.reserveCapacity(points.count + 1)
        for point in points.indices {
            let range = begins[point]..<begins[point + 1]
            let origin = points[point]
            if range.count > 1 {
                order[range].sort { a, b in
                    let (first, second) = (raw[Int(a)], raw[Int(b)])
                    if first.high == second.high { return a < b }
                    return (points[Int(first.high)] - origin).cross(points[Int(second.high)] - origin) > 0
                }
            }
            let first = pieces.count
            firsts.append(first)
            for index in order[range] {
                let piece = raw[Int(index)]
                if pieces.count > first, pieces[pieces.count - 1].high == piece.high {
                    pieces[pieces.count - 1].turns &+= piece.turns
                } else {
                    pieces.append(piece)
                }
                parts[Int(index)].piece = Int32(pieces.count - 1)
            }
        }
        firsts.append(pieces.count)
    }

    // MARK: Winding numbers

    private mutating func sweep() {
        let found = Sweep.run(points: points, pieces: pieces, firsts: firsts)
        for index in pieces.indices { pieces[index].below = found[index] }
    }
}
