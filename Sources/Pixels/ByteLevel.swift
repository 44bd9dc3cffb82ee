import KinoraBasics

/// From fractions to bytes, always to the nearest: the one place that says how. Bytes are the low eight bits of a word,
/// ready to be shifted into a pixel.
public enum ByteLevel {
    /// A fraction, limited to 0…1 (NaN becomes 0), in 255 steps; a half goes up.
    public static func of(_ fraction: Double) -> UInt32 { UInt32(fraction.clamped(to: 0...1) * 255 + 0.5) }

    /// The same in the arithmetic of floats.
    public static func of(_ fraction: Float) -> UInt32 { UInt32(fraction.clamped(to: 0...1) * 255 + 0.5) }

    /// A number of 0…255. It is for loops: adding 2²³ leaves the nearest whole number in the low bits, without a conversion
    /// that could trap; so a half goes to the even number.
    @inlinable @inline(__always)
    public static func nearest(_ value: Float) -> UInt32 { (value + 8_388_608).bitPattern & 255 }

    /// Any number, limited to 0…255 (NaN becomes 0), rounded like `nearest`.
    @inlinable @inline(__always)
    public static func limited(_ value: Float) -> UInt32 { nearest(value.clamped(to: 0...255)) }
}
