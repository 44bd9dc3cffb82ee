// Premultiplied to straight colour for files: straight = round(255 * premultiplied / alpha), halves up.
//
// The division is a multiplication by a table of reciprocals that gives the exact quotient for every pair of bytes.

enum Unpremultiply {
    /// ceil(2^32 / (2 * alpha)). With x = 510 * c + alpha below 2^17 and the divisor below 2^9, the product's error stays
    /// below one part of the divisor, so the quotient is exact; a test tries every pair.
    private static let reciprocals: [UInt64] = (0..<256).map { (alpha: UInt64) -> UInt64 in
        let divisor = 2 * alpha
        return alpha == 0 ? 0 : ((1 << 32) + divisor - 1) / divisor
    }

    @inline(__always)
    private static func channel(_ value: UInt64, _ alpha: UInt64, _ reciprocal: UInt64) -> UInt32 {
        let quotient = ((value &* 510 &+ alpha) &* reciprocal) &>> 32
        return UInt32(truncatingIfNeeded: quotient > 255 ? 255 : quotient)
    }

    /// Converts a row. A channel above its alpha, which no correct picture has, becomes 255. Colour under alpha 0 becomes 0.
    static func row(_ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>) {
        reciprocals.withUnsafeBufferPointer { table in
            for x in 0..<count {
                let pixel = source[x]
                let alpha = UInt64(pixel &>> 24)
                if alpha == 255 {
                    target[x] = pixel
                } else if alpha == 0 {
                    target[x] = 0
                } else {
                    let reciprocal = table[Int(alpha)]
                    let red = channel(UInt64(pixel & 255), alpha, reciprocal)
                    let green = channel(UInt64(pixel &>> 8 & 255), alpha, reciprocal)
                    let blue = channel(UInt64(pixel &>> 16 & 255), alpha, reciprocal)
                    target[x] = red | green &<< 8 | blue &<< 16 | UInt32(alpha) &<< 24
                }
            }
        }
    }

    static func pixel(_ pixel: UInt32) -> UInt32 {
        var result: UInt32 = 0
        withUnsafePointer(to: pixel) { source in row(source, count: 1, to: &result) }
        return result
    }
}
