import Foundation
import Geometry
import SceneGraph

/// A gradient: positions along rows become table entries. The loops over positions are plain and without branches, so
/// that they vectorise; the look-up is one load per pixel.
final class GradientShader: RowShader {
    private let table: RampTable
    private let field: GradientField
    /// Positions of a chunk, then, in the same place, its indices.
    private let positions: UnsafeMutablePointer<Float> = .allocate(capacity: chunk)
    private static let chunk = 256

    var isOpaque: Bool { table.isOpaque }

    init(_ table: RampTable, _ field: GradientField) {
        self.table = table
        self.field = field
        positions.initialize(repeating: 0, count: Self.chunk)
    }

    deinit { positions.deallocate() }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var done = 0
        while done < count {
            let length = min(Self.chunk, count - done)
            field.positions(positions, x: x + done, y: y, count: length)
            if table.even.isEmpty {
                lookUpIntervals(pixels + done, count: length)
            } else {
                lookUpEven(pixels + done, count: length)
            }
            done += length
        }
    }

    private func lookUpEven(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let steps = Float(table.even.count - 1)
        let scale = Float(Double(table.even.count - 1) / (table.last - table.first))
        let bias = Float(-table.first * Double(table.even.count - 1) / (table.last - table.first))
        let t = positions
        let indices = UnsafeMutableRawPointer(positions).assumingMemoryBound(to: UInt32.self)
        for i in 0..<count {
            // NaN becomes 0. Adding 2^23 leaves the nearest whole number in the low bits.
            var u = t[i] * scale + bias
            u = u > 0 ? u : 0
            u = u < steps ? u : steps
            indices[i] = (u + 8_388_608).bitPattern
        }
        table.even.withUnsafeBufferPointer { even in
            let colors = even.baseAddress!
            for i in 0..<count { pixels[i] = colors[Int(indices[i] & 0x7F_FFFF)] }
        }
    }

    private func lookUpIntervals(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        table.entries.withUnsafeBufferPointer { entries in
            table.intervals.withUnsafeBufferPointer { intervals in
                for i in 0..<count { pixels[i] = RampTable.lookup(positions[i], intervals, entries) }
            }
        }
    }
}

/// Where each pixel lies along a gradient's ramp.
protocol GradientField {
    /// The positions of `count` pixel centres of row `y`, from column `x` on.
    func positions(_ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int)
}

/// t rises evenly in one direction.
struct LinearField: GradientField {
    private let start: Double
    private let perX: Double
    private let perY: Double

    /// - Parameter inverse: from device pixels to the paint's points.
    init(_ paint: LinearPaint, inverse: CGAffineTransform) {
        let (dx, dy) = (Double(paint.end.x - paint.start.x), Double(paint.end.y - paint.start.y))
        let square = dx * dx + dy * dy
        // Without a length the ramp is a step at its start.
        let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
        perX = ux * Double(inverse.a) + uy * Double(inverse.b)
        perY = ux * Double(inverse.c) + uy * Double(inverse.d)
        start = ux * Double(inverse.tx - paint.start.x) + uy * Double(inverse.ty - paint.start.y)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int) {
        let first = Float(start + (Double(x) + 0.5) * perX + (Double(y) + 0.5) * perY)
        let step = Float(perX)
        for i in 0..<count { t[i] = first + Float(Int32(truncatingIfNeeded: i)) * step }
    }
}

/// t is the distance from a centre, in a space in which the rings are circles.
struct RadialField: GradientField {
    private let map: UnitSpace
    private let scale: Float
    private let bias: Float

    init(_ paint: RadialPaint, inverse: CGAffineTransform) {
        map = UnitSpace(
            inverse, center: paint.center, aspect: SIMD2(Double(paint.aspect.width), Double(paint.aspect.height)))
        let length = paint.endRadius - paint.startRadius
        // Equal radii make a step: the last colour from the radius on.
        let safe = abs(length) > 1e-9 ? length : 1e-9
        scale = Float(1 / safe)
        bias = Float(-paint.startRadius / safe)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int) {
        let p = map.point(x, y)
        let d = map.step
        let (scale, bias) = (scale, bias)
        for i in 0..<count {
            let k = Float(Int32(truncatingIfNeeded: i))
            let (px, py) = (p.x + k * d.x, p.y + k * d.y)
            t[i] = (px * px + py * py).squareRoot() * scale + bias
        }
    }
}

/// t is the angle around a centre, clockwise on screen from +x.
struct AngularField: GradientField {
    private let map: UnitSpace
    private let sector: AngularSector

    init(_ paint: AngularPaint, inverse: CGAffineTransform) {
        map = UnitSpace(inverse, center: paint.center, aspect: SIMD2(1, 1))
        sector = AngularSector(start: paint.startAngle, end: paint.endAngle)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int) {
        let sector = sector
        let p = map.point(x, y)
        let d = map.step
        for i in 0..<count {
            let k = Float(Int32(truncatingIfNeeded: i))
            t[i] = sector.position(Turns.angle(p.y + k * d.y, p.x + k * d.x))
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

/// From device pixels to a space around a gradient's centre.
struct UnitSpace {
    private let inverse: CGAffineTransform
    private let center: CGPoint
    private let aspect: SIMD2<Double>
    /// One pixel to the right.
    let step: SIMD2<Float>

    init(_ inverse: CGAffineTransform, center: CGPoint, aspect: SIMD2<Double>) {
        self.inverse = inverse
        self.center = center
        // A side without length has no inside.
        self.aspect = SIMD2(max(abs(aspect.x), 1e-12), max(abs(aspect.y), 1e-12))
        step = SIMD2(Float(Double(inverse.a) / self.aspect.x), Float(Double(inverse.b) / self.aspect.y))
    }

    /// The centre of pixel (x, y).
    func point(_ x: Int, _ y: Int) -> SIMD2<Float> {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        return SIMD2(Float(Double(p.x - center.x) / aspect.x), Float(Double(p.y - center.y) / aspect.y))
    }
}
