import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraScene

@testable import KinoraRaster

/// Coverage of closed polygons by a fill rule. It cuts every pixel into strips, and in the middle of each it finds how
/// much of the strip has a winding that is inside: exact across, and with vertices on borders of strips nearly so down.
struct StripOracle {
    private let strips: Int
    private(set) var levels: [Double]
    let width: Int

    /// - Parameter contours: closed by a straight line each.
    init(_ contours: [[SIMD2<Double>]], rule: FillRule, width: Int, height: Int, strips: Int = 128) {
        levels = [Double](repeating: 0, count: width * height)
        (self.width, self.strips) = (width, strips)
        var crossings = [[(x: Double, sign: Int)]](repeating: [], count: height * strips)
        for contour in contours {
            var last = contour[contour.count - 1]
            for next in contour {
                let (low, high) = (min(last.y, next.y), max(last.y, next.y))
                let first = max(0, Int((low * Double(strips) - 0.5).rounded(.up)))
                var strip = max(0, first - 1)
                while strip < height * strips {
                    let y = (Double(strip) + 0.5) / Double(strips)
                    if y > high { break }
                    if (last.y <= y) != (next.y <= y) {
                        let x = last.x + (y - last.y) * (next.x - last.x) / (next.y - last.y)
                        crossings[strip].append((x, next.y > last.y ? 1 : -1))
                    }
                    strip += 1
                }
                last = next
            }
        }
        for strip in crossings.indices {
            let sorted = crossings[strip].sorted { $0.x < $1.x }
            var winding = 0
            for (a, b) in zip(sorted, sorted.dropFirst()) {
                winding += a.sign
                guard rule == .nonzero ? winding != 0 : winding % 2 != 0 else { continue }
                add(max(a.x, 0), min(b.x, Double(width)), row: strip / strips)
            }
        }
    }

    private mutating func add(_ from: Double, _ to: Double, row: Int) {
        guard from < to else { return }
        for x in Int(from)..<min(width, Int(to.rounded(.up))) {
            levels[row * width + x] += (min(to, Double(x + 1)) - max(from, Double(x))) / Double(strips)
        }
    }
}

/// A stroke as what it is by definition: the union of the rectangles of its lines, the wedges of its joins and its caps, each
/// a polygon of the same direction.
struct StrokeOracle {
    private(set) var pieces: [[SIMD2<Double>]] = []
    let half: Double
    let style: StrokeStyle

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    /// Lines from point to point.
    mutating func add(_ points: [SIMD2<Double>], isClosed: Bool = false) {
        let ends = isClosed ? points + [points[0]] : points
        add(runs: zip(ends, ends.dropFirst()).map { [$0, $1] }, isClosed: isClosed)
    }

    /// Smooth pieces, each of so many points that it hardly turns between two of them, with joins between them.
    mutating func add(runs: [[SIMD2<Double>]], isClosed: Bool = false) {
        var directions: [(first: SIMD2<Double>, last: SIMD2<Double>)] = []
        for run in runs {
            var all: [SIMD2<Double>] = []
            for (a, b) in zip(run, run.dropFirst()) {
                let d = unit(b - a)
                let n = SIMD2(-d.y, d.x) * half
                piece([a + n, b + n, b - n, a - n])
                if let last = all.last {
                    // The line across the stroke turns from one direction to the next.
                    let turn = atan2(last.x * d.y - last.y * d.x, last.x * d.x + last.y * d.y)
                    sector(a, SIMD2(-last.y, last.x), turn)
                    sector(a, SIMD2(last.y, -last.x), turn)
                }
                all.append(d)
            }
            directions.append((all[0], all[all.count - 1]))
        }
        finish(runs.map { ($0[0], $0[$0.count - 1]) }, directions, isClosed)
    }

    /// Curves with joins between them: what the lines across the stroke sweep from each point to the next.
    mutating func add(curves: [SmoothRun], isClosed: Bool = false) {
        for curve in curves {
            for index in curve.points.indices.dropFirst() {
                let (a, b) = (curve.points[index - 1], curve.points[index])
                let (d, e) = (curve.directions[index - 1], curve.directions[index])
                let (m, n) = (SIMD2(-d.y, d.x), SIMD2(-e.y, e.x))
                for side in [half, -half] {
                    if (d * e).sum() > 0.99 {
                        sweep(a, b, m * side, n * side)
                    } else {
                        // The line turns round on the spot.
                        piece([a, b, b + m * side, a + m * side])
                        sector(b, m * (side / half), atan2(d.x * e.y - d.y * e.x, (d * e).sum()))
                    }
                }
            }
        }
        finish(
            curves.map { ($0.points[0], $0.points[$0.points.count - 1]) },
            curves.map { ($0.directions[0], $0.directions[$0.directions.count - 1]) }, isClosed)
    }

    /// What a line from `a` along `m` sweeps as it moves to `b` and `n`: two triangles, if it crosses itself.
    private mutating func sweep(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ m: SIMD2<Double>, _ n: SIMD2<Double>) {
        let (move, area) = (b - a, m.x * n.y - m.y * n.x)
        let (s, r) = ((move.x * n.y - move.y * n.x) / area, (move.x * m.y - move.y * m.x) / area)
        guard s > 0, s < 1, r > 0, r < 1 else { return piece([a, b, b + n, a + m]) }
        piece([a, b, a + m * s])
        piece([a + m * s, a + m, b + n])
    }

    private typealias Ends = (first: SIMD2<Double>, last: SIMD2<Double>)

    private mutating func finish(_ ends: [Ends], _ directions: [Ends], _ isClosed: Bool) {
        for index in ends.indices.dropFirst() {
            join(ends[index].first, directions[index - 1].last, directions[index].first)
        }
        let (start, end) = (directions[0], directions[directions.count - 1])
        if isClosed {
            join(ends[0].first, end.last, start.first)
        } else {
            cap(ends[0].first, -start.first)
            cap(ends[ends.count - 1].last, end.last)
        }
    }

    private func unit(_ v: SIMD2<Double>) -> SIMD2<Double> { v / (v.x * v.x + v.y * v.y).squareRoot() }

    private mutating func piece(_ points: [SIMD2<Double>]) {
        var area = 0.0
        var last = points[points.count - 1]
        for next in points {
            area += last.x * next.y - last.y * next.x
            last = next
        }
        pieces.append(area < 0 ? points.reversed() : points)
    }

    /// A sector of the circle, from a unit vector on by an angle: what a round cap or join adds by PDF's definition
    /// (ISO 32000-1, 8.4.3.3 and 8.4.3.4), which is not the whole disc.
    private mutating func sector(_ center: SIMD2<Double>, _ from: SIMD2<Double>, _ angle: Double) {
        let count = max(1, Int((abs(angle) / 0.04).rounded(.up)))
        let step = angle / Double(count)
        // As much outside of the circle as inside.
        let radius: Double = half * (1 + step * step / 12)
        let start = atan2(from.y, from.x)
        var points = [center]
        for index in 0...count {
            let a = start + Double(index) * step
            points.append(SIMD2(center.x + radius * cos(a), center.y + radius * sin(a)))
        }
        piece(points)
    }

    private mutating func cap(_ end: SIMD2<Double>, _ d: SIMD2<Double>) {
        let n = SIMD2(-d.y, d.x) * half
        switch style.lineCap {
        case .butt: break
        case .square: piece([end + n, end + n + d * half, end - n + d * half, end - n])
        case .round: sector(end, SIMD2(-d.y, d.x), -Double.pi)
        }
    }

    private mutating func join(_ corner: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) {
        let cross = a.x * b.y - a.y * b.x
        let side = cross > 0 ? -half : half
        let (u, v) = (SIMD2(-a.y, a.x) * side, SIMD2(-b.y, b.x) * side)
        switch style.lineJoin {
        case .round: sector(corner, u / half, atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y))
        case .bevel: piece([corner, corner + u, corner + v])
        case .miter:
            let cosine = a.x * b.x + a.y * b.y
            // 1 / sin(half the angle between the lines) widths long.
            let isShort = 2 / (1 + cosine) <= style.miterLimit * style.miterLimit
            let tip = corner + (u + v) / (1 + cosine)
            piece(isShort ? [corner, corner + u, tip, corner + v] : [corner, corner + u, corner + v])
        }
    }
}

/// The point of a cubic curve.
func cubic(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double) -> SIMD2<Double>
{
    let u = 1 - t
    let early: SIMD2<Double> = a * (u * u * u) + b * (3 * u * u * t)
    let late: SIMD2<Double> = c * (3 * u * t * t) + d * (t * t * t)
    return early + late
}

/// A smooth piece of a line: points of it, and where it heads at each.
struct SmoothRun {
    var points: [SIMD2<Double>] = []
    var directions: [SIMD2<Double>] = []
}

/// Points of a cubic curve, so many that its direction hardly changes between two.
func finely(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) -> SmoothRun {
    func direction(_ t: Double) -> SIMD2<Double> {
        let u = 1 - t
        let (x, y): (SIMD2<Double>, SIMD2<Double>) = ((b - a) * (u * u), (c - b) * (2 * u * t))
        let v = x + y + (d - c) * (t * t)
        return v / (v * v).sum().squareRoot()
    }
    func turn(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double { abs(atan2(p.x * q.y - p.y * q.x, (p * q).sum())) }
    var run = SmoothRun(points: [a], directions: [direction(0)])
    func add(_ t0: Double, _ t1: Double, depth: Int) {
        let (middle, end) = ((t0 + t1) / 2, cubic(a, b, c, d, t1))
        let move = end - cubic(a, b, c, d, t0)
        // A cusp has no direction.
        let bends = !(turn(direction(t0), direction(middle)) + turn(direction(middle), direction(t1)) < 0.01)
        guard depth < 5 || (depth < 30 && (bends || (move * move).sum() > 4)) else {
            guard direction(t1).x.isFinite else { return }
            run.points.append(end)
            return run.directions.append(direction(t1))
        }
        add(t0, middle, depth: depth + 1)
        add(middle, t1, depth: depth + 1)
    }
    add(0, 1, depth: 0)
    return run
}

func at(_ v: SIMD2<Double>) -> CGPoint { CGPoint(x: v.x, y: v.y) }
