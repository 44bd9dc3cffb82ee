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

    func positions(_ t: UnsafeMutablePointer<Float>, origin: Int, skipping: Int, y: Int, count: Int) {
        let (p, d, sector) = (map.point(origin, y), map.step, sector)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: RowStations.capacity) { memory in
            let stations = RowStations(memory.baseAddress!)
            Self.measure(stations, p, d)
            let limit = Self.far * Self.far * (d * d).sum()
            stations.fill(
                t, skipping: skipping, count: count,
                isSmooth: { b in
                    // Where the angle jumps by a turn it is not smooth either.
                    stations.smoothness[b] > limit && stations.smoothness[b &+ 1] > limit
                        && abs(stations.values[b &+ 1] - stations.values[b]) < 0.5
                },
                map: { sector.position($0) },
                exact: { column, target, count in
                    for i in 0..<count {
                        let k = Float(Int32(truncatingIfNeeded: column &+ i))
                        target[i] = sector.position(Turns.angle(p.y + k * d.y, p.x + k * d.x))
                    }
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

    /// The same for four angles.
    @inline(__always)
    func position(_ angles: SIMD4<Float>) -> SIMD4<Float> {
        var turns = angles - origin
        turns.replace(with: turns + 1, where: turns .< 0)
        let inside = turns * scale + bias
        if covered >= 1 { return inside }
        let gap = SIMD4(repeating: gapSecond).replacing(with: gapFirst, where: turns .< gapMiddle)
        return gap.replacing(with: inside, where: turns .<= covered)
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
