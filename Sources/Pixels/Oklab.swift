/// A color in Oklab, where equal steps look equal (Björn Ottosson, 2020): lightness and two opponent axes.
public struct Oklab: Hashable, Sendable {
    /// 0 black … 1 white.
    public var lightness: Double
    /// Green (negative) to red.
    public var a: Double
    /// Blue (negative) to yellow.
    public var b: Double

    /// A color by its three coordinates.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// The color, its alpha left aside.
    public init(_ color: RGBA) {
        let (red, green) = (TransferCurve.linear(color.red), TransferCurve.linear(color.green))
        let blue = TransferCurve.linear(color.blue)
        let l = Root.cube(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = Root.cube(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = Root.cube(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The gamma-encoded sRGB color. Colors outside of sRGB leave 0…1.
    public func rgba(alpha: Double = 1) -> RGBA {
        let l = lightness + 0.3963377774 * a + 0.2158037573 * b
        let m = lightness - 0.1055613458 * a - 0.0638541728 * b
        let s = lightness - 0.0894841775 * a - 1.2914855480 * b
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return RGBA(
            red: TransferCurve.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            green: TransferCurve.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            blue: TransferCurve.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha: alpha)
    }
}
