import KinoraPixels

/// What a shape is filled with: a color, or pixels computed on demand.

/// Computes premultiplied pixels of device space, sampled at pixel centers.
protocol RowShader: AnyObject {
    /// True where every pixel's alpha is 255, so that pixels may be stored instead of blended.
    var isOpaque: Bool { get }
    /// Writes `count` pixels of row `y` from `x` on.
    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
    /// Gives access to `count` pixels of row `y` from `x` on when they are in memory already; returns false
    /// otherwise.
    func withPixels(x: Int, y: Int, count: Int, _ body: (UnsafePointer<UInt32>) -> Void) -> Bool
    /// Writes four pixels for each of `count` groups, in their order.
    func shade(_ pixels: UnsafeMutablePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, count: Int)
    /// The shader where it lays itself over what is behind, with fractions of levels.
    var dithered: DitheredShader? { get }
}

extension RowShader {
    var dithered: DitheredShader? { nil }

    func withPixels(x: Int, y: Int, count: Int, _ body: (UnsafePointer<UInt32>) -> Void) -> Bool { false }

    /// Groups that follow each other in a row are shaded in one go.
    func shade(_ pixels: UnsafeMutablePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, count: Int) {
        var i = 0
        while i < count {
            let first = quads[i]
            var length = 1
            while i + length < count, quads[i + length].y == first.y, quads[i + length].x == first.x + Int32(4 * length)
            {
                length += 1
            }
            shade(pixels + 4 * i, x: Int(first.x), y: Int(first.y), count: 4 * length)
            i += length
        }
    }
}

enum PixelSource {
    case color(PremultipliedPixel)
    case shader(any RowShader)
}
