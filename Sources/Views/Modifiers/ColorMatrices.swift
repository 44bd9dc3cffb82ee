import Pixels
import SceneGraph

// The matrices of SwiftUI's colour effects, over straight gamma-encoded colour. Luma weights are those of Rec. 709.

extension SceneGraph.ColorMatrix {
    typealias ColorMatrix = SceneGraph.ColorMatrix
    private static let luma = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Rows for red, green and blue, each over (r, g, b, constant); alpha stays.
    private init(
        _ red: (Double, Double, Double, Double), _ green: (Double, Double, Double, Double),
        _ blue: (Double, Double, Double, Double)
    ) {
        self.init([
            red.0, red.1, red.2, 0, red.3,
            green.0, green.1, green.2, 0, green.3,
            blue.0, blue.1, blue.2, 0, blue.3,
            0, 0, 0, 1, 0,
        ])
    }

    /// c + amount.
    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix((1, 0, 0, amount), (0, 1, 0, amount), (0, 0, 1, amount))
    }

    /// (c − 0.5) · amount + 0.5.
    static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = 0.5 - 0.5 * amount
        return ColorMatrix((amount, 0, 0, rest), (0, amount, 0, rest), (0, 0, amount, rest))
    }

    /// Y + amount · (c − Y).
    static func saturation(_ amount: Double) -> ColorMatrix {
        let (r, g, b) = (luma.red * (1 - amount), luma.green * (1 - amount), luma.blue * (1 - amount))
        return ColorMatrix((r + amount, g, b, 0), (r, g + amount, b, 0), (r, g, b + amount, 0))
    }

    /// From the colour (0) to its luma (1).
    static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - Maths.clamp(amount, 0, 1)) }

    /// From the colour (0) to 1 − c (1).
    static func inverted(by amount: Double = 1) -> ColorMatrix {
        let factor = 1 - 2 * amount
        return ColorMatrix((factor, 0, 0, amount), (0, factor, 0, amount), (0, 0, factor, amount))
    }

    /// Turns hue and keeps luma.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (s, c) = (Maths.sin(angle.radians), Maths.cos(angle.radians))
        return ColorMatrix(
            (0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s, 0.0722 - 0.0722 * c + 0.9278 * s, 0),
            (0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s, 0.0722 - 0.0722 * c - 0.2830 * s, 0),
            (0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s, 0.0722 + 0.9278 * c + 0.0722 * s, 0))
    }

    /// Component by component, alpha too.
    static func multiply(_ color: RGBA) -> ColorMatrix {
        ColorMatrix([
            color.red, 0, 0, 0, 0,
            0, color.green, 0, 0, 0,
            0, 0, color.blue, 0, 0,
            0, 0, 0, color.alpha, 0,
        ])
    }

    /// Black, as opaque as the colour was bright.
    static let luminanceToAlpha = ColorMatrix([
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        luma.red, luma.green, luma.blue, 0, 0,
    ])
}
