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

    /// Writes the function at `count` pixels from `skipping` on.
    ///
    /// - Parameters:
    ///   - isSmooth: whether the block from this station to the next may be interpolated.
    ///   - map: applied to every four interpolated values.
    ///   - exact: writes pixels of a block that may not, by column.
    @inline(__always)
    func fill(
        _ t: UnsafeMutablePointer<Float>, skipping: Int, count: Int, isSmooth: (Int) -> Bool,
        map: (SIMD4<Float>) -> SIMD4<Float>, exact: (_ column: Int, _ target: UnsafeMutablePointer<Float>, _ count: Int) -> Void
    ) {
        var column = skipping
        let end = skipping &+ count
        while column < end {
            let b = column / Self.block
            let stop = min(end, (b &+ 1) &* Self.block)
            let target = t + (column &- skipping)
            if !isSmooth(b) {
                exact(column, target, stop &- column)
            } else if stop &- column == Self.block {
                interpolate(b, target, map)
            } else {
                // A part of a block: all of it, and then the part.
                withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.block) { whole in
                    interpolate(b, whole.baseAddress!, map)
                    target.update(from: whole.baseAddress! + (column & (Self.block - 1)), count: stop &- column)
                }
            }
            column = stop
        }
    }

    /// The cubic with the values and slopes of both ends: v + u (s0 + u (c2 + u c3)).
    @inline(__always)
    private func interpolate(_ b: Int, _ t: UnsafeMutablePointer<Float>, _ map: (SIMD4<Float>) -> SIMD4<Float>) {
        let (value, slope0, slope1) = (values[b], slopes[b], slopes[b &+ 1])
        let rise = values[b &+ 1] - value
        let c2 = 3 * rise - 2 * slope0 - slope1
        let c3 = slope0 + slope1 - 2 * rise
        let raw = UnsafeMutableRawPointer(t)
        var u = SIMD4<Float>(0, 1, 2, 3) * (1 / 16)
        for quarter in 0..<4 {
            let v = value + u * (slope0 + u * (c2 + u * c3))
            raw.storeBytes(of: map(v), toByteOffset: 16 &* quarter, as: SIMD4<Float>.self)
            u += 0.25
        }
    }
}
