import KinoraPixels

/// Gaussian blur whose sigma differs from pixel to pixel, in proportion to a mask's alpha.
///
/// Blurs with sigmas in fixed ratio are computed, each only where the mask asks for a neighboring sigma, and mixed
/// linearly in variance. With a ratio of 2^(1/8) the mix of two Gaussians differs from the one between them by less than
/// a quarter of a level, so the whole stays as near to the true sum over G(sigma(p)) as a single blur does; a mask that
/// is a ramp costs about two blurs of the layer.
struct VariableBlur {
    /// Sigma in pixels where the mask is opaque.
    var sigmaX: Double
    var sigmaY: Double

    private static let ratio = 1.0905077326652577
    /// Below this sigma (in pixels) lies the unblurred picture.
    private static let smallest = 0.3

    /// The pixels that content within `bounds` may cover afterwards.
    func outputRect(for bounds: PixelRect) -> PixelRect { widest.outputRect(for: bounds) }

    /// The content pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect { widest.sourceRect(for: wanted) }

    /// The pixels that depend on some content pixels of `rect`.
    func areaThatChanges(_ rect: PixelRect) -> PixelRect { widest.areaThatChanges(rect) }

    private var widest: GaussianBlur { GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY) }

    /// `source` blurred by `mask`, as a surface that covers `wanted`; outside `mask` nothing is blurred.
    func apply(to source: Surface, mask: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty else { return result }
        let largest = max(sigmaX, sigmaY)
        let ladder = Ladder(largest: largest, smallest: Self.smallest, ratio: Self.ratio)
        let alphas = maskAlphas(mask, wanted)
        let boxes = Self.boxes(of: alphas, in: wanted)
        // Sums of the two neighboring levels' pixels times their shares, before rounding.
        let sum = FloatPlanes(bounds: wanted, count: 4)
        let shares = UnsafeMutablePointer<Float>.allocate(capacity: wanted.width)
        defer { shares.deallocate() }
        for level in ladder.sigmas.indices {
            let weights = ladder.weights(of: level)
            let rect = zip(boxes, weights).reduce(PixelRect.empty) { $1.1 > 0 ? $0.union($1.0) : $0 }
            guard !rect.isEmpty else { continue }
            let share = largest > 0 ? ladder.sigmas[level] / largest : 0
            let blur = GaussianBlur(sigmaX: sigmaX * share, sigmaY: sigmaY * share)
            let planes = blur.planes(of: source, wanted: rect)
            for y in rect.y..<rect.maxY {
                let row = (y - wanted.y) * wanted.width + rect.x - wanted.x
                for x in 0..<rect.width { shares[x] = weights[Int(alphas[row + x])] }
                for index in 0..<4 {
                    let from = planes.row(index, y)
                    let to = sum.row(index, y) + (rect.x - wanted.x)
                    for x in 0..<rect.width { to[x] += from[x] * shares[x] }
                }
            }
        }
        sum.pack(into: result)
        return result
    }

    private func maskAlphas(_ mask: Surface, _ wanted: PixelRect) -> [UInt8] {
        var alphas = [UInt8](repeating: 0, count: wanted.width * wanted.height)
        let part = wanted.intersection(mask.bounds)
        guard !part.isEmpty else { return alphas }
        for y in part.y..<part.maxY {
            let row = mask.row(y) + (part.x - mask.bounds.x)
            let start = (y - wanted.y) * wanted.width + part.x - wanted.x
            for x in 0..<part.width { alphas[start + x] = UInt8(truncatingIfNeeded: row[x] &>> 24) }
        }
        return alphas
    }

    /// For each of the 256 alphas the smallest rectangle around its pixels, which is empty where it has none.
    private static func boxes(of alphas: [UInt8], in wanted: PixelRect) -> [PixelRect] {
        var spans = [(left: Int, right: Int, top: Int, bottom: Int)](repeating: (.max, .min, .max, .min), count: 256)
        for y in 0..<wanted.height {
            for x in 0..<wanted.width {
                let index = Int(alphas[y * wanted.width + x])
                let span = spans[index]
                spans[index] = (min(span.left, x), max(span.right, x), min(span.top, y), y)
            }
        }
        return spans.map { span in
            guard span.left <= span.right else { return .empty }
            return PixelRect(
                x: wanted.x + span.left, y: wanted.y + span.top, width: span.right - span.left + 1,
                height: span.bottom - span.top + 1)
        }
    }
}

/// The sigmas of a variable blur and, for every mask alpha, which two of them it mixes.
private struct Ladder {
    let sigmas: [Double]
    /// The variance of the taps of each sigma, which for narrow Gaussians is less than sigma squared.
    private let variances: [Double]
    /// The same for the sigma that each mask alpha asks for.
    private let asked: [Double]

    init(largest: Double, smallest: Double, ratio: Double) {
        var sigmas = [0.0]
        var sigma = smallest
        while sigma < largest && sigmas.count < 200 {
            sigmas.append(sigma)
            sigma *= ratio
        }
        if largest > 0 { sigmas.append(largest) }
        self.sigmas = sigmas
        variances = sigmas.map(Self.variance)
        asked = (0..<256).map { Self.variance(largest * Double($0) / 255) }
    }

    private static func variance(_ sigma: Double) -> Double {
        if sigma > 2 { return sigma * sigma }
        let kernel = GaussianKernel(sigma: sigma)
        return zip(kernel.offsets, kernel.weights).reduce(0) { $0 + Double($1.0 * $1.0) * Double($1.1) }
    }

    /// The share of level `level` for each of the 256 alphas, linear in variance.
    func weights(of level: Int) -> [Float] {
        asked.map { variance in
            if level > 0 && variance <= variances[level] && variance > variances[level - 1] {
                return Float((variance - variances[level - 1]) / (variances[level] - variances[level - 1]))
            }
            if level + 1 < variances.count && variance > variances[level] && variance <= variances[level + 1] {
                return Float((variances[level + 1] - variance) / (variances[level + 1] - variances[level]))
            }
            return level == 0 && variance <= variances[0] ? 1 : 0
        }
    }
}
