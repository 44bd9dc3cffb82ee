import Foundation

/// A point or a direction as two machine numbers, for arithmetic.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    @inline(__always)
    init(_ point: CGPoint) { self.init(point.x.native, point.y.native) }

    @inline(__always)
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Positive where `other` is reached by turning from +x towards +y.
    @inline(__always)
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    @inline(__always)
    var squaredLength: Double { x * x + y * y }

    @inline(__always)
    var length: Double { (x * x + y * y).squareRoot() }

    /// The unit vector of the same direction; zero for zero and for what is not finite.
    var normalized: Vector {
        let size = Swift.max(x.magnitude, y.magnitude)
        guard size > 0, size < .infinity else { return .zero }
        let scaled = self / size
        return scaled / scaled.length
    }

    /// The same vector a quarter turn from +x towards +y.
    @inline(__always)
    var turned: Vector { Vector(-y, x) }
}

extension CGPoint {
    @inline(__always)
    init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }
}
