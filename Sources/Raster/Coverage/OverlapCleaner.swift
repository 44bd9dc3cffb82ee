import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Puts right the rows of a grid in which a shape crosses or touches itself.
///
/// The sums of a grid are the mean winding number of each cell, and no fill rule can tell what a mean is made of: half a cell
/// at 1 and half at -1 look like an empty one. So the rows are looked at first. Where every line bounds the filled area, and
/// the winding takes no values but 0 and one other, the sums are exact and stay as they are, bit for bit. All other rows are
/// emptied and get only the parts of lines that do bound the area, entering with 1 and leaving with -1.
final class OverlapCleaner {
    /// A part of a line within one row: from (`upperX`, `top`) down to (`lowerX`, `bottom`), in pixels of the grid.
    private struct Piece {
        var top: Double
        var bottom: Double
        var upperX: Double
        var lowerX: Double
        /// 1 where the line was drawn downwards, and -1.
        var sign: Int

        var left: Double { min(upperX, lowerX) }
        var right: Double { max(upperX, lowerX) }
        var height: Double { bottom - top }

        func x(_ y: Double) -> Double {
            y <= top ? upperX : y >= bottom ? lowerX : upperX + (y - top) * (lowerX - upperX) / (bottom - top)
        }
    }

    /// Ends nearer to each other than this count as one, in pixels.
    private static let near = 1e-7
    /// Lines whose order changes by less than this between two ends do not cross, in pixels.
    private static let crossing = 1e-5
    private static let depthLimit = 24
    /// Pieces of one shape at most; shapes with more, and clusters with more than the second limit, stay as they are.
    private static let pieceLimit = 4 << 20
    private static let clusterLimit = 2048

    private var pieces: [Piece] = []
    private var starts: [Int] = []
    private var order: [Int] = []
    private var heights: [Double] = []
    private var bounding: [Piece] = []

    /// Looks at every row, and puts right those that need it.
    ///
    /// - Parameter origin: the device position of the grid's corner. The lines must have been added to the grid.
    func repair(_ grid: CoverageGrid, _ lines: borrowing Polylines, origin: SIMD2<Double>, rule: FillRule) {
        guard collect(lines, origin: origin, height: grid.height) else { return }
        var isChanged = false
        for row in 0..<grid.height {
            let range = starts[row]..<starts[row + 1]
            guard range.count > 1, let parts = boundary(range, rule) else { continue }
            grid.empty(row)
            for part in parts {
                if part.sign > 0 {
                    grid.addClipped(part.upperX, part.top, part.lowerX, part.bottom)
                } else {
                    grid.addClipped(part.lowerX, part.bottom, part.upperX, part.top)
                }
            }
            isChanged = true
        }
        if isChanged { grid.commit() }
    }

    /// Whether there is a row within a box, in whole pixels, that would have to be put right.
    func findsOverlap(_ lines: borrowing Polylines, in box: PixelRect) -> Bool {
        guard collect(lines, origin: SIMD2(Double(box.x), Double(box.y)), height: box.height) else { return false }
        return (0..<box.height).contains { row in
            order.removeAll(keepingCapacity: true)
            order.append(contentsOf: starts[row]..<starts[row + 1])
            sortByLeft()
            return !isExact()
        }
    }

    // MARK: Lines to pieces

    /// The parts of all lines, row by row; false where there are too many, or one is not finite.
    private func collect(_ lines: borrowing Polylines, origin: SIMD2<Double>, height: Int) -> Bool {
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: height + 2))
        var total = 0
        let limit = Double(height)
        func forEachLine(_ body: (SIMD2<Double>, SIMD2<Double>, Int) -> Void) {
            for index in 0..<lines.contourCount {
                let contour = lines.contours[index]
                guard contour.count > 1 else { continue }
                let points = lines.points + contour.start
                var last = points[contour.count - 1] - origin
                for place in 0..<contour.count {
                    let next = points[place] - origin
                    if last.y < next.y { body(last, next, 1) } else if last.y > next.y { body(next, last, -1) }
                    last = next
                }
            }
        }
        func rows(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Range<Int> {
            let (top, bottom) = (max(a.y, 0), min(b.y, limit))
            guard top < bottom else { return 0..<0 }
            return Int(top)..<min(height, Int(bottom.rounded(.up)))
        }
        var isFinite = true
        forEachLine { a, b, _ in
            guard (b.x - a.x).isFinite, (b.y - a.y).isFinite else {
                isFinite = false
                return
            }
            let rows = rows(a, b)
            total += rows.count
            if total > OverlapCleaner.pieceLimit { return }
            for row in rows { starts[row + 2] += 1 }
        }
        guard isFinite, total <= OverlapCleaner.pieceLimit else { return false }
        for row in 0..<height { starts[row + 2] += starts[row + 1] }
        pieces.removeAll(keepingCapacity: true)
        pieces.append(
            contentsOf: repeatElement(Piece(top: 0, bottom: 0, upperX: 0, lowerX: 0, sign: 0), count: total))
        forEachLine { a, b, sign in
            let slope = (b.x - a.x) / (b.y - a.y)
            for row in rows(a, b) {
                let (top, bottom) = (max(a.y, Double(row)), min(b.y, Double(row + 1)))
                // The place of the next piece of the row; in the end it is the beginning of the next row's.
                let place = starts[row + 1]
                starts[row + 1] += 1
                pieces[place] = Piece(
                    top: top, bottom: bottom, upperX: top == a.y ? a.x : a.x + (top - a.y) * slope,
                    lowerX: bottom == b.y ? b.x : a.x + (bottom - a.y) * slope, sign: sign)
            }
        }
        return true
    }

    // MARK: One row

    /// The parts of lines that bound the area in a row; nil where all lines do, and the sums are right.
    private func boundary(_ range: Range<Int>, _ rule: FillRule) -> [Piece]? {
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: range)
        sortByLeft()
        if isExact() { return nil }
        bounding.removeAll(keepingCapacity: true)
        var winding = 0
        var start = 0
        while start < order.count {
            let end = clusterEnd(from: start)
            guard end - start <= OverlapCleaner.clusterLimit else { return nil }
            winding = cut(start..<end, winding, rule)
            start = end
        }
        return bounding
    }

    /// Few lines are in a row, and they are nearly in order.
    private func sortByLeft() {
        if order.count > 24 {
            order.sort { (pieces[$0].left, $0) < (pieces[$1].left, $1) }
            return
        }
        for i in 1..<max(1, order.count) {
            let piece = order[i]
            let left = pieces[piece].left
            var k = i
            while k > 0, pieces[order[k - 1]].left > left {
                order[k] = order[k - 1]
                k -= 1
            }
            order[k] = piece
        }
    }

    /// Whether the sums are right as they are: in every band between two ends the lines do not change places, and the winding
    /// takes the values 0 and one other, in turn.
    private func isExact() -> Bool {
        var (start, winding, other) = (0, 0, 0)
        while start < order.count {
            let piece = pieces[order[start]]
            let isAlone =
                start + 1 == order.count || pieces[order[start + 1]].left > piece.right + OverlapCleaner.near
            if isAlone, piece.height >= 1 - OverlapCleaner.near {
                winding += piece.sign
                guard OverlapCleaner.alternates(winding, &other) else { return false }
                start += 1
                continue
            }
            let end = clusterEnd(from: start)
            if end - start > 64 { return false }
            guard let next = exactWinding(start..<end, winding, &other) else { return false }
            winding = next
            start = end
        }
        return true
    }

    /// Whether a winding is 0 or the one other value, which it may set.
    private static func alternates(_ winding: Int, _ other: inout Int) -> Bool {
        guard winding != 0 else { return true }
        if other == 0, abs(winding) == 1 { other = winding }
        return winding == other
    }

    /// The winding to the right of a cluster; nil where its sums may be wrong.
    private func exactWinding(_ cluster: Range<Int>, _ winding: Int, _ other: inout Int) -> Int? {
        collectHeights(cluster)
        var result = winding
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            var active = order[cluster].filter { pieces[$0].top <= top && pieces[$0].bottom >= bottom }
            let middle = (top + bottom) / 2
            active.sort { (pieces[$0].x(middle), $0) < (pieces[$1].x(middle), $1) }
            for (a, b) in zip(active, active.dropFirst()) {
                let (above, below) = (pieces[b].x(top) - pieces[a].x(top), pieces[b].x(bottom) - pieces[a].x(bottom))
                if min(above, below) < -OverlapCleaner.crossing { return nil }
            }
            var own = winding
            for piece in active {
                own += pieces[piece].sign
                guard OverlapCleaner.alternates(own, &other) else { return nil }
            }
            result = own
        }
        return result
    }

    /// Pieces that lie over each other, from a place in `order` on, until the winding to their right is the same at every
    /// height.
    private func clusterEnd(from start: Int) -> Int {
        var right = pieces[order[start]].right
        var end = start + 1
        while true {
            while end < order.count, pieces[order[end]].left <= right + OverlapCleaner.near {
                right = max(right, pieces[order[end]].right)
                end += 1
            }
            if end == order.count || isClosed(start..<end) { return end }
            right = max(right, pieces[order[end]].right)
            end += 1
        }
    }

    /// Whether the same is added to the winding at every height of the row.
    private func isClosed(_ cluster: Range<Int>) -> Bool {
        collectHeights(cluster)
        var first: Int?
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            var sum = 0
            for index in order[cluster] where pieces[index].top <= top && pieces[index].bottom >= bottom {
                sum += pieces[index].sign
            }
            if let first, first != sum { return false }
            first = sum
        }
        return true
    }

    /// The heights at which lines of a cluster begin or end, and the row's borders.
    private func collectHeights(_ cluster: Range<Int>) {
        heights.removeAll(keepingCapacity: true)
        let row = pieces[order[cluster.lowerBound]].top.rounded(.down)
        heights += [row, row + 1]
        for index in order[cluster] { heights += [pieces[index].top, pieces[index].bottom] }
        heights.sort()
        var kept = 0
        for height in heights where kept == 0 || height > heights[kept - 1] {
            heights[kept] = height
            kept += 1
        }
        heights.removeLast(heights.count - kept)
    }

    // MARK: Cutting

    /// Cuts the pieces of a cluster where they begin, end and cross, and keeps what bounds the area.
    ///
    /// - Parameter winding: to the left of the cluster.
    /// - Returns: to the right of it.
    private func cut(_ cluster: Range<Int>, _ winding: Int, _ rule: FillRule) -> Int {
        collectHeights(cluster)
        let bands = heights
        let members = Array(order[cluster])
        var result = winding
        for (top, bottom) in zip(bands, bands.dropFirst()) {
            let active = members.filter { pieces[$0].top <= top && pieces[$0].bottom >= bottom }
            result = cut(active, top, bottom, winding, rule, depth: 0)
        }
        return result
    }

    private func cut(
        _ active: [Int], _ top: Double, _ bottom: Double, _ winding: Int, _ rule: FillRule, depth: Int
    ) -> Int {
        let middle = (top + bottom) / 2
        let sorted = active.sorted { (pieces[$0].x(middle), $0) < (pieces[$1].x(middle), $1) }
        if depth < OverlapCleaner.depthLimit, let y = crossing(sorted, top, bottom) {
            _ = cut(active, top, y, winding, rule, depth: depth + 1)
            return cut(active, y, bottom, winding, rule, depth: depth + 1)
        }
        var winding = winding
        for index in sorted {
            let piece = pieces[index]
            let next = winding + piece.sign
            let (before, after) = (rule.contains(winding), rule.contains(next))
            if before != after {
                bounding.append(
                    Piece(
                        top: top, bottom: bottom, upperX: piece.x(top), lowerX: piece.x(bottom), sign: after ? 1 : -1))
            }
            winding = next
        }
        return winding
    }

    /// A height at which two neighbors cross within a band; nil where none do.
    private func crossing(_ sorted: [Int], _ top: Double, _ bottom: Double) -> Double? {
        for (a, b) in zip(sorted, sorted.dropFirst()) {
            let above = pieces[b].x(top) - pieces[a].x(top)
            let below = pieces[b].x(bottom) - pieces[a].x(bottom)
            guard min(above, below) < -OverlapCleaner.crossing else { continue }
            let y = top + (bottom - top) * above / (above - below)
            if y > top + OverlapCleaner.near, y < bottom - OverlapCleaner.near { return y }
        }
        return nil
    }
}

extension FillRule {
    /// Whether points that the path winds around so often are inside.
    fileprivate func contains(_ winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenOdd: winding % 2 != 0
        }
    }
}

extension CoverageGrid {
    /// Takes everything out of a row.
    fileprivate func empty(_ row: Int) {
        (cells + row * stride).update(repeating: 0, count: stride)
        (touched + row * groupsPerRow).update(repeating: 0, count: groupsPerRow)
    }
}
