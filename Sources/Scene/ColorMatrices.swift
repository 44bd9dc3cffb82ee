import KinoraGeometry
import KinoraPixels

/// The color filters of SwiftUI as matrices over straight, gamma-encoded sRGB. Luminance weights: .2126 .7152 .0722.
extension ColorMatrix {
    /// Changes nothing.
    public static let identity = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

    /// Adds `amount` to each color channel (CSS multiplies instead).
    public static func brightness(_ amount: Double) -> ColorMatrix { channels(factor: 1, constant: amount) }

    /// Scales each color channel's distance from one half.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        channels(factor: amount, constant: 0.5 - 0.5 * amount)
    }

    /// Scales each color's distance from its luminance; above 1 it intensifies.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let (r, g, b) = luminanceWeights
        let rest = 1 - amount
        return ColorMatrix([
            r * rest + amount, g * rest, b * rest, 0, 0,
            r * rest, g * rest + amount, b * rest, 0, 0,
            r * rest, g * rest, b * rest + amount, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    /// Mixes colors with their luminance; `amount` is clamped to 0…1.
    public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - (amount > 0 ? min(amount, 1) : 0)) }

    /// One minus each color channel; alpha is kept.
    public static let invert = channels(factor: -1, constant: 1)

    /// Multiplies channel by channel, alpha included.
    public static func multiply(_ color: RGBA) -> ColorMatrix {
        ColorMatrix([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// Turns hues by `angle`; grays stay. Constants as SwiftUI's, which differ a little from CSS's.
    public static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (s, c) = (Maths.sin(angle.radians), Maths.cos(angle.radians))
        return ColorMatrix([
            0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s, 0.0722 - 0.0722 * c + 0.9278 * s, 0, 0,
            0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s, 0.0722 - 0.0722 * c - 0.2830 * s, 0, 0,
            0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s, 0.0722 + 0.9278 * c + 0.0722 * s, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    /// Black whose alpha is the straight color's luminance.
    public static let luminanceToAlpha = ColorMatrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luminanceWeights.r, luminanceWeights.g, luminanceWeights.b, 0, 0,
    ])

    /// First `self`, then `next`, with no clamping between.
    public func concatenating(_ next: ColorMatrix) -> ColorMatrix {
        var result = [Double](repeating: 0, count: 20)
        for row in 0..<4 {
            for column in 0..<5 {
                var sum = column == 4 ? next.values[row * 5 + 4] : 0
                for k in 0..<4 { sum += next.values[row * 5 + k] * values[k * 5 + column] }
                result[row * 5 + column] = sum
            }
        }
        return ColorMatrix(result)
    }

    /// The matrix applied to a straight color; not clamped.
    public func applied(to color: RGBA) -> RGBA {
        func row(_ i: Int) -> Double {
            values[5 * i] * color.red + values[5 * i + 1] * color.green + values[5 * i + 2] * color.blue
                + values[5 * i + 3] * color.alpha + values[5 * i + 4]
        }
        return RGBA(red: row(0), green: row(1), blue: row(2), alpha: row(3))
    }

    private static let luminanceWeights = (r: 0.2126, g: 0.7152, b: 0.0722)

    private static func channels(factor: Double, constant: Double) -> ColorMatrix {
        ColorMatrix([
            factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1, 0,
        ])
    }
}
