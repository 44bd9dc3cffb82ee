// Pixmaps to PNG files in memory. libpng writes the header; the scanlines are filtered and deflated here.
import KinoraPixels

/// Encodes frames one after another, keeping its buffers. One encoder serves one worker: it is not for sharing between threads.
///
/// The file holds the picture, the note that its colors are sRGB or the profile of Display P3, and its pixels per meter where the scale is not 1: no time, no
/// text. It is written with a palette when there are at most 256 colors, as RGB when every pixel is opaque, and as RGBA otherwise.
/// The bytes depend on the pixels, the compression, the scale and the meaning of the colors alone.
public final class PNGEncoder {
    /// How small the files become for the time.
    public let compression: PNGCompression
    /// Pixels per point, of which 72 are an inch; files of another scale than 1 say how large their pixels are.
    public let scale: Double
    /// What the numbers of the pixels mean.
    public let colors: PictureColors

    private let streams: PixelStreamCoder
    private let file = PNGFileWriter()
    private var looks: FrameLooks
    /// The file encoded last; empty where that was no frame.
    private var last: [UInt8] = []

    /// An encoder with buffers of its own.
    ///
    /// - Parameter threads: those that compress one large picture together, at least 1; the bytes do not depend on it.
    public init(
        compression: PNGCompression = .balanced, scale: Double = 1, colors: PictureColors = .sRGB, threads: Int = 1
    ) {
        self.compression = compression
        self.scale = scale
        self.colors = colors
        streams = PixelStreamCoder(compression: compression, threads: threads)
        looks = FrameLooks(threads: threads)
    }

    /// Encodes a premultiplied picture; PNG's colors are straight, so this divides by alpha, rounding to nearest.
    public func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] { try encode(pixmap, change: .all) }

    /// Encodes the next frame of a sequence: the same bytes, sooner.
    ///
    /// - Parameter change: what the frame has of the picture that this encoder encoded last. A wrong one makes a wrong file.
    public func encode(_ pixmap: Pixmap, change: FrameChange) throws(PNGError) -> [UInt8] {
        if change == .none, !last.isEmpty { return last }
        last = []
        last = try encode(
            pixmap.pixels, width: pixmap.width, height: pixmap.height, isPremultiplied: true, change: change)
        return last
    }

    /// Encodes a straight picture as it is, color under alpha 0 included.
    public func encode(_ pixmap: StraightPixmap) throws(PNGError) -> [UInt8] {
        last = []
        return try encode(
            pixmap.pixels, width: pixmap.width, height: pixmap.height, isPremultiplied: false, change: .all)
    }

    private func encode(
        _ pixels: [UInt32], width: Int, height: Int, isPremultiplied: Bool, change: FrameChange
    ) throws(PNGError) -> [UInt8] {
        guard width > 0 && height > 0 else { throw PNGError(.damaged, "a PNG has at least one pixel") }
        guard width <= 1_000_000 && height <= 1_000_000 && pixels.count <= PNGLimits.defaultPixels else {
            throw PNGError(.tooLarge, "\(width) x \(height) pixels are more than a PNG frame may have")
        }
        looks.begin(width: width, height: height, change: change)
        let result: Result<[UInt8], PNGError> = pixels.withUnsafeBufferPointer { buffer in
            Result { () throws(PNGError) in
                func frame(_ layout: Scanlines.Layout) -> PixelStreamCoder.Frame {
                    PixelStreamCoder.Frame(
                        pixels: buffer.baseAddress!, width: width, height: height, layout: layout,
                        isPremultiplied: isPremultiplied)
                }
                if let census = looks.census(buffer) { return try encode(frame(.palette(census)), change: change) }
                if compression.seesOpacity, looks.presumeOpaque() {
                    let file = try encode(frame(.rgb), change: change)
                    if streams.wasOpaque { return file }
                    looks.lookAgain()
                }
                return try encode(frame(looks.isOpaque(buffer) ? .rgb : .rgba), change: change)
            }
        }
        return try result.get()
    }

    private func encode(_ frame: PixelStreamCoder.Frame, change: FrameChange) throws(PNGError) -> [UInt8] {
        var palette: [UInt32] = []
        if case .palette(let census) = frame.layout {
            palette =
                frame.isPremultiplied ? census.colors.map { PremultipliedPixel(word: $0).straight.word } : census.colors
        }
        try file.begin(
            width: frame.width, height: frame.height, layout: frame.layout, palette: palette, scale: scale,
            colors: colors)
        try file.chunk("IDAT", streams.stream(of: frame, change: change, &looks))
        return try file.end()
    }
}

extension PNGCompression {
    /// Whether the coder for all pictures is the one that tells of them whether they were opaque.
    fileprivate var seesOpacity: Bool { self == .fast || self == .balanced }
}
