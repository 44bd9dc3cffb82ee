import KinoraGeometry
import KinoraScene

/// Puts right the rows of a grid in which a shape crosses or touches itself.
///
/// The sums of a grid are the mean winding number of each cell, and no fill rule can tell what a mean is made of: half a cell
/// at 1 and half at -1 look like an empty one. So the rows are looked at. Where every line bounds the filled area, and the
/// winding takes no values but 0 and one other, the sums are exact and stay as they are, bit for bit. All other rows are
/// emptied and get only the parts of lines that do bound the area, entering with 1 and leaving with -1.
final class OverlapCleaner {
    /// Pieces of one shape at most; shapes with more stay as they are.
    private static let pieceLimit = 4 << 20

    private var pieces = Workspace<LinePiece>()
    private var starts: [Int] = []
    private let cutter = RowCutter()
    private var marks = RowMarks()

    /// Looks at rows, and puts right those that need it.
    ///
    /// - Parameters:
    ///   - origin: the device position of the grid's corner. The lines must have been added to the grid.
    ///   - contacts: where the shape may overlap itself.
    func repair(
        _ grid: CoverageGrid, _ lines: borrowing Polylines, origin: SIMD2<Double>, rule: FillRule,
        contacts: ContactBoxes
    ) {
        marks.mark(contacts, origin: origin, height: grid.height)
        guard !marks.isEmpty, collect(lines, origin: origin, height: grid.height) else { return }
        let strips = RowCutter.strips(for: starts[grid.height])
        var isChanged = false
        for row in 0..<grid.height where marks.contains(row) {
            let range = starts[row]..<starts[row + 1]
            guard range.count > 1 else { continue }
            let list = UnsafeBufferPointer(start: pieces.start + range.lowerBound, count: range.count)
            guard let parts = cutter.cut(list, row: row, within: marks.reach(row), strips: strips, rule) else {
                continue
            }
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

    /// The parts of all lines in marked rows, row by row; false where there are too many, or one is not finite.
    private func collect(_ lines: borrowing Polylines, origin: SIMD2<Double>, height: Int) -> Bool {
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: height + 2))
        let marked = marks.marked
        let (firstRow, lastRow) = (Double(marked.lowerBound), Double(marked.upperBound))
        func forEachLine(_ body: (SIMD2<Double>, SIMD2<Double>, Int, Range<Int>) -> Void) {
            for index in 0..<lines.contourCount {
                let contour = lines.contours[index]
                guard contour.count > 1 else { continue }
                let points = lines.points + contour.start
                var last = points[contour.count - 1] - origin
                for place in 0..<contour.count {
                    let next = points[place] - origin
                    let isDown = last.y < next.y
                    let (a, b) = isDown ? (last, next) : (next, last)
                    last = next
                    guard a.y < lastRow, b.y > firstRow else { continue }
                    let (top, bottom) = (max(a.y, firstRow), min(b.y, lastRow))
                    guard top < bottom else { continue }
                    let rows = Int(top)..<min(height, Int(bottom.rounded(.up)))
                    if marks.count(rows) > 0 { body(a, b, isDown ? 1 : -1, rows) }
                }
            }
        }
        var (total, isFinite) = (0, true)
        forEachLine { a, b, _, rows in
            guard (b.x - a.x).isFinite, (b.y - a.y).isFinite else {
                isFinite = false
                return
            }
            total += marks.count(rows)
            if total > OverlapCleaner.pieceLimit { return }
            for row in rows where marks.contains(row) { starts[row + 2] += 1 }
        }
        guard isFinite, total <= OverlapCleaner.pieceLimit else { return false }
        for row in 0..<height { starts[row + 2] += starts[row + 1] }
        pieces.reserve(total)
        let memory = pieces.start
        forEachLine { a, b, sign, rows in
            let slope = (b.x - a.x) / (b.y - a.y)
            for row in rows where marks.contains(row) {
                let (top, bottom) = (max(a.y, Double(row)), min(b.y, Double(row + 1)))
                // The place of the next piece of the row; in the end it is the beginning of the next row's.
                let place = starts[row + 1]
                starts[row + 1] += 1
                memory[place] = LinePiece(
                    top: top, bottom: bottom, upperX: top == a.y ? a.x : a.x + (top - a.y) * slope,
                    lowerX: bottom == b.y ? b.x : a.x + (bottom - a.y) * slope, slope: slope, sign: sign)
            }
        }
        return true
    }
}

extension CoverageGrid {
    /// Takes everything out of a row.
    fileprivate func empty(_ row: Int) {
        (cells + row * stride).update(repeating: 0, count: stride)
        (touched + row * groupsPerRow).update(repeating: 0, count: groupsPerRow)
    }
}
