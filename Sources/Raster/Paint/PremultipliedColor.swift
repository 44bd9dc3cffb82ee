import KinoraPixels

/// Colors on their way to pixels: premultiplied, four floats, then eight bits each.
enum PremultipliedColor {
    /// Red, green, blue and alpha. Colors of extended range stay as they are; alpha is limited to 0...1.
    static func floats(_ color: RGBA) -> SIMD4<Float> {
        let alpha = clamped(color.alpha)
        return SIMD4(
            Float(color.red * alpha), Float(color.green * alpha), Float(color.blue * alpha), Float(alpha))
    }

    static func pixel(_ color: RGBA, opacity: Double = 1) -> UInt32 {
        let alpha = clamped(color.alpha * opacity)
        func level(_ v: Double) -> UInt32 { UInt32(clamped(v) * alpha * 255 + 0.5) }
        return level(color.red) | level(color.green) &<< 8 | level(color.blue) &<< 16 | UInt32(alpha * 255 + 0.5) &<< 24
    }

    /// Premultiplied floats to a pixel, each channel limited to 0...alpha.
    @inline(__always)
    static func pixel(_ c: SIMD4<Float>) -> UInt32 {
        let alpha = limited(c.w, 1)
        let (r, g, b) = (limited(c.x, alpha), limited(c.y, alpha), limited(c.z, alpha))
        return level(r) | level(g) &<< 8 | level(b) &<< 16 | level(alpha) &<< 24
    }

    @inline(__always)
    private static func level(_ v: Float) -> UInt32 { (v * 255 + 8_388_608).bitPattern & 255 }

    /// NaN becomes 0.
    @inline(__always)
    private static func limited(_ v: Float, _ high: Float) -> Float { v > 0 ? (v < high ? v : high) : 0 }

    private static func clamped(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }
}
