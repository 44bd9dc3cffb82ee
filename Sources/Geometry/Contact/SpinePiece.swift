/// A part of a stroke's middle line, or a point of it around which the stroke reaches farther: a corner or an end.
struct SpinePiece {
    /// The line or curve; of a point the same twice.
    var segment: Segment
    /// How far the stroke reaches from the piece, in the path's points.
    var reach: Vector
    /// The octant in which the piece starts, 0 to 7, and how many octants the other directions lie from that: those at its
    /// end, and the least and the greatest.
    var first = 0
    var last = 0
    var low = 0
    var high = 0
    /// The number of the subpath.
    var subpath = 0
    /// Which ways the middle line turns within the piece, and to it from the piece before.
    var bend = Bend.none
    var joint = Bend.none
    /// How many of the pieces that follow it in its subpath it cannot meet.
    var freeAfter = 0
    /// From which piece on all turn the same way, which way that is, and how many octants all before this one turn.
    var runStart = 0
    var runBend = Bend.none
    var octantsBefore = 0

    /// Pieces that follow each other and together turn through no more octants than this cannot meet.
    ///
    /// Where all directions lie within 135 degrees, both sides of the stroke go forwards all the time: neither meets itself or
    /// the other. (Sides that would go backwards, in tight bends and at corners, are cut off by the pen; where it could not do
    /// so, it says so.)
    static let harmlessSpan = 3

    /// The eighth of a turn in which a direction other than zero lies.
    static func octant(_ v: Vector) -> Int {
        let isSteep = v.y.magnitude > v.x.magnitude
        if v.y >= 0 {
            if v.x > 0 { return isSteep ? 1 : 0 }
            return isSteep ? 2 : (v.y > 0 ? 3 : 4)
        }
        if v.x <= 0 { return isSteep ? 5 : 4 }
        return isSteep ? 6 : 7
    }

    /// From one octant to another by the shorter way, -4 to 3.
    static func turn(from a: Int, to b: Int) -> Int { ((b &- a &+ 4) & 7) &- 4 }

    /// The box around what the stroke covers here.
    var box: SpineBox { SpineBox(segment, reach: reach) }

    /// The octant in which the piece ends.
    var end: Int { (first &+ last) & 7 }

    /// Finds which octants the directions of its segment lie in, and which ways it turns, from the control polygon.
    mutating func measure() {
        let (a, b, c) = segment.legs
        var before = Vector.zero
        func visit(_ leg: Vector, _ piece: inout SpinePiece) {
            guard leg != .zero else { return }
            let octant = Self.octant(leg)
            if before == .zero {
                piece.first = octant
            } else {
                piece.last += Self.turn(from: piece.end, to: octant)
                piece.low = min(piece.low, piece.last)
                piece.high = max(piece.high, piece.last)
                piece.bend.insert(Bend(before.cross(leg)))
            }
            before = leg
        }
        visit(a, &self)
        visit(b, &self)
        visit(c, &self)
        bend.insert(Bend(a.cross(c)))
    }
}

/// Which ways a line turns, as a set.
struct Bend: OptionSet {
    let rawValue: UInt8

    static let none: Bend = []
    /// From +x towards +y.
    static let forward = Bend(rawValue: 1)
    static let backward = Bend(rawValue: 2)
    /// It may do anything.
    static let any: Bend = [.forward, .backward]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The way that the cross product of two directions that follow each other stands for.
    init(_ cross: Double) { self = cross > 0 ? .forward : cross < 0 ? .backward : .none }

    /// 1 or -1 where there is one way only.
    var sign: Double { self == .forward ? 1 : self == .backward ? -1 : 0 }
}

/// A box around a part of a stroke, in the path's points.
struct SpineBox {
    var low: Vector
    var high: Vector

    init(_ s: Segment, reach: Vector) {
        var (left, right) = s.start.x < s.end.x ? (s.start.x, s.end.x) : (s.end.x, s.start.x)
        var (top, bottom) = s.start.y < s.end.y ? (s.start.y, s.end.y) : (s.end.y, s.start.y)
        if s.degree > 1 {
            (left, right) = (min(left, s.control1.x, s.control2.x), max(right, s.control1.x, s.control2.x))
            (top, bottom) = (min(top, s.control1.y, s.control2.y), max(bottom, s.control1.y, s.control2.y))
        }
        (low, high) = (Vector(left, top) - reach, Vector(right, bottom) + reach)
    }

    init(low: Vector, high: Vector) { (self.low, self.high) = (low, high) }

    @inline(__always)
    func meets(_ other: SpineBox) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }

    var size: Double { max(high.x - low.x, high.y - low.y) }

    func grown(by reach: Double) -> SpineBox { SpineBox(low: low - reach, high: high + reach) }

    /// What two boxes that meet share.
    func shared(_ other: SpineBox) -> SpineBox {
        SpineBox(low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
    }
}

extension Segment {
    /// Both halves (de Casteljau's construction).
    var halves: (Segment, Segment) {
        switch degree {
        case 1:
            let middle = (start + end) * 0.5
            return (.line(start, middle), .line(middle, end))
        case 2:
            let (ab, bc) = ((start + control1) * 0.5, (control1 + end) * 0.5)
            let middle = (ab + bc) * 0.5
            return (.quadratic(start, ab, middle), .quadratic(middle, bc, end))
        default:
            let (ab, bc, cd) = ((start + control1) * 0.5, (control1 + control2) * 0.5, (control2 + end) * 0.5)
            let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
            let middle = (abc + bcd) * 0.5
            return (.cubic(start, ab, abc, middle), .cubic(middle, bcd, cd, end))
        }
    }

    /// The directions of the control polygon: a curve's lie between them. Zero where two points are the same.
    var legs: (Vector, Vector, Vector) {
        switch degree {
        case 1: (end - start, .zero, .zero)
        case 2: (control1 - start, .zero, end - control1)
        default: (control1 - start, control2 - control1, end - control2)
        }
    }
}
