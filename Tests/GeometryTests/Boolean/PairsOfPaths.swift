import Foundation
import KinoraBasics

@testable import KinoraGeometry

// Paths by chance for operations of two, and what is asked of the results.

extension SplitMix {
    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// A point with whole coordinates, so that edges and corners often fall together.
    mutating func corner() -> CGPoint { CGPoint(x: whole(-5...5) * 10, y: whole(-5...5) * 10) }

    /// A path that is closed, or counts as closed, within 60 points of the origin.
    mutating func area() -> Path {
        var path = Path()
        switch whole(0...9) {
        case 0:
            for _ in 0..<whole(1...3) {
                path.addLines((0..<whole(3...9)).map { _ in point(-50...50) })
                path.closeSubpath()
            }
        case 1:
            let (middle, spikes) = (point(-10...10), whole(3...9))
            path.addLines(
                (0..<2 * spikes).map {
                    let (angle, radius) = (Double($0) * .pi / Double(spikes), $0 % 2 == 0 ? 40.0 : 17.0)
                    return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
                })
            path.closeSubpath()
        case 2:
            let (middle, radius) = (corner(), Double(whole(1...4) * 10))
            path.addEllipse(
                in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        case 3:
            let size = CGSize(width: number(5...80), height: number(5...80))
            path = Path(roundedRect: CGRect(origin: point(-50...0), size: size), cornerRadius: number(0...30))
        case 4: path = curve(pieces: whole(2...7), in: -50...50)
        case 5:
            // Rectangles whose edges and corners are shared, some of them turning the other way.
            for _ in 0..<whole(1...5) {
                let (a, b) = (corner(), corner())
                path.addLines([a, CGPoint(x: b.x, y: a.y), b, CGPoint(x: a.x, y: b.y)])
                path.closeSubpath()
            }
        case 6:
            path.addLines((0..<whole(3...12)).map { _ in corner() })
        case 7:
            path = Path(CGRect(x: -30, y: -20, width: 60, height: 40)).applying(
                CGAffineTransform(rotationAngle: number(0...6)))
        case 8:
            path.addEllipse(in: CGRect(x: -40, y: -40, width: 80, height: 80))
            path.addEllipse(in: CGRect(x: -20, y: -20, width: 40, height: 40))
        default:
            // Slanted edges that lie on each other, with ends that do not.
            let (start, way) = (corner(), CGVector(dx: whole(1...5) * 7, dy: whole(1...5) * 3))
            for _ in 0..<2 {
                let (s, t) = (number(-1...0), number(0...1))
                path.addLines([
                    CGPoint(x: start.x + s * way.dx, y: start.y + s * way.dy),
                    CGPoint(x: start.x + t * way.dx, y: start.y + t * way.dy), corner(),
                ])
                path.closeSubpath()
            }
        }
        return path
    }

    /// Two areas: any two, or the second the first one again, moved, turned back, smaller or with a part of it.
    mutating func pair() -> (Path, Path) {
        let first = area()
        switch whole(0...9) {
        case 0: return (first, first)
        case 1: return (first, first.backwards)
        case 2: return (first, first.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)))
        case 3: return (first, first.offsetBy(dx: CGFloat(whole(-2...2) * 10), dy: 0))
        case 4:
            var both = area()
            both.addPath(first)
            return (first, both)
        default: return (first, area())
        }
    }
}

extension Path {
    /// The same path drawn from its end to its start, each subpath for itself; curves remain.
    var backwards: Path {
        var result = Path()
        var segments: [Segment] = []
        func end(isClosed: Bool) {
            guard let last = segments.last else { return }
            result.move(to: CGPoint(last.end))
            for segment in segments.reversed() {
                let back = Segment(
                    degree: segment.degree, start: segment.end, control1: segment.control2, control2: segment.control1,
                    end: segment.start)
                result.append(back.element)
            }
            if isClosed { result.closeSubpath() }
            segments = []
        }
        forEachStep { step in
            switch step {
            case .move: end(isClosed: false)
            case .segment(let segment): segments.append(segment)
            case .close(let line):
                if line.start != line.end { segments.append(line) }
                end(isClosed: true)
            }
        }
        end(isClosed: false)
        return result
    }

    /// The area around which the path turns clockwise on screen, by Green's theorem: exact for Bézier curves.
    var signedArea: Double {
        var area = 0.0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func cross(_ a: CGPoint, _ b: CGPoint) -> Double { a.x * b.y - a.y * b.x }
        func add(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
            area += 0.3 * cross(a, b) + 0.15 * cross(a, c) + 0.05 * cross(a, d)
            area += 0.15 * cross(b, c) + 0.15 * cross(b, d) + 0.3 * cross(c, d)
        }
        func close() { area += 0.5 * cross(current, start) }
        forEach { element in
            switch element {
            case .move(let end):
                close()
                (start, current) = (end, end)
            case .line(let end):
                area += 0.5 * cross(current, end)
                current = end
            case .quadCurve(let end, let control):
                add(current, mix(current, control), mix(end, control), end)
                current = end
            case .curve(let end, let control1, let control2):
                add(current, control1, control2, end)
                current = end
            case .closeSubpath:
                close()
                current = start
            }
        }
        close()
        return area
    }
}

private func mix(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
}

/// The distance from a point to the outlines of paths, their closing lines included.
func distance(from point: CGPoint, to paths: Path...) -> Double {
    let target = Vector(point)
    var best = Double.infinity
    func add(_ a: Vector, _ b: Vector) {
        let way = b - a
        let square = way.dot(way)
        let t = square > 0 ? min(1, max(0, (target - a).dot(way) / square)) : 0
        best = min(best, (a + way * t - target).length)
    }
    for path in paths {
        var (start, current) = (target, target)
        var isOpen = false
        path.forEachStep { step in
            switch step {
            case .move(let origin):
                if isOpen { add(current, start) }
                (start, current, isOpen) = (origin, origin, false)
            case .segment(let segment), .close(let segment):
                let count = segment.degree == 1 ? 1 : 200
                for index in 0..<count {
                    let next = segment.point(Double(index + 1) / Double(count))
                    add(current, next)
                    current = next
                }
                isOpen = true
            }
        }
        if isOpen { add(current, start) }
    }
    return best
}
