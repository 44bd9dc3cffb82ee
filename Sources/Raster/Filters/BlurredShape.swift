import Foundation
import KinoraGeometry
import KinoraPixels

/// The coverage of a simple shape after a Gaussian blur, without drawing and blurring it: for shadows, glows and blurred
/// dots of one fill.
///
/// - Rectangles: the product of two blurred rows of exact coverage, because a rectangle's coverage is a product too.
/// - Circles, for sigmas of at least 2: a table over the squared distance from the center (`BlurredDisc`).
/// - Rounded rectangles, capsules and ellipses: the rectangle less its four blurred corners (`BlurredCorner`).
///
/// Results equal a blur of exact-area coverage.
struct BlurredShape {
    private enum Form {
        case disc(BlurredDisc, centerX: Double, centerY: Double)
        case box(corners: [BlurredCorner])
    }

    /// The pixels where coverage can round to more than 0.
    let bounds: PixelRect
    private let form: Form
    /// The rectangle's blurred coverage along x (times 255) and along y, at the pixels of `bounds`, for boxes.
    private let columns: [Float]
    private let rows: [Float]

    /// Nil where there is no closed form: shear or rotation (of anything but circles), or coordinates that are not finite
    /// or beyond 30,000 pixels.
    ///
    /// - Parameters:
    ///   - transform: from the shape's points to device pixels.
    ///   - sigmaX, sigmaY: standard deviations in pixels.
    ///   - offsetX, offsetY: move the result, in pixels.
    init?(
        _ shape: Path.SimpleShape, transform: CGAffineTransform, sigmaX: Double, sigmaY: Double, offsetX: Double = 0,
        offsetY: Double = 0
    ) {
        guard sigmaX >= 0, sigmaY >= 0, sigmaX < 10_000, sigmaY < 10_000 else { return nil }
        let moved = transform.concatenating(CGAffineTransform(translationX: offsetX, y: offsetY))
        let blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
        if sigmaX == sigmaY, sigmaX >= 2, let disc = Self.disc(shape, moved) {
            guard disc.radius > 0, disc.radius < 15_000 else { return nil }
            let table = BlurredDisc.cached(radius: disc.radius, sigma: sigmaX)
            let box = CGRect(
                x: disc.x - table.reach, y: disc.y - table.reach, width: 2 * table.reach, height: 2 * table.reach)
            guard let bounds = Self.pixels(box) else { return nil }
            self.bounds = bounds
            form = .disc(table, centerX: disc.x, centerY: disc.y)
            (columns, rows) = ([], [])
            return
        }
        guard moved.b == 0 && moved.c == 0 || moved.a == 0 && moved.d == 0,
            let profile = CornerProfile(shape, moved), let touched = Self.pixels(profile.rect)
        else { return nil }
        let bounds = blur.outputRect(for: touched)
        let rect = profile.rect
        columns = Self.blurredRow(from: rect.minX, to: rect.maxX, sigma: sigmaX, wanted: bounds.xRange).map { $0 * 255 }
        rows = Self.blurredRow(from: rect.minY, to: rect.maxY, sigma: sigmaY, wanted: bounds.yRange)
        self.bounds = bounds
        form = .box(corners: profile.isSquare ? [] : BlurredCorner.all(of: profile, blur: blur))
    }

    /// The part of `range` outside which row `y` has no coverage.
    func extent(of y: Int, in range: Range<Int>) -> Range<Int> {
        guard case .disc(let disc, let centerX, let centerY) = form else { return range }
        let height = Double(y) + 0.5 - centerY
        let half = max(0, disc.reach * disc.reach - height * height).squareRoot()
        let low = max(range.lowerBound, Int((centerX - half - 0.5).rounded(.down)))
        return low..<max(low, min(range.upperBound, Int((centerX + half + 0.5).rounded(.up))))
    }

    /// Writes the coverage (0…255) of the pixels `range` of row `y`; all must lie in `bounds`.
    func row(_ y: Int, _ range: Range<Int>, into target: UnsafeMutablePointer<UInt8>) {
        switch form {
        case .disc(let disc, let centerX, let centerY):
            disc.row(
                squaredHeight: (Double(y) + 0.5 - centerY) * (Double(y) + 0.5 - centerY),
                left: Double(bounds.x) + 0.5 - centerX, skipping: range.lowerBound - bounds.x, count: range.count,
                into: target)
        case .box(let corners):
            withUnsafeTemporaryAllocation(of: Float.self, capacity: range.count) { sums in
                let factor = rows[y - bounds.y]
                let start = range.lowerBound - bounds.x
                columns.withUnsafeBufferPointer { columns in
                    for i in 0..<range.count { sums[i] = columns[start &+ i] * factor }
                }
                for corner in corners { corner.subtract(row: y, range, from: sums.baseAddress!) }
                for i in 0..<range.count { target[i] = UInt8(truncatingIfNeeded: ByteLevel.limited(sums[i])) }
            }
        }
    }

    /// The blurred share of each pixel of an axis that lies between two coordinates.
    private static func blurredRow(from low: Double, to high: Double, sigma: Double, wanted: Range<Int>) -> [Float] {
        let content = PixelRect(Int(low.rounded(.down))..<Int(high.rounded(.up)), 0..<1)
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: 0)
        let row = blur.planes(wanted: PixelRect(wanted, 0..<1), content: content, count: 1) { planes in
            for x in planes.bounds.xRange {
                planes.plane(0)[x - planes.bounds.x] = Float(max(0, min(high, Double(x + 1)) - max(low, Double(x))))
            }
        }
        return (0..<wanted.count).map { row.plane(0)[$0] }
    }

    /// A circle and where it lands, for circles under similarity transforms.
    private static func disc(_ shape: Path.SimpleShape, _ t: CGAffineTransform) -> (
        x: Double, y: Double, radius: Double
    )? {
        let rect: CGRect
        switch shape {
        case .ellipse(let r): rect = r
        case .roundedRect(let r, let size, _) where size.width * 2 == r.width && size.height * 2 == r.height: rect = r
        default: return nil
        }
        guard rect.width == rect.height, t.a == t.d && t.b == -t.c || t.a == -t.d && t.b == t.c else { return nil }
        let center = CGPoint(x: rect.midX, y: rect.midY).applying(t)
        let radius = rect.width / 2 * (t.a * t.a + t.b * t.b).squareRoot()
        guard center.x.isFinite, center.y.isFinite, radius.isFinite else { return nil }
        return (Double(center.x), Double(center.y), Double(radius))
    }

    private static func pixels(_ rect: CGRect) -> PixelRect? {
        let limit = 30_000.0
        guard rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit else { return nil }
        let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top)
    }
}
