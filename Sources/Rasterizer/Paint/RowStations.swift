/// A smooth function along up to 256 pixels of a row: known with its slope at every sixteenth pixel, and interpolated
/// between by a cubic, which costs a few multiplications where the function itself takes roots or divisions. Blocks that
/// bend too much for that are computed pixel by pixel.
struct RowStations {
    /// Pixels between two stations.
    static let block = 16
    /// Both ends of sixteen blocks, and three more to fill a vector.
    static let count = 20
    /// Floats that the stations need.
    static let capacity = 3 * count

    /// Value, slope for a whole block, and a measure of how smooth the function is, at each station.
    let values: UnsafeMutablePointer<Float>
    let slopes: UnsafeMutablePointer<Float>
    let smoothness: UnsafeMutablePointer<Float>

    init(_ memory: UnsafeMutablePointer<Float>) {
        values = memory
        slopes = memory + Self.count
        smoothness = memory + 2 * Self.count
    }

    /// Writes the function, brought to where it is used by `end`, at `count` pixels from `skipping` on.
    ///
    /// - Parameters:
    ///   - line: what becomes of the function's values between this station and the next, as a factor and a summand; nil
    ///     where the block may not be interpolated.
    ///   - exact: the value at one pixel of a block that may not, by column.
    @inline(__always)
    func fill(
        _ t: UnsafeMutablePointer<Float>, skipping: Int, count: Int, end: RampEnd,
        line: (_ block: Int) -> (factor: Float, summand: Float)?, exact: (_ column: Float) -> Float
    ) {
        var column = skipping
        let last = skipping &+ count
        while column < last {
            let b = column / Self.block
            let stop = min(last, (b &+ 1) &* Self.block)
            let target = t + (column &- skipping)
            if let line = line(b) {
                if stop &- column == Self.block {
                    interpolate(b, target, line, end)
                } else {
                    // A part of a block: all of it, and then the part.
                    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.block) { whole in
                        interpolate(b, whole.baseAddress!, line, end)
                        target.update(from: whole.baseAddress! + (column & (Self.block - 1)), count: stop &- column)
                    }
                }
            } else {
                for i in column..<stop {
                    target[i &- column] = end.apply(exact(Float(Int32(truncatingIfNeeded: i))))
                }
            }
            column = stop
        }
    }

    /// The cubic with the values and slopes of both ends, v + u (s0 + u (c2 + u c3)), its coefficients mapped by `line`.
    @inline(__always)
    private func interpolate(
        _ b: Int, _ t: UnsafeMutablePointer<Float>, _ line: (factor: Float, summand: Float), _ end: RampEnd
    ) {
        let value = values[b] * line.factor + line.summand
        let rise = (values[b &+ 1] - values[b]) * line.factor
        let (slope0, slope1) = (slopes[b] * line.factor, slopes[b &+ 1] * line.factor)
        let c2 = 3 * rise - 2 * slope0 - slope1
        let c3 = slope0 + slope1 - 2 * rise
        let raw = UnsafeMutableRawPointer(t)
        for quarter in 0..<4 {
            let u = SIMD4<Float>(0, 1, 2, 3) * (1 / 16) + Float(quarter) * 0.25
            let v = value + u * (slope0 + u * (c2 + u * c3))
            raw.storeBytes(of: end.apply(v), toByteOffset: 16 &* quarter, as: SIMD4<Float>.self)
        }
    }
}

/// How a position along a ramp is brought to where it is used: t · scale + bias, limited, plus `magic`.
struct RampEnd {
    var scale: Float = 1
    var bias: Float = 0
    private var low = -Float.infinity
    private var high = Float.infinity
    private var magic: Float = 0

    /// Leaves positions as they are.
    static let position = RampEnd()

    /// Bits of an index into `table` of equal steps: the nearest whole number is in the low 23.
    static func index(_ table: RampTable) -> RampEnd {
        RampEnd(
            scale: Float(table.scale), bias: Float(table.bias), low: 0, high: Float(table.even.count - 1), magic: 8_388_608)
    }

    /// The two parts of a line put before scale and bias.
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
