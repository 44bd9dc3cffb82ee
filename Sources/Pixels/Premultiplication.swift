/// Straight bytes to premultiplied ones and back, each the exactly rounded quotient.
///
/// - premultiplied = round(straight · alpha / 255); the quotient never lies halfway.
/// - straight = round(255 · premultiplied / alpha), halves up; black under alpha 0, and a channel above its alpha,
///   which no correct picture has, is 255.
///
/// Premultiplied pixels survive the way to straight and back unchanged. Straight ones survive theirs only where alpha
/// is 255: fewer levels remain under smaller alphas.
package enum Premultiplication {
    /// The word of a straight pixel, premultiplied.
    static func premultiply(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        // Two channels at once in 16 bits each: (t + t / 256) / 256 with t = c · alpha + 128 is round(c · alpha / 255).
        let redBlue = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
        let green = (pixel &>> 8 & 0xFF) &* alpha &+ 0x80
        let rb = (redBlue &+ (redBlue &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
        let g = (green &+ green &>> 8) & 0xFF00
        return rb | g | alpha &<< 24
    }

    /// The word of a premultiplied pixel, straight.
    static func unpremultiply(_ pixel: UInt32) -> UInt32 {
        reciprocals.withUnsafeBufferPointer { unpremultiply(pixel, $0) }
    }

    /// Premultiplies `count` pixels; source and target may be the same.
    package static func premultiply(
        _ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>
    ) {
        for index in 0..<count { target[index] = premultiply(source[index]) }
    }

    /// Makes `count` pixels straight; source and target may be the same.
    package static func unpremultiply(
        _ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>
    ) {
        reciprocals.withUnsafeBufferPointer { table in
            var index = 0
            while index &+ 16 <= count {
                // Most pixels of most pictures are opaque or transparent, and stand together.
                var (all, any) = (UInt32.max, UInt32(0))
                for i in 0..<16 {
                    all &= source[index &+ i]
                    any |= source[index &+ i]
                }
                if all &>> 24 == 255 || any == 0 {
                    for i in 0..<16 { target[index &+ i] = source[index &+ i] }
                } else {
                    for i in 0..<16 { target[index &+ i] = unpremultiply(source[index &+ i], table) }
                }
                index = index &+ 16
            }
            while index < count {
                target[index] = unpremultiply(source[index], table)
                index = index &+ 1
            }
        }
    }

    @inline(__always)
    private static func unpremultiply(_ pixel: UInt32, _ table: UnsafeBufferPointer<UInt64>) -> UInt32 {
        let alpha = UInt64(pixel &>> 24)
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let reciprocal = table[Int(alpha)]
        func channel(_ shift: UInt32) -> UInt32 {
            let value = UInt64(pixel &>> shift & 255)
            let quotient = ((value &* 510 &+ alpha) &* reciprocal) &>> 32
            return UInt32(truncatingIfNeeded: quotient > 255 ? 255 : quotient) &<< shift
        }
        return channel(0) | channel(8) | channel(16) | pixel & 0xFF00_0000
    }

    /// ceil(2^32 / (2 · alpha)): with x = 510 · c + alpha below 2^17 and a divisor below 2^9, x · reciprocal / 2^32
    /// is off by less than 1 / divisor, so its whole part is exact.
    private static let reciprocals: [UInt64] = (0..<256).map { (alpha: UInt64) -> UInt64 in
        let divisor = 2 * alpha
        return alpha == 0 ? 0 : ((1 << 32) + divisor - 1) / divisor
    }
}

extension Pixmap {
    /// The same picture with straight alpha. `premultiplied()` brings it back unchanged.
    public func straight() -> StraightPixmap {
        StraightPixmap(width: width, height: height, pixels: converted(pixels, Premultiplication.unpremultiply))
    }
}

extension StraightPixmap {
    /// The same picture premultiplied: what transparent pixels hid is gone.
    public func premultiplied() -> Pixmap {
        Pixmap(width: width, height: height, pixels: converted(pixels, Premultiplication.premultiply))
    }
}

private func converted(
    _ pixels: [UInt32], _ convert: (UnsafePointer<UInt32>, Int, UnsafeMutablePointer<UInt32>) -> Void
) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
        pixels.withUnsafeBufferPointer { source in
            if let from = source.baseAddress, let to = target.baseAddress { convert(from, source.count, to) }
        }
        count = pixels.count
    }
}
