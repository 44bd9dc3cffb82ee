/// The remainder of an angle after subtracting the nearest multiple of π/2.
@usableFromInline
struct QuadrantReduction {
    /// The multiple, modulo 4.
    @usableFromInline var quadrant: Int
    /// The rest, within about ±π/4, as an unevaluated sum.
    @usableFromInline var high: Double
    @usableFromInline var low: Double

    @inlinable @inline(__always)
    init(quadrant: Int, high: Double, low: Double) {
        self.quadrant = quadrant
        self.high = high
        self.low = low
    }

    /// Cody and Waite: π/2 in three parts of 33 bits and a rest, so that the products with a multiple of up to 20 bits
    /// are exact. `x` must be finite and within ±1,600,000.
    @inlinable @inline(__always)
    init(moderate x: Double) {
        let shifted = x * 0.6366197723675814 + 6755399441055744
        let n = shifted - 6755399441055744
        let first = x - n * 1.57079632673412561417
        let second = n * 6.07710050630396597660e-11
        let difference = first - second
        let lost = (first - difference) - second
        let third = lost - n * 2.02226624871116645580e-21
        let sum = difference + third
        let part = sum - difference
        let rest = (difference - (sum - part)) + (third - part)
        let low = rest - n * 8.47842766036889956997e-32
        let high = sum + low
        self.init(
            quadrant: Int(truncatingIfNeeded: shifted.bitPattern) & 3, high: high, low: (sum - high) + low)
    }

    /// Payne and Hanek (1983): x · 2/π modulo 4 from the 192 bits of 2/π that matter, in integers. `x` must be finite.
    @usableFromInline
    init(huge x: Double) {
        let mantissa = (x.bitPattern & 0xF_FFFF_FFFF_FFFF) | 0x10_0000_0000_0000
        let exponent = Int((x.bitPattern >> 52) & 0x7FF) - 1075
        // Bits of 2/π above these give multiples of 4; the table has one empty word in front.
        let (word, shift) = (exponent + 62).quotientAndRemainder(dividingBy: 64)
        let (w0, w1, w2) = QuadrantReduction.window(word: word, shift: UInt64(shift))

        // mantissa · window modulo 2^192: two bits of quadrant, then the fraction.
        let (h2, p2) = mantissa.multipliedFullWidth(by: w2)
        let (h1, l1) = mantissa.multipliedFullWidth(by: w1)
        let (p1, carry) = l1.addingReportingOverflow(h2)
        let p0 = mantissa &* w0 &+ h1 &+ (carry ? 1 : 0)
        var quadrant = Int(p0 >> 62)
        var f0 = p0 << 2 | p1 >> 62
        var f1 = p1 << 2 | p2 >> 62
        var f2 = p2 << 2

        // To the nearest quadrant: a fraction of a half or more becomes negative.
        let negative = f0 >> 63 == 1
        if negative {
            quadrant += 1
            (f0, f1, f2) = (~f0, ~f1, ~f2)
        }
        let zeros = f0.leadingZeroBitCount
        if zeros == 64 { (f0, f1, f2) = (f1, f2, 0) }
        let left = UInt64(zeros == 64 ? f0.leadingZeroBitCount : zeros)
        if left > 0 && left < 64 {
            f0 = f0 << left | f1 >> (64 - left)
            f1 = f1 << left | f2 >> (64 - left)
        }
        let scale = Double(sign: .plus, exponent: -Int(left) - (zeros == 64 ? 64 : 0), significand: 1)
        let high = Double(f0 >> 11) * 0x1p-53 * scale
        let low = Double((f0 & 0x7FF) << 53 | f1 >> 11) * 0x1p-117 * scale
        let angle = DoubleDouble(high, low) * DoubleDouble(1.5707963267948966, 6.123233995736766e-17)

        let flip = negative != (x < 0)
        if x < 0 { quadrant = -quadrant }
        self.init(
            quadrant: quadrant & 3, high: flip ? -angle.high : angle.high, low: flip ? -angle.low : angle.low)
    }

    /// Three words of 2/π from bit `shift` of table word `word`.
    private static func window(word: Int, shift: UInt64) -> (UInt64, UInt64, UInt64) {
        func at(_ i: Int) -> UInt64 {
            shift == 0 ? twoOverPi[i] : twoOverPi[i] << shift | twoOverPi[i + 1] >> (64 - shift)
        }
        return (at(word), at(word + 1), at(word + 2))
    }

    /// The bits of 2/π behind the binary point, after one empty word.
    private static let twoOverPi: [UInt64] = [
        0,
        0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561,
        0xB7246E3A424DD2E0, 0x06492EEA09D1921C, 0xFE1DEB1CB129A73E, 0xE88235F52EBB4484,
        0xE99C7026B45F7E41, 0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
        0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D, 0x7527BAC7EBE5F17B,
        0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08, 0x56033046FC7B6BAB, 0xF0CFBC209AF4361D,
    ]
}
