import Foundation

/// A projective map of the plane, in the row-vector convention of SwiftUI:
/// `[x y 1] · M = [x' w, y' w, w]`.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First `self`, then `next`.
    public func concatenating(_ n: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31
        r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32
        r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33
        r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31
        r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32
        r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33
        r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31
        r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32
        r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33
        return r
    }

    public var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the map by its inverse; returns false and changes nothing where there is none.
    @discardableResult
    public mutating func invert() -> Bool {
        let det = determinant
        guard det != 0, det.isFinite else { return false }
        let m = self
        m11 = (m.m22 * m.m33 - m.m23 * m.m32) / det
        m12 = (m.m13 * m.m32 - m.m12 * m.m33) / det
        m13 = (m.m12 * m.m23 - m.m13 * m.m22) / det
        m21 = (m.m23 * m.m31 - m.m21 * m.m33) / det
        m22 = (m.m11 * m.m33 - m.m13 * m.m31) / det
        m23 = (m.m13 * m.m21 - m.m11 * m.m23) / det
        m31 = (m.m21 * m.m32 - m.m22 * m.m31) / det
        m32 = (m.m12 * m.m31 - m.m11 * m.m32) / det
        m33 = (m.m11 * m.m22 - m.m12 * m.m21) / det
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        copy.invert()
        return copy
    }

    /// Where a point in homogeneous coordinates (x, y, w) lands, in such coordinates: its picture is (x / w, y / w), its depth w.
    @inlinable @inline(__always)
    package func place(_ p: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            Double(m11) * p.x + Double(m21) * p.y + Double(m31) * p.z,
            Double(m12) * p.x + Double(m22) * p.y + Double(m32) * p.z,
            Double(m13) * p.x + Double(m23) * p.y + Double(m33) * p.z)
    }

    /// Where a point lands, in homogeneous coordinates.
    @inlinable @inline(__always)
    package func place(_ p: SIMD2<Double>) -> SIMD3<Double> { place(SIMD3(p.x, p.y, 1)) }
}

extension CGPoint {
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}
