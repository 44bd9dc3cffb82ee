/// Finds which lines are near each other, or near points: halves a box, and its halves, until few are left in each.
struct Halving {
    /// What is near in one of the smallest boxes, as indices.
    struct Leaf {
        var lines: ArraySlice<Int32>
        var points: ArraySlice<Int32>
        var box: GridBox
    }

    private let lines: [GridLine]
    private let points: [GridPoint]?
    /// The lists of all boxes under way, one after another.
    private var lineStack: [Int32]
    private var pointStack: [Int32]
    /// What was halved more often than this without a gain is looked at as it is.
    private static let mostFruitless = 3
    /// Entries of lists that are looked at, before all of it takes too long.
    private var patience = 1 << 26
    /// Pairs that are looked at rather than halved again.
    private static let few = 40

    /// Pairs of lines, or of a line and a point where points are given.
    init(_ lines: [GridLine], _ points: [GridPoint]? = nil) {
        self.lines = lines
        self.points = points
        lineStack = lines.indices.map { Int32($0) }
        pointStack = (points ?? []).indices.map { Int32($0) }
    }

    /// Calls `body` for each of the smallest boxes, which share the plane: each pixel is in one. False as soon as it
    /// says so, and where lines lie too closely.
    mutating func visit(_ body: (Leaf) -> Bool) -> Bool {
        let end = Int32(PathGrid.extent)
        let box = GridBox(low: GridPoint(x: -end, y: -end), high: GridPoint(x: end, y: end))
        return visit(lines.indices, pointStack.indices, box, fruitless: 0, body)
    }

    private mutating func visit(
        _ near: Range<Int>, _ nearPoints: Range<Int>, _ box: GridBox, fruitless: Int, _ body: (Leaf) -> Bool
    ) -> Bool {
        let pairs = points == nil ? near.count * (near.count - 1) / 2 : near.count * nearPoints.count
        if pairs == 0 { return true }
        let isPixel = box.low == box.high
        if pairs <= Halving.few || isPixel || fruitless > Halving.mostFruitless {
            return body(Leaf(lines: lineStack[near], points: pointStack[nearPoints], box: box))
        }
        patience -= near.count + nearPoints.count
        if patience < 0 { return false }
        let (count, pointCount) = (lineStack.count, pointStack.count)
        let halves = cut(box, near)
        var middles = (0, 0)
        for (index, half) in [halves.0, halves.1].enumerated() {
            for place in near where half.meets(lines[Int(lineStack[place])]) { lineStack.append(lineStack[place]) }
            if let points {
                for place in nearPoints where half.contains(points[Int(pointStack[place])]) {
                    pointStack.append(pointStack[place])
                }
            }
            if index == 0 { middles = (lineStack.count, pointStack.count) }
        }
        let (lineEnd, pointEnd) = (lineStack.count, pointStack.count)
        let gain = points == nil ? 4 * (lineEnd - count) <= 7 * near.count : true
        let next = gain ? 0 : fruitless + 1
        let isDone =
            visit(count..<middles.0, pointCount..<middles.1, halves.0, fruitless: next, body)
            && visit(middles.0..<lineEnd, middles.1..<pointEnd, halves.1, fruitless: next, body)
        lineStack.removeLast(lineStack.count - count)
        pointStack.removeLast(pointStack.count - pointCount)
        return isDone
    }

    /// Cut where fewer lines lie across.
    private func cut(_ box: GridBox, _ near: Range<Int>) -> (GridBox, GridBox) {
        let (width, height) = (Int(box.high.x) - Int(box.low.x) + 1, Int(box.high.y) - Int(box.low.y) + 1)
        var (across, along) = (0.0, 0.0)
        for place in near {
            let line = lines[Int(lineStack[place])]
            across += min(Double(abs(Int(line.end.x) - Int(line.start.x))), Double(width))
            along += min(Double(abs(Int(line.end.y) - Int(line.start.y))), Double(height))
        }
        var halves = (box, box)
        if height == 1 || (width > 1 && across * Double(height) <= along * Double(width)) {
            let middle = Int32((Int(box.low.x) + Int(box.high.x)) >> 1)
            halves.0.high.x = middle
            halves.1.low.x = middle + 1
        } else {
            let middle = Int32((Int(box.low.y) + Int(box.high.y)) >> 1)
            halves.0.high.y = middle
            halves.1.low.y = middle + 1
        }
        return halves
    }
}
