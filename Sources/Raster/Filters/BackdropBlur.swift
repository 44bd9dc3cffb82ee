import KinoraPixels

/// What a plain blur shows of the pixels behind it: their mean, in their own colors.
struct BackdropBlur {
    /// Standard deviation in points.
    var sigma: Double
    /// Pixels per point.
    var scale: Double

    /// The backdrop pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect { blur.sourceRect(for: wanted) }

    private var blur: GaussianBlur { GaussianBlur(sigmaX: sigma * scale, sigmaY: sigma * scale) }

    /// Pixels that cover `wanted`, to be composited through the shape's coverage.
    ///
    /// - Parameter backdrop: what is painted behind so far. Its blur does not fade at the edges of `backdrop`.
    func apply(to backdrop: Surface, wanted: PixelRect) -> Surface {
        blur.apply(to: backdrop, wanted: wanted, edges: .renormalized(backdrop.bounds))
    }
}
