import KinoraBasics
import KinoraGeometry

/// A function from progress in time to progress in value, both running from 0 to 1.
///
/// Input outside 0…1 counts as the nearer end. Output may leave 0…1 where a curve overshoots. Shapes and their values are
/// those of SwiftUI's `UnitCurve`, which rounds results to multiples of 2⁻²⁰; these are exact to about 1e-15, so the two
/// differ by at most 5e-7.
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    let shape: Shape

    /// A Bézier curve from (0, 0) to (1, 1).
    ///
    /// The first coordinates of the control points are held to 0…1; the second ones are free.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            Double(startControlPoint.x), Double(startControlPoint.y),
            Double(endControlPoint.x), Double(endControlPoint.y))
    }

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { shape = .bezier(CubicBezier(x1, y1, x2, y2)) }

    init(_ shape: Shape) { self.shape = shape }

    /// Constant speed.
    public static let linear = UnitCurve(.linear)
    /// A slow start: control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// A slow end: control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// A slow start and end: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// The lower right quarter of a circle: `1 - √(1 - x²)`. Its end is vertical.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// The upper left quarter of a circle: `√(1 - (1 - x)²)`. Its start is vertical.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// A quarter circle in, and one out, each half the size. Its middle is vertical.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The curve with the coordinates of its control points swapped; circular in and out change places.
    ///
    /// `linear` and `circularEaseInOut` return themselves, as in SwiftUI, though the latter is not its own inverse.
    public var inverse: UnitCurve {
        switch shape {
        case .linear, .circularEaseInOut: self
        case .bezier(let curve): UnitCurve(curve.y1, curve.x1, curve.y2, curve.x2)
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        }
    }

    /// Progress in value at a progress in time.
    public func value(at progress: Double) -> Double {
        let x = progress.clamped(to: 0...1)
        switch shape {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularEaseIn: return Self.quarterIn(x)
        case .circularEaseOut: return 1 - Self.quarterIn(1 - x)
        case .circularEaseInOut: return x < 0.5 ? Self.quarterIn(2 * x) / 2 : 1 - Self.quarterIn(2 - 2 * x) / 2
        }
    }

    /// The rate of change of the value, per unit of time; ±infinity where the curve is vertical.
    ///
    /// Where a control point coincides with its end, so that the quotient is 0 / 0 there, this returns what SwiftUI
    /// does: 1 at the start (`easeOut`) and 0 at the end (`easeIn`), although both limits are 1.7241.
    public func velocity(at progress: Double) -> Double {
        if case .bezier(let curve) = shape {
            if progress <= 0, curve.x1 == 0, curve.y1 == 0 { return 1 }
            if progress >= 1, curve.x2 == 1, curve.y2 == 1 { return 0 }
        }
        return slope(at: progress)
    }

    /// The rate of change as a limit, which is what motion that goes on from the curve needs.
    func slope(at progress: Double) -> Double {
        let x = progress.clamped(to: 0...1)
        switch shape {
        case .linear: return 1
        case .bezier(let curve): return Self.slope(of: curve, at: x)
        case .circularEaseIn: return Self.quarterSlope(x)
        case .circularEaseOut: return Self.quarterSlope(1 - x)
        case .circularEaseInOut: return Self.quarterSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
        }
    }

    /// The rate of change, finite even where the curve is vertical: there, the mean slope of the next 64th.
    func finiteSlope(at progress: Double) -> Double {
        let exact = slope(at: progress)
        if exact.isFinite { return exact }
        let x = progress.clamped(to: 0...(1 - 0x1p-6))
        return (value(at: x + 0x1p-6) - value(at: x)) * 0x1p6
    }

    private static func slope(of curve: CubicBezier, at x: Double) -> Double {
        let direction = x <= 0 ? curve.startDirection : x >= 1 ? curve.endDirection : curve.derivatives(at: x)
        if direction.x == direction.y { return 1 }
        if direction.x == 0 { return direction.y < 0 ? -.infinity : .infinity }
        return direction.y / direction.x
    }

    private static func quarterIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

    private static func quarterSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
