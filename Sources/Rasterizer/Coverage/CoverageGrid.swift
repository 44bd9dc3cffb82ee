/// Exact-area coverage: every edge adds, to the cells it crosses, the signed area it leaves to its right, so that the
/// running sum along a row is the coverage of each pixel times the winding number.
///
/// An edge piece inside one cell that climbs by `d` (in pixels, signed by direction) at mean distance `m` from the
/// cell's left side gives `d (1 - m)` to the cell and `d m` to the next. The cells are dense; a bit for every group of
/// four of them tells the sweep where to look, so that wide shapes cost by their outline and not by their box.
struct CoverageGrid {
    /// `height` rows of `stride` cells, all zero between two shapes.
    let cells: UnsafeMutablePointer<Float>
    /// `height` rows of `wordsPerRow` words, one bit for four cells, all zero between two shapes.
    let touched: UnsafeMutablePointer<UInt64>
    let width: Int
    let height: Int
    let stride: Int
    let wordsPerRow: Int

    /// Adds the line from (x0, y0) to (x1, y1). All coordinates must lie in 0...width and 0...height.
    func addLine(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float) {
        add(x0, y0, cell(x0), row(y0), x1, y1, cell(x1), row(y1))
    }

    /// The same with the cells and rows of both ends known.
    @inline(__always)
    func add(
        _ x0: Float, _ y0: Float, _ cell0: Int, _ row0: Int, _ x1: Float, _ y1: Float, _ cell1: Int, _ row1: Int
    ) {
        if row0 == row1 {
            addInRow(row0, x0, cell0, x1, cell1, y1 - y0)
        } else if cell0 == cell1 {
            if row0 < row1 {
                addInColumn(cell0, row0, row1, x0, y0, x1, y1, 1)
            } else {
                addInColumn(cell0, row1, row0, x1, y1, x0, y0, -1)
            }
        } else if row0 < row1 {
            addDownwards(row0, row1, x0, y0, cell0, x1, y1, cell1, 1)
        } else {
            addDownwards(row1, row0, x1, y1, cell1, x0, y0, cell0, -1)
        }
    }

    /// A line from the upper end (x0, y0) to the lower end (x1, y1), in different rows and columns.
    private func addDownwards(
        _ first: Int, _ last: Int, _ x0: Float, _ y0: Float, _ cell0: Int, _ x1: Float, _ y1: Float, _ cell1: Int,
        _ direction: Float
    ) {
        let slope = (x1 - x0) / (y1 - y0)
        let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
        // Each crossing is computed from the line itself, never from the crossing before, and kept inside the line.
        @inline(__always) func crossing(_ y: Float) -> Float {
            let x = x0 + (y - y0) * slope
            return x < low ? low : (x > high ? high : x)
        }
        var y = Float(Int32(truncatingIfNeeded: first &+ 1))
        var x = crossing(y)
        var column = cell(x)
        addInRow(first, x0, cell0, x, column, (y - y0) * direction)
        var row = first &+ 1
        if slope.magnitude <= 1 {
            let perCell = direction / slope.magnitude
            while row < last {
                y += 1
                let next = crossing(y)
                addSteep(row, x < next ? x : next, x < next ? next : x, direction, perCell)
                x = next
                row &+= 1
            }
            column = cell(x)
        } else {
            while row < last {
                y += 1
                let next = crossing(y)
                let nextColumn = cell(next)
                addInRow(row, x, column, next, nextColumn, direction)
                (x, column) = (next, nextColumn)
                row &+= 1
            }
        }
        addInRow(last, x, column, x1, cell1, (y1 - y) * direction)
    }

    /// A line piece through the height of a row that goes on by at most one cell: it lies in one cell or in two. Which of
    /// them changes from row to row, so that a branch would be guessed wrong as often as not.
    @inline(__always)
    private func addSteep(_ row: Int, _ left: Float, _ right: Float, _ d: Float, _ perCell: Float) {
        let whole = (left - 0.5 + 12_582_912) - 12_582_912
        let border = whole + 1
        let crosses = right > border
        let middle = crosses ? border : right
        let inFirst = crosses ? perCell * (border - left) : d
        let inSecond = d - inFirst
        let carriedFirst = inFirst * ((left + middle) * 0.5 - whole)
        let carriedSecond = inSecond * ((middle + right) * 0.5 - border)
        let i = cell(left)
        touch(row, i, crosses ? i &+ 2 : i &+ 1)
        let p = cells + (row &* stride &+ i)
        p[0] += inFirst - carriedFirst
        p[1] += carriedFirst + inSecond - carriedSecond
        // Nothing where the piece stays in its cell.
        p[2] += carriedSecond
    }

    /// A line that crosses rows but stays in one column.
    private func addInColumn(
        _ column: Int, _ first: Int, _ last: Int, _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ direction: Float
    ) {
        let slope = (x1 - x0) / (y1 - y0)
        // The mean distance from the column's left side, of the part between two ordinates.
        let offset = x0 - Float(Int32(truncatingIfNeeded: column))
        @inline(__always) func distance(_ top: Float, _ bottom: Float) -> Float {
            offset + ((top + bottom) * 0.5 - y0) * slope
        }
        var p = cells + (first &* stride &+ column)
        var y = Float(Int32(truncatingIfNeeded: first &+ 1))
        Self.add((y - y0) * direction, distance(y0, y), p)
        touch(first, column, column &+ 1)
        var row = first &+ 1
        while row < last {
            p += stride
            Self.add(direction, distance(y, y + 1), p)
            touch(row, column, column &+ 1)
            y += 1
            row &+= 1
        }
        Self.add((y1 - y) * direction, distance(y, y1), p + stride)
        touch(last, column, column &+ 1)
    }

    /// Shares a climb between a cell and the next.
    @inline(__always)
    private static func add(_ climb: Float, _ distance: Float, _ p: UnsafeMutablePointer<Float>) {
        let carried = climb * distance
        p[0] += climb - carried
        p[1] += carried
    }

    /// A line piece that stays in one row, climbs by `d` and runs between two abscissas in the cells `a` and `b`.
    @inline(__always)
    private func addInRow(_ row: Int, _ xa: Float, _ a: Int, _ xb: Float, _ b: Int, _ d: Float) {
        if a == b {
            touch(row, a, a &+ 1)
            Self.add(d, (xa + xb) * 0.5 - Float(Int32(truncatingIfNeeded: a)), cells + (row &* stride &+ a))
        } else if a < b {
            addAcross(row, xa, a, xb, b, d)
        } else {
            addAcross(row, xb, b, xa, a, d)
        }
    }

    /// The climb is shared among several cells by width.
    @inline(__always)
    private func addAcross(_ row: Int, _ left: Float, _ i: Int, _ right: Float, _ j: Int, _ d: Float) {
        // Also where nothing is added now: a contour carries on in the cell it comes to, and counts on its mark.
        touch(row, i, j &+ 1)
        guard d != 0 else { return }
        let p = cells + (row &* stride &+ i)
        let perCell = d / (right - left)
        let head = Float(Int32(truncatingIfNeeded: i &+ 1)) - left
        let inFirst = perCell * head
        let carriedFirst = inFirst * (1 - head * 0.5)
        p[0] += inFirst - carriedFirst
        let tail = right - Float(Int32(truncatingIfNeeded: j))
        let inLast = perCell * tail
        let carriedLast = inLast * tail * 0.5
        if j == i &+ 1 {
            p[1] += carriedFirst + inLast - carriedLast
            p[2] += carriedLast
            return
        }
        p[1] += carriedFirst + perCell * 0.5
        var k = 2
        while k < j &- i {
            p[k] += perCell
            k &+= 1
        }
        p[k] += perCell * 0.5 + inLast - carriedLast
        p[k &+ 1] += carriedLast
    }

    /// The cell of a coordinate ≥ 0. A whole number may fall to either side: the formulas agree there.
    @inline(__always)
    func cell(_ x: Float) -> Int {
        // Adding 1.5 · 2^23 leaves the nearest whole number in the low bits.
        Int(truncatingIfNeeded: (x - 0.5 + 12_582_912).bitPattern &- 0x4B40_0000)
    }

    /// The row of an ordinate; the lower border counts to the last row.
    @inline(__always)
    func row(_ y: Float) -> Int {
        let row = cell(y)
        return row < height ? row : height &- 1
    }

    /// Marks the groups of the cells first...last.
    @inline(__always)
    func touch(_ row: Int, _ first: Int, _ last: Int) {
        let words = touched + row &* wordsPerRow
        let (g, h) = (first &>> 2, last &>> 2)
        if g &>> 6 == h &>> 6 {
            // Ones from bit g to bit h.
            let ones: UInt64 = (2 &<< UInt64(truncatingIfNeeded: h &- g)) &- 1
            words[g &>> 6] |= ones &<< UInt64(truncatingIfNeeded: g & 63)
        } else {
            for k in g...h { words[k &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: k & 63) }
        }
    }
}

extension CoverageGrid {
    /// Adds a line of any position: parts above, below and to the right of the grid are dropped, parts to its left
    /// count as a line along its left side.
    func addClipped(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        let (w, h) = (Double(width), Double(height))
        guard y0 != y1, max(y0, y1) > 0, min(y0, y1) < h, min(x0, x1) < w else { return }
        let slope = (x1 - x0) / (y1 - y0)
        var (ax, ay, bx, by) = (x0, y0, x1, y1)
        if ay < 0 { (ax, ay) = (x0 - y0 * slope, 0) } else if ay > h { (ax, ay) = (x0 + (h - y0) * slope, h) }
        if by < 0 { (bx, by) = (x0 - y0 * slope, 0) } else if by > h { (bx, by) = (x0 + (h - y0) * slope, h) }
        guard slope.isFinite, ax.isFinite, bx.isFinite else { return }
        if (ax >= 0 && bx >= 0 && ax <= w && bx <= w) || slope == 0 {
            return addSlice(ax, ay, bx, by)
        }
        // Where the line crosses the two sides, in the order it meets them.
        let toLeft = min(max(y0 - x0 / slope, min(ay, by)), max(ay, by))
        let toRight = min(max(y0 + (w - x0) / slope, min(ay, by)), max(ay, by))
        let (first, second) = (toLeft <= toRight) == (ay <= by) ? (toLeft, toRight) : (toRight, toLeft)
        func abscissa(_ y: Double) -> Double { y == ay ? ax : y == by ? bx : x0 + (y - y0) * slope }
        let stations = [(ax, ay), (abscissa(first), first), (abscissa(second), second), (bx, by)]
        for (p, q) in zip(stations, stations.dropFirst()) where p.1 != q.1 {
            let middle = (p.0 + q.0) / 2
            if middle >= w { continue }
            addSlice(p.0, p.1, q.0, q.1)
        }
    }

    private func addSlice(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        let (w, h) = (Float(width), Float(height))
        func bound(_ v: Double, _ limit: Float) -> Float { min(max(Float(v), 0), limit) }
        addLine(bound(x0, w), bound(y0, h), bound(x1, w), bound(y1, h))
    }

    /// Adds whole pixels whose centre lies to the right of the line, for shapes without antialiasing.
    func addCentres(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard y0 != y1 else { return }
        let direction: Float = y1 > y0 ? 1 : -1
        let (top, bottom) = (max(min(y0, y1), 0), min(max(y0, y1), Double(height)))
        guard bottom > top else { return }
        let slope = (x1 - x0) / (y1 - y0)
        // Rows whose centre lies in [top, bottom).
        var row = Int((top - 0.5).rounded(.up))
        while Double(row) + 0.5 < bottom, row < height {
            let x = x0 + (Double(row) + 0.5 - y0) * slope
            // Pixels whose centre is at x or beyond.
            let column = x <= 0.5 ? 0 : x >= Double(width) ? width : Int((x - 0.5).rounded(.up))
            if column < width {
                cells[row * stride + column] += direction
                touch(row, column, column)
            }
            row += 1
        }
    }
}

/// The memory behind a `CoverageGrid`, reused from shape to shape.
final class CoverageMemory {
    /// A shape with more cells is drawn in bands of rows.
    static let cellLimit = 1 << 20

    private var cells: UnsafeMutablePointer<Float> = .allocate(capacity: 1)
    private var touched: UnsafeMutablePointer<UInt64> = .allocate(capacity: 1)
    private var cellCapacity = 0
    private var wordCapacity = 0

    deinit {
        cells.deallocate()
        touched.deallocate()
    }

    /// How many rows of `width` cells one grid may have, at least one.
    static func rowLimit(width: Int) -> Int { max(1, cellLimit / (width + 8)) }

    /// A grid whose cells are all zero, provided that whoever had it before swept all its rows.
    func grid(width: Int, height: Int) -> CoverageGrid {
        // An edge on the right border writes one cell beyond it.
        let stride = (width + 2 + 3) & ~3
        let words = (stride / 4 + 63) / 64
        if stride * height > cellCapacity {
            cells.deallocate()
            cellCapacity = stride * height
            // One more vector: a piece on the last row's right border adds nothing to the cell after the next.
            cells = .allocate(capacity: cellCapacity + 4)
            cells.initialize(repeating: 0, count: cellCapacity + 4)
        }
        if words * height > wordCapacity {
            touched.deallocate()
            wordCapacity = words * height
            touched = .allocate(capacity: wordCapacity)
            touched.initialize(repeating: 0, count: wordCapacity)
        }
        return CoverageGrid(
            cells: cells, touched: touched, width: width, height: height, stride: stride, wordsPerRow: words)
    }
}
