import KinoraGeometry

// Whether a shape crosses or touches itself, as far as that can be said quickly.

extension Path {
    /// Whether there are no curves.
    fileprivate var isStraight: Bool {
        var isStraight = true
        forEach { element in
            switch element {
            case .curve, .quadCurve: isStraight = false
            case .move, .line, .closeSubpath: break
            }
        }
        return isStraight
    }
}

extension Polylines {
    /// Shapes with more lines, or with curves, are not tried: finding out would take too much of the time of drawing them.
    private static let lineLimit = 64

    /// Whether the shape, which is `path` in straight lines, has to be looked at row by row.
    func mayMeetItself(_ path: Path) -> Bool {
        guard path.simpleShape == nil, count <= Polylines.lineLimit, !goesRoundOnce else { return false }
        return path.isStraight && meetsItself
    }

    /// Whether a single contour goes once round the middle of its points, always the same way: convex shapes, stars, gears. Such
    /// a contour does not meet itself.
    private var goesRoundOnce: Bool {
        guard contourCount == 1, count > 2 else { return false }
        var middle = SIMD2<Double>.zero
        for index in 0..<count { middle += points[index] }
        middle /= Double(count)
        var (turn, changes) = (0.0, 0)
        var last = points[count - 1] - middle
        for index in 0..<count {
            let next = points[index] - middle
            let cross = last.x * next.y - last.y * next.x
            if next != last {
                guard cross * turn >= 0, cross != 0 else { return false }
                turn = cross > 0 ? 1 : -1
                if (last.y < 0) != (next.y < 0) { changes += 1 }
            }
            last = next
        }
        return changes == 2
    }

    private struct Line {
        var from: SIMD2<Double>
        var to: SIMD2<Double>
        var contour: Int
        var low: SIMD2<Double> { pointwiseMin(from, to) }
        var high: SIMD2<Double> { pointwiseMax(from, to) }
    }

    /// Whether two lines meet that do not follow each other, or contours lie so near to each other that they may share a
    /// pixel. The time grows with the square of the lines.
    var meetsItself: Bool {
        withUnsafeTemporaryAllocation(of: Line.self, capacity: count) { lines in
            let total = collect(into: lines)
            for j in 1..<max(1, total) {
                let b = lines[j]
                let (low, high) = (b.low, b.high)
                for i in 0..<j {
                    let a = lines[i]
                    if a.contour == b.contour {
                        guard max(a.from.x, a.to.x) >= low.x, min(a.from.x, a.to.x) <= high.x,
                            max(a.from.y, a.to.y) >= low.y, min(a.from.y, a.to.y) <= high.y
                        else { continue }
                        if Polylines.meet(a, b) { return true }
                    } else if max(a.from.x, a.to.x) >= low.x - 1, min(a.from.x, a.to.x) <= high.x + 1,
                        max(a.from.y, a.to.y) >= low.y - 1, min(a.from.y, a.to.y) <= high.y + 1
                    {
                        return true
                    }
                }
            }
            return false
        }
    }

    /// The lines of all contours that have a length, each contour closed.
    ///
    /// - Returns: how many there are.
    private func collect(into lines: UnsafeMutableBufferPointer<Line>) -> Int {
        var total = 0
        for index in 0..<contourCount {
            let contour = contours[index]
            guard contour.count > 1 else { continue }
            var last = points[contour.start + contour.count - 1]
            for place in 0..<contour.count {
                let next = points[contour.start + place]
                if next != last {
                    lines.initializeElement(at: total, to: Line(from: last, to: next, contour: index))
                    total += 1
                }
                last = next
            }
        }
        return total
    }

    /// Whether lines of one contour have a point in common, other than that where one ends and the other begins. Lines that
    /// follow each other meet where the second comes back on the first.
    private static func meet(_ a: Line, _ b: Line) -> Bool {
        if a.to == b.from || b.to == a.from {
            if a.to == b.from, b.to == a.from { return true }
            let (before, after) = a.to == b.from ? (a, b) : (b, a)
            let (u, v) = (before.to - before.from, after.to - after.from)
            return u.x * v.y - u.y * v.x == 0 && u.x * v.x + u.y * v.y < 0
        }
        func side(_ line: Line, _ p: SIMD2<Double>) -> Double {
            let (u, v) = (line.to - line.from, p - line.from)
            return u.x * v.y - u.y * v.x
        }
        return side(a, b.from) * side(a, b.to) <= 0 && side(b, a.from) * side(b, a.to) <= 0
    }
}
