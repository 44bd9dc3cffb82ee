import KinoraGeometry

/// Oklab, the perceptual space of gradients: gamma-encoded sRGB ↔ linear light ↔ cone responses, cube root, opponents.
/// Matrices as published by Björn Ottosson (2020); the transfer function is that of IEC 61966-2-1, extended oddly below 0.
enum Oklab {
    static func fromEncoded(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (r, g, b) = (linear(c.x), linear(c.y), linear(c.z))
        let l = Maths.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = Maths.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = Maths.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    static func toEncoded(_ c: SIMD3<Double>) -> SIMD3<Double> {
        func cube(_ v: Double) -> Double { v * v * v }
        let l = cube(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
        let m = cube(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
        let s = cube(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
        return SIMD3(
            encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    private static func linear(_ v: Double) -> Double {
        let magnitude = abs(v)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : Maths.pow((magnitude + 0.055) / 1.055, 2.4)
        return v < 0 ? -result : result
    }

    private static func encoded(_ v: Double) -> Double {
        let magnitude = abs(v)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Maths.pow(magnitude, 1 / 2.4) - 0.055
        return v < 0 ? -result : result
    }
}
