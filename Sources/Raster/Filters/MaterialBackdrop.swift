import KinoraBasics
import KinoraPixels
import KinoraScene

/// What a material shows of the pixels behind it.
///
/// With Y the luminance of the blurred backdrop color c: `(1 − a)·(Y + saturation·(c − Y)) + a·curve(Y) + brightness`,
/// clamped, opaque. Where the backdrop is transparent the system's background is assumed behind it: white in light
/// appearance, black in dark.
struct MaterialBackdrop {
    var recipe: MaterialRecipe
    var dark: Bool
    /// Pixels per point.
    var scale: Double

    init(_ style: MaterialStyle, dark: Bool, scale: Double) {
        recipe = MaterialRecipe(style, dark: dark)
        self.dark = dark
        self.scale = scale
    }

    /// The backdrop pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect { blur.sourceRect(for: wanted) }

    private var blur: GaussianBlur { GaussianBlur(sigmaX: recipe.sigma * scale, sigmaY: recipe.sigma * scale) }

    /// Opaque pixels that cover `wanted`, to be composited through the shape's coverage.
    ///
    /// - Parameter backdrop: what is painted behind so far. Its blur does not fade at the edges of `backdrop`.
    func apply(to backdrop: Surface, wanted: PixelRect) -> Surface {
        let map = ToneMap(recipe, background: dark ? 0 : 1)
        return blur.apply(to: backdrop, wanted: wanted, edges: .renormalized(backdrop.bounds)) { map.apply(to: $0) }
    }
}

/// The material's formula with its constants in Float.
private struct ToneMap {
    private let background: Float
    /// Weight of the color and of its luminance, and the curve as a polynomial in Y, everything but Y linear in it.
    private let color: Float
    private let linear: Float
    private let constant: Float
    private let square: Float
    private let cube: Float

    init(_ recipe: MaterialRecipe, background: Float) {
        self.background = background
        let (a, s) = (recipe.amount, recipe.saturation)
        let (v0, v1, v2, v3) = recipe.curve
        color = Float((1 - a) * s)
        constant = Float(a * v0 + recipe.brightness)
        linear = Float((1 - a) * (1 - s) + a * 3 * (v1 - v0))
        square = Float(a * 3 * (v0 - 2 * v1 + v2))
        cube = Float(a * (v3 - 3 * v2 + 3 * v1 - v0))
    }

    /// Replaces blurred premultiplied colors by the material's, opaque.
    func apply(to planes: FloatPlanes) {
        let count = planes.width * planes.height
        let (red, green, blue, alpha) = (planes.plane(0), planes.plane(1), planes.plane(2), planes.plane(3))
        for i in 0..<count {
            let rest = (255 - alpha[i]) * background
            let r = (red[i] + rest) * (1 / 255)
            let g = (green[i] + rest) * (1 / 255)
            let b = (blue[i] + rest) * (1 / 255)
            let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
            let gray = constant + y * (linear + y * (square + y * cube))
            red[i] = ((color * r + gray) * 255).clamped(to: 0...255)
            green[i] = ((color * g + gray) * 255).clamped(to: 0...255)
            blue[i] = ((color * b + gray) * 255).clamped(to: 0...255)
            alpha[i] = 255
        }
    }
}
