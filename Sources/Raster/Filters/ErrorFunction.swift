import KinoraGeometry

/// The Gaussian integral, the same bits on every machine.
enum ErrorFunction {
    /// erf(x) to 1.5e-7: Abramowitz and Stegun, 7.1.26.
    static func erf(_ x: Double) -> Double {
        let a = abs(x)
        if a > 6 { return x > 0 ? 1 : -1 }
        let t = 1 / (1 + 0.3275911 * a)
        let series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
        let value = 1 - series * Maths.exp(-a * a)
        return x < 0 ? -value : value
    }
}
