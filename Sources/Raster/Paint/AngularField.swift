import KinoraGeometry
internal import KinoraRasterKernels
import KinoraScene

/// t is the angle around a center, clockwise on screen from +x.
struct AngularField: RampPositions {
    private let map: UnitSpace
    private let sector: AngularSector

    init(_ paint: AngularPaint, inverse: CGAffineTransform) {
        map = UnitSpace(inverse, center: paint.center, aspect: SIMD2(1, 1))
        sector = AngularSector(start: paint.startAngle, end: paint.endAngle)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd) {
        let (origin, turns) = (point(row.origin, row.y), turns(end))
        for i in 0..<row.count {
            let k = Float(Int32(truncatingIfNeeded: row.skipping &+ i))
            let angle = Turns.angle(origin.y + k * turns.step_y, origin.x + k * turns.step_x)
            let gap = angle < turns.gap_middle ? turns.gap_first : turns.gap_second
            // NaN lies in no gap, here and in the C version.
            t[i] = end.apply(angle > turns.covered ? gap : angle * turns.factor + turns.summand)
        }
    }

    /// Where the center of pixel (x, y) lies, the sector's origin turned to +x.
    @inline(__always)
    func point(_ x: Int, _ y: Int) -> rk_point {
        let p = sector.turned(map.point(x, y))
        return rk_point(x: p.x, y: p.y)
    }

    func turns(_ end: RampEnd) -> rk_turns { sector.turns(step: map.step, end) }
}

/// Which part of the turn a ramp covers, and what shows in the rest.
struct AngularSector {
    /// The direction in which the covered part begins, measured in rising angle.
    private let origin: SIMD2<Float>
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
        let (sine, cosine) = Maths.sincos(Maths.fraction(span >= 0 ? end - shown : end) * turn)
        origin = SIMD2(Float(cosine), Float(sine))
        covered = Float(shown)
        gapMiddle = Float(shown + (1 - shown) / 2)
        let safe = length > 1e-12 ? length : 1e-12
        scale = Float((span >= 0 ? 1 : -1) / safe)
        bias = Float(span >= 0 ? (length - shown) / safe : 1)
        gapFirst = span >= 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
        gapSecond = -gapFirst
    }

    /// A vector after the turn that brings the sector's origin to +x.
    @inline(__always)
    func turned(_ v: SIMD2<Float>) -> SIMD2<Float> {
        SIMD2(v.x * origin.x + v.y * origin.y, v.y * origin.x - v.x * origin.y)
    }

    /// What becomes of angles.
    func turns(step: SIMD2<Float>, _ end: RampEnd) -> rk_turns {
        let (step, line) = (turned(step), end.after(scale, bias))
        return rk_turns(
            step_x: step.x, step_y: step.y, factor: line.factor, summand: line.summand, covered: covered,
            gap_middle: gapMiddle, gap_first: gapFirst * end.scale + end.bias,
            gap_second: gapSecond * end.scale + end.bias)
    }
}

/// Angles in turns.
enum Turns {
    /// The angle of (x, y), 0...1, within 2 · 10^-6: a hundredth of a pixel at a thousand pixels from the center.
    ///
    /// The arc tangent of 0...1 by an odd polynomial of degree 9 (Hastings, Approximations for Digital Computers, sheet 11;
    /// 10^-5 radians), unfolded into the other octants without branches.
    @inline(__always)
    static func angle(_ y: Float, _ x: Float) -> Float {
        let (ax, ay) = (abs(x), abs(y))
        let low = ax < ay ? ax : ay
        let high = ax < ay ? ay : ax
        let a = low / (high > 1e-30 ? high : 1e-30)
        let s = a * a
        // In turns: the coefficients are divided by 2π. Summed in independent parts, which shortens the chain of
        // dependent additions.
        let s2 = s * s
        let early = (0.159133616 - 0.0525687981 * s) + (0.0286703306 - 0.0135493378 * s) * s2
        var r = early + 0.00331600915 * (s2 * s2)
        r *= a
        r = ax < ay ? 0.25 - r : r
        r = x < 0 ? 0.5 - r : r
        return y < 0 ? 1 - r : r
    }
}
