import SceneGraph

/// What a material shows of the pixels behind it.
///
/// With Y the luminance of the blurred backdrop colour c: `(1 − a)·(Y + saturation·(c − Y)) + a·curve(Y) + brightness`,
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
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty else { return result }
        let planes = blur.planes(of: backdrop, wanted: wanted, edges: .renormalized(backdrop.bounds))
        let map = ToneMap(recipe, background: dark ? 0 : 1)
        for y in wanted.y..<wanted.maxY {
            map.row(
                planes.row(0, y), planes.row(1, y), planes.row(2, y), planes.row(3, y), result.row(y), count: wanted.width)
        }
        return result
    }
}

/// The material's formula with its constants in Float.
private struct ToneMap {
    private let background: Float
    /// Weight of the colour and of its luminance, and the curve as a polynomial in Y, everything but Y linear in it.
    private let colour: Float
    private let linear: Float
    private let constant: Float
    private let square: Float
    private let cube: Float

    init(_ recipe: MaterialRecipe, background: Float) {
        self.background = background
        let (a, s) = (recipe.amount, recipe.saturation)
        let (v0, v1, v2, v3) = recipe.curve
        colour = Float((1 - a) * s)
        constant = Float(a * v0 + recipe.brightness)
        linear = Float((1 - a) * (1 - s) + a * 3 * (v1 - v0))
        square = Float(a * 3 * (v0 - 2 * v1 + v2))
        cube = Float(a * (v3 - 3 * v2 + 3 * v1 - v0))
    }

    func row(
        _ red: UnsafePointer<Float>, _ green: UnsafePointer<Float>, _ blue: UnsafePointer<Float>,
        _ alpha: UnsafePointer<Float>, _ target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for i in 0..<count {
            let rest = (1 - alpha[i] * (1 / 255)) * background
            let r = red[i] * (1 / 255) + rest
            let g = green[i] * (1 / 255) + rest
            let b = blue[i] * (1 / 255) + rest
            let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
            let grey = constant + y * (linear + y * (square + y * cube))
            target[i] =
                clampedByte((colour * r + grey) * 255) | (clampedByte((colour * g + grey) * 255) &<< 8)
                | (clampedByte((colour * b + grey) * 255) &<< 16) | 0xFF00_0000
        }
    }
}
