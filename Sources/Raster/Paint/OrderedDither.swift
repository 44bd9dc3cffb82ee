/// The thresholds at which fractions of a level are rounded up: a fixed pattern of 8 x 8 pixels, so that an area shows the levels
/// between two as a mixture of both (B. E. Bayer, 1973).
///
/// A threshold depends on the pixel's place in the device alone, so that it is the same whichever part of a frame is drawn.
enum OrderedDither {
    /// Nearest neighbors in value lie far from each other: the bits of x XOR y and of y, the last ones first, alternate.
    static let order: [Int32] = (0..<64).map { index in
        let (x, y) = (index & 7, index >> 3)
        return (0..<3).reduce(into: Int32(0)) { value, bit in
            value |= Int32(((x ^ y) >> bit) & 1) << Int32(5 - 2 * bit)
            value |= Int32((y >> bit) & 1) << Int32(4 - 2 * bit)
        }
    }

    /// Within 0...1, the 64 of them evenly spread; what is added before the fraction is dropped.
    private static let thresholds: [Float] = order.map { (Float($0) + 0.5) / 64 }

    /// The thresholds of row `y`: that of column x has the index x & 7.
    @inline(__always)
    static func row<Result>(_ y: Int, _ body: (UnsafePointer<Float>) -> Result) -> Result {
        thresholds.withUnsafeBufferPointer { body($0.baseAddress! + ((y & 7) << 3)) }
    }
}
