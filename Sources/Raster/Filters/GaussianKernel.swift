import KinoraGeometry

/// The taps of a one-dimensional Gaussian: `out[x] = Σ weights[i] · in[x + first + i]`, weights summing to 1.
struct GaussianKernel: Equatable {
    let weights: [Float]
    /// The offset of the first tap.
    let first: Int

    /// The offsets of all taps.
    var offsets: Range<Int> { first..<(first + weights.count) }

    /// - Parameters:
    ///   - sigma: standard deviation in pixels; 0 copies.
    ///   - shift: moves the result by this fraction of a pixel, 0 ..< 1.
    ///
    /// Taps reach to 3.5 sigma: what lies beyond is 0.05 % of the weight.
    init(sigma: Double, shift: Double = 0) {
        let sigma = max(0, sigma)
        if shift == 0 || sigma >= 1 {
            let samples = Self.samples(sigma: sigma, center: -shift)
            (weights, first) = (Self.normalized(samples.values), samples.first)
            return
        }
        // Samples of a narrow shifted Gaussian are too coarse. Two centered ones are mixed instead, each narrower by
        // the variance that mixing adds.
        let narrower = max(0, sigma * sigma - shift * (1 - shift)).squareRoot()
        let (values, start) = Self.samples(sigma: narrower, center: 0)
        let centered = Self.normalizedDoubles(values)
        var mixed = [Double](repeating: 0, count: centered.count + 1)
        for (i, value) in centered.enumerated() {
            mixed[i] += value * shift
            mixed[i + 1] += value * (1 - shift)
        }
        (weights, first) = (Self.normalized(mixed), start - 1)
    }

    /// `exp(−(k − center)² / 2 sigma²)` at the whole numbers k within 3.5 sigma of `center`.
    private static func samples(sigma: Double, center: Double) -> (values: [Double], first: Int) {
        guard sigma > 0.1 else { return ([1], 0) }
        let reach = 3.5 * sigma
        let low = Int((center - reach).rounded(.down))
        let high = Int((center + reach).rounded(.up))
        return (
            (low...high).map { Maths.exp(-(Double($0) - center) * (Double($0) - center) / (2 * sigma * sigma)) }, low
        )
    }

    private static func normalizedDoubles(_ values: [Double]) -> [Double] {
        let sum = values.reduce(0, +)
        return values.map { $0 / sum }
    }

    private static func normalized(_ values: [Double]) -> [Float] { normalizedDoubles(values).map { Float($0) } }
}
