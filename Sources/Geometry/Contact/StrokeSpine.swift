import Foundation

/// Finds where a stroke of lines may cover a point twice, from its middle line: where two parts of the line come nearer to each
/// other than the stroke is wide.
///
/// Most strokes are found harmless by looking at the directions of a few pieces. Other pairs of pieces are halved until their
/// boxes lie apart, or are so small that what they share is noted.
struct StrokeSpine {
    private let half: Double
    private let style: StrokeStyle
    private let transform: CGAffineTransform
    /// What is added around every piece: more than half the diagonal of a pixel, in the path's points.
    private let pad: Double
    /// Boxes no larger than this are not halved.
    private let leaf: Double

    private var pieces: [SpinePiece] = []
    /// For each piece, how many of those that follow it in its subpath it cannot meet.
    private var freeAfter: [Int] = []
    /// Pieces from here on belong to the subpath under way.
    private var subpathStart = 0
    private var subpath = 0
    private var position = Vector.zero
    /// Subpaths that were closed, by number: their first piece and the one after their last.
    private var closed: [Int: Range<Int>] = [:]

    /// How often a pair is halved at most: coordinates far away do not get smaller boxes.
    private static let searchLimit = 48
    private static let pieceLimit = 1 << 16
    /// Pairs of boxes that are looked at, for each piece and in all.
    private static let effort = (perPiece: 64, more: 20_000)

    /// - Parameter transform: from the path's points to pixels.
    init(_ style: StrokeStyle, half: Double, _ transform: CGAffineTransform) {
        (self.style, self.half, self.transform) = (style, half, transform)
        let (a, b, c, d) = (transform.a.native, transform.b.native, transform.c.native, transform.d.native)
        let (mean, area) = ((a * a + b * b + c * c + d * d) / 2, (a * d - b * c).magnitude)
        let large = (mean + max(0, mean * mean - area * area).squareRoot()).squareRoot()
        // The map shrinks no length by more than its smaller singular value.
        pad = area > 0 && large > 0 ? 0.75 * large / area : .infinity
        leaf = max(2 * half, 8 * pad)
    }

    var isUsable: Bool { pad.isFinite }

    // MARK: Along the path

    mutating func begin(at point: Vector) {
        position = point
        subpathStart = pieces.count
    }

    /// A line from where the last one has ended.
    mutating func add(_ line: Segment) {
        let direction = line.end - line.start
        guard pieces.count < Self.pieceLimit, line.isSound, direction != .zero else { return }
        let octant = SpinePiece.octant(direction)
        if pieces.count > subpathStart { addCorner(towards: octant) } else { addCap(octant) }
        // The normal's parts.
        let normal = Vector(direction.y.magnitude, direction.x.magnitude) / direction.length
        var piece = SpinePiece(segment: line, reach: normal * (1.09 * half) + pad)
        piece.first = octant
        piece.subpath = subpath
        pieces.append(piece)
        position = line.end
    }

    mutating func end(isClosed: Bool) {
        if pieces.count == subpathStart {
            addPoint(reach: half * 1.42, first: 0, last: 0)
        } else if isClosed {
            addCorner(towards: pieces[subpathStart].first)
            closed[subpath] = subpathStart..<pieces.count
        } else {
            let last = pieces[pieces.count - 1]
            addCap((last.first + last.last) & 7)
        }
        subpath += 1
        subpathStart = pieces.count
    }

    private mutating func addCorner(towards next: Int) {
        let last = pieces[pieces.count - 1]
        let from = (last.first + last.last) & 7
        let turn = SpinePiece.turn(from: from, to: next)
        guard turn != 0 else { return }
        var reach = 1.0
        if style.lineJoin == .miter {
            // A miter is 1 / cos(turn / 2) half widths long.
            let longest = [1.42, 2.62, Double.infinity, .infinity]
            reach = max(1, min(style.miterLimit.native, longest[min(3, Int(turn.magnitude) - 1)]))
        }
        addPoint(reach: half * reach, first: from, last: turn)
    }

    /// The cap at the pen's position. (At the start it may turn out that the subpath is closed: then it does no harm.)
    private mutating func addCap(_ octant: Int) {
        switch style.lineCap {
        case .butt: break
        case .round: addPoint(reach: half, first: octant, last: 0)
        case .square: addPoint(reach: 1.42 * half, first: octant, last: 0)
        }
    }

    private mutating func addPoint(reach: Double, first: Int, last: Int) {
        var piece = SpinePiece(segment: .line(position, position), reach: Vector(repeating: reach + pad))
        (piece.first, piece.last, piece.low, piece.high) = (first, last, min(0, last), max(0, last))
        piece.subpath = subpath
        pieces.append(piece)
    }

    // MARK: Pairs

    /// Notes where the stroke may cover a point twice.
    ///
    /// - Parameter corners: where the pen's inner side could not be cut.
    mutating func findContacts(corners: [Vector], _ contacts: inout ContactBoxes) {
        guard isUsable, pieces.count < Self.pieceLimit else { return contacts.addEverything() }
        for corner in corners {
            add(SpineBox(.line(corner, corner), reach: Vector(repeating: 2.62 * half + pad)), &contacts)
        }
        guard pieces.count > 1 else { return }
        measureFreedom()
        var effort = Self.effort.perPiece * pieces.count + Self.effort.more
        if pieces.count <= 24 {
            for j in 1..<pieces.count {
                let box = pieces[j].box
                for i in 0..<j where !isHarmless(i, j) && pieces[i].box.meets(box) {
                    search(pieces[i].segment, pieces[i].reach, pieces[j].segment, pieces[j].reach, &effort, &contacts)
                }
            }
        } else {
            sweep(&effort, &contacts)
        }
        if effort <= 0 { contacts.addEverything() }
    }

    /// From the left to the right: pieces whose boxes overlap across.
    private func sweep(_ effort: inout Int, _ contacts: inout ContactBoxes) {
        let boxes = pieces.map(\.box)
        let order = boxes.indices.sorted { (boxes[$0].low.x, $0) < (boxes[$1].low.x, $1) }
        var active: [Int] = []
        for index in order {
            let box = boxes[index]
            var kept = 0
            for other in active where boxes[other].high.x >= box.low.x {
                active[kept] = other
                kept += 1
                effort -= 1
                guard boxes[other].low.y <= box.high.y, box.low.y <= boxes[other].high.y else { continue }
                let (i, j) = (min(index, other), max(index, other))
                if isHarmless(i, j) { continue }
                search(pieces[i].segment, pieces[i].reach, pieces[j].segment, pieces[j].reach, &effort, &contacts)
            }
            active.removeLast(active.count - kept)
            active.append(index)
            guard effort > 0 else { return }
        }
    }

    private mutating func measureFreedom() {
        freeAfter = [Int](repeating: 0, count: pieces.count)
        var start = 0
        while start < pieces.count {
            var end = start + 1
            while end < pieces.count, pieces[end].subpath == pieces[start].subpath { end += 1 }
            let isClosed = closed[pieces[start].subpath] != nil
            for i in start..<end { freeAfter[i] = freedom(of: i, in: start..<end, isClosed: isClosed) }
            start = end
        }
    }

    private func freedom(of index: Int, in range: Range<Int>, isClosed: Bool) -> Int {
        let first = pieces[index]
        var (low, high, last) = (first.low, first.high, first.last)
        var octant = (first.first + first.last) & 7
        let most = isClosed ? range.count - 1 : range.upperBound - 1 - index
        for count in 0..<most {
            let place = index + 1 + count
            let next = pieces[place < range.upperBound ? place : place - range.count]
            last += SpinePiece.turn(from: octant, to: next.first)
            low = min(low, last + next.low)
            high = max(high, last + next.high)
            if high - low + 1 > SpinePiece.harmlessSpan { return count }
            last += next.last
            octant = (next.first + next.last) & 7
        }
        return most
    }

    private func isHarmless(_ i: Int, _ j: Int) -> Bool {
        let number = pieces[i].subpath
        guard number == pieces[j].subpath else { return false }
        if j - i <= freeAfter[i] { return true }
        guard let range = closed[number] else { return false }
        return i + range.count - j <= freeAfter[j]
    }

    private func search(
        _ a: Segment, _ aReach: Vector, _ b: Segment, _ bReach: Vector, _ effort: inout Int,
        _ contacts: inout ContactBoxes,
        depth: Int = 0
    ) {
        effort -= 1
        let (first, second) = (SpineBox(a, reach: aReach), SpineBox(b, reach: bReach))
        guard effort > 0, first.meets(second) else { return }
        let (sizeA, sizeB) = (a.size, b.size)
        if max(sizeA, sizeB) <= leaf || depth == Self.searchLimit { return add(first.shared(second), &contacts) }
        if sizeA >= sizeB {
            let (early, late) = a.halves
            search(early, aReach, b, bReach, &effort, &contacts, depth: depth + 1)
            search(late, aReach, b, bReach, &effort, &contacts, depth: depth + 1)
        } else {
            let (early, late) = b.halves
            search(a, aReach, early, bReach, &effort, &contacts, depth: depth + 1)
            search(a, aReach, late, bReach, &effort, &contacts, depth: depth + 1)
        }
    }

    private func add(_ box: SpineBox, _ contacts: inout ContactBoxes) {
        let (middle, reach) = ((box.low + box.high) * 0.5, (box.high - box.low) * 0.5)
        let (across, down) = (
            Vector(transform.a.native, transform.b.native), Vector(transform.c.native, transform.d.native)
        )
        let place = across * middle.x + down * middle.y + Vector(transform.tx.native, transform.ty.native)
        let spread = Vector(
            across.x.magnitude * reach.x + down.x.magnitude * reach.y,
            across.y.magnitude * reach.x + down.y.magnitude * reach.y)
        contacts.add(place - spread, place + spread)
    }
}

extension Segment {
    /// Both halves of a line.
    fileprivate var halves: (Segment, Segment) {
        let middle = (start + end) * 0.5
        return (.line(start, middle), .line(middle, end))
    }

    /// The longer side of the box around it.
    fileprivate var size: Double { SpineBox(self, reach: .zero).size }
}
