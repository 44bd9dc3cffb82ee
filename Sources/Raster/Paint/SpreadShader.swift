import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraScene

/// Gradients that repeat, are reflected, or have a focus: each pixel's position is found in Double and looked up in the ramp's
/// table. They are rarer than those that only continue their end colors, and slower.
final class SpreadShader: RowShader {
    /// Where a point lies along the ramp; nil where the gradient shows nothing.
    typealias Field = (SIMD2<Double>) -> Double?

    let isOpaque: Bool
    private let table: RampTable
    private let spread: GradientSpread
    private let inverse: CGAffineTransform
    private let field: Field

    /// - Parameter inverse: from device pixels to the paint's points.
    init(
        _ table: RampTable, _ spread: GradientSpread, inverse: CGAffineTransform, isOpaque: Bool,
        _ field: @escaping Field
    ) {
        (self.table, self.spread, self.inverse, self.field) = (table, spread, inverse, field)
        self.isOpaque = isOpaque && table.isOpaque
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let middle = Double(y) + 0.5
        for i in 0..<count {
            let p = CGPoint(x: Double(x &+ i) + 0.5, y: middle).applying(inverse)
            let t = field(SIMD2(Double(p.x), Double(p.y)))
            pixels[i] = t.map { table.pixel(Float(spread.place($0))) } ?? 0
        }
    }

    /// Nil for gradients that need none.
    static func of(_ paint: Paint, inverse: CGAffineTransform, _ ramps: RampCache) -> SpreadShader? {
        switch paint {
        case .linear(let paint) where paint.ramp.spread != .pad:
            return SpreadShader(
                ramps.table(for: paint.ramp), paint.ramp.spread, inverse: inverse, isOpaque: true, line(paint))
        case .radial(let paint) where paint.focus != nil || paint.ramp.spread != .pad:
            return SpreadShader(
                ramps.table(for: paint.ramp), paint.ramp.spread, inverse: inverse, isOpaque: paint.focus == nil,
                paint.focus.map { rings(paint, focus: $0) } ?? rings(paint))
        case .angular(let paint) where paint.ramp.spread != .pad:
            return SpreadShader(
                ramps.table(for: paint.ramp), paint.ramp.spread, inverse: inverse, isOpaque: true, turn(paint))
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
