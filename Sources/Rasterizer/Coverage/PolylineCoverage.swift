import Geometry

/// How lines reach the grid.
enum LineEntry {
    /// All of them lie inside.
    case inside
    /// Parts may lie outside.
    case clipped
    /// Pixel centres instead of areas.
    case centres
}

/// From flattened contours to the coverage grid; open contours are closed, as filling wants it.
extension CoverageGrid {
    /// - Parameter origin: the device position of the grid's corner.
    func add(_ lines: borrowing Polylines, origin: SIMD2<Double>, entry: LineEntry) {
        for index in 0..<lines.contourCount {
            let contour = lines.contours[index]
            guard contour.count > 1 else { continue }
            let points = lines.points + contour.start
            switch entry {
            case .inside: addInside(points, contour.count, origin)
            case .clipped: addClipped(points, contour.count, origin)
            case .centres: addCentres(points, contour.count, origin)
            }
        }
    }

    /// In single precision: positions inside a grid keep at least ten bits after the point.
    ///
    /// Lines that stay in the cell of the line before, as most lines of small curves do, are summed up in registers and
    /// written when the contour leaves the cell.
    private func addInside(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        @inline(__always) func local(_ index: Int) -> SIMD2<Float> {
            let p = points[index] - origin
            return SIMD2(Float(p.x), Float(p.y))
        }
        var last = local(count &- 1)
        var (column, row) = (cell(last.x), self.row(last.y))
        touch(row, column, column &+ 1)
        var climb: Float = 0
        var carried: Float = 0
        for index in 0..<count {
            let next = local(index)
            let (nextColumn, nextRow) = (cell(next.x), self.row(next.y))
            if nextColumn == column && nextRow == row {
                let d = next.y - last.y
                climb += d
                carried += d * ((last.x + next.x) * 0.5 - Float(Int32(truncatingIfNeeded: column)))
            } else {
                let p = cells + (row &* stride &+ column)
                p[0] += climb - carried
                p[1] += carried
                (climb, carried) = (0, 0)
                add(last.x, last.y, column, row, next.x, next.y, nextColumn, nextRow)
                (column, row) = (nextColumn, nextRow)
            }
            last = next
        }
        let p = cells + (row &* stride &+ column)
        p[0] += climb - carried
        p[1] += carried
    }

    private func addClipped(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        let (w, h) = (Double(width), Double(height))
        var last = points[count &- 1] - origin
        for index in 0..<count {
            let next = points[index] - origin
            if last.x >= 0 && last.x <= w && last.y >= 0 && last.y <= h && next.x >= 0 && next.x <= w && next.y >= 0
                && next.y <= h
            {
                addLine(Float(last.x), Float(last.y), Float(next.x), Float(next.y))
            } else {
                addClipped(last.x, last.y, next.x, next.y)
            }
            last = next
        }
    }

    private func addCentres(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        var last = points[count &- 1] - origin
        for index in 0..<count {
            let next = points[index] - origin
            addCentres(last.x, last.y, next.x, next.y)
            last = next
        }
    }
}
