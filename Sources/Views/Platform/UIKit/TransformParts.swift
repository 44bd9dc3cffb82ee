import KinoraGeometry
import KinoraStage

/// A transform of space taken apart: first a scale, then shears, a rotation, a translation and the perspective. Core Animation moves
/// transforms, and names their parts, in this way.
struct TransformParts {
    var scale = SIMD3<Double>(1, 1, 1)
    /// How far y goes along x, z along x, and z along y.
    var shear = SIMD3<Double>(0, 0, 0)
    /// Orthogonal rows.
    private var rows: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    var translation = SIMD3<Double>(0, 0, 0)
    /// The fourth column.
    private var perspective = SIMD4<Double>(0, 0, 0, 1)

    init(_ m: CATransform3D) {
        var after = CATransform3DIdentity
        if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
            var before = m
            (before.m14, before.m24, before.m34, before.m44) = (0, 0, 0, 1)
            // What is left when all but the perspective is undone, so that the parts in this order make the whole.
            after = CATransform3DConcat(CATransform3DInvert(before), m)
            perspective = SIMD4(after.m14, after.m24, after.m34, after.m44)
        }
        translation = SIMD3(m.m41, m.m42, m.m43)
        takeApart([SIMD3(m.m11, m.m12, m.m13), SIMD3(m.m21, m.m22, m.m23), SIMD3(m.m31, m.m32, m.m33)])
    }

    /// By Gram and Schmidt. A direction without length keeps the axis that it would have.
    private mutating func takeApart(_ m: [SIMD3<Double>]) {
        let axes = rows
        func unit(_ v: SIMD3<Double>, _ length: Double, _ axis: Int) -> SIMD3<Double> {
            length > 1e-12 ? v / length : axes[axis]
        }
        scale.x = Self.dot(m[0], m[0]).squareRoot()
        rows[0] = unit(m[0], scale.x, 0)
        shear.x = Self.dot(rows[0], m[1])
        let second = m[1] - rows[0] * shear.x
        scale.y = Self.dot(second, second).squareRoot()
        rows[1] = unit(second, scale.y, 1)
        (shear.y, shear.z) = (Self.dot(rows[0], m[2]), Self.dot(rows[1], m[2]))
        let third = m[2] - rows[0] * shear.y - rows[1] * shear.z
        scale.z = Self.dot(third, third).squareRoot()
        rows[2] = unit(third, scale.z, 2)
        // A mirrored plane is a plane with a negative height, and no rotation.
        guard Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 else { return }
        if Self.dot(rows[2], SIMD3(0, 0, 1)) < 0 {
            (scale.z, rows[2], shear.y, shear.z) = (-scale.z, -rows[2], shear.y, shear.z)
        } else if rows[0].x < 0, rows[1].y > 0 {
            (scale.x, rows[0], shear.x, shear.y) = (-scale.x, -rows[0], -shear.x, -shear.y)
        } else {
            (scale.y, rows[1], shear.z) = (-scale.y, -rows[1], -shear.z)
        }
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }
    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    var matrix: CATransform3D {
        let (x, y, z) = (
            rows[0] * scale.x, rows[1] * scale.y + rows[0] * shear.x,
            rows[2] * scale.z + rows[0] * shear.y + rows[1] * shear.z
        )
        var m = CATransform3DIdentity
        (m.m11, m.m12, m.m13) = (x.x, x.y, x.z)
        (m.m21, m.m22, m.m23) = (y.x, y.y, y.z)
        (m.m31, m.m32, m.m33) = (z.x, z.y, z.z)
        (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
        guard perspective != SIMD4(0, 0, 0, 1) else { return m }
        var view = CATransform3DIdentity
        (view.m14, view.m24, view.m34, view.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return CATransform3DConcat(m, view)
    }

    // MARK: Angles

    /// Radians about x, then y, then z.
    var angles: SIMD3<Double> {
        get {
            let y = Maths.asin((-rows[0].z).clamped(to: -1...1))
            if abs(rows[0].z) > 1 - 1e-12 {
                return SIMD3(Maths.atan2(rows[1].x * (rows[0].z < 0 ? 1 : -1), rows[1].y), y, 0)
            }
            return SIMD3(Maths.atan2(rows[1].z, rows[2].z), y, Maths.atan2(rows[0].y, rows[0].x))
        }
        set {
            var m = CATransform3DMakeRotation(newValue.x, 1, 0, 0)
            m = CATransform3DConcat(m, CATransform3DMakeRotation(newValue.y, 0, 1, 0))
            m = CATransform3DConcat(m, CATransform3DMakeRotation(newValue.z, 0, 0, 1))
            rows = [SIMD3(m.m11, m.m12, m.m13), SIMD3(m.m21, m.m22, m.m23), SIMD3(m.m31, m.m32, m.m33)]
        }
    }

    // MARK: Between two

    /// Each part by itself, rotations along the shorter arc.
    func mixed(with end: TransformParts, _ fraction: Double) -> TransformParts {
        var result = self
        result.scale += (end.scale - scale) * fraction
        result.shear += (end.shear - shear) * fraction
        result.translation += (end.translation - translation) * fraction
        result.perspective += (end.perspective - perspective) * fraction
        if rows != end.rows { result.rows = Self.rows(Self.turned(quaternion, end.quaternion, fraction)) }
        return result
    }

    /// The rotation as a quaternion, the real part last.
    private var quaternion: SIMD4<Double> {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        func root(_ value: Double) -> Double { max(0, value).squareRoot() / 2 }
        let size = SIMD4(
            root(1 + a.x - b.y - c.z), root(1 - a.x + b.y - c.z), root(1 - a.x - b.y + c.z), root(1 + a.x + b.y + c.z))
        // From the largest part, the others follow with their signs.
        switch size.max() {
        case size.w: return SIMD4((b.z - c.y) / 4, (c.x - a.z) / 4, (a.y - b.x) / 4, size.w * size.w) / size.w
        case size.x: return SIMD4(size.x * size.x, (a.y + b.x) / 4, (c.x + a.z) / 4, (b.z - c.y) / 4) / size.x
        case size.y: return SIMD4((a.y + b.x) / 4, size.y * size.y, (b.z + c.y) / 4, (c.x - a.z) / 4) / size.y
        default: return SIMD4((c.x + a.z) / 4, (b.z + c.y) / 4, size.z * size.z, (a.y - b.x) / 4) / size.z
        }
    }

    private static func turned(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        let product = a * b
        let cosine = product.x + product.y + product.z + product.w
        let end = cosine < 0 ? -b : b
        let angle = Maths.acos(abs(cosine).clamped(to: 0...1))
        let sine = Maths.sin(angle)
        guard sine > 1e-9 else { return a }
        return (a * Maths.sin((1 - fraction) * angle) + end * Maths.sin(fraction * angle)) / sine
    }

    private static func rows(_ q: SIMD4<Double>) -> [SIMD3<Double>] {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }
}
