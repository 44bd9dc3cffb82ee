import Foundation
import KinoraGeometry

/// One closed outline of a symbol, made of lines and cubic curves.
struct SymbolContour: Equatable, Sendable {
    struct Segment: Equatable, Sendable {
        var end: CGPoint
        /// nil is a straight line.
        var controls: Controls?
    }
    struct Controls: Equatable, Sendable {
        var first: CGPoint
        var second: CGPoint
    }

    var start: CGPoint
    var segments: [Segment] = []

    mutating func line(to end: CGPoint) { segments.append(Segment(end: end)) }

    mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        segments.append(Segment(end: end, controls: Controls(first: first, second: second)))
    }

    /// The last point drawn to.
    var current: CGPoint { segments.last?.end ?? start }

    /// The same outline the other way round, which turns a filled part into a hole.
    var reversed: SymbolContour {
        var result = SymbolContour(start: current)
        for i in segments.indices.reversed() {
            let end = i == 0 ? start : segments[i - 1].end
            if let controls = segments[i].controls {
                result.curve(controls.second, controls.first, to: end)
            } else {
                result.line(to: end)
            }
        }
        return result
    }

    func applying(_ transform: CGAffineTransform) -> SymbolContour {
        SymbolContour(
            start: start.applying(transform),
            segments: segments.map { segment in
                Segment(
                    end: segment.end.applying(transform),
                    controls: segment.controls.map {
                        Controls(first: $0.first.applying(transform), second: $0.second.applying(transform))
                    })
            })
    }

    /// Points along the outline, curves in `steps` pieces. The start is not repeated at the end.
    func points(steps: Int) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            if let controls = segment.controls {
                let from = points[points.count - 1]
                for step in 1...steps {
                    points.append(segment.point(at: Double(step) / Double(steps), from: from, controls))
                }
            } else {
                points.append(segment.end)
            }
        }
        if points.count > 1, let last = points.last, last.distance(to: points[0]) < 1e-9 { points.removeLast() }
        return points
    }

    /// Twice the enclosed area over two; positive when it turns clockwise on screen.
    var signedArea: Double {
        let points = points(steps: 8)
        return zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }
}

extension SymbolContour.Segment {
    func point(at t: Double, from: CGPoint, _ controls: SymbolContour.Controls) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * from.x + b * controls.first.x + c * controls.second.x + d * end.x,
            y: a * from.y + b * controls.first.y + c * controls.second.y + d * end.y)
    }
}

extension [SymbolContour] {
    func applying(_ transform: CGAffineTransform) -> [SymbolContour] { map { $0.applying(transform) } }
    var reversed: [SymbolContour] { map(\.reversed) }

    /// The ink's bounds, from points along the curves.
    var bounds: CGRect {
        let points = flatMap { $0.points(steps: 16) }
        guard let first = points.first else { return .zero }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
            (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Outer outlines clockwise on screen and holes the other way, as every symbol part has them.
    var normalized: [SymbolContour] {
        let areas = map(\.signedArea)
        guard let largest = areas.max(by: { abs($0) < abs($1) }), largest < 0 else { return self }
        return reversed
    }

    var path: Path {
        var elements: [Path.Element] = []
        for contour in self {
            elements.append(.move(to: contour.start))
            for segment in contour.segments {
                if let controls = segment.controls {
                    elements.append(.curve(to: segment.end, control1: controls.first, control2: controls.second))
                } else {
                    elements.append(.line(to: segment.end))
                }
            }
            elements.append(.closeSubpath)
        }
        return Path(elements: elements)
    }

    /// The contours of a path, quadratic curves raised to cubic ones.
    init(_ path: Path) {
        self = []
        path.forEach { element in
            switch element {
            case .move(let to): append(SymbolContour(start: to))
            case .line(let to): if !isEmpty { self[count - 1].line(to: to) }
            case .curve(let to, let a, let b): if !isEmpty { self[count - 1].curve(a, b, to: to) }
            case .quadCurve(let to, let control):
                guard let from = last?.current else { return }
                self[count - 1].curve(from.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3), to: to)
            case .closeSubpath: break
            }
        }
        removeAll { $0.segments.isEmpty }
    }
}

extension CGPoint {
    func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }
    func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }
    func distance(to other: CGPoint) -> Double { (self - other).length }
    func mixed(with other: CGPoint, _ share: Double) -> CGPoint { self + (other - self) * share }
    var length: Double { (x * x + y * y).squareRoot() }
    /// The same direction with length one; zero stays zero.
    var unit: CGPoint { length > 0 ? self * (1 / length) : self }
    /// A quarter turn clockwise on screen.
    var turned: CGPoint { CGPoint(x: -y, y: x) }

    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    fileprivate static func * (a: CGPoint, s: Double) -> CGPoint { CGPoint(x: a.x * s, y: a.y * s) }
    /// This point moved by `distance` along a direction.
    func moved(_ direction: CGPoint, _ distance: Double) -> CGPoint { self + direction * distance }
    func minus(_ other: CGPoint) -> CGPoint { self - other }
}
