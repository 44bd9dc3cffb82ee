/// Lines that do not lie inside the grid, and lines that count pixel centers.
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
        addLine(SIMD2(bound(x0, w), bound(y0, h)), SIMD2(bound(x1, w), bound(y1, h)))
    }

    /// Adds whole pixels whose center lies to the right of the line, for shapes without antialiasing.
    func addCenters(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard y0 != y1 else { return }
        let direction: Float = y1 > y0 ? 1 : -1
        let (top, bottom) = (max(min(y0, y1), 0), min(max(y0, y1), Double(height)))
        guard bottom > top else { return }
        let slope = (x1 - x0) / (y1 - y0)
        // Rows whose center lies in [top, bottom).
        var row = Int((top - 0.5).rounded(.up))
        while Double(row) + 0.5 < bottom, row < height {
            let x = x0 + (Double(row) + 0.5 - y0) * slope
            // Pixels whose center is at x or beyond.
            let column = x <= 0.5 ? 0 : x >= Double(width) ? width : Int((x - 0.5).rounded(.up))
            if column < width {
                cells[row * stride + column] += direction
                touched[row * groupsPerRow + column / 4] = 1
            }
            row += 1
        }
    }
}
