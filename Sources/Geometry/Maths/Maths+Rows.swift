// Elementary functions over rows of single-precision numbers, in place. Every operation is plain arithmetic without
// branches, so that the loops run on vectors; the bits are the same everywhere, also those of the kernels for wide ones.

extension KinoraMaths {
    /// The sine of each of `count` values in radians, within 5e-7 for values up to 10,000 and without meaning above 10⁶.
    ///
    /// Reduced by multiples of π/2 in three parts (Cody and Waite), polynomials of the Cephes library.
    public static func sin(_ values: UnsafeMutablePointer<Float>, count: Int) {
        if !Kernels.sine(values, count, false) { plainTurn(values, count, quarter: 0) }
    }

    /// The cosine of each of `count` values in radians, as exact as the sine.
    public static func cos(_ values: UnsafeMutablePointer<Float>, count: Int) {
        if !Kernels.sine(values, count, true) { plainTurn(values, count, quarter: 1) }
    }

    /// The sine, or with a quarter of a turn more the cosine, on any processor.
    static func plainTurn(_ values: UnsafeMutablePointer<Float>, _ count: Int, quarter: UInt32) {
        for i in 0..<count {
            let x = values[i]
            // Adding 1.5 · 2²³ leaves the nearest whole number in the low bits.
            let magic = x * 0.636_619_77 + 12_582_912
            let n = magic - 12_582_912
            let r = ((x - n * 1.570_312_5) - n * 4.837_512_97e-4) - n * 7.549_79e-8
            let z = r * r
            let sine = r + r * z * (-1.666_665_5e-1 + z * (8.332_161e-3 - z * 1.951_529_6e-4))
            let cosine = 1 - 0.5 * z + z * z * (4.166_664_6e-2 + z * (-1.388_731_6e-3 + z * 2.443_315_7e-5))
            let quadrant = magic.bitPattern &+ quarter
            let odd = 0 &- (quadrant & 1)
            let bits = (sine.bitPattern & ~odd) | (cosine.bitPattern & odd)
            values[i] = Float(bitPattern: bits ^ ((quadrant & 2) &<< 30))
        }
    }

    /// e to the power of each of `count` values, within 5e-7 of itself; below −87 it is 0 to single precision's end.
    ///
    /// Reduced by multiples of ln 2 in two parts, polynomial of the Cephes library.
    public static func exp(_ values: UnsafeMutablePointer<Float>, count: Int) {
        if !Kernels.power(values, count) { plainExp(values, count: count) }
    }

    /// The portable version, in Swift.
    static func plainExp(_ values: UnsafeMutablePointer<Float>, count: Int) {
        for i in 0..<count {
            let x: Float = values[i] > -87 ? values[i] : -87
            let bounded: Float = x < 88 ? x : 88
            let magic = bounded * 1.442_695 + 12_582_912
            let n = magic - 12_582_912
            let r = (bounded - n * 0.693_359_4) + n * 2.121_944_4e-4
            let early =
                1.666_666_5e-1 + r * (4.166_579_6e-2 + r * (8.333_452e-3 + r * (1.398_199_9e-3 + r * 1.987_569_2e-4)))
            let power = 1 + r + r * r * (0.5 + r * early)
            let scale = Float(bitPattern: (magic.bitPattern &+ 127) &<< 23)
            values[i] = power * scale
        }
    }

    /// The square root of each of `count` values, rounded to the nearest; NaN where they are negative.
    public static func squareRoot(_ values: UnsafeMutablePointer<Float>, count: Int) {
        if Kernels.root(values, count) { return }
        for i in 0..<count { values[i] = values[i].squareRoot() }
    }
}
