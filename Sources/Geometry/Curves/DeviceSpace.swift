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

    /// The greatest distance between a curve and the lines that replace it, in pixels; where these enclose the same area as the
    /// curve, that distance times the length of a line, in square pixels.
    let tolerance: Double
    /// The reciprocal of eight times that.
    private let perSliver: Double
    /// Whatever lies wholly to one side of this rectangle need only keep its ends.
    let visibleLow: Vector
    let visibleHigh: Vector

    init(transform t: CGAffineTransform, tolerance: Double, visible: CGRect?, margin: Double = 0) {
        xAxis = Vector(t.a.native, t.b.native)
        yAxis = Vector(t.c.native, t.d.native)
        origin = Vector(t.tx.native, t.ty.native)
        self.tolerance = tolerance.clamped(from: DeviceSpace.finestTolerance, to: 1e6)
        perSliver = 1 / (8 * self.tolerance)
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

extension DeviceSpace {
    /// How many lines a curve a + t (u + t (v + t w)) needs where each may lie off it by the tolerance divided by its length.
    ///
    /// A step dt is a line of the length |v| dt, in the middle of which the curve is |v × a| / |v| dt² / 8 away: so that the product
    /// does not depend on the speed, and is least if its steps are equal. The cross product of velocity and acceleration is
    /// quadratic in t for a cubic.
    @inline(__always)
    func balancedCount(_ u: Vector, _ v: Vector, _ w: Vector) -> Double {
        let (constant, linear, square) = (2 * u.cross(v), 6 * u.cross(w), 6 * v.cross(w))
        var greatest = max(constant.magnitude, (constant + linear + square).magnitude)
        if linear * square < 0, linear.magnitude < 2 * square.magnitude {
            greatest = max(greatest, (constant - linear * linear / (4 * square)).magnitude)
        }
        return approximateCubeRoot(greatest * perSliver)
    }

    /// The same for a curve a + t (u + t v).
    @inline(__always)
    func balancedCount(_ u: Vector, _ v: Vector) -> Double {
        approximateCubeRoot(2 * u.cross(v).magnitude * perSliver)
    }
}

/// The first and the last step along a curve whose lines enclose its area, as a part of the others.
///
/// The points between the ends lie outside of the curve by two thirds of the sagitta, so that each line between two of them encloses
/// what the curve does. A line from one of the ends, which stay, does so if its sagitta is half as large: √½, as a number, because
/// globals that are computed are looked up at every use.
let endStep = 0.7071067811865476

/// How many lines are saved by what the end steps fall short of.
let endSaving = 0.5857864376269049

/// The cube root of a positive number up to a thirtieth of it: a third of its exponent, and a line between powers of two. Enough to count
/// lines with, and far faster. 0 for NaN.
@inline(__always)
func approximateCubeRoot(_ x: Double) -> Double {
    guard x > 1e-30, x < 1e30 else { return x > 1e-30 ? 1e10 : 0 }
    return Double(bitPattern: x.bitPattern / 3 &+ 0x2A9F_7893_0000_0000)
}

/// The next whole number above `count`, up to `most`; 1 for NaN.
@inline(__always)
func countOfLines(_ count: Double, most: Int) -> Int {
    if count <= 1 { return 1 }
    return count < Double(most) ? Int(count) &+ 1 : (count == count ? most : 1)
}

/// Whole numbers n with n² at least `square`, up to `most`; 1 for NaN.
@inline(__always)
func countOfLines(squared square: Double, most: Int) -> Int {
    if square <= 1 { return 1 }
    let root = square.squareRoot()
    return root < Double(most) ? Int(root) &+ 1 : (root == root ? most : 1)
}
