/// How a position along a ramp is brought to where it is used: t · scale + bias, limited, plus `magic`.
struct RampEnd {
    var scale: Float = 1
    var bias: Float = 0
    private var low = -Float.infinity
    private(set) var high = Float.infinity
    private var magic: Float = 0

    /// Leaves positions as they are.
    static let position = RampEnd()

    /// Bits of an index into `table` of equal steps: the nearest whole number is in the low 23.
    static func index(_ table: RampTable) -> RampEnd {
        RampEnd(
            scale: Float(table.scale), bias: Float(table.bias), low: 0, high: Float(table.even.count - 1),
            magic: 8_388_608)
    }

    /// Factor and summand of a line followed by this scale and bias.
    @inline(__always)
    func after(_ factor: Float, _ summand: Float) -> (factor: Float, summand: Float) {
        (factor * scale, summand * scale + bias)
    }

    /// Limits, and adds the magic number; the scale has been applied. NaN becomes the lower limit.
    @inline(__always)
    func apply(_ v: SIMD4<Float>) -> SIMD4<Float> {
        let risen = SIMD4(repeating: low).replacing(with: v, where: v .> low)
        return SIMD4(repeating: high).replacing(with: risen, where: risen .< high) + magic
    }

    @inline(__always)
    func apply(_ v: Float) -> Float {
        let risen = v > low ? v : low
        return (risen < high ? risen : high) + magic
    }
}
