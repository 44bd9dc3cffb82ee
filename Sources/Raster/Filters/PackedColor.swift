/// One pixel between its packed form and a vector of premultiplied color, 0…1.

@inline(__always)
func unpackedColor(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) * (1 / 255)
}

/// A premultiplied color as a pixel: alpha clamped to 0…1, color to 0…alpha. NaN becomes 0.
@inline(__always)
func packed(_ color: SIMD4<Float>) -> UInt32 {
    var c = color * 255
    c.replace(with: 0, where: .!(c .> 0))
    let alpha = SIMD4<Float>(repeating: c.w < 255 ? c.w : 255)
    c.replace(with: alpha, where: c .> alpha)
    // Adding 2²³ leaves the nearest whole number in the low bits.
    let bits = unsafeBitCast(c + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
}
