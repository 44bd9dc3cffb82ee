import Foundation
import KinoraGeometry

/// How deep a device position lies inside a shape, and which way is inwards.
enum DistanceField {
    /// A rectangle with circular corners, seen through a map that keeps angles (rotation, uniform scale, mirroring).
    case roundedRect(RoundedRectDistance)
    /// Distances measured pixel by pixel from a coverage surface.
    case measured(MeasuredDistance)

    /// The closed form where the path is a rectangle, rounded rectangle, capsule or circle and the transform keeps
    /// angles; otherwise measured from `coverage`, whose alpha must be the shape's.
    init(_ path: Path, transform: CGAffineTransform, coverage: @autoclosure () -> Surface) {
        if let form = Self.form(path, transform) {
            self = .roundedRect(form)
        } else {
            self = .measured(MeasuredDistance(coverage()))
        }
    }

    /// The closed form, where there is one; otherwise every pixel of the shape is measured.
    static func form(_ path: Path, _ transform: CGAffineTransform) -> RoundedRectDistance? {
        path.simpleShape.flatMap { RoundedRectDistance($0, transform) }
    }

    /// Depth in pixels (negative outside) and the unit vector inwards, at a pixel's center.
    func sample(_ x: Int, _ y: Int) -> (depth: Float, inwards: SIMD2<Float>) {
        switch self {
        case .roundedRect(let form): form.sample(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        case .measured(let field): field.sample(x, y)
        }
    }
}

/// The signed distance of a rounded rectangle: with q = |p − c| − (half − r),
/// d = length(max(q, 0)) + min(max(q.x, q.y), 0) − r.
struct RoundedRectDistance {
    private let center: SIMD2<Float>
    /// The shape's own axes in device space, of length 1.
    private let axisX: SIMD2<Float>
    private let axisY: SIMD2<Float>
    private let half: SIMD2<Float>
    private let radius: Float

    init?(_ shape: Path.SimpleShape, _ t: CGAffineTransform) {
        let rect: CGRect
        let corner: CGFloat
        switch shape {
        case .rect(let r): (rect, corner) = (r.standardized, 0)
        case .ellipse(let r):
            guard r.width == r.height else { return nil }
            (rect, corner) = (r.standardized, abs(r.width) / 2)
        case .roundedRect(let r, let size, _):
            guard size.width == size.height else { return nil }
            (rect, corner) = (r.standardized, size.width)
        }
        let scale = (t.a * t.a + t.b * t.b).squareRoot()
        let slack = 1e-6 * scale
        guard scale > 0, scale.isFinite, abs(t.a * t.c + t.b * t.d) <= slack * scale,
            abs((t.c * t.c + t.d * t.d).squareRoot() - scale) <= slack
        else { return nil }
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(t)
        guard middle.x.isFinite, middle.y.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
        center = SIMD2(Float(middle.x), Float(middle.y))
        axisX = SIMD2(Float(t.a / scale), Float(t.b / scale))
        axisY = SIMD2(Float(t.c / scale), Float(t.d / scale))
        half = SIMD2(Float(rect.width * scale / 2), Float(rect.height * scale / 2))
        radius = Float(corner * scale)
    }

    @inline(__always)
    func sample(_ position: SIMD2<Float>) -> (depth: Float, inwards: SIMD2<Float>) {
        let p = position - center
        let (lx, ly) = ((p * axisX).sum(), (p * axisY).sum())
        let (qx, qy) = (abs(lx) - (half.x - radius), abs(ly) - (half.y - radius))
        let (ox, oy): (Float, Float) = (qx > 0 ? qx : 0, qy > 0 ? qy : 0)
        let outside = (ox * ox + oy * oy).squareRoot()
        let larger = qx > qy ? qx : qy
        let distance = outside + (larger < 0 ? larger : 0) - radius
        // The gradient, in the shape's own axes, pointing outwards.
        var (gx, gy): (Float, Float)
        if outside > 0 {
            (gx, gy) = (ox / outside, oy / outside)
        } else {
            (gx, gy) = qx > qy ? (1, 0) : (0, 1)
        }
        if lx < 0 { gx = -gx }
        if ly < 0 { gy = -gy }
        return (-distance, -(axisX * gx + axisY * gy))
    }
}

/// The distance of every pixel to the nearest one outside, by the exact Euclidean distance transform in two passes of
/// lower envelopes of parabolas (Felzenszwalb and Huttenlocher), smoothed a little for steady directions.
struct MeasuredDistance {
    private let field: FloatPlanes

    init(_ coverage: Surface) {
        // A border of pixels outside, so that the surface's own edges count as the shape's.
        let bounds = coverage.bounds.insetBy(dx: -2, dy: -2)
        let squared = FloatPlanes(bounds: bounds, count: 1)
        for y in coverage.bounds.yRange {
            let from = coverage.row(y)
            let to = squared.row(0, y) + 2
            for x in 0..<coverage.width { to[x] = from[x] &>> 24 >= 128 ? Self.far : 0 }
        }
        guard !coverage.bounds.isEmpty else {
            field = squared
            return
        }
        Self.transform(squared)
        for y in bounds.yRange {
            let row = squared.row(0, y)
            for x in 0..<bounds.width { row[x] = row[x] > 0 ? row[x].squareRoot() - 0.5 : -0.5 }
        }
        field = GaussianBlur(sigmaX: 1, sigmaY: 1).planes(
            wanted: bounds, content: bounds, count: 1, inside: bounds
        ) { planes in
            for y in bounds.yRange {
                (planes.row(0, y) + (bounds.x - planes.bounds.x)).update(from: squared.row(0, y), count: bounds.width)
            }
        }
    }

    private static let far: Float = 1e12

    func sample(_ x: Int, _ y: Int) -> (depth: Float, inwards: SIMD2<Float>) {
        let inner = field.bounds.insetBy(dx: 1, dy: 1)
        guard x >= inner.x, y >= inner.y, x < inner.maxX, y < inner.maxY else { return (-1, .zero) }
        let i = x - field.bounds.x
        let row = field.row(0, y)
        let slope = SIMD2(row[i + 1] - row[i - 1], field.row(0, y + 1)[i] - field.row(0, y - 1)[i])
        let length = (slope * slope).sum().squareRoot()
        return (row[i], length > 0.05 ? slope / length : .zero)
    }

    /// Squared distances to the nearest zero, in place: along columns, then along rows.
    private static func transform(_ planes: FloatPlanes) {
        let (width, height) = (planes.width, planes.height)
        let values = planes.plane(0)
        var line = [Float](repeating: 0, count: max(width, height))
        var envelope = Envelope(capacity: max(width, height))
        for x in 0..<width {
            for y in 0..<height { line[y] = values[y * width + x] }
            envelope.run(&line, count: height)
            for y in 0..<height { values[y * width + x] = line[y] }
        }
        for y in 0..<height {
            for x in 0..<width { line[x] = values[y * width + x] }
            envelope.run(&line, count: width)
            for x in 0..<width { values[y * width + x] = line[x] }
        }
    }

    /// The lower envelope of the parabolas (x − i)² + line[i].
    private struct Envelope {
        private var roots: [Int]
        private var starts: [Double]
        private var result: [Float]

        init(capacity: Int) {
            roots = [Int](repeating: 0, count: capacity)
            starts = [Double](repeating: 0, count: capacity + 1)
            result = [Float](repeating: 0, count: capacity)
        }

        /// Where the parabola of `i` passes below that of `j`, which lies to its left.
        private static func crossing(_ line: [Float], _ i: Int, _ j: Int) -> Double {
            ((Double(line[i]) + Double(i * i)) - (Double(line[j]) + Double(j * j))) / Double(2 * (i - j))
        }

        mutating func run(_ line: inout [Float], count: Int) {
            var k = 0
            roots[0] = 0
            starts[0] = -.infinity
            for i in 1..<max(1, count) {
                var crossing = Self.crossing(line, i, roots[k])
                while crossing <= starts[k] {
                    k -= 1
                    crossing = Self.crossing(line, i, roots[k])
                }
                k += 1
                roots[k] = i
                starts[k] = crossing
            }
            let last = k
            k = 0
            for x in 0..<count {
                while k < last && starts[k + 1] < Double(x) { k += 1 }
                let d = Float(x - roots[k])
                result[x] = d * d + line[roots[k]]
            }
            for x in 0..<count { line[x] = result[x] }
        }
    }
}
