import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraScene

/// Gradients that repeat, are reflected, or have a focus: each pixel's position is found in Double and looked up in the ramp's
/// table. They are rarer than those that only continue their end colors, and slower.
final class SpreadShader: RowShader {
    let isOpaque: Bool
    private let table: RampTable
    private let field: SpreadField

    init(_ table: RampTable, _ field: SpreadField) {
        (self.table, self.field) = (table, field)
        isOpaque = field.coversAll && table.isOpaque
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        for i in 0..<count { pixels[i] = field.place(x &+ i, y).map { table.pixel(Float($0)) } ?? 0 }
    }
}

/// Where pixels lie along a ramp that repeats, is reflected, or has a focus.
struct SpreadField: RampPositions {
    /// Where a point lies along the ramp; nil where the gradient shows nothing.
    private typealias Field = (SIMD2<Double>) -> Double?

    let ramp: Ramp
    /// Whether the gradient shows something everywhere.
    let coversAll: Bool
    private let inverse: CGAffineTransform
    private let field: Field

    /// The place of a pixel's center; nil where nothing is shown.
    @inline(__always)
    func place(_ x: Int, _ y: Int) -> Double? {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        return field(SIMD2(Double(p.x), Double(p.y))).map { ramp.spread.place($0) }
    }

    /// NaN where nothing is shown.
    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd) {
        for i in 0..<row.count {
            let place = place(row.origin + row.skipping + i, row.y)
            t[i] = place.map { end.apply(Float($0) * end.scale + end.bias) } ?? .nan
        }
    }

    private init(_ ramp: Ramp, inverse: CGAffineTransform, coversAll: Bool = true, _ field: @escaping Field) {
        (self.ramp, self.inverse, self.coversAll, self.field) = (ramp, inverse, coversAll, field)
    }

    /// Nil for gradients that need none.
    ///
    /// - Parameter inverse: from device pixels to the paint's points.
    static func of(_ paint: Paint, inverse: CGAffineTransform) -> SpreadField? {
        switch paint {
        case .linear(let paint) where paint.ramp.spread != .pad:
            return SpreadField(paint.ramp, inverse: inverse, line(paint))
        case .radial(let paint) where paint.focus != nil || paint.ramp.spread != .pad:
            return SpreadField(
                paint.ramp, inverse: inverse, coversAll: paint.focus == nil,
                paint.focus.map { rings(paint, focus: $0) } ?? rings(paint))
        case .angular(let paint) where paint.ramp.spread != .pad:
            return SpreadField(paint.ramp, inverse: inverse, turn(paint))
        default: return nil
        }
    }

    private static func line(_ paint: LinearPaint) -> Field {
        let start = SIMD2(Double(paint.start.x), Double(paint.start.y))
        let along = SIMD2(Double(paint.end.x), Double(paint.end.y)) - start
        let square = along.x * along.x + along.y * along.y
        guard square > 0 else { return { _ in 0 } }
        return { p in ((p.x - start.x) * along.x + (p.y - start.y) * along.y) / square }
    }

    private static func rings(_ paint: RadialPaint) -> Field {
        let center = SIMD2(Double(paint.center.x), Double(paint.center.y))
        let unit = unit(paint)
        let length = paint.endRadius - paint.startRadius
        let safe = abs(length) > 1e-9 ? length : 1e-9
        return { p in (Maths.length((p.x - center.x) / unit.x, (p.y - center.y) / unit.y) - paint.startRadius) / safe }
    }

    /// A side without length has no inside.
    private static func unit(_ paint: RadialPaint) -> SIMD2<Double> {
        SIMD2(max(abs(Double(paint.aspect.width)), 1e-12), max(abs(Double(paint.aspect.height)), 1e-12))
    }

    /// With d from the focus to the center, q from it to the point and s the growth of the radius r, the ring t passes through
    /// the point where |q − t d| = r + t s, that is where (d·d − s²) t² − 2 (q·d + r s) t + q·q − r² = 0.
    private static func rings(_ paint: RadialPaint, focus: CGPoint) -> Field {
        let unit = unit(paint)
        let start = SIMD2(Double(focus.x), Double(focus.y)) / unit
        let d = SIMD2(Double(paint.center.x), Double(paint.center.y)) / unit - start
        let (r, s) = (paint.startRadius, paint.endRadius - paint.startRadius)
        let a = d.x * d.x + d.y * d.y - s * s
        return { p in
            let q = p / unit - start
            let b = q.x * d.x + q.y * d.y + r * s
            let c = q.x * q.x + q.y * q.y - r * r
            var roots: [Double] = []
            if abs(a) < 1e-12 {
                if b != 0 { roots = [c / (2 * b)] }
            } else {
                let square = b * b - a * c
                guard square >= 0 else { return nil }
                let root = square.squareRoot()
                roots = [(b + root) / a, (b - root) / a]
            }
            return roots.filter { $0.isFinite && r + $0 * s >= 0 }.max()
        }
    }

    private static func turn(_ paint: AngularPaint) -> Field {
        let center = SIMD2(Double(paint.center.x), Double(paint.center.y))
        let span = paint.endAngle - paint.startAngle
        let safe = abs(span) > 1e-12 ? span : 1e-12
        return { p in
            let turned = Maths.atan2(p.y - center.y, p.x - center.x) - paint.startAngle
            let turns = turned / (2 * Double.pi)
            return (turns - Maths.floor(turns)) * 2 * Double.pi / safe
        }
    }
}
