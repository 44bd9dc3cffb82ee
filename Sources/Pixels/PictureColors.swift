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
