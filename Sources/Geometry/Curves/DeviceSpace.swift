import Foundation
import KinoraBasics

/// From a path's points to device pixels: the map, how finely curves must be cut, and which part of the plane is
/// visible.
struct DeviceSpace {
    /// Coordinates in device space are limited to this, so that arithmetic on them stays finite and accurate.
    static let limit = 1e9
    /// The finest tolerance there is, in pixels.
    static let finestTolerance = 1e-4
    /// A visible rectangle with a longer side than this, in pixels, counts as the whole plane.
    static let longestVisibleSide = 1e6

    private let xAxis: Vector
    private let yAxis: Vector
    private let origin: Vector

    /// The greatest distance between a curve and the lines that replace it, in pixels.
    let tolerance: Double
    /// Whatever lies wholly to one side of this rectangle need only keep its ends.
    let visibleLow: Vector
    let visibleHigh: Vector

    init(transform t: CGAffineTransform, tolerance: Double, visible: CGRect?, margin: Double = 0) {
        xAxis = Vector(t.a.native, t.b.native)
        yAxis = Vector(t.c.native, t.d.native)
        origin = Vector(t.tx.native, t.ty.native)
        self.tolerance = tolerance.clamped(from: DeviceSpace.finestTolerance, to: 1e6)
        let side = DeviceSpace.longestVisibleSide
        if let visible, visible.width < side, visible.height < side, margin < side, visible.midX.native.magnitude < 1e9,
            visible.midY.native.magnitude < 1e9
        {
            visibleLow = Vector(visible.minX.native - margin, visible.minY.native - margin)
            visibleHigh = Vector(visible.maxX.native + margin, visible.maxY.native + margin)
        } else {
            visibleLow = Vector(repeating: -.infinity)
            visibleHigh = Vector(repeating: .infinity)
        }
    }

    var isBounded: Bool { visibleLow.x.isFinite && visibleHigh.x.isFinite }

    @inline(__always)
    func map(_ p: Vector) -> Vector { xAxis * p.x + yAxis * p.y + origin }

    @inline(__always)
    func map(_ p: CGPoint) -> Vector { xAxis * p.x.native + yAxis * p.y.native + origin }

    /// True where a coordinate is not a number, not finite or beyond the limit.
    @inline(__always)
    static func isBeyond(_ p: Vector) -> Bool { !(p.x.magnitude <= limit && p.y.magnitude <= limit) }

    /// A finite point moved within the limit.
    static func limited(_ p: Vector) -> Vector {
        Vector(p.x.clamped(from: -limit, to: limit), p.y.clamped(from: -limit, to: limit))
    }

    /// How much the map enlarges lengths at most: its greatest singular value.
    var greatestScale: Double {
        let (p, q) = (xAxis.squaredLength, yAxis.squaredLength)
        let mean = 0.5 * (p + q)
        let difference = 0.5 * (p - q)
        let cross = xAxis.dot(yAxis)
        return (mean + (difference * difference + cross * cross).squareRoot()).squareRoot()
    }

    /// True where the hull of the points lies wholly to one side of the visible rectangle.
    @inline(__always)
    func isHidden(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Bool {
        func beyond(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ low: Double, _ high: Double) -> Bool {
            (a < low && b < low && c < low && d < low) || (a > high && b > high && c > high && d > high)
        }
        return beyond(a.x, b.x, c.x, d.x, visibleLow.x, visibleHigh.x)
            || beyond(a.y, b.y, c.y, d.y, visibleLow.y, visibleHigh.y)
    }

    /// How many lines a cubic needs: n² = 6/8 · max |second difference| / tolerance (Wang, 1984).
    @inline(__always)
    func squaredCount(cubic a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Double {
        let (first, second) = ((a - b - b + c).squaredLength, (b - c - c + d).squaredLength)
        return (0.5625 * (first > second ? first : second)).squareRoot() / tolerance
    }

    /// How many lines a quadratic curve needs: n² = 1/4 · |second difference| / tolerance, which is exact.
    @inline(__always)
    func squaredCount(quadratic a: Vector, _ b: Vector, _ c: Vector) -> Double {
        (0.0625 * (a - b - b + c).squaredLength).squareRoot() / tolerance
    }
}

/// Whole numbers n with n² at least `square`, up to `most`; 1 for NaN.
@inline(__always)
func countOfLines(squared square: Double, most: Int) -> Int {
    if square <= 1 { return 1 }
    let root = square.squareRoot()
    return root < Double(most) ? Int(root) &+ 1 : (root == root ? most : 1)
}
