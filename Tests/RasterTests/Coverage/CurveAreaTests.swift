import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Lines that stand for curves cover what these do in every pixel")
struct CurveAreaTests {
    private static let side = 48

    /// What the contours cover of each pixel before it is rounded to levels, parts that they go around twice counted twice.
    private func coverage(_ lines: borrowing Polylines) -> [Double] {
        let memory = CoverageMemory()
        let grid = memory.grid(width: Self.side, height: Self.side)
        grid.add(lines, origin: .zero, entry: .clipped)
        return (0..<Self.side).flatMap { row in
            var sum = 0.0
            return (0..<Self.side).map { x in
                sum += Double(grid.cells[row * grid.stride + x])
                return sum
            }
        }
    }

    /// The most by which what `add` draws for coverage differs in a pixel from what it draws finely, in levels.
    private func worst(_ add: (inout Polylines, _ tolerance: Double) -> Void) -> Double {
        var lines = Polylines()
        var fine = Polylines()
        add(&lines, ShapePainter.curveTolerance)
        add(&fine, 0)
        return zip(coverage(lines), coverage(fine)).reduce(0) { max($0, abs($1.0 - $1.1)) } * 255
    }

    private func curve(_ dice: inout SplitMix, pieces: Int, in range: ClosedRange<Double>) -> Path {
        func point() -> CGPoint { CGPoint(x: dice.roll(range), y: dice.roll(range)) }
        return Path { path in
            path.move(to: point())
            for _ in 0..<pieces { path.addCurve(to: point(), control1: point(), control2: point()) }
        }
    }

    @Test("inside of curves of any kind")
    func fills() {
        var (dice, far) = (SplitMix(seed: 81), 0.0)
        for index in 0..<400 {
            let path = curve(&dice, pieces: 1 + index % 4, in: 0...48)
            far = max(far, worst { path.flatten(into: &$0, tolerance: $1, balanced: true) })
        }
        tell("fill of curves before rounding", cases: 400 * Self.side * Self.side, worst: far)
        #expect(far < 0.65)
    }

    @Test("inside of circles of any size")
    func circles() {
        var (dice, far) = (SplitMix(seed: 82), 0.0)
        for index in 0..<400 {
            let reach = 0.2 + Double(index) * 0.05
            let place = CGRect(x: 2 + dice.roll(), y: 2 + dice.roll(), width: 2 * reach, height: 2 * reach)
            far = max(far, worst { Path(ellipseIn: place).flatten(into: &$0, tolerance: $1, balanced: true) })
        }
        tell("circles before rounding", cases: 400 * Self.side * Self.side, worst: far)
        #expect(far < 0.5)
    }

    @Test("on both sides of strokes along gentle bends", arguments: [CGLineCap.butt, .round])
    func strokes(_ cap: CGLineCap) {
        var (dice, far) = (SplitMix(seed: 83), 0.0)
        for index in 0..<200 {
            // Ahead and to either side, so that no bend is tighter than half the width.
            let path = Path { path in
                path.move(to: CGPoint(x: 4, y: dice.roll(12...36)))
                let (a, b) = (dice.roll(6...42), dice.roll(6...42))
                let end = CGPoint(x: 44, y: dice.roll(12...36))
                path.addCurve(to: end, control1: CGPoint(x: 18, y: a), control2: CGPoint(x: 30, y: b))
            }
            let style = StrokeStyle(lineWidth: 0.5 + Double(index % 8) / 2, lineCap: cap)
            far = max(far, worst { path.stroke(into: &$0, style: style, tolerance: $1) })
        }
        tell("strokes before rounding", cases: 200 * Self.side * Self.side, worst: far)
        #expect(far < 0.65)
    }

    @Test("on both sides of bends that are tight or nearly cusps, where lines become shorter and longer")
    func bends() {
        var (dice, far) = (SplitMix(seed: 84), 0.0)
        for index in 0..<24 {
            var (a, b, c, d) = (
                SIMD2(28.02223657466492, 10.3677385743804), SIMD2(29.114038158883133, 10.301282123764665),
                SIMD2(7.667458813653685, 19.499409651500347), SIMD2(35.47355288493872, 9.256853951947807)
            )
            if index > 0 {
                (a, d) = (SIMD2(dice.roll(8...12), dice.roll(20...26)), SIMD2(dice.roll(28...32), dice.roll(20...26)))
                b = SIMD2(dice.roll(26...34), dice.roll(4...10))
                let (size, angle) = (pow(10, dice.roll(-4...1)), dice.roll(0...6))
                c = b - (d - a) + SIMD2(cos(angle), sin(angle)) * size
            }
            let path = Path { path in
                path.move(to: at(a))
                path.addCurve(to: at(d), control1: at(b), control2: at(c))
            }
            let style = StrokeStyle(lineWidth: index > 0 ? dice.roll(0.3...6.3) : 3.911813674894979)
            var lines = Polylines()
            var oracle = StrokeOracle(style)
            path.stroke(into: &lines, style: style, tolerance: ShapePainter.curveTolerance)
            oracle.add(curves: [finely(a, b, c, d)])
            let outline = (0..<lines.contourCount).map { index in
                let contour = lines.contours[index]
                return (0..<contour.count).map { lines.points[contour.start + $0] }
            }
            let (drawn, truth) = (levels(outline), levels(oracle.pieces))
            far = max(far, zip(drawn, truth).reduce(0) { max($0, abs($1.0 - $1.1)) } * 255)
        }
        tell("strokes with tight bends before rounding", cases: 24 * Self.side * Self.side, worst: far)
        #expect(far < 0.8)
    }

    private func levels(_ contours: [[SIMD2<Double>]]) -> [Double] {
        StripOracle(contours, rule: .nonzero, width: Self.side, height: Self.side, strips: 256).levels
    }
}
