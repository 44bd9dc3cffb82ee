// Colors given in other spaces than gamma-encoded sRGB, and the way between two colors.
import KinoraBasics

/// In which space colors are mixed, always premultiplied.
public enum MixingSpace: String, Sendable, Codable, CaseIterable {
    /// Gamma-encoded sRGB.
    case device
    /// Oklab.
    case perceptual
}

extension RGBA {
    /// The color at `fraction` of the way between two: `start` at 0, `end` at 1; fractions outside are limited.
    ///
    /// Components times alpha go in a straight line, so that red fades to clear without darkening. Clear where alpha
    /// is 0.
    public static func mix(
        _ start: RGBA, _ end: RGBA, at fraction: Double, in space: MixingSpace = .device
    ) -> RGBA {
        let t = fraction.clamped(to: 0...1)
        if t == 0 { return start }
        if t == 1 { return end }
        let (startWeight, endWeight) = (start.alpha * (1 - t), end.alpha * t)
        let alpha = startWeight + endWeight
        guard alpha > 0 else { return .clear }
        func mix(_ a: Double, _ b: Double) -> Double { (a * startWeight + b * endWeight) / alpha }
        switch space {
        case .device:
            return RGBA(
                red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue),
                alpha: alpha)
        case .perceptual:
            let (from, to) = (Oklab(start), Oklab(end))
            return Oklab(lightness: mix(from.lightness, to.lightness), a: mix(from.a, to.a), b: mix(from.b, to.b))
                .rgba(alpha: alpha)
        }
    }

    /// From linear light with the primaries of sRGB.
    public static func fromLinear(red: Double, green: Double, blue: Double, alpha: Double = 1) -> RGBA {
        RGBA(
            red: TransferCurve.encoded(red), green: TransferCurve.encoded(green), blue: TransferCurve.encoded(blue),
            alpha: alpha)
    }

    /// From gamma-encoded Display P3 (SMPTE EG 432-1 primaries, D65, the curve of sRGB). Colors outside of sRGB
    /// leave 0…1.
    public static func fromDisplayP3(red: Double, green: Double, blue: Double, alpha: Double = 1) -> RGBA {
        let (r, g, b) = (TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
        return fromLinear(
            red: 1.2249401762805598 * r - 0.2249401762805598 * g,
            green: -0.0420569547096881 * r + 1.0420569547096881 * g,
            blue: -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b, alpha: alpha)
    }

    /// From hue, saturation and brightness, each 0…1. A full turn of hue is 1 and whole turns are dropped: 0 red, 1/3
    /// green, 2/3 blue.
    public static func fromHSB(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) -> RGBA {
        guard hue.magnitude < 1e15 else {
            return RGBA(red: brightness, green: brightness, blue: brightness, alpha: alpha)
        }
        let whole = Double(Int64(hue))
        let turn = hue - (whole > hue ? whole - 1 : whole)
        /// Full where the hue is within a sixth of the primary's own, none beyond two sixths.
        func channel(_ shift: Double) -> Double {
            let position = turn * 6 + shift
            let k = position >= 6 ? position - 6 : position
            return brightness * (1 - saturation * min(k, 4 - k).clamped(to: 0...1))
        }
        return RGBA(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Hue, saturation and brightness, each 0…1 for colors within sRGB; hue and saturation 0 for grays.
    public var hsb: (hue: Double, saturation: Double, brightness: Double) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        guard range > 0 else { return (0, 0, high) }
        let sector: Double
        if high == red {
            sector = (green - blue) / range + (green < blue ? 6 : 0)
        } else if high == green {
            sector = (blue - red) / range + 2
        } else {
            sector = (red - green) / range + 4
        }
        return (sector / 6, high > 0 ? range / high : 0, high)
    }
}
