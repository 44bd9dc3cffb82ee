import Foundation
import KinoraGeometry
import KinoraPixels

/// How deep a device position lies inside a shape, and which way is inwards.
enum DistanceField {
    /// A rectangle with circular corners, seen through a map that keeps angles (rotation, uniform scale, mirroring).
    case roundedRect(RoundedRectDistance)
    /// Distances measured pixel by pixel from a coverage surface.
    case measured(MeasuredDistance)

    /// The closed form where the path is a rectangle, rounded rectangle, capsule or circle and the transform keeps
    /// angles; otherwise measured from `coverage`, whose alpha must be the shape's, or a part of it.
    ///
    /// - Parameter whole: all pixels of the shape, where `coverage` has not all of them.
    init(
        _ path: Path, transform: CGAffineTransform, whole: PixelRect? = nil, coverage: @autoclosure () -> Surface
    ) {
        if let form = Self.form(path, transform) {
            self = .roundedRect(form)
        } else {
            self = .measured(MeasuredDistance(coverage(), whole: whole))
        }
    }

    /// The closed form, where there is one; otherwise distances are measured.
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
