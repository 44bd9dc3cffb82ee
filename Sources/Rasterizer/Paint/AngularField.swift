import Geometry
import SceneGraph

/// t is the angle around a centre, clockwise on screen from +x.
struct AngularField: GradientField {
    private let map: UnitSpace
    private let sector: AngularSector

    init(_ paint: AngularPaint, inverse: CGAffineTransform) {
        map = UnitSpace(inverse, center: paint.center, aspect: SIMD2(1, 1))
        sector = AngularSector(start: paint.startAngle, end: paint.endAngle)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, origin: Int, skipping: Int, y: Int, count: Int, end: RampEnd) {
        let (p, d, sector) = (map.point(origin, y), map.step, sector)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: RowStations.capacity) { memory in
            let stations = RowStations(memory.baseAddress!)
            Self.measure(stations, p, d)
            let limit = Self.far * Self.far * (d * d).sum()
            stations.fill(
                t, skipping: skipping, count: count, end: end,
                line: { b in
                    guard stations.smoothness[b] > limit, stations.smoothness[b &+ 1] > limit,
                        let (factor, summand) = sector.line(from: stations.values[b], to: stations.values[b &+ 1])
                    else { return nil }
                    return end.after(factor, summand)
                },
                exact: { column in
                    sector.position(Turns.angle(p.y + column * d.y, p.x + column * d.x)) * end.scale + end.bias
                })
        }
    }

    /// Blocks whose ends are farther than this from the centre, in pixels, are interpolated: no pixel is then nearer than
    /// 48, where the cubic is off by 3 · 10^-5 turns.
    private static let far: Float = 64

    /// Angle, its change over a block, and squared distance at the stations.
    private static func measure(_ stations: RowStations, _ p: SIMD2<Float>, _ d: SIMD2<Float>) {
        for k in 0..<RowStations.count {
            let distance = Float(Int32(truncatingIfNeeded: k &* RowStations.block))
            let (x, y) = (p.x + distance * d.x, p.y + distance * d.y)
            let square = x * x + y * y
            stations.values[k] = Turns.angle(y, x)
            stations.smoothness[k] = square
            // dθ = (x dy − y dx) / r², here in turns for sixteen pixels.
            stations.slopes[k] = (x * d.y - y * d.x) / (square + 1e-30) * 2.5464791
        }
    }
}

/// Which part of the turn a ramp covers, and what shows in the rest.
struct AngularSector {
    /// Where, in turns, the covered part begins, measured in rising angle.
    private let origin: Float
    /// t = (turns since `origin`) · scale + bias, within the covered part.
    private let scale: Float
    private let bias: Float
    /// Turns covered, and where the gap after them changes from the value at its start to that at its end.
    private let covered: Float
    private let gapMiddle: Float
    private let gapFirst: Float
    private let gapSecond: Float

    /// - Parameters: angles in radians.
    init(start: Double, end: Double) {
        let turn = 2 * Double.pi
        let (start, end) = (start / turn, end / turn)
        let span = end - start
        let length = abs(span)
        // Of more than a turn, the last one shows: that which ends at `end`.
        let shown = min(length, 1)
        origin = Float(Maths.fraction(span >= 0 ? end - shown : end))
        covered = Float(shown)
        gapMiddle = Float(shown + (1 - shown) / 2)
        let safe = length > 1e-12 ? length : 1e-12
        scale = Float((span >= 0 ? 1 : -1) / safe)
        bias = Float(span >= 0 ? (length - shown) / safe : 1)
        gapFirst = span >= 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
        gapSecond = -gapFirst
    }

    /// Where an angle of 0...1 turns lies on the ramp.
    @inline(__always)
    func position(_ angle: Float) -> Float {
        var turns = angle - origin
        turns = turns < 0 ? turns + 1 : turns
        let inside = turns * scale + bias
        let gap = turns < gapMiddle ? gapFirst : gapSecond
        return turns <= covered ? inside : gap
    }

    /// Position = angle · factor + summand between two near angles; nil where that is no line.
    @inline(__always)
    func line(from first: Float, to second: Float) -> (factor: Float, summand: Float)? {
        // Where the angle jumps by a turn, or passes the ramp's origin, it is none.
        guard abs(second - first) < 0.5, (first < origin) == (second < origin) else { return nil }
        let offset: Float = first < origin ? 1 - origin : -origin
        let (a, b) = (first + offset, second + offset)
        if a <= covered && b <= covered { return (scale, offset * scale + bias) }
        guard a > covered, b > covered, (a < gapMiddle) == (b < gapMiddle) else { return nil }
        return (0, a < gapMiddle ? gapFirst : gapSecond)
    }
}

/// Angles in turns.
enum Turns {
    /// The angle of (x, y), 0...1, within 10^-7.
    ///
    /// The arc tangent of 0...1 by an odd polynomial of degree 13 (least maximum error, 4 · 10^-8 turns), unfolded into
    /// the other octants without branches.
    @inline(__always)
    static func angle(_ y: Float, _ x: Float) -> Float {
        let (ax, ay) = (abs(x), abs(y))
        let low = ax < ay ? ax : ay
        let high = ax < ay ? ay : ax
        let a = low / (high > 1e-30 ? high : 1e-30)
        let s = a * a
        // In turns: the coefficients are divided by 2π.
        var r: Float = 0.0010841266
        r = r * s - 0.00534826551
        r = r * s + 0.0126724864
        r = r * s - 0.0210615098
        r = r * s + 0.0315251153
        r = r * s - 0.0530262379
        r = r * s + 0.159154324
        r *= a
        r = ax < ay ? 0.25 - r : r
        r = x < 0 ? 0.5 - r : r
        return y < 0 ? 1 - r : r
    }
}
