/// What the numbers of a picture's pixels mean: the primaries of its red, green and blue. The curve is that of sRGB for all.
public enum PictureColors: String, Sendable, Hashable, Codable, CaseIterable {
    /// IEC 61966-2-1: what screens of computers had for long.
    case sRGB = "srgb"
    /// Display P3: the primaries of SMPTE EG 432-1 with the white point D65. Its reds and greens are stronger.
    case displayP3 = "p3"
}

extension RGBA {
    /// The same color with the components that it has in Display P3. Those of colors within sRGB are 0…1.
    public var inDisplayP3: RGBA {
        let (red, green) = (TransferCurve.linear(self.red), TransferCurve.linear(self.green))
        // The inverse of `fromDisplayP3`, step by step: the first two rows know nothing of blue.
        let (a, b) = (0.2249401762805598, 0.0420569547096881)
        let wideRed = ((1 + b) * red + a * green) / (1 + a + b)
        let wideGreen = (b * red + (1 + a) * green) / (1 + a + b)
        let wideBlue =
            (TransferCurve.linear(blue) + 0.0196375545903344 * wideRed + 0.0786360455506319 * wideGreen)
            / 1.0982736001409663
        return RGBA(
            red: TransferCurve.encoded(wideRed), green: TransferCurve.encoded(wideGreen),
            blue: TransferCurve.encoded(wideBlue), alpha: alpha)
    }
}

extension StraightPixmap {
    /// The same picture, its colors from sRGB to Display P3, each rounded to 8 bits. All of sRGB is within Display P3.
    public func inDisplayP3() -> StraightPixmap {
        var wide = WidePixels()
        var copy = self
        for index in copy.pixels.indices { copy.pixels[index] = wide.word(straight: copy.pixels[index]) }
        return copy
    }
}

extension Pixmap {
    /// The same picture, its colors from sRGB to Display P3, each rounded to 8 bits. All of sRGB is within Display P3.
    public func inDisplayP3() -> Pixmap {
        var wide = WidePixels()
        var copy = self
        for index in copy.pixels.indices {
            let straight = PremultipliedPixel(word: copy.pixels[index]).straight.word
            copy.pixels[index] = StraightPixel(word: wide.word(straight: straight)).premultiplied.word
        }
        return copy
    }
}

extension StraightPixmap {
    /// The same picture, its colors from Display P3 to sRGB, each rounded to 8 bits. What is outside of sRGB is limited, channel by
    /// channel.
    package func fromDisplayP3() -> StraightPixmap {
        var narrow = NarrowPixels()
        var copy = self
        for index in copy.pixels.indices { copy.pixels[index] = narrow.word(straight: copy.pixels[index]) }
        return copy
    }
}

/// Colors of pixels from Display P3 to sRGB: photos have millions of different ones, so that the curve is a table in both directions.
private struct NarrowPixels {
    private static let linear = (0...255).map { Float(TransferCurve.linear(Double($0) / 255)) }
    private static let steps = 1 << 16
    /// The level of 255 at each step of linear light.
    private static let levels = (0...steps).map {
        UInt8(truncatingIfNeeded: ByteLevel.of(TransferCurve.encoded(Double($0) / Double(steps))))
    }
    /// What each primary of Display P3 has of red, green and blue, in linear light.
    private static let primaries = [
        RGBA.fromDisplayP3(red: 1, green: 0, blue: 0), .fromDisplayP3(red: 0, green: 1, blue: 0),
        .fromDisplayP3(red: 0, green: 0, blue: 1),
    ].map { color in
        SIMD4(
            Float(TransferCurve.linear(color.red)), Float(TransferCurve.linear(color.green)),
            Float(TransferCurve.linear(color.blue)), 0)
    }
    private let linear = NarrowPixels.linear
    private let levels = NarrowPixels.levels
    private let red = NarrowPixels.primaries[0]
    private let green = NarrowPixels.primaries[1]
    private let blue = NarrowPixels.primaries[2]
    private var last: (from: UInt32, to: UInt32) = (0, 0)

    mutating func word(straight word: UInt32) -> UInt32 {
        let color = word & 0xFF_FFFF
        if color != last.from { last = (color, converted(color)) }
        return last.to | word & 0xFF00_0000
    }

    private func converted(_ color: UInt32) -> UInt32 {
        func light(_ shift: UInt32) -> Float { linear[Int((color >> shift) & 255)] }
        let sum = red * light(0) + green * light(8) + blue * light(16)
        func level(_ index: Int) -> UInt32 {
            UInt32(levels[Int(sum[index].clamped(to: 0...1) * Float(Self.steps) + 0.5)])
        }
        return level(0) | level(1) << 8 | level(2) << 16
    }
}

/// Colors of pixels from sRGB to Display P3. Neighbors are often of one color, which is converted once.
private struct WidePixels {
    private static let linear = (0...255).map { TransferCurve.linear(Double($0) / 255) }
    private var last: (from: UInt32, to: UInt32) = (0, 0)

    mutating func word(straight word: UInt32) -> UInt32 {
        let color = word & 0xFF_FFFF
        if color != last.from { last = (color, Self.converted(color)) }
        return last.to | word & 0xFF00_0000
    }

    private static func converted(_ color: UInt32) -> UInt32 {
        func level(_ shift: UInt32) -> Double { Double((color >> shift) & 255) / 255 }
        let wide = RGBA(red: level(0), green: level(8), blue: level(16)).inDisplayP3
        return ByteLevel.of(wide.red) | ByteLevel.of(wide.green) << 8 | ByteLevel.of(wide.blue) << 16
    }
}
