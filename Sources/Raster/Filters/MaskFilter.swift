import KinoraScene

/// Multiplying content by a mask's alpha, its luminance, or what its alpha leaves.
enum MaskFilter {
    /// Masks `content` in place. Outside the mask's bounds the mask is transparent.
    ///
    /// Luminance is that of the mask's premultiplied color, weights .2126 .7152 .0722, as CSS luminance masks.
    static func apply(_ mask: Surface, _ kind: MaskSource, to content: Surface) {
        switch kind {
        case .alpha: Blend.composite(mask, onto: content, mode: .destinationIn)
        case .inverseAlpha: Blend.composite(mask, onto: content, mode: .destinationOut)
        case .luminance: Blend.composite(luminance(of: mask), onto: content, mode: .destinationIn)
        }
    }

    /// Transparent black with the luminance of each pixel as alpha.
    private static func luminance(of mask: Surface) -> Surface {
        let result = Surface(bounds: mask.bounds)
        let (from, to) = (mask.pixels, result.pixels)
        for i in 0..<max(0, mask.width) * max(0, mask.height) {
            let p = from[i]
            let sum = (p & 255) &* 13933 &+ ((p &>> 8) & 255) &* 46871 &+ ((p &>> 16) & 255) &* 4732
            to[i] = ((sum &+ 32768) &>> 16) &<< 24
        }
        return result
    }
}
