import Foundation
import Geometry

/// A path carried into device space: the first stage of every fill. It knows the box of its control points, so that what
/// is out of sight is dropped before anything is flattened.
///
/// A path with a number in it that is not finite, or beyond `Outline.reach` pixels, has no outline.
final class Outline {
    enum Verb: UInt8 { case move, line, quad, cubic, close }

    /// Farther than this from the origin, in pixels, nothing is drawn: 2^40 keeps products of coordinates exact enough.
    static let reach = 0x1p40

    private(set) var points: UnsafeMutablePointer<SIMD2<Double>> = .allocate(capacity: 64)
    private(set) var verbs: UnsafeMutablePointer<Verb> = .allocate(capacity: 64)
    private(set) var pointCount = 0
    private(set) var verbCount = 0
    private var pointCapacity = 64
    private var verbCapacity = 64

    private(set) var low = SIMD2<Double>(repeating: .infinity)
    private(set) var high = SIMD2<Double>(repeating: -.infinity)

    deinit {
        points.deallocate()
        verbs.deallocate()
    }

    func removeAll() {
        pointCount = 0
        verbCount = 0
        low = SIMD2(repeating: .infinity)
        high = SIMD2(repeating: -.infinity)
    }

    /// Replaces the outline by that of `path` under `transform`. False where nothing can be drawn.
    func set(_ path: Path, _ transform: CGAffineTransform) -> Bool {
        removeAll()
        append(path, transform)
        return finish()
    }

    func append(_ path: Path, _ transform: CGAffineTransform) {
        let map = OutlineMap(transform)
        switch path.simpleShape {
        case .ellipse(let rect): appendEllipse(rect, map)
        case .roundedRect(let rect, let corner, .circular): appendRoundedRect(rect, corner, map)
        default: append(path.elements, map)
        }
    }

    private func append(_ elements: [Path.Element], _ map: OutlineMap) {
        reserve(points: 3 * elements.count, verbs: elements.count)
        for element in elements {
            switch element {
            case .move(let p):
                verb(.move)
                point(map(p))
            case .line(let p):
                verb(.line)
                point(map(p))
            case .quadCurve(let p, let c):
                verb(.quad)
                point(map(c))
                point(map(p))
            case .curve(let p, let c, let d):
                verb(.cubic)
                point(map(c))
                point(map(d))
                point(map(p))
            case .closeSubpath: verb(.close)
            }
        }
    }

    /// Adds the closed polygon of `count` points given in device space.
    func appendPolygon(_ polygon: UnsafePointer<SIMD2<Double>>, count: Int) {
        guard count > 1 else { return }
        reserve(points: count, verbs: count + 1)
        verb(.move)
        point(polygon[0])
        for i in 1..<count {
            verb(.line)
            point(polygon[i])
        }
        verb(.close)
    }

    /// Box of the control points; false where it is empty or not finite.
    func finish() -> Bool {
        guard pointCount > 1 else { return false }
        var (low, high) = (points[0], points[0])
        var sum = SIMD2<Double>.zero
        for i in 0..<pointCount {
            let p = points[i]
            low.replace(with: p, where: p .< low)
            high.replace(with: p, where: p .> high)
            sum += p
        }
        self.low = low
        self.high = high
        // A NaN escapes comparisons but not the sum.
        return sum.x.isFinite && sum.y.isFinite && min(low.x, low.y) > -Self.reach && max(high.x, high.y) < Self.reach
    }

    /// The whole pixels that the box touches.
    var pixelBounds: PixelRect { PixelRect(around: low, high) }

    // MARK: Simple shapes, without the detour by a list of elements

    private func appendEllipse(_ rect: CGRect, _ map: OutlineMap) {
        let rect = rect.standardized
        appendRoundedRect(rect, CGSize(width: rect.width / 2, height: rect.height / 2), map)
    }

    /// Clockwise from the middle of the right edge.
    private func appendRoundedRect(_ rect: CGRect, _ corner: CGSize, _ map: OutlineMap) {
        reserve(points: 20, verbs: 10)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (rx, ry) = (corner.width, corner.height)
        // 4/3 (√2 − 1), counted from the corner.
        let rest = 1 - 0.5522847498307936
        let (hx, hy) = (rx * rest, ry * rest)
        verb(.move)
        point(map(right, top + ry))
        verb(.line)
        point(map(right, bottom - ry))
        cubic(map(right, bottom - hy), map(right - hx, bottom), map(right - rx, bottom))
        verb(.line)
        point(map(left + rx, bottom))
        cubic(map(left + hx, bottom), map(left, bottom - hy), map(left, bottom - ry))
        verb(.line)
        point(map(left, top + ry))
        cubic(map(left, top + hy), map(left + hx, top), map(left + rx, top))
        verb(.line)
        point(map(right - rx, top))
        cubic(map(right - hx, top), map(right, top + hy), map(right, top + ry))
        verb(.close)
    }

    // MARK: Buffers

    @inline(__always)
    private func verb(_ v: Verb) {
        verbs[verbCount] = v
        verbCount &+= 1
    }

    @inline(__always)
    private func point(_ p: SIMD2<Double>) {
        points[pointCount] = p
        pointCount &+= 1
    }

    @inline(__always)
    private func cubic(_ c: SIMD2<Double>, _ d: SIMD2<Double>, _ p: SIMD2<Double>) {
        verb(.cubic)
        point(c)
        point(d)
        point(p)
    }

    private func reserve(points morePoints: Int, verbs moreVerbs: Int) {
        if pointCount + morePoints > pointCapacity {
            pointCapacity = max(2 * pointCapacity, pointCount + morePoints)
            let larger = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: pointCapacity)
            larger.moveInitialize(from: points, count: pointCount)
            points.deallocate()
            points = larger
        }
        if verbCount + moreVerbs > verbCapacity {
            verbCapacity = max(2 * verbCapacity, verbCount + moreVerbs)
            let larger = UnsafeMutablePointer<Verb>.allocate(capacity: verbCapacity)
            larger.moveInitialize(from: verbs, count: verbCount)
            verbs.deallocate()
            verbs = larger
        }
    }
}

/// A transform in the rasterizer's own scalars.
struct OutlineMap {
    let x: SIMD2<Double>
    let y: SIMD2<Double>
    let origin: SIMD2<Double>

    init(_ t: CGAffineTransform) {
        x = SIMD2(Double(t.a), Double(t.b))
        y = SIMD2(Double(t.c), Double(t.d))
        origin = SIMD2(Double(t.tx), Double(t.ty))
    }

    @inline(__always)
    func callAsFunction(_ p: CGPoint) -> SIMD2<Double> { x * Double(p.x) + y * Double(p.y) + origin }

    @inline(__always)
    func callAsFunction(_ px: CGFloat, _ py: CGFloat) -> SIMD2<Double> { x * Double(px) + y * Double(py) + origin }
}

extension PixelRect {
    /// The whole pixels that a box of finite coordinates touches, cut to a range in which `Int` arithmetic is safe.
    init(around low: SIMD2<Double>, _ high: SIMD2<Double>) {
        func bound(_ v: Double) -> Int { Int(min(max(v, -0x1p40), 0x1p40)) }
        let (left, top) = (bound(low.x.rounded(.down)), bound(low.y.rounded(.down)))
        self.init(
            x: left, y: top, width: bound(high.x.rounded(.up)) - left, height: bound(high.y.rounded(.up)) - top)
    }
}
