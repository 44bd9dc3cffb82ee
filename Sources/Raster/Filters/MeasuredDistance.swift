import KinoraPixels

/// The distance of every pixel to the nearest one outside, by the exact Euclidean distance transform in two passes of
/// lower envelopes of parabolas (Felzenszwalb and Huttenlocher), smoothed a little for steady directions.
struct MeasuredDistance {
    private let field: FloatPlanes

    /// - Parameters:
    ///   - coverage: what is inside, by its alpha. Its memory is given back before more is taken.
    ///   - whole: all pixels of the shape. Those of them that `coverage` lacks count as inside, so that no distance is too short, and
    ///     those are right that are shorter than the way to them. nil: `coverage` has them all.
    init(_ coverage: consuming Surface, whole: PixelRect? = nil) {
        // A border of pixels outside, so that the surface's own edges count as the shape's.
        let bounds = coverage.bounds.insetBy(dx: -2, dy: -2)
        let squared = FloatPlanes(bounds: bounds, count: 1)
        Self.fill(squared, coverage, whole: whole ?? coverage.bounds)
        let isEmpty = coverage.bounds.isEmpty
        _ = consume coverage
        guard !isEmpty else {
            field = squared
            return
        }
        DistanceTransform(squared).run()
        for y in bounds.yRange {
            let row = squared.row(0, y)
            for x in 0..<bounds.width { row[x] = row[x] > 0 ? row[x].squareRoot() - 0.5 : -0.5 }
        }
        field = Self.smoothed(squared)
    }

    /// 0 outside, and where it is inside more than any distance is.
    private static func fill(_ squared: FloatPlanes, _ coverage: Surface, whole: PixelRect) {
        let bounds = squared.bounds
        let missing = coverage.bounds == whole ? .empty : bounds.intersection(whole)
        for y in missing.yRange {
            (squared.row(0, y) + (missing.x - bounds.x)).update(
                repeating: DistanceTransform.far, count: missing.width)
        }
        for y in coverage.bounds.yRange {
            let from = coverage.row(y)
            let to = squared.row(0, y) + (coverage.bounds.x - bounds.x)
            for x in 0..<coverage.width { to[x] = from[x] &>> 24 >= 128 ? DistanceTransform.far : 0 }
        }
    }

    private static let bandHeight = 64

    /// A band of rows at a time, so that there are no more than the two planes.
    private static func smoothed(_ planes: FloatPlanes) -> FloatPlanes {
        let bounds = planes.bounds
        let result = FloatPlanes(bounds: bounds, count: 1, cleared: false)
        let blur = GaussianBlur(sigmaX: 1, sigmaY: 1)
        for top in stride(from: bounds.y, to: bounds.maxY, by: bandHeight) {
            let wanted = bounds.withY(top..<min(bounds.maxY, top + bandHeight))
            let band = blur.planes(wanted: wanted, content: bounds, count: 1, inside: bounds) { band in
                for y in bounds.yRange.clamped(to: band.bounds.yRange) {
                    (band.row(0, y) + (bounds.x - band.bounds.x)).update(from: planes.row(0, y), count: bounds.width)
                }
            }
            result.row(0, top).update(from: band.row(0, top), count: bounds.width * wanted.height)
        }
        return result
    }

    func sample(_ x: Int, _ y: Int) -> (depth: Float, inwards: SIMD2<Float>) {
        let inner = field.bounds.insetBy(dx: 1, dy: 1)
        guard x >= inner.x, y >= inner.y, x < inner.maxX, y < inner.maxY else { return (-1, .zero) }
        let i = x - field.bounds.x
        let row = field.row(0, y)
        let slope = SIMD2(row[i + 1] - row[i - 1], field.row(0, y + 1)[i] - field.row(0, y - 1)[i])
        let length = (slope * slope).sum().squareRoot()
        return (row[i], length > 0.05 ? slope / length : .zero)
    }
}
