import KinoraGeometry

/// How lines reach the grid.
enum LineEntry {
    /// All of them lie inside.
    case inside
    /// Parts may lie outside.
    case clipped
    /// Pixel centers instead of areas.
    case centers
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
            case .inside: addContour(points, contour.count, origin)
            case .clipped: addClipped(points, contour.count, origin)
            case .centers: addCenters(points, contour.count, origin)
            }
        }
        commit()
    }

    private func addClipped(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        let (w, h) = (Double(width), Double(height))
        var last = points[count &- 1] - origin
        for index in 0..<count {
            let next = points[index] - origin
            if last.x >= 0 && last.x <= w && last.y >= 0 && last.y <= h && next.x >= 0 && next.x <= w && next.y >= 0
                && next.y <= h
            {
                addLine(SIMD2(Float(last.x), Float(last.y)), SIMD2(Float(next.x), Float(next.y)))
            } else {
                addClipped(last.x, last.y, next.x, next.y)
            }
            last = next
        }
    }

    private func addCenters(_ points: UnsafePointer<SIMD2<Double>>, _ count: Int, _ origin: SIMD2<Double>) {
        var last = points[count &- 1] - origin
        for index in 0..<count {
            let next = points[index] - origin
            addCenters(last.x, last.y, next.x, next.y)
            last = next
        }
    }
}
