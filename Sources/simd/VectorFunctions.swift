import KinoraGeometry

// Functions of vectors under the names of Apple's simd, by plain arithmetic: the same bits on every machine. Both spellings
// are there, `simd_length(v)` and `length(v)`; scalars are Float or Double.

public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int1 = Int32
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint1 = UInt32
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

// MARK: Vectors of scalars

@inlinable public func vector2<T: SIMDScalar>(_ x: T, _ y: T) -> SIMD2<T> { SIMD2(x, y) }
@inlinable public func vector3<T: SIMDScalar>(_ x: T, _ y: T, _ z: T) -> SIMD3<T> { SIMD3(x, y, z) }
@inlinable public func vector3<T: SIMDScalar>(_ xy: SIMD2<T>, _ z: T) -> SIMD3<T> { SIMD3(xy, z) }
@inlinable public func vector4<T: SIMDScalar>(_ x: T, _ y: T, _ z: T, _ w: T) -> SIMD4<T> { SIMD4(x, y, z, w) }
@inlinable public func vector4<T: SIMDScalar>(_ xyz: SIMD3<T>, _ w: T) -> SIMD4<T> { SIMD4(xyz, w) }

// MARK: Lengths and products

@inlinable public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (a * b).sum() }
@inlinable public func length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(v, v) }
@inlinable public func length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    dot(v, v).squareRoot()
}
@inlinable public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length(a - b)
}
@inlinable public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length_squared(a - b)
}
/// The vector of length 1 in the same direction; without a direction, not numbers, as in Apple's.
@inlinable public func normalize<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { v / length(v) }
/// The part of `a` along `b`.
@inlinable public func project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: BinaryFloatingPoint {
    b * (dot(a, b) / length_squared(b))
}
/// `v` mirrored at the plane across `n`, which has length 1.
@inlinable public func reflect<V: SIMD>(_ v: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
    v - n * (2 * dot(v, n))
}
/// `v` after a surface across `n`; both have length 1, `eta` is the ratio of refractive indices. Zero in total reflection.
@inlinable public func refract<V: SIMD>(_ v: V, n: V, eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    let cosine = dot(v, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : v * eta - n * (eta * cosine + rest.squareRoot())
}
@inlinable public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
/// Along z.
@inlinable public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> {
    SIMD3(0, 0, a.x * b.y - a.y * b.x)
}

// MARK: Lane by lane

@inlinable public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: BinaryFloatingPoint { a + (b - a) * t }
@inlinable public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    a + (b - a) * t
}
@inlinable public func mix<T: BinaryFloatingPoint>(_ a: T, _ b: T, t: T) -> T { a + (b - a) * t }
@inlinable public func clamp<V: SIMD>(_ v: V, min low: V, max high: V) -> V where V.Scalar: BinaryFloatingPoint {
    v.clamped(lowerBound: low, upperBound: high)
}
@inlinable public func clamp<V: SIMD>(_ v: V, min low: V.Scalar, max high: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
    v.clamped(lowerBound: V(repeating: low), upperBound: V(repeating: high))
}
@inlinable public func clamp<T: BinaryFloatingPoint>(_ x: T, min low: T, max high: T) -> T {
    Swift.min(Swift.max(x, low), high)
}
@inlinable public func step<T: BinaryFloatingPoint>(_ x: T, edge: T) -> T { x < edge ? 0 : 1 }
@inlinable public func step<V: SIMD>(_ v: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    V(repeating: 1).replacing(with: 0, where: v .< edge)
}
@inlinable public func smoothstep<T: BinaryFloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
@inlinable public func smoothstep<V: SIMD>(_ v: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
    let t = clamp((v - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
@inlinable public func abs<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint {
    v.replacing(with: -v, where: v .< 0)
}
@inlinable public func min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
@inlinable public func max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }
@inlinable public func floor<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { v.rounded(.down) }
@inlinable public func ceil<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { v.rounded(.up) }
/// 0 and above, and always below 1: a number a little below a whole one would round to it.
@inlinable public func fract<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint {
    pointwiseMin(v - v.rounded(.down), V(repeating: V.Scalar(1).nextDown))
}
@inlinable public func fract<T: BinaryFloatingPoint>(_ x: T) -> T {
    Swift.min(x - x.rounded(.down), T(1).nextDown)
}
@inlinable public func sign<T: BinaryFloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }
@inlinable public func sign<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: v .> 0).replacing(with: -1, where: v .< 0)
}

// MARK: The same with prefixes

@inlinable public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(a, b) }
@inlinable public func simd_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(v) }
@inlinable public func simd_length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length_squared(v)
}
@inlinable public func simd_fast_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(v) }
@inlinable public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    distance(a, b)
}
@inlinable public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    distance_squared(a, b)
}
@inlinable public func simd_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(v) }
@inlinable public func simd_fast_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(v) }
@inlinable public func simd_project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: BinaryFloatingPoint { project(a, b) }
@inlinable public func simd_reflect<V: SIMD>(_ v: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint {
    reflect(v, n: n)
}
@inlinable public func simd_refract<V: SIMD>(_ v: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    refract(v, n: n, eta: eta)
}
@inlinable public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> {
    cross(a, b)
}
@inlinable public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> {
    cross(a, b)
}
@inlinable public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint {
    mix(a, b, t: t)
}
@inlinable public func simd_mix<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { mix(a, b, t: t) }
@inlinable public func simd_clamp<V: SIMD>(_ v: V, _ low: V, _ high: V) -> V where V.Scalar: BinaryFloatingPoint {
    clamp(v, min: low, max: high)
}
@inlinable public func simd_clamp<T: BinaryFloatingPoint>(_ x: T, _ low: T, _ high: T) -> T {
    clamp(x, min: low, max: high)
}
@inlinable public func simd_step<T: BinaryFloatingPoint>(_ edge: T, _ x: T) -> T { step(x, edge: edge) }
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ v: V) -> V where V.Scalar: BinaryFloatingPoint {
    step(v, edge: edge)
}
@inlinable public func simd_smoothstep<T: BinaryFloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ v: V) -> V
where V.Scalar: BinaryFloatingPoint {
    smoothstep(v, edge0: edge0, edge1: edge1)
}
@inlinable public func simd_abs<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { abs(v) }
@inlinable public func simd_sign<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { sign(v) }
@inlinable public func simd_fract<V: SIMD>(_ v: V) -> V where V.Scalar: BinaryFloatingPoint { fract(v) }
@inlinable public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
@inlinable public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }
@inlinable public func simd_reduce_add<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { v.sum() }
@inlinable public func simd_reduce_min<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { v.min() }
@inlinable public func simd_reduce_max<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { v.max() }
