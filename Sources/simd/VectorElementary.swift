import KinoraGeometry

// Elementary functions of vectors, lane by lane, under the names of Apple's simd: the same bits on every machine.

extension SIMD {
    /// The vector of a function's values.
    @inlinable
    func _mapLanes(_ function: (Scalar) -> Scalar) -> Self {
        var result = self
        for lane in indices { result[lane] = function(self[lane]) }
        return result
    }

    /// The vector of a function's values for two vectors.
    @inlinable
    func _mapLanes(_ other: Self, _ function: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for lane in indices { result[lane] = function(self[lane], other[lane]) }
        return result
    }
}

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.sin($0) } }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.sin(Double($0))) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.cos($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.cos(Double($0))) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.tan($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.tan(Double($0))) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.asin($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.asin(Double($0))) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.acos($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.acos(Double($0))) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.atan($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.atan(Double($0))) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.sinh($0) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.sinh(Double($0))) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.cosh($0) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.cosh(Double($0))) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.tanh($0) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.tanh(Double($0))) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.exp($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.exp(Double($0))) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.exp2($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.exp2(Double($0))) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.log($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.log(Double($0))) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.log2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.log2(Double($0))) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.log10($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.log10(Double($0))) } }
public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapLanes { Maths.cbrt($0) } }
public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapLanes { Float(Maths.cbrt(Double($0))) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double { x._mapLanes(y) { Maths.pow($0, $1) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
    x._mapLanes(y) { Float(Maths.pow(Double($0), Double($1))) }
}
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Double { y._mapLanes(x) { Maths.atan2($0, $1) } }
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Float {
    y._mapLanes(x) { Float(Maths.atan2(Double($0), Double($1))) }
}
/// The square roots of the lanes.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }
/// One by the lanes.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V(repeating: 1) / x }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V(repeating: 1) / x.squareRoot() }
