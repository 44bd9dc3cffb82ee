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

    let placement: BlurredPlacement
    /// The pixels where coverage can round to more than 0.
    var bounds: PixelRect { placement.bounds }
    private let form: Form
    /// The rectangle's blurred coverage along x (times 255) and along y, at the pixels of `bounds`, for boxes.
    private let columns: [Float]
    private let rows: [Float]

    init(_ placement: BlurredPlacement) {
        self.placement = placement
        switch placement.form {
        case .disc(let disc):
            let table = BlurredDisc.cached(radius: disc.radius, sigma: placement.sigmaX)
            form = .disc(table, centerX: disc.x, centerY: disc.y)
            (columns, rows) = ([], [])
        case .box(let rect):
            let (bounds, profile) = (placement.bounds, CornerProfile(placement.shape, placement.transform, rect: rect))
            columns = Self.blurredRow(from: rect.minX, to: rect.maxX, sigma: placement.sigmaX, wanted: bounds.xRange)
                .map { $0 * 255 }
            rows = Self.blurredRow(from: rect.minY, to: rect.maxY, sigma: placement.sigmaY, wanted: bounds.yRange)
            let blur = GaussianBlur(sigmaX: placement.sigmaX, sigmaY: placement.sigmaY)
            form = .box(corners: profile.isSquare ? [] : BlurredCorner.all(of: profile, blur: blur))
        }
    }

    /// How many numbers it holds itself.
    var valueCount: Int {
        guard case .box(let corners) = form else { return 0 }
        return corners.reduce(columns.count + rows.count) { $0 + $1.valueCount }
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
}
