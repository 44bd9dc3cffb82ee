import KinoraGeometry

// Whether a shape's outline meets itself, or its contours lie in each other so that the winding takes other values than 0 and
// one more.

/// A run of lines of one contour that all head for the same quarter of the plane, so that any part of it has its ends as the
/// corners of its box, and no two of its lines meet.
private struct Chain {
    /// The contour's points from the first of the chain on; `first` and `last` count from there.
    let points: UnsafePointer<SIMD2<Double>>
    /// How many points the contour has: the point after the last is the first again.
    let count: Int
    let first: Int
    let last: Int
    let low: SIMD2<Double>
    let high: SIMD2<Double>

    init(points: UnsafePointer<SIMD2<Double>>, count: Int, first: Int, last: Int) {
        (self.points, self.count, self.first, self.last) = (points, count, first, last)
        let (a, b) = (points[first], points[last == count ? 0 : last])
        (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    }

    @inline(__always)
    func point(_ index: Int) -> SIMD2<Double> { points[index == count ? 0 : index] }
}

extension Polylines {
    /// Whether the winding may take other values than 0 and either 1 or -1. Where it does not, sums of areas are exact.
    var mayOverlap: Bool {
        guard !goesRoundOnce else { return false }
        var chains: [Chain] = []
        for index in 0..<contourCount {
            let contour = contours[index]
            if contour.count > 1 { append(contour, to: &chains) }
        }
        var search = ChainSearch(effort: 64 * count + 20_000)
        return search.findsContact(chains) || (contourCount > 1 && !isWellNested(chains))
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

    private func append(_ contour: Contour, to chains: inout [Chain]) {
        let points = UnsafePointer(self.points + contour.start)
        var (first, across, down) = (0, 0.0, 0.0)
        var last = points[0]
        for index in 1...contour.count {
            let next = points[index == contour.count ? 0 : index]
            let step = next - last
            if step.x * across < 0 || step.y * down < 0 {
                chains.append(Chain(points: points, count: contour.count, first: first, last: index - 1))
                (first, across, down) = (index - 1, 0, 0)
            }
            if step.x != 0 { across = step.x }
            if step.y != 0 { down = step.y }
            last = next
        }
        chains.append(Chain(points: points, count: contour.count, first: first, last: contour.count))
    }

    /// Contours that do not meet: whether each is entered from winding 0, and all in one direction, or left to 0.
    private func isWellNested(_ chains: [Chain]) -> Bool {
        guard contourCount * chains.count <= 4_000_000 else { return false }
        var direction = 0
        for index in 0..<contourCount {
            let contour = contours[index]
            guard contour.count > 1 else { continue }
            let points = UnsafePointer(self.points + contour.start)
            var around = 0
            for chain in chains where chain.points != points { around += chain.winding(of: points[0]) }
            let own = Polylines.turn(points, contour.count)
            guard own != 0 else { return false }
            for winding in [around, around + own] where winding != 0 {
                if direction == 0, winding.magnitude == 1 { direction = winding }
                guard winding == direction else { return false }
            }
        }
        return true
    }

    /// 1 for contours that raise the winding inside, -1 for those that lower it.
    private static func turn(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int) -> Int {
        var area = 0.0
        let origin = points[0]
        var last = points[count - 1] - origin
        for index in 0..<count {
            let next = points[index] - origin
            area += last.x * next.y - last.y * next.x
            last = next
        }
        return area > 0 ? 1 : area < 0 ? -1 : 0
    }
}

extension Chain {
    /// What the chain adds to the winding of a point that is not on it: 1 where it passes the point on its right side from
    /// above to below, -1 for the other way.
    func winding(of p: SIMD2<Double>) -> Int {
        let (from, to) = (point(first), point(last))
        guard (from.y <= p.y) != (to.y <= p.y), high.x > p.x else { return 0 }
        let sign = to.y > from.y ? 1 : -1
        if low.x > p.x { return sign }
        // The line that passes the point's height.
        var (a, b) = (first, last)
        while b - a > 1 {
            let middle = (a + b) / 2
            if (point(middle).y <= p.y) == (from.y <= p.y) { a = middle } else { b = middle }
        }
        let (u, v) = (point(a), point(b))
        return u.x + (p.y - u.y) * (v.x - u.x) / (v.y - u.y) > p.x ? sign : 0
    }
}

/// Looks for two chains that meet other than where one goes on as the other.
private struct ChainSearch {
    /// Pairs of boxes that may still be looked at. With none left the answer is yes, which costs time and no truth.
    var effort: Int

    mutating func findsContact(_ chains: [Chain]) -> Bool {
        guard chains.count > 1 else { return false }
        let order = chains.sorted { $0.low.x < $1.low.x }
        for (i, a) in order.enumerated() {
            var j = i + 1
            while j < order.count, order[j].low.x <= a.high.x {
                let b = order[j]
                j += 1
                effort -= 1
                guard a.high.y >= b.low.y, a.low.y <= b.high.y else { continue }
                if meet(a, a.first, a.last, b, b.first, b.last) { return true }
            }
            guard effort > 0 else { return true }
        }
        return false
    }

    private mutating func meet(_ a: Chain, _ a0: Int, _ a1: Int, _ b: Chain, _ b0: Int, _ b1: Int) -> Bool {
        effort -= 1
        guard effort > 0 else { return true }
        let (p, q, r, s) = (a.point(a0), a.point(a1), b.point(b0), b.point(b1))
        guard min(p.x, q.x) <= max(r.x, s.x), min(r.x, s.x) <= max(p.x, q.x), min(p.y, q.y) <= max(r.y, s.y),
            min(r.y, s.y) <= max(p.y, q.y)
        else { return false }
        if a1 - a0 == 1, b1 - b0 == 1 { return ChainSearch.meet((p, q), (r, s)) }
        if a1 - a0 >= b1 - b0 {
            let middle = (a0 + a1) / 2
            return meet(a, a0, middle, b, b0, b1) || meet(a, middle, a1, b, b0, b1)
        }
        let middle = (b0 + b1) / 2
        return meet(a, a0, a1, b, b0, middle) || meet(a, a0, a1, b, middle, b1)
    }

    private typealias Line = (from: SIMD2<Double>, to: SIMD2<Double>)

    /// Whether lines have a point in common, other than that where one ends and the other begins. Lines that follow each
    /// other meet where the second comes back on the first.
    private static func meet(_ a: Line, _ b: Line) -> Bool {
        guard a.from != a.to, b.from != b.to else { return false }
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
