import KinoraScene

/// The numbers behind a backdrop material: blur, saturation, and a luminance curve.
///
/// Values: two independent decodes of the system's recipes with a formula fitted to 88 measured swatches (mean error
/// 0.62/255). No recipe of `ultraThick` is known; it is `thick` with more of the curve.
struct MaterialRecipe: Equatable {
    /// Standard deviation of the blur in points.
    var sigma: Double
    var saturation: Double
    var brightness: Double
    /// How much of the luminance curve is mixed in.
    var amount: Double
    /// Ordinates at 0, 1/3, 2/3 and 1 of the cubic Bézier that maps luminance to gray.
    var curve: (Double, Double, Double, Double)

    static func == (a: MaterialRecipe, b: MaterialRecipe) -> Bool {
        (a.sigma, a.saturation, a.brightness, a.amount) == (b.sigma, b.saturation, b.brightness, b.amount)
            && a.curve == b.curve
    }

    init(_ style: MaterialStyle, dark: Bool) {
        func recipe(
            _ sigma: Double, _ saturation: Double, _ brightness: Double, _ amount: Double,
            _ curve: (Double, Double, Double, Double)
        ) -> MaterialRecipe {
            MaterialRecipe(sigma: sigma, saturation: saturation, brightness: brightness, amount: amount, curve: curve)
        }
        self =
            switch (style, dark) {
            case (.ultraThin, false): recipe(22.5, 1.10, 0.12, 0.50, (0.45, 0.55, 0.65, 0.68))
            case (.thin, false): recipe(30, 1.35, 0.12, 0.60, (0.725, 0.825, 0.76, 0.73))
            case (.regular, false): recipe(30, 1.50, 0.10, 0.75, (0.90, 0.83, 0.925, 0.815))
            case (.thick, false): recipe(45, 1.50, 0.045, 0.88, (0.99, 0.95, 0.98, 0.905))
            case (.ultraThick, false): recipe(45, 1.50, 0.045, 0.94, (0.99, 0.95, 0.98, 0.905))
            case (.bar, false): recipe(22.5, 1.10, 0.10, 0.75, (0.80, 0.90, 1.10, 0.825))
            case (.ultraThin, true): recipe(22.5, 1.10, 0, 0.50, (0.24, 0.24, 0.30, 0.39))
            case (.thin, true): recipe(30, 1.35, 0, 0.60, (0.20, 0.21, 0.10, 0.15))
            case (.regular, true): recipe(30, 1.50, 0, 0.75, (0.16, 0.26, 0.10, 0.10))
            case (.thick, true): recipe(45, 1.50, 0, 0.88, (0.14, 0.16, 0.10, 0.03))
            case (.ultraThick, true): recipe(45, 1.50, 0, 0.94, (0.14, 0.16, 0.10, 0.03))
            case (.bar, true): recipe(22.5, 2.00, -0.10, 0.75, (0.23, 0.52, 0.27, 0.255))
            }
    }

    private init(
        sigma: Double, saturation: Double, brightness: Double, amount: Double, curve: (Double, Double, Double, Double)
    ) {
        self.sigma = sigma
        self.saturation = saturation
        self.brightness = brightness
        self.amount = amount
        self.curve = curve
    }
}
