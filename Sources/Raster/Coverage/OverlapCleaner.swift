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
    static let pieceLimit = 4 << 20

    private let pieces = Workspace<LinePiece>()
    private let markedLines = Workspace<MarkedLine>()
    private let starts = Workspace<Int>()
    private let cutter = RowCutter()
    private let marks = RowMarks()

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
        guard !marks.rows.isEmpty, collect(lines, origin: origin) else { return }
        let strips = RowCutter.strips(for: starts.start[marks.rows.count])
        var isChanged = false
        for row in marks.rows where marks.contains(row) {
            let place = starts.start + (row - marks.rows.lowerBound)
            guard place[1] - place[0] > 1 else { continue }
            let list = UnsafeBufferPointer(start: pieces.start + place[0], count: place[1] - place[0])
            guard let parts = cutter.cut(list, row: row, within: marks.reach(row), strips: strips, rule) else {
                continue
            }
            grid.empty(row)
            for part in parts { grid.add(part, row: row) }
            isChanged = true
        }
        if isChanged { grid.commit() }
    }

    /// The parts of all lines in marked rows, row by row; false where there are too many, or one is not finite.
    private func collect(_ lines: borrowing Polylines, origin: SIMD2<Double>) -> Bool {
        let count = marks.rows.count
        let (top, bottom) = (Double(marks.rows.lowerBound), Double(marks.rows.upperBound))
        starts.reserve(count + 2)
        starts.start.update(repeating: 0, count: count + 2)
        var (total, found) = (0, 0)
        for index in 0..<lines.contourCount {
            let contour = lines.contours[index]
            guard contour.count > 1 else { continue }
            markedLines.grow(contour.count, keeping: found)
            let points = lines.points + contour.start
            var last = points[contour.count - 1] - origin
            for place in 0..<contour.count {
                let next = points[place] - origin
                defer { last = next }
                // Most lines are above or below all marked rows.
                if (last.y <= top && next.y <= top) || (last.y >= bottom && next.y >= bottom) { continue }
                let (upper, lower) = last.y < next.y ? (last, next) : (next, last)
                guard let rows = marks.rows(from: upper.y, to: lower.y) else { continue }
                let line = MarkedLine(
                    upper: upper, lower: lower, firstRow: rows.lowerBound, lastRow: rows.upperBound,
                    sign: last.y < next.y ? 1 : -1)
                let marked = self.count(rows)
                guard marked > 0 else { continue }
                guard line.isFinite else { return false }
                total += marked
                markedLines.start[found] = line
                found += 1
            }
            guard total <= Self.pieceLimit else { return false }
        }
        for row in 0..<count { starts.start[row + 2] += starts.start[row + 1] }
        pieces.reserve(total)
        for index in 0..<found { write(markedLines.start[index]) }
        return true
    }

    /// Counts a piece for each marked row of some.
    @inline(__always)
    private func count(_ rows: ClosedRange<Int>) -> Int {
        var marked = 0
        var row = rows.lowerBound
        while row <= rows.upperBound {
            if marks.contains(row) {
                starts.start[row &- marks.rows.lowerBound &+ 2] &+= 1
                marked &+= 1
            }
            row &+= 1
        }
        return marked
    }

    /// Writes a line's pieces where the next ones of their rows belong: in the end that is the beginning of the next row's.
    @inline(__always)
    private func write(_ line: MarkedLine) {
        let (a, b) = (line.upper, line.lower)
        let slope = (b.x - a.x) / (b.y - a.y)
        for row in line.firstRow...line.lastRow where marks.contains(row) {
            let (top, bottom) = (max(a.y, Double(row)), min(b.y, Double(row + 1)))
            let index = row &- marks.rows.lowerBound &+ 1
            let place = starts.start[index]
            starts.start[index] = place &+ 1
            pieces.start[place] = LinePiece(
                top: top, bottom: bottom, upperX: top == a.y ? a.x : a.x + (top - a.y) * slope,
                lowerX: bottom == b.y ? b.x : a.x + (bottom - a.y) * slope, slope: slope, sign: line.sign)
        }
    }
}

/// A line in marked rows, from its upper end to its lower one, in pixels of the grid.
private struct MarkedLine {
    let upper: SIMD2<Double>
    let lower: SIMD2<Double>
    /// The first and the last row in which it lies, of those from the first marked one to the last.
    let firstRow: Int
    let lastRow: Int
    /// 1 where it was drawn downwards, and -1.
    let sign: Int

    var isFinite: Bool { (lower.x - upper.x).isFinite && (lower.y - upper.y).isFinite }
}

extension CoverageGrid {
    /// Takes everything out of a row.
    fileprivate func empty(_ row: Int) {
        (cells + row * stride).update(repeating: 0, count: stride)
        (touched + row * groupsPerRow).update(repeating: 0, count: groupsPerRow)
    }

    /// Adds a part of a line within one row.
    fileprivate func add(_ part: LinePiece, row: Int) {
        let isInside = min(part.upperX, part.lowerX) >= 0 && max(part.upperX, part.lowerX) <= Double(width)
        if isInside {
            let climb = Float(part.bottom) - Float(part.top)
            addPiece(row, Float(part.upperX), Float(part.lowerX), part.sign > 0 ? climb : -climb)
        } else if part.sign > 0 {
            addClipped(part.upperX, part.top, part.lowerX, part.bottom)
        } else {
            addClipped(part.lowerX, part.bottom, part.upperX, part.top)
        }
    }
}
