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
        let row = AngularRow(start: map.point(origin, y), step: map.step, sector: sector)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * AngularRow.stationCount) { memory in
            row.fill(t, skipping: skipping, count: count, stations: memory.baseAddress!)
        }
    }
}

/// Angles along up to 256 pixels of a row: exact at every sixteenth pixel and interpolated by a cubic between, which far
/// from the centre is as good (the error falls with the fourth power of the distance) and much faster; near the centre,
/// and where the angle jumps by a turn, exact at every pixel.
private struct AngularRow {
    let start: SIMD2<Float>
    let step: SIMD2<Float>
    let sector: AngularSector

    private static let block = 16
    /// Both ends of sixteen blocks, and three more to fill a vector.
    static let stationCount = 20
    /// Blocks whose ends are farther than this from the centre, in pixels, are interpolated: no pixel is then nearer than
    /// 48, where the cubic is off by 3 · 10^-5 turns.
    private static let far: Float = 64

    func fill(
        _ t: UnsafeMutablePointer<Float>, skipping: Int, count: Int, stations: UnsafeMutablePointer<Float>
    ) {
        let angles = stations
        let slopes = stations + Self.stationCount
        let squares = stations + 2 * Self.stationCount
        measure(angles, slopes, squares)
        let limit = Self.far * Self.far * (step * step).sum()
        var column = skipping
        let end = skipping &+ count
        while column < end {
            let b = column / Self.block
            let stop = min(end, (b &+ 1) &* Self.block)
            let rise = angles[b &+ 1] - angles[b]
            if squares[b] > limit && squares[b &+ 1] > limit && abs(rise) < 0.5 {
                interpolate(
                    t + (column &- skipping), from: column &- b &* Self.block, count: stop &- column, angles[b], rise,
                    slopes[b], slopes[b &+ 1])
            } else {
                compute(t + (column &- skipping), from: column, count: stop &- column)
            }
            column = stop
        }
    }

    /// Angle, its change over a block, and squared distance at the blocks' ends.
    private func measure(
        _ angles: UnsafeMutablePointer<Float>, _ slopes: UnsafeMutablePointer<Float>, _ squares: UnsafeMutablePointer<Float>
    ) {
        let (p, d) = (start, step)
        for k in 0..<Self.stationCount {
            let distance = Float(Int32(truncatingIfNeeded: k &* Self.block))
            let (x, y) = (p.x + distance * d.x, p.y + distance * d.y)
            let square = x * x + y * y
            angles[k] = Turns.angle(y, x)
            squares[k] = square
            // dθ = (x dy − y dx) / r², here in turns for sixteen pixels.
            slopes[k] = (x * d.y - y * d.x) / (square + 1e-30) * 2.5464791
        }
    }

    /// The cubic with the given values and slopes at both ends of the block.
    private func interpolate(
        _ t: UnsafeMutablePointer<Float>, from first: Int, count: Int, _ angle: Float, _ rise: Float, _ slope0: Float,
        _ slope1: Float
    ) {
        let c2 = 3 * rise - 2 * slope0 - slope1
        let c3 = slope0 + slope1 - 2 * rise
        let sector = sector
        if count == Self.block {
            let raw = UnsafeMutableRawPointer(t)
            var u = SIMD4<Float>(0, 1, 2, 3) * (1 / 16)
            for quarter in 0..<4 {
                let turns = angle + u * (slope0 + u * (c2 + u * c3))
                raw.storeBytes(of: sector.position(turns), toByteOffset: 16 &* quarter, as: SIMD4<Float>.self)
                u += 0.25
            }
            return
        }
        for i in 0..<count {
            let u = Float(Int32(truncatingIfNeeded: i &+ first)) * (1 / 16)
            t[i] = sector.position(angle + u * (slope0 + u * (c2 + u * c3)))
        }
    }

    private func compute(_ t: UnsafeMutablePointer<Float>, from first: Int, count: Int) {
        for i in 0..<count {
            let k = Float(Int32(truncatingIfNeeded: i &+ first))
            t[i] = sector.position(Turns.angle(start.y + k * step.y, start.x + k * step.x))
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
