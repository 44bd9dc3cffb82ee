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

    /// NaN and negatives become 0; 100,000 pixels are as good as infinity.
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

    /// The pixels to which content within `bounds` spreads.
    func outputRect(for bounds: PixelRect) -> PixelRect { bounds.insetBy(dx: -outsetX, dy: -outsetY) }

    /// `source` blurred, as a surface that covers `wanted`.
    func apply(to source: Surface, wanted: PixelRect, edges: Edges = .transparent) -> Surface {
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty, !source.bounds.isEmpty else { return result }
        planes(of: source, wanted: wanted, edges: edges).pack(into: result)
        return result
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
        var inside: PixelRect?
        if case .renormalized(let rect) = edges { inside = rect.intersection(source.bounds) }
        return planes(wanted: wanted, count: alphaOnly ? 1 : 4, inside: inside, shiftX: shiftX, shiftY: shiftY) {
            $0.load(source, inside: inside)
        }
    }

    /// The same for content that `fill` writes into planes of zeros.
    ///
    /// - Parameter inside: where given, weights are renormalized to this rectangle, outside which the content must be 0.
    func planes(
        wanted: PixelRect, count: Int, inside: PixelRect? = nil, shiftX: Double = 0, shiftY: Double = 0,
        fill: (FloatPlanes) -> Void
    ) -> FloatPlanes {
        let x = BlurAxis(sigma: sigmaX, shift: shiftX, wanted: wanted.xRange)
        let y = BlurAxis(sigma: sigmaY, shift: shiftY, wanted: wanted.yRange)
        let start = FloatPlanes(bounds: PixelRect(x.needed[0], y.needed[0]), count: count)
        fill(start)
        let result = Self.run(start, x, y)
        if let inside {
            result.scale(
                columns: Self.reciprocalWeights(x, inside: inside.xRange),
                rows: Self.reciprocalWeights(y, inside: inside.yRange))
        }
        return x.wholeShift == 0 && y.wholeShift == 0 ? result : result.relabelled(wanted)
    }

    private static func run(_ start: FloatPlanes, _ x: BlurAxis, _ y: BlurAxis) -> FloatPlanes {
        var planes = start
        for level in 0..<max(x.halvings, y.halvings) {
            if level < y.halvings { planes = planes.halvedY(to: y.needed[level + 1]) }
            if level < x.halvings { planes = planes.halvedX(to: x.needed[level + 1]) }
        }
        planes = planes.convolvedX(x.kernel, to: x.wanted[x.halvings])
        planes = planes.convolvedY(y.kernel, to: y.wanted[y.halvings])
        for level in (0..<max(x.halvings, y.halvings)).reversed() {
            if level < x.halvings { planes = planes.doubledX(to: x.wanted[level]) }
            if level < y.halvings { planes = planes.doubledY(to: y.wanted[level]) }
        }
        return planes
    }

    /// One over the weight that falls inside `inside`, for every wanted pixel of an axis: the same steps applied to a
    /// row of ones. 0 where nothing does.
    private static func reciprocalWeights(_ axis: BlurAxis, inside: Range<Int>) -> [Float] {
        let ones = FloatPlanes(bounds: PixelRect(axis.needed[0], 0..<1), count: 1)
        let lit = inside.clamped(to: axis.needed[0])
        for i in lit { ones.plane(0)[i - axis.needed[0].lowerBound] = 1 }
        let still = BlurAxis(sigma: 0, wanted: 0..<1)
        let weights = run(ones, axis, still)
        return (0..<weights.width).map { weights.plane(0)[$0] > 1e-6 ? 1 / weights.plane(0)[$0] : 0 }
    }
}
