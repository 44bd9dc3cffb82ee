/// Two parts of a stroke's middle line that may come too near to each other.
struct SpinePair {
    /// Half the stroke's width, and what is added to it, in the path's points.
    let half: Double
    let pad: Double
    /// 1 or -1 where the line turns only that way (from +x towards +y, or back) from the first part to the second, by less than
    /// seven eighths of a turn; 0 where that is not known.
    var sign = 0.0

    /// Whether the line turns only one way from `a` to `b` and by less than half a turn.
    ///
    /// The outer side then goes round a convex region. So does the inner one, as far as it is left when what goes backwards is
    /// cut off: it turns the same way, by no more. Neither can meet itself or the other.
    @inline(__always)
    func isHarmless(_ a: Segment, _ b: Segment) -> Bool {
        guard sign != 0 else { return false }
        return a.startLeg.cross(b.endLeg) * sign > 0
    }

    /// Whether a line can be drawn between both parts of the stroke, a pixel away from each.
    func areApart(_ a: Segment, _ aReach: Vector, _ b: Segment, _ bReach: Vector) -> Bool {
        let chords = (a.end - a.start, b.end - b.start)
        // What lies beside each other is more often apart across than along.
        return areApart(a, aReach, b, bReach, along: chords.0.turned)
            || areApart(a, aReach, b, bReach, along: chords.1.turned)
            || areApart(a, aReach, b, bReach, along: chords.0) || areApart(a, aReach, b, bReach, along: chords.1)
    }

    private func areApart(_ a: Segment, _ aReach: Vector, _ b: Segment, _ bReach: Vector, along axis: Vector) -> Bool {
        let length = axis.length
        guard length > 0 else { return false }
        let axis = axis / length
        let (first, second) = (extent(a, aReach, axis), extent(b, bReach, axis))
        return first.high < second.low || second.high < first.low
    }

    /// From where to where a part of the stroke reaches along a direction.
    private func extent(_ s: Segment, _ reach: Vector, _ axis: Vector) -> (low: Double, high: Double) {
        let (p, q) = (s.start.dot(axis), s.end.dot(axis))
        var (low, high) = (min(p, q), max(p, q))
        var spread = half
        if s.degree > 1 {
            let (c, d) = (s.control1.dot(axis), s.control2.dot(axis))
            (low, high) = (min(low, c, d), max(high, c, d))
        } else {
            let d = s.end - s.start
            // A point reaches as far as its box.
            spread =
                d == .zero
                ? axis.x.magnitude * (reach.x - pad) + axis.y.magnitude * (reach.y - pad)
                : half * d.cross(axis).magnitude / d.length
        }
        return (low - spread - pad, high + spread + pad)
    }
}

extension Segment {
    /// The first leg of the control polygon that is not zero.
    fileprivate var startLeg: Vector {
        let (a, b, c) = legs
        return a != .zero ? a : b != .zero ? b : c
    }

    fileprivate var endLeg: Vector {
        let (a, b, c) = legs
        return c != .zero ? c : b != .zero ? b : a
    }
}
