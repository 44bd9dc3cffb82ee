/// A picture of premultiplied RGBA pixels, 8 bits a channel, rows from top to bottom without padding.
///
/// A pixel is one `UInt32`, red in the lowest byte and alpha in the highest, so that in memory the bytes are R, G, B,
/// A.
public struct Pixmap: Equatable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The pixels row by row, `width * height` of them.
    public var pixels: [UInt32]

    /// A transparent picture. Both sides must be at least 0.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
    }

    /// A picture of these pixels; another number than `width * height` is a programming error.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height, "a pixmap holds width x height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The pixel in column `x` of row `y`, from the top left. Both must lie in the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}

/// The same layout with straight alpha, as PNG files store it and diffs compare it.
public struct StraightPixmap: Equatable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The pixels row by row, `width * height` of them.
    public var pixels: [UInt32]

    /// A picture of these pixels; another number than `width * height` is a programming error.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height, "a pixmap holds width x height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The pixel in column `x` of row `y`, from the top left. Both must lie in the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
