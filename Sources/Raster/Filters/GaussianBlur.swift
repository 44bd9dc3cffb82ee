import KinoraPixels

/// Gaussian blur of surfaces: within 1/255 of the true convolution at any sigma, and cheaper per pixel as sigma grows.
///
/// It works on premultiplied gamma-encoded values. Sigmas are in pixels and may differ between the axes.
struct GaussianBlur: Equatable {
    /// What lies beyond the source.
    enum Edges: Equatable {
        /// Transparency, into which the content fades; the result is larger than the source by `outset`.
        case transparent
        /// Nothing: the weights inside the rectangle are scaled up to a sum of 1, so that opaque content stays opaque.
        /// Source pixels outside the rectangle are ignored.
        case renormalized(PixelRect)
    }

    var sigmaX: Double
    var sigmaY: Double

    init(sigmaX: Double, sigmaY: Double) {
        self.sigmaX = Self.bounded(sigmaX)
        self.sigmaY = Self.bounded(sigmaY)
    }

    /// NaN and negatives become 0. Sigmas are limited to 100,000 pixels, where the result is already uniform.
    private static func bounded(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, 100_000) : 0 }

    /// How many pixels the result spreads beyond the source on each side: what would be farther rounds to 0.
    var outsetX: Int { sigmaX > 0 ? Int((3 * sigmaX).rounded(.up)) + 1 : 0 }
    var outsetY: Int { sigmaY > 0 ? Int((3 * sigmaY).rounded(.up)) + 1 : 0 }

    /// The source pixels that the pixels of `wanted` depend on.
    func sourceRect(for wanted: PixelRect) -> PixelRect {
        PixelRect(
            BlurAxis(sigma: sigmaX, wanted: wanted.xRange).needed[0],
            BlurAxis(sigma: sigmaY, wanted: wanted.yRange).needed[0])
    }

    /// The pixels that depend on some source pixels of `rect`. Where `sourceRect` looks farther to one side, depends on how its
    /// cells lie: the larger side and one more cell are enough for all of them.
    func areaThatChanges(_ rect: PixelRect) -> PixelRect {
        func margin(_ sigma: Double, _ range: Range<Int>) -> Int {
            let axis = BlurAxis(sigma: sigma, wanted: range)
            let needed = axis.needed[0]
            return max(range.lowerBound - needed.lowerBound, needed.upperBound - range.upperBound)
                + (axis.halvings > 0 ? 2 << axis.halvings : 0)
        }
        return rect.insetBy(dx: -margin(sigmaX, rect.xRange), dy: -margin(sigmaY, rect.yRange))
    }

    /// The pixels to which content within `bounds` spreads.
    func outputRect(for bounds: PixelRect) -> PixelRect { bounds.insetBy(dx: -outsetX, dy: -outsetY) }

    /// `source` blurred, as a surface that covers `wanted`.
    ///
    /// - Parameter map: changes the blurred colors before they are rounded to bytes, pixel by pixel. Where the blur is wide
    ///   it sees them at half the resolution: it must be smooth.
    func apply(
        to source: Surface, wanted: PixelRect, edges: Edges = .transparent, map: ((FloatPlanes) -> Void)? = nil
    ) -> Surface {
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty else { return result }
        let steps = BlurSteps(self, source: source, wanted: wanted, edges: edges)
        guard steps.x.halvings > 0, steps.y.halvings > 0, map == nil || steps.isWide else {
            applyInFloats(to: source, result, edges, map)
            return result
        }
        let half = steps.runToHalfResolution(source)
        let enlargement = BlurEnlargement(half, steps)
        map?(half)
        enlargement.write(to: result)
        return result
    }

    /// All steps in floats, a band of rows at a time, so that the planes stay in the cache.
    private func applyInFloats(to source: Surface, _ result: Surface, _ edges: Edges, _ map: ((FloatPlanes) -> Void)?) {
        let wanted = result.bounds
        let height = max(32, 4 * outsetY)
        for top in stride(from: wanted.y, to: wanted.maxY, by: height) {
            let band = wanted.withY(top..<min(wanted.maxY, top + height))
            let steps = BlurSteps(self, source: source, wanted: band, edges: edges)
            let planes = steps.run(source)
            map?(planes)
            planes.pack(into: result)
        }
    }

    /// The blurred pixels of `wanted` before they are rounded to bytes.
    ///
    /// - Parameters:
    ///   - alphaOnly: one plane, of the alpha alone.
    ///   - shiftX, shiftY: move the result, in pixels and fractions of them.
    func planes(
        of source: Surface, wanted: PixelRect, edges: Edges = .transparent, alphaOnly: Bool = false, shiftX: Double = 0,
        shiftY: Double = 0
    ) -> FloatPlanes {
        let steps = BlurSteps(
            self, source: source, wanted: wanted, edges: edges, count: alphaOnly ? 1 : 4, shiftX: shiftX, shiftY: shiftY
        )
        return steps.run(source)
    }

    /// The same of the alpha alone, row by row.
    func alphaRows(of source: Surface, wanted: PixelRect, shiftX: Double, shiftY: Double) -> BlurredRows {
        BlurSteps(self, source: source, wanted: wanted, edges: .transparent, count: 1, shiftX: shiftX, shiftY: shiftY)
            .rows(source)
    }

    /// The same for content that `fill` writes into planes of zeros: the pixels of `content` that lie inside them.
    ///
    /// - Parameter inside: where given, weights are renormalized to this rectangle, outside which the content must be 0.
    func planes(
        wanted: PixelRect, content: PixelRect, count: Int, inside: PixelRect? = nil, fill: (FloatPlanes) -> Void
    ) -> FloatPlanes {
        BlurSteps(self, content: content, wanted: wanted, inside: inside, count: count).run(fill)
    }
}
