import KinoraGeometry

/// A quaternion: a rotation of space where its length is 1. Angles are radians. (A value, as vectors are; the compiler does
/// not see it for scalars that it does not know.)
public struct _Quaternion<T: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    /// The three imaginary parts and then the real one.
    public var vector: SIMD4<T>

    public init() { vector = .zero }
    public init(vector: SIMD4<T>) { self.vector = vector }
    public init(ix: T, iy: T, iz: T, r: T) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: T, imag: SIMD3<T>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

    /// A rotation about an axis of length 1.
    public init(angle: T, axis: SIMD3<T>) {
        let half = Double(angle) / 2
        self.init(real: T(Maths.cos(half)), imag: axis * T(Maths.sin(half)))
    }

    /// The shortest rotation of one direction to another, both of length 1.
    public init(from: SIMD3<T>, to: SIMD3<T>) {
        let real = 1 + dot(from, to)
        guard real > 1e-6 else {
            // Opposite directions: half a turn about any axis across.
            let across = from.x.magnitude < 0.9 ? SIMD3<T>(1, 0, 0) : SIMD3<T>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, across)))
            return
        }
        self = _Quaternion(real: real, imag: cross(from, to)).normalized
    }

    /// The rotation of a matrix whose columns are at right angles and have length 1 (Shepperd's method).
    public init(_ m: _Matrix3<T>) {
        let trace = m[0, 0] + m[1, 1] + m[2, 2]
        let candidates = [m[0, 0], m[1, 1], m[2, 2], trace]
        let largest = candidates.indices.max { candidates[$0] < candidates[$1] } ?? 3
        let s = (1 + 2 * candidates[largest] - trace).squareRoot()
        let (x, y, z) = (m[1, 2] - m[2, 1], m[2, 0] - m[0, 2], m[0, 1] - m[1, 0])
        switch largest {
        case 0: self.init(ix: s * s, iy: m[0, 1] + m[1, 0], iz: m[2, 0] + m[0, 2], r: x)
        case 1: self.init(ix: m[0, 1] + m[1, 0], iy: s * s, iz: m[1, 2] + m[2, 1], r: y)
        case 2: self.init(ix: m[2, 0] + m[0, 2], iy: m[1, 2] + m[2, 1], iz: s * s, r: z)
        default: self.init(ix: x, iy: y, iz: z, r: 1 + trace)
        }
        self = normalized
    }

    public var real: T { vector.w }
    public var imag: SIMD3<T> { SIMD3(vector.x, vector.y, vector.z) }
    public var length: T { dot(vector, vector).squareRoot() }
    public var normalized: _Quaternion { _Quaternion(vector: vector / length) }
    public var conjugate: _Quaternion { _Quaternion(real: real, imag: -imag) }
    public var inverse: _Quaternion { _Quaternion(vector: conjugate.vector / dot(vector, vector)) }
    /// 0…2π.
    public var angle: T {
        let sine = dot(imag, imag).squareRoot()
        return T(2 * Maths.atan2(Double(sine), Double(real)))
    }
    public var axis: SIMD3<T> { normalize(imag) }

    /// The vector rotated.
    public func act(_ v: SIMD3<T>) -> SIMD3<T> {
        let t = cross(imag, v) * 2
        return v + t * real + cross(imag, t)
    }

    /// First `b`, then `a`.
    public static func * (a: _Quaternion, b: _Quaternion) -> _Quaternion {
        _Quaternion(
            real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }
    public static func * (a: _Quaternion, scalar: T) -> _Quaternion { _Quaternion(vector: a.vector * scalar) }
    public static func + (a: _Quaternion, b: _Quaternion) -> _Quaternion { _Quaternion(vector: a.vector + b.vector) }
    public static func - (a: _Quaternion, b: _Quaternion) -> _Quaternion { _Quaternion(vector: a.vector - b.vector) }
    public static func * (scalar: T, a: _Quaternion) -> _Quaternion { a * scalar }
    public static func / (a: _Quaternion, scalar: T) -> _Quaternion { _Quaternion(vector: a.vector / scalar) }
    public static func += (a: inout _Quaternion, b: _Quaternion) { a = a + b }
    public static func -= (a: inout _Quaternion, b: _Quaternion) { a = a - b }
    public static func *= (a: inout _Quaternion, b: _Quaternion) { a = a * b }
    public static func *= (a: inout _Quaternion, scalar: T) { a = a * scalar }
    public static func /= (a: inout _Quaternion, scalar: T) { a = a / scalar }
    public static prefix func - (a: _Quaternion) -> _Quaternion { _Quaternion(vector: -a.vector) }
}

extension _Matrix3 {
    /// The rotation of a quaternion of length 1.
    public init(_ q: _Quaternion<T>) { self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1))) }
}

extension _Matrix4 {
    /// The rotation of a quaternion of length 1.
    public init(_ q: _Quaternion<T>) {
        let m = _Matrix3(q)
        self.init(SIMD4(m[0], 0), SIMD4(m[1], 0), SIMD4(m[2], 0), SIMD4(0, 0, 0, 1))
    }
}

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

public func simd_act<T>(_ q: _Quaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> { q.act(v) }
public func simd_mul<T>(_ a: _Quaternion<T>, _ b: _Quaternion<T>) -> _Quaternion<T> { a * b }
public func simd_normalize<T>(_ q: _Quaternion<T>) -> _Quaternion<T> { q.normalized }

/// From `a` at 0 to `b` at 1 along the shorter way, at an even angular speed.
public func simd_slerp<T>(_ a: _Quaternion<T>, _ b: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
    var cosine = dot(a.vector, b.vector)
    let end = cosine < 0 ? -b : b
    cosine = cosine.magnitude
    guard cosine < 0.9995 else { return (a * (1 - t) + end * t).normalized }
    let angle = Maths.acos(Double(cosine))
    let sine = Maths.sin(angle)
    let (from, to) = (Maths.sin((1 - Double(t)) * angle) / sine, Maths.sin(Double(t) * angle) / sine)
    return a * T(from) + end * T(to)
}
