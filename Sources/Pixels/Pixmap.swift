import KinoraBasics

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
        self.init(width: width, height: height) { $0.initialize(repeating: 0) }
    }

    /// A picture whose pixels are what memory held, for one who writes all of them.
    package static func unwritten(width: Int, height: Int) -> Pixmap { Pixmap(width: width, height: height) { _ in } }

    private init(width: Int, height: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        let count = width * height
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
            LargeMemory.preferLargePages(in: UnsafeMutableRawBufferPointer(buffer))
            LargeMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
            fill(buffer)
            written = count
        }
        self.init(width: width, height: height, pixels: pixels)
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

    /// A copy of pixels whose channels lie byte by byte, red, green, blue and alpha: `4 * width * height` bytes.
    package init(width: Int, height: Int, copying bytes: UnsafePointer<UInt8>) {
        let count = width * height
        let words = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
            UnsafeMutableRawPointer(target.baseAddress!).copyMemory(from: bytes, byteCount: 4 * count)
            initialized = count
        }
        self.init(width: width, height: height, pixels: words)
    }

    /// The pixel in column `x` of row `y`, from the top left. Both must lie in the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
