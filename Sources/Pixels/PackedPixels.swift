// Pixels of eight bits a channel, packed in one word: red in the lowest byte, then green, blue and alpha. A type says whether
// red, green and blue are premultiplied. Loops over whole rows work on the bare words; what they hold is said by the pixmap or
// the surface that owns them.
import KinoraBasics

/// A pixel whose red, green and blue are times alpha already, each at most alpha.
@frozen
public struct PremultipliedPixel: Hashable, Sendable {
    /// Red in the lowest byte, alpha in the highest.
    public var word: UInt32

    /// The pixel of a word: red in the lowest byte, alpha in the highest.
    @inlinable @inline(__always)
    public init(word: UInt32) { self.word = word }

    /// A straight color: components are limited to 0…1 (NaN becomes 0), multiplied by alpha and opacity, and rounded to the
    /// nearest byte.
    ///
    /// - Parameter opacity: a factor for alpha, 0…1.
    public init(_ color: RGBA, opacity: Double = 1) {
        let alpha = (color.alpha * opacity).clamped(to: 0...1)
        func level(_ component: Double) -> UInt32 { ByteLevel.of(component.clamped(to: 0...1) * alpha) }
        word =
            level(color.red) | level(color.green) &<< 8 | level(color.blue) &<< 16 | ByteLevel.of(alpha) &<< 24
    }

    /// Transparent black.
    @inlinable public static var clear: PremultipliedPixel { PremultipliedPixel(word: 0) }

    /// Opaque white.
    @inlinable public static var white: PremultipliedPixel { PremultipliedPixel(word: .max) }

    /// 0…255.
    @inlinable public var alpha: UInt32 { word &>> 24 }

    /// The pixel with its color divided by alpha; black under alpha 0.
    public var straight: StraightPixel { StraightPixel(word: Premultiplication.unpremultiply(word)) }
}

/// A pixel whose color does not depend on its alpha, as PNG files store it.
@frozen
public struct StraightPixel: Hashable, Sendable {
    /// Red in the lowest byte, alpha in the highest.
    public var word: UInt32

    /// The pixel of a word: red in the lowest byte, alpha in the highest.
    @inlinable @inline(__always)
    public init(word: UInt32) { self.word = word }

    /// 0…255.
    @inlinable public var alpha: UInt32 { word &>> 24 }

    /// The pixel with its color times alpha.
    public var premultiplied: PremultipliedPixel { PremultipliedPixel(word: Premultiplication.premultiply(word)) }
}
