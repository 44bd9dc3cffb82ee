import Foundation
import KinoraBasics
import KinoraGeometry
import Testing

@testable import KinoraAnimation

struct UnitCurveTests {
    private let presets: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test func curvesAreEqualWhereAllFourCoordinatesAre() {
        func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        }
        let own = curve(0.1, 0.2, 0.3, 0.4)
        #expect(own == curve(0.1, 0.2, 0.3, 0.4))
        for other in [
            curve(0.5, 0.2, 0.3, 0.4), curve(0.1, 0.5, 0.3, 0.4), curve(0.1, 0.2, 0.5, 0.4), curve(0.1, 0.2, 0.3, 0.5),
        ] {
            #expect(own != other)
        }
    }

    @Test func everyCurveRunsFromZeroToOneAndNoFurther() {
        for curve in presets {
            for x in [-1000, -0.5, 0] { #expect(curve.value(at: x) == 0) }
            for x in [1, 1.5, 1000] { #expect(curve.value(at: x) == 1) }
        }
    }

    @Test func bezierPointsLieOnTheCurve() {
        var numbers = SplitMix(seed: 6)
        for _ in 0..<2000 {
            let (x1, y1, x2, y2) = (
                numbers.number(0...1), numbers.number(-2...3), numbers.number(0...1), numbers.number(-2...3)
            )
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
            // De Casteljau's construction at a random parameter.
            let t = numbers.number(0...1)
            func point(_ a: Double, _ b: Double) -> Double {
                let (p, q, r) = (a * t, a + (b - a) * t, b + (1 - b) * t)
                let (s, u) = (p + (q - p) * t, q + (r - q) * t)
                return s + (u - s) * t
            }
            let x = point(x1, x2)
            #expect(agree(curve.value(at: x), point(y1, y2), 1e-7))
        }
    }

    @Test func velocityIsTheSlope() {
        let h = 1e-5
        for curve in presets + [
            UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: 1.4), endControlPoint: UnitPoint(x: 0.6, y: -0.4))
        ] {
            for x in [0.1, 0.25, 0.4, 0.6, 0.75, 0.9] {
                let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
                #expect(agree(curve.velocity(at: x), slope, 1e-6), "\(curve) at \(x)")
            }
        }
    }

    @Test func inversesSwapTheirAxes() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0.6), endControlPoint: UnitPoint(x: 0.7, y: 0.9))
        for x in stride(from: 0.0, through: 1, by: 0.05) {
            #expect(agree(curve.inverse.value(at: curve.value(at: x)), x, 1e-9))
            #expect(agree(UnitCurve.circularEaseIn.inverse.value(at: UnitCurve.circularEaseIn.value(at: x)), x, 1e-9))
        }
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
        #expect(UnitCurve.linear.inverse == .linear)
        #expect(curve.inverse.inverse == curve)
    }

    @Test func verticalEndsHaveInfiniteVelocity() {
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        let down = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 0.5, y: 1))
        #expect(down.velocity(at: 0) == -.infinity)
    }

    /// The tangent at an end of a cubic points to the nearest control point that lies elsewhere.
    @Test(
        "A curve leaves and arrives along the line to the first control point that is not the end itself",
        arguments: [
            (0, 0, 0, 1, .infinity, 0), (0, 0, 1, 0, 0, .infinity), (0, 0, 0.5, 0.25, 0.5, 1.5), (0, 0, 0, 0, 1, 1),
            (0, 0.5, 0.5, 1, .infinity, 0), (0.5, 0, 1, 0.5, 0, .infinity), (0.25, 0.75, 0.5, 0, 3, 2),
            (1, 0, 1, 1, 0, .infinity), (0, 1, 1, 1, .infinity, 0), (0.5, 0.25, 1, 1, 0.5, 1.5), (1, 1, 1, 1, 1, 1),
            (0, 0, 1, 1, 1, 1), (0, -1, 1, 2, -.infinity, -.infinity),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func tangents(x1: Double, y1: Double, x2: Double, y2: Double, start: Double, end: Double) {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        #expect(curve.slope(at: 0) == start && curve.slope(at: -1) == start)
        #expect(curve.slope(at: 1) == end && curve.slope(at: 2) == end)
        // What SwiftUI reports differs where a control point is the end itself.
        #expect(curve.velocity(at: 0) == (x1 == 0 && y1 == 0 ? 1 : start))
        #expect(curve.velocity(at: 1) == (x2 == 1 && y2 == 1 ? 0 : end))
    }
}
