/// What a span is filled with: a colour, or rows of pixels computed on demand.

/// Computes premultiplied pixels along rows of device space, sampled at pixel centres.
protocol RowShader: AnyObject {
    /// True where every pixel's alpha is 255, so that spans may be stored instead of blended.
    var isOpaque: Bool { get }
    /// Writes `count` pixels of row `y` from `x` on.
    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}

enum PixelSource {
    /// Premultiplied.
    case color(UInt32)
    case shader(any RowShader)
}
