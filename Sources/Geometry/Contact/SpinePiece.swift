/// A line of a stroke's middle line, or a point of it around which the stroke reaches farther: a corner or an end.
struct SpinePiece {
    /// Its ends; of a point the same twice.
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

    /// Pieces that follow each other and together turn through no more octants than this cannot meet.
    ///
    /// Where all directions lie within 135 degrees, the map from (place along the line, distance from it) to the plane has a
    /// derivative whose symmetric part is positive definite: it takes no value twice.
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
}

/// A box around a part of a stroke, in the path's points.
struct SpineBox {
    var low: Vector
    var high: Vector

    init(_ s: Segment, reach: Vector) {
        (low, high) = (pointwiseMin(s.start, s.end) - reach, pointwiseMax(s.start, s.end) + reach)
    }

    func meets(_ other: SpineBox) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }

    var size: Double { max(high.x - low.x, high.y - low.y) }

    /// What two boxes that meet share.
    func shared(_ other: SpineBox) -> SpineBox {
        var result = self
        result.low = pointwiseMax(low, other.low)
        result.high = pointwiseMin(high, other.high)
        return result
    }
}
