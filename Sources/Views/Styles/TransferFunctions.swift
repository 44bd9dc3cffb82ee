import Pixels

// The curves and matrices between colour spaces. Ones from IEC 61966-2-1 (sRGB), SMPTE EG 432-1 (Display P3) and Björn
// Ottosson's Oklab (2020). Components may leave 0…1; the curves continue as odd functions, as extended sRGB has it.

enum TransferFunction {
    /// Gamma-encoded sRGB from linear light.
    static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * Maths.pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    /// Linear light from gamma-encoded sRGB.
    static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        let value = magnitude <= 0.04045 ? magnitude / 12.92 : Maths.pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }
}

extension RGBA {
    /// From linear light with sRGB primaries.
    init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(
            red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
            blue: TransferFunction.encoded(blue), alpha: alpha)
    }

    /// From gamma-encoded Display P3, whose curve is that of sRGB. Colours outside of sRGB leave 0…1.
    init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let (r, g, b) = (TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue))
        self.init(
            linearRed: 1.2249401762805598 * r - 0.2249401762805598 * g,
            green: -0.0420569547096881 * r + 1.0420569547096880 * g,
            blue: -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
            alpha: alpha)
    }

    /// From hue (a full turn is 1; whole turns are dropped), saturation and brightness.
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        /// The channel whose ramp is shifted by `n` sectors.
        func channel(_ n: Double) -> Double {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The mix of two colours, premultiplied: `self` at 0, `other` at 1.
    func mixed(with other: RGBA, by fraction: Double, in space: MixingSpace) -> RGBA {
        let t = Maths.clamp(fraction, 0, 1)
        let alpha = Maths.lerp(self.alpha, other.alpha, t)
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            (a * (self.alpha * (1 - t)) + b * (other.alpha * t)) / alpha
        }
        switch space {
        case .device:
            let c = mix(SIMD3(red, green, blue), SIMD3(other.red, other.green, other.blue))
            return RGBA(red: c.x, green: c.y, blue: c.z, alpha: alpha)
        case .perceptual:
            return RGBA(oklab: mix(oklab, other.oklab), alpha: alpha)
        }
    }

    enum MixingSpace { case device, perceptual }

    /// Lightness, a and b.
    var oklab: SIMD3<Double> {
        let (r, g, b) = (TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue))
        let l = Maths.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = Maths.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = Maths.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    init(oklab lab: SIMD3<Double>, alpha: Double) {
        let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
        let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
        let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        self.init(
            linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
            blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
            alpha: alpha)
    }
}
