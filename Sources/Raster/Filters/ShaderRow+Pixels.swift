import KinoraBasics
import KinoraPixels
internal import KinoraRasterKernels
import KinoraScene

/// Between a row's planes of floats and pixels.
extension ShaderRow {
    /// Rounds to bytes; alpha is clamped to 0…1, color to 0…alpha, and NaN becomes 0.
    func pack(_ target: UnsafeMutablePointer<UInt32>) {
        if rk_pack_planes(target, red, green, blue, alpha, count) { return }
        plainPack(target)
    }

    func plainPack(_ target: UnsafeMutablePointer<UInt32>) {
        for i in 0..<count {
            let alpha = (self.alpha[i] * 255).clamped(to: 0...255)
            let red = (self.red[i] * 255).clamped(from: 0, to: alpha)
            let green = (self.green[i] * 255).clamped(from: 0, to: alpha)
            let blue = (self.blue[i] * 255).clamped(from: 0, to: alpha)
            target[i] =
                ByteLevel.nearest(red) | (ByteLevel.nearest(green) &<< 8) | (ByteLevel.nearest(blue) &<< 16)
                | (ByteLevel.nearest(alpha) &<< 24)
        }
    }

    /// Shares of 255 of `count` pixels, from place `start` on.
    func unpack(_ pixels: UnsafePointer<UInt32>, _ count: Int, at start: Int) {
        let (red, green, blue, alpha) = (red + start, green + start, blue + start, alpha + start)
        for i in 0..<count {
            let pixel = pixels[i]
            red[i] = Self.share(pixel)
            green[i] = Self.share(pixel &>> 8)
            blue[i] = Self.share(pixel &>> 16)
            alpha[i] = Self.share(pixel &>> 24)
        }
    }

    @inline(__always)
    private static func share(_ bits: UInt32) -> Float { Float(Int32(truncatingIfNeeded: bits & 255)) * (1 / 255) }
}
