internal import KinoraRasterKernels

/// From lines to areas: a line is cut at the borders of rows, and the pieces, each in a row of its own, are added to
/// the cells they cross. The pieces are collected in a list in between, so that both steps are loops without
/// unpredictable branches, which kernels run eight pieces at a time. The Swift versions below add in the same order
/// and give the same sums to the last bit.
extension CoverageGrid {
    /// Adds the lines from point to point and back to the first, in single precision: positions inside a grid keep at least
    /// ten bits after the point. All must lie in 0...width and 0...height of the grid at `origin`.
    func addContour(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        let coordinates = UnsafeRawPointer(points).assumingMemoryBound(to: Double.self)
        if !rk_add_contour(pieces, coordinates, count, origin.x, origin.y, raw) {
            plainAddContour(points, count, origin)
        }
    }

    /// The portable version, in Swift.
    func plainAddContour(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        func local(_ index: Int) -> SIMD2<Float> {
            let p = points[index] - origin
            return SIMD2(Float(p.x), Float(p.y))
        }
        var last = local(count - 1)
        for index in 0..<count {
            let next = local(index)
            plainAddLine(last, next)
            last = next
        }
    }

    /// Adds the line from `a` to `b`, whose coordinates must lie in 0...width and 0...height.
    func addLine(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
        if !rk_add_line(pieces, a.x, a.y, b.x, b.y, raw) { plainAddLine(a, b) }
    }

    /// Adds the collected pieces to the cells.
    func commit() {
        if !rk_add_pieces(pieces, raw) { plainCommit() }
    }

    // MARK: Lines to pieces

    /// The portable version, in Swift.
    func plainAddLine(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
        let isDown = a.y <= b.y
        let (top, bottom) = isDown ? (a, b) : (b, a)
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        let (low, high) = (smaller(top.x, bottom.x), larger(top.x, bottom.x))
        // Each crossing is computed from the line itself, never from the crossing before, and kept inside the line: where
        // it does not cross a border within the grid, that is its end.
        @inline(__always) func crossing(_ y: Float) -> Float { larger(smaller(top.x + (y - top.y) * slope, high), low) }
        var (first, last) = (row(top.y), row(bottom.y))
        while first <= last {
            if pieces.pointee.count > RK_PIECES &- 8 { plainCommit() }
            // As many pieces as a kernel cuts at once.
            for row in first...min(last, first &+ 7) {
                let above = Float(Int32(truncatingIfNeeded: row))
                let below = above + 1
                let climb = smaller(below, bottom.y) - larger(above, top.y)
                append(row, crossing(above), crossing(below), isDown ? climb : -climb)
            }
            first &+= 8
        }
    }

    /// Adds a piece of a line in one row: where it begins at its upper end, where it ends, and how far it climbs.
    func addPiece(_ row: Int, _ upper: Float, _ lower: Float, _ climb: Float) {
        if pieces.pointee.count > RK_PIECES &- 8 { commit() }
        append(row, upper, lower, climb)
    }

    @inline(__always)
    private func append(_ row: Int, _ upper: Float, _ lower: Float, _ climb: Float) {
        let index = Int(pieces.pointee.count)
        pieces.pointee.upper[index] = upper
        pieces.pointee.lower[index] = lower
        pieces.pointee.climb[index] = climb
        pieces.pointee.row[index] = Int32(truncatingIfNeeded: row)
        pieces.pointee.count &+= 1
    }

    // MARK: Pieces to cells

    /// The portable version: first the pieces in one cell or two, then those that cross more.
    func plainCommit() {
        let count = Int(pieces.pointee.count)
        for index in 0..<count { addNarrow(piece(index)) }
        for index in 0..<count { addWide(piece(index)) }
        pieces.pointee.count = 0
    }

    private struct Piece {
        var row: Int
        var left: Float
        var right: Float
        var climb: Float
    }

    @inline(__always)
    private func piece(_ index: Int) -> Piece {
        let list = pieces.pointee
        let (upper, lower) = (list.upper[index], list.lower[index])
        return Piece(
            row: Int(list.row[index]), left: smaller(upper, lower), right: larger(upper, lower),
            climb: list.climb[index])
    }

    /// A piece in one cell or two. Of one that is wider this marks the first cells.
    @inline(__always)
    private func addNarrow(_ piece: Piece) {
        let (left, right, d) = (piece.left, piece.right, piece.climb)
        let i = cell(left)
        let whole = (left - 0.5 + 12_582_912) - 12_582_912
        let border = whole + 1
        let crosses = right > border
        let marks = touched + piece.row &* groupsPerRow
        marks[i &>> 2] = 1
        marks[(crosses ? i &+ 2 : i &+ 1) &>> 2] = 1
        guard !(right > border + 1) else { return }
        let middle = crosses ? border : right
        let inFirst = crosses ? d * ((border - left) / (right - left)) : d
        let inSecond = d - inFirst
        let carriedFirst = inFirst * ((left + middle) * 0.5 - whole)
        let carriedSecond = inSecond * ((middle + right) * 0.5 - border)
        let p = cells + (piece.row &* stride &+ i)
        p[0] += inFirst - carriedFirst
        p[1] += carriedFirst + inSecond - carriedSecond
        // 0 when the piece stays in its cell.
        p[2] += carriedSecond
    }

    /// A piece over three cells or more shares its climb among them by width.
    @inline(__always)
    private func addWide(_ piece: Piece) {
        let (left, right, d) = (piece.left, piece.right, piece.climb)
        let whole = (left - 0.5 + 12_582_912) - 12_582_912
        let border = whole + 1
        guard right > border + 1, d != 0 else { return }
        let (i, j) = (cell(left), cell(right))
        let perCell = d / (right - left)
        let (head, tail) = (border - left, right - Float(Int32(truncatingIfNeeded: j)))
        let (inFirst, inLast) = (perCell * head, perCell * tail)
        let (carriedFirst, carriedLast) = (inFirst * (1 - head * 0.5), inLast * tail * 0.5)
        let p = cells + (piece.row &* stride &+ i)
        let n = j &- i
        p[0] += inFirst - carriedFirst
        p[1] += carriedFirst + perCell * 0.5
        var k = 2
        while k < n {
            p[k] += perCell
            k &+= 1
        }
        p[n] += perCell * 0.5 + inLast - carriedLast
        p[n &+ 1] += carriedLast
        let marks = touched + piece.row &* groupsPerRow
        for group in (i &>> 2)...((j &+ 1) &>> 2) { marks[group] = 1 }
    }
}

/// The second number when one of them is NaN, as in the kernels.
@inline(__always)
private func smaller(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

@inline(__always)
private func larger(_ a: Float, _ b: Float) -> Float { a > b ? a : b }
