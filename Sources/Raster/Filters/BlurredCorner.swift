import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels

/// A rectangle in device pixels and how far its outline stays away from the left and right edges near a corner: the same
/// at all four corners.
struct CornerProfile {
    let rect: CGRect
    /// How far from the corner the outline leaves the rectangle's edges.
    let width: Double
    let height: Double
    /// Points of the outline of the top left corner relative to it, from the left edge up to the top edge.
    private let points: [CGPoint]

    var isSquare: Bool { points.isEmpty }

    /// Where the shape's box lands; nil where it has no area or is not finite.
    static func rect(of shape: Path.SimpleShape, _ transform: CGAffineTransform) -> CGRect? {
        let local: CGRect
        switch shape {
        case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): local = r.standardized
        }
        let rect = local.applying(transform)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    /// - Parameters:
    ///   - transform: must map the axes onto axes.
    ///   - rect: where the shape's box lands.
    init(_ shape: Path.SimpleShape, _ transform: CGAffineTransform, rect: CGRect) {
        self.rect = rect
        if case .rect = shape {
            points = []
            (width, height) = (0, 0)
            return
        }
        let corner = CGPoint(x: rect.minX, y: rect.minY)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        var outline: [CGPoint] = []
        var last = CGPoint.zero
        for element in Path.elements(of: shape) {
            switch element {
            case .move(let p):
                last = p.applying(transform)
                outline.append(last)
            case .line(let p):
                last = p.applying(transform)
                outline.append(last)
            case .quadCurve(let p, _): last = p.applying(transform)
            case .curve(let end, let control1, let control2):
                let (a, b, c) = (control1.applying(transform), control2.applying(transform), end.applying(transform))
                for i in 1...96 { outline.append(Self.cubic(last, a, b, c, Double(i) / 96)) }
                last = c
            case .closeSubpath: break
            }
        }
        let slack = 1e-9 * (rect.width + rect.height)
        points = outline.filter { $0.x <= middle.x + slack && $0.y <= middle.y + slack }
            .map { CGPoint(x: max(0, $0.x - corner.x), y: max(0, $0.y - corner.y)) }
            .sorted { ($0.y, -$0.x) > ($1.y, -$1.x) }
        width = Double(points.filter { $0.y <= slack }.map(\.x).min() ?? rect.width / 2)
        height = Double(points.filter { $0.x <= slack }.map(\.y).min() ?? rect.height / 2)
    }

    private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double) -> CGPoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    /// The outline's distance from the vertical edge at `depth` pixels from the horizontal one.
    func inset(at depth: Double) -> Double {
        if depth >= height { return 0 }
        // From the left edge upwards: y falls, x grows.
        var (low, high) = (0, points.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if points[middle].y >= depth { low = middle } else { high = middle }
        }
        let (a, b) = (points[low], points[high])
        guard a.y > b.y else { return Double(max(a.x, b.x)) }
        let t = ((a.y - depth) / (a.y - b.y)).clamped(to: 0...1)
        return a.x + (b.x - a.x) * t
    }
}

/// The area between a square corner and a rounded one, blurred.
struct BlurredCorner {
    private let planes: FloatPlanes

    /// The four corners of a profile's rectangle.
    static func all(of profile: CornerProfile, blur: GaussianBlur) -> [BlurredCorner] {
        [(false, false), (true, false), (false, true), (true, true)].map {
            BlurredCorner(profile, blur: blur, right: $0.0, bottom: $0.1)
        }
    }

    private init(_ profile: CornerProfile, blur: GaussianBlur, right: Bool, bottom: Bool) {
        let rect = profile.rect
        let box = CGRect(
            x: right ? rect.maxX - profile.width : rect.minX, y: bottom ? rect.maxY - profile.height : rect.minY,
            width: profile.width, height: profile.height)
        let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
        let area = PixelRect(
            x: left, y: top, width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
        // A coarse sum has errors at single pixels, which the blur averages out.
        let lines = min(blur.sigmaX, blur.sigmaY) < 2 ? 96 : 20
        planes = blur.planes(wanted: blur.outputRect(for: area), content: area, count: 1) { mask in
            Self.missing(profile, right: right, bottom: bottom, lines: lines, area, into: mask)
        }
    }

    /// The share of each pixel (0…255) between the square corner and the outline, from `lines` lines a pixel.
    private static func missing(
        _ profile: CornerProfile, right: Bool, bottom: Bool, lines: Int, _ area: PixelRect, into mask: FloatPlanes
    ) {
        let rect = profile.rect
        let part = area.intersection(mask.bounds)
        for y in part.yRange {
            let row = mask.row(0, y) - mask.bounds.x
            // The depths below the corner's edge that lie in this row of pixels.
            let near = max(0, bottom ? rect.maxY - Double(y + 1) : Double(y) - rect.minY)
            let far = min(profile.height, bottom ? rect.maxY - Double(y) : Double(y + 1) - rect.minY)
            guard far > near else { continue }
            for line in 0..<lines {
                let s = (Double(line) + 0.5) / Double(lines)
                // Near the edge the outline is almost parallel to it: there the lines lie closer together, spaced
                // quadratically.
                let depth = near + (far - near) * (near == 0 ? s * s : s)
                let weight = (far - near) * (near == 0 ? 2 * s : 1) / Double(lines)
                let inset = profile.inset(at: depth)
                let (low, high) = right ? (rect.maxX - inset, rect.maxX) : (rect.minX, rect.minX + inset)
                guard high > low else { continue }
                for x in max(part.x, Int(low.rounded(.down)))..<max(part.x, min(part.maxX, Int(high.rounded(.up)))) {
                    row[x] += Float((min(high, Double(x + 1)) - max(low, Double(x))) * weight * 255)
                }
            }
        }
    }

    var valueCount: Int { planes.width * planes.height }

    /// Subtracts the corner from a row's coverage.
    func subtract(row y: Int, _ range: Range<Int>, from sums: UnsafeMutablePointer<Float>) {
        guard y >= planes.bounds.y, y < planes.bounds.maxY else { return }
        let part = range.clamped(to: planes.bounds.xRange)
        guard !part.isEmpty else { return }
        let values = planes.row(0, y) + (part.lowerBound - planes.bounds.x)
        let target = sums + (part.lowerBound - range.lowerBound)
        for i in 0..<part.count { target[i] -= values[i] }
    }
}
