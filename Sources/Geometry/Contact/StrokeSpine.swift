import Foundation

/// Finds where a stroke may cover a point twice, from its middle line: where two parts of the line come nearer to each other than
/// the stroke is wide.
///
/// Most strokes are found harmless by looking at the directions of a few pieces. Other pairs of pieces are halved until they lie
/// apart, or are so small that what their boxes share is noted.
struct StrokeSpine {
    private let half: Double
    private let style: StrokeStyle
    private let map: ContactMap
    /// Boxes no larger than this are not halved.
    private let leaf: Double

    private var pieces: [SpinePiece] = []
    /// Pieces from here on belong to the subpath under way.
    private var subpathStart = 0
    /// The first piece of each segment, the corner before it included; the corner where a subpath is closed counts as one.
    private var segmentStarts: [Int] = []
    private var subpath = 0
    private var position = Vector.zero
    /// The direction in which the last segment ends.
    private var heading = Vector.zero
    /// Curves that turn as fast as this, however small they are, are noted whole.
    private var sharp: [SpineBox] = []
    /// Subpaths that were closed, by number: their first piece and the one after their last.
    private var closed: [Int: Range<Int>] = [:]

    /// How often a pair is halved at most: coordinates far away do not get smaller boxes.
    private static let searchLimit = 48
    private static let pieceLimit = 1 << 16
    /// How often a curve is halved for pieces of a known direction.
    private static let splitLimit = 7
    private static let mixedSplitLimit = 4
    /// Directions that differ by less than this, as a sine, count as one.
    private static let flat = 1e-6
    /// Pairs of boxes that are looked at, for each piece and in all.
    private static let effort = (perPiece: 64, more: 20_000)

    /// - Parameter transform: from the path's points to pixels.
    init(_ style: StrokeStyle, half: Double, _ transform: CGAffineTransform) {
        (self.style, self.half) = (style, half)
        map = ContactMap(transform)
        leaf = max(2 * half, 4 * map.pad)
        pieces.reserveCapacity(16)
    }

    /// What is added around every piece.
    private var pad: Double { map.pad }

    // MARK: Along the path

    mutating func follow(_ path: Path) {
        var isOpen = false
        func end(_ spine: inout StrokeSpine, isClosed: Bool) {
            if isOpen { spine.end(isClosed: isClosed) }
            isOpen = false
        }
        path.forEachStep { step in
            switch step {
            case .move(let point):
                end(&self, isClosed: false)
                begin(at: point)
                isOpen = true
            case .segment(let segment):
                add(segment)
            case .close(let line):
                add(line)
                end(&self, isClosed: true)
            }
        }
        end(&self, isClosed: false)
    }

    private mutating func begin(at point: Vector) {
        position = point
        subpathStart = pieces.count
    }

    /// A line or a curve from where the last one has ended.
    private mutating func add(_ segment: Segment) {
        segmentStarts.append(pieces.count)
        let direction = segment.direction(0)
        guard pieces.count < Self.pieceLimit, segment.isSound, direction != .zero else { return }
        let octant = SpinePiece.octant(direction)
        var joint = Bend.none
        if pieces.count > subpathStart {
            let sine = heading.cross(direction)
            if sine.magnitude > Self.flat { joint = Bend(sine) }
            addCorner(towards: octant, joint)
        } else {
            addCap(octant)
        }
        let first = pieces.count
        split(segment, depth: 0)
        if first < pieces.count { pieces[first].joint = joint }
        (position, heading) = (segment.end, segment.direction(1))
    }

    private mutating func split(_ segment: Segment, depth: Int) {
        var piece = SpinePiece(segment: segment, reach: .zero)
        piece.measure()
        let isWide = piece.high - piece.low >= SpinePiece.harmlessSpan
        // Of a curve that needs a closer look, the few parts that turn both ways are kept small.
        let isMixed = depth > 0 && depth < Self.mixedSplitLimit && piece.bend == .any
        if segment.degree > 1, isWide || isMixed {
            if isMixed || depth < Self.splitLimit {
                let (early, late) = segment.halves
                split(early, depth: depth + 1)
                return split(late, depth: depth + 1)
            }
            sharp.append(SpineBox(segment, reach: Vector(repeating: 2.62 * half + pad)))
            piece.bend = .any
        }
        if segment.degree == 1 {
            let direction = segment.end - segment.start
            // The normal's parts.
            piece.reach = Vector(direction.y.magnitude, direction.x.magnitude) / direction.length * (1.09 * half) + pad
        } else {
            piece.reach = Vector(repeating: half + pad)
        }
        piece.subpath = subpath
        pieces.append(piece)
    }

    private mutating func end(isClosed: Bool) {
        if isClosed { segmentStarts.append(pieces.count) }
        if pieces.count == subpathStart {
            addPoint(reach: half * 1.42, first: 0, last: 0)
        } else if isClosed {
            addCorner(towards: pieces[subpathStart].first, .any)
            closed[subpath] = subpathStart..<pieces.count
        } else {
            addCap(pieces[pieces.count - 1].end)
        }
        subpath += 1
        subpathStart = pieces.count
    }

    private mutating func addCorner(towards next: Int, _ joint: Bend) {
        let from = pieces[pieces.count - 1].end
        let turn = SpinePiece.turn(from: from, to: next)
        guard turn != 0 else { return }
        var reach = 1.0
        if style.lineJoin == .miter {
            // A miter is 1 / cos(turn / 2) half widths long.
            let longest = [1.42, 2.62, Double.infinity, .infinity]
            reach = max(1, min(style.miterLimit.native, longest[min(3, Int(turn.magnitude) - 1)]))
        }
        addPoint(reach: half * reach, first: from, last: turn)
        pieces[pieces.count - 1].bend = joint
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
        piece.bend = .any
        pieces.append(piece)
    }

    // MARK: Pairs

    /// Notes where the stroke may cover a point twice.
    ///
    /// - Parameter loops: what the pen has left on its way along the same path.
    mutating func findContacts(_ loops: [UncutLoop], _ contacts: inout ContactBoxes) {
        guard pad.isFinite, pieces.count < Self.pieceLimit else { return contacts.addEverything() }
        for loop in loops {
            map.add(loop.box.grown(by: loop.reach * half + pad), to: &contacts)
            for index in piecesOf(loop.segments) { pieces[index].bend = .any }
        }
        for box in sharp { map.add(box, to: &contacts) }
        guard pieces.count > 1 else { return }
        measureFreedom()
        var effort = Self.effort.perPiece * pieces.count + Self.effort.more
        if pieces.count <= 24 {
            for j in 1..<pieces.count {
                let box = pieces[j].box
                for i in 0..<j where !isHarmless(i, j) && pieces[i].box.meets(box) { search(i, j, &effort, &contacts) }
            }
        } else {
            sweep(&effort, &contacts)
        }
        if effort <= 0 { contacts.addEverything() }
    }

    private func piecesOf(_ segments: Range<Int>) -> Range<Int> {
        let segments = segments.clamped(to: segmentStarts.indices)
        guard let first = segments.first else { return 0..<0 }
        let end = segments.upperBound < segmentStarts.count ? segmentStarts[segments.upperBound] : pieces.count
        return segmentStarts[first]..<end
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
                search(i, j, &effort, &contacts)
            }
            active.removeLast(active.count - kept)
            active.append(index)
            guard effort > 0 else { return }
        }
    }

    private mutating func measureFreedom() {
        var start = 0
        while start < pieces.count {
            var end = start + 1
            while end < pieces.count, pieces[end].subpath == pieces[start].subpath { end += 1 }
            let isClosed = closed[pieces[start].subpath] != nil
            for i in start..<end { pieces[i].freeAfter = freedom(of: i, in: start..<end, isClosed: isClosed) }
            measureTurns(start..<end)
            start = end
        }
    }

    private mutating func measureTurns(_ range: Range<Int>) {
        var (from, bend, sum) = (range.lowerBound, Bend.none, 0)
        for index in range {
            let piece = pieces[index]
            if index > range.lowerBound {
                sum += Self.octants(SpinePiece.turn(from: pieces[index - 1].end, to: piece.first), piece.joint)
            }
            let joined: Bend = [bend, piece.joint, piece.bend]
            // A new run begins where the ways differ; what the line does within a piece belongs to both runs.
            (from, bend) = joined == .any ? (index, piece.bend) : (from, joined)
            if piece.bend == .any { (from, bend) = (index + 1, .none) }
            (pieces[index].runStart, pieces[index].runBend, pieces[index].octantsBefore) = (from, bend, sum)
            sum += Self.octants(piece.last, piece.bend)
        }
    }

    /// Half a turn may go either way.
    private static func octants(_ count: Int, _ bend: Bend) -> Int {
        count == -4 && bend == .forward ? 4 : count
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
        if j - i <= pieces[i].freeAfter { return true }
        guard let range = closed[number] else { return false }
        return i + range.count - j <= pieces[j].freeAfter
    }

    private func search(_ i: Int, _ j: Int, _ effort: inout Int, _ contacts: inout ContactBoxes) {
        var pair = SpinePair(half: half, pad: pad)
        let (early, late) = (pieces[i], pieces[j])
        if early.subpath == late.subpath, late.runStart <= i {
            // At most six octants: less than seven eighths of a turn.
            let octants = late.octantsBefore + Self.octants(late.last, late.bend) - early.octantsBefore
            if octants.magnitude <= 6 { pair.sign = late.runBend.sign }
        }
        search(
            Part(early.segment, reach: early.reach), Part(late.segment, reach: late.reach), pair, &effort, &contacts,
            depth: 0)
    }

    /// A part of a piece, with the box around what the stroke covers there.
    private struct Part {
        let segment: Segment
        let reach: Vector
        let box: SpineBox

        init(_ segment: Segment, reach: Vector) {
            (self.segment, self.reach) = (segment, reach)
            box = SpineBox(segment, reach: reach)
        }

        var halves: (Part, Part) {
            let (early, late) = segment.halves
            return (Part(early, reach: reach), Part(late, reach: reach))
        }
    }

    private func search(
        _ a: Part, _ b: Part, _ pair: SpinePair, _ effort: inout Int, _ contacts: inout ContactBoxes, depth: Int
    ) {
        effort -= 1
        guard effort > 0, a.box.meets(b.box), !pair.isHarmless(a.segment, b.segment) else { return }
        if depth % 3 == 0, pair.areApart(a.segment, a.reach, b.segment, b.reach) { return }
        let (sizeA, sizeB) = (a.segment.size, b.segment.size)
        let shared = a.box.shared(b.box)
        // What lines share that cross at a right angle is hardly smaller.
        if shared.size <= 3 * (half + pad) || max(sizeA, sizeB) <= leaf || depth == Self.searchLimit {
            // Where that was looked at just now they are not.
            if depth % 3 == 0 || !pair.areApart(a.segment, a.reach, b.segment, b.reach) {
                map.add(shared, to: &contacts)
            }
            return
        }
        if sizeA >= sizeB {
            let (early, late) = a.halves
            search(early, b, pair, &effort, &contacts, depth: depth + 1)
            search(late, b, pair, &effort, &contacts, depth: depth + 1)
        } else {
            let (early, late) = b.halves
            search(a, early, pair, &effort, &contacts, depth: depth + 1)
            search(a, late, pair, &effort, &contacts, depth: depth + 1)
        }
    }
}

extension Segment {
    /// The longer side of the box around it.
    fileprivate var size: Double { SpineBox(self, reach: .zero).size }
}
