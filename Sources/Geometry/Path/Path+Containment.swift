import Foundation

extension Path {
    /// Whether the path, filled, covers `point`. Open subpaths count as closed by a straight line.
    ///
    /// - Parameter eoFill: true for the even-odd rule, false for the nonzero one.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        let winding = windingNumber(around: point)
        return eoFill ? winding & 1 != 0 : winding != 0
    }

    /// How often the path turns clockwise (on screen) around `point`: crossings of the ray from the point towards +x,
    /// counted by the direction in which they cross it.
    package func windingNumber(around point: CGPoint) -> Int {
        let target = Vector(point)
        guard target.x.isFinite, target.y.isFinite else { return 0 }
        var winding = 0
        var start: Vector?
        var current: Vector?
        func closeSubpath() {
            if let from = current, let to = start { winding += Segment.line(from, to).crossings(of: target) }
        }
        forEachStep { step in
            switch step {
            case .move(let origin):
                closeSubpath()
                (start, current) = (origin, origin)
            case .segment(let segment):
                winding += segment.crossings(of: target)
                current = segment.end
            case .close(let line):
                winding += line.crossings(of: target)
                (start, current) = (nil, nil)
            }
        }
        closeSubpath()
        return winding
    }
}

extension Segment {
    /// Signed crossings of the ray from `point` towards +x: +1 downwards, −1 upwards. A piece owns its upper end
    /// only, so that neighbors do not count a shared point twice.
    func crossings(of point: Vector) -> Int {
        guard isSound else { return 0 }
        if max(start.x, control1.x, control2.x, end.x) < point.x { return 0 }
        if min(start.y, control1.y, control2.y, end.y) > point.y { return 0 }
        if max(start.y, control1.y, control2.y, end.y) < point.y { return 0 }
        // At most two turning points cut the curve into pieces that go one way.
        var (first, second) = (1.0, 1.0)
        forEachTurningPoint(ofX: false) { (first, second) = (min(first, $0), first < 1 ? max(first, $0) : 1) }
        let isLeftOf = min(start.x, control1.x, control2.x, end.x) > point.x
        return crossing(of: point, from: 0, to: first, isLeftOf)
            + (first < 1 ? crossing(of: point, from: first, to: second, isLeftOf) : 0)
            + (second < 1 ? crossing(of: point, from: second, to: 1, isLeftOf) : 0)
    }

    /// The crossing of a piece that is monotone in y; `isLeftOf`: the point lies left of all of it.
    private func crossing(of point: Vector, from t0: Double, to t1: Double, _ isLeftOf: Bool) -> Int {
        let (y0, y1) = (self.point(t0).y, self.point(t1).y)
        let downwards = y0 <= point.y && point.y < y1
        let upwards = y1 <= point.y && point.y < y0
        guard downwards || upwards else { return 0 }
        if !isLeftOf, self.point(parameter(atY: point.y, between: t0, and: t1)).x <= point.x { return 0 }
        return downwards ? 1 : -1
    }

    /// Where a piece that is monotone in y reaches a height, by bisection.
    private func parameter(atY y: Double, between t0: Double, and t1: Double) -> Double {
        if degree == 1 { return (y - start.y) / (end.y - start.y) }
        var (low, high) = (t0, t1)
        let rising = point(t1).y > point(t0).y
        for _ in 0..<54 {
            let middle = 0.5 * (low + high)
            if (point(middle).y <= y) == rising { low = middle } else { high = middle }
        }
        return 0.5 * (low + high)
    }
}
