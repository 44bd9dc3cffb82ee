// Animated PNG (APNG specification 1.0, now part of PNG's third edition) through stock libpng: its chunks are written by hand.
//
// After the first frame only the rectangle that changed is stored, put in place of what was there; that is always right,
// also for frames that become more transparent. Readers without APNG show the first frame.
import Pixels

/// Turns frames into one file, piece by piece: memory is bounded by the frame, not by the length of the sequence.
public final class APNGWriter {
    private let width: Int
    private let height: Int
    private let frameCount: Int
    private let timing: FrameTiming
    private let layout: Scanlines.Layout
    private let streams: PixelStreamCoder
    private let file = PNGFileWriter()
    private var previous: [UInt32] = []
    private var written = 0
    /// fcTL and fdAT share one count.
    private var sequence: UInt32 = 0

    /// - Parameters:
    ///   - frameCount: how many frames will be appended; the file says so before the first.
    ///   - isOpaque: promises that every pixel of every frame is opaque, which makes the file smaller.
    ///   - plays: how often the animation runs; 0 is for ever.
    public init(
        width: Int, height: Int, frameCount: Int, timing: FrameTiming, isOpaque: Bool = false, plays: Int = 0,
        compression: PNGCompression = .balanced
    ) throws(PNGError) {
        guard width > 0, height > 0, width <= 1_000_000, height <= 1_000_000, width * height <= PNGLimits.defaultPixels else {
            throw PNGError(.tooLarge, "an animated PNG cannot have \(width) x \(height) pixels")
        }
        guard frameCount > 0, frameCount <= Int32.max, plays >= 0, plays <= Int32.max else {
            throw PNGError(.damaged, "an animated PNG cannot have \(frameCount) frames played \(plays) times")
        }
        self.width = width
        self.height = height
        self.frameCount = frameCount
        self.timing = timing
        layout = isOpaque ? .rgb : .rgba
        streams = PixelStreamCoder(compression: compression)
        try file.begin(width: width, height: height, layout: layout)
        try file.chunk("acTL", APNGWriter.bytes(UInt32(frameCount)) + APNGWriter.bytes(UInt32(plays)))
    }

    /// Adds the next frame and returns the bytes of the file that are ready.
    public func append(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
        guard pixmap.width == width && pixmap.height == height else {
            throw PNGError(
                .damaged, "frame \(written) has \(pixmap.width) x \(pixmap.height) pixels, the animation \(width) x \(height)")
        }
        guard written < frameCount else { throw PNGError(.damaged, "more frames than the \(frameCount) that were announced") }
        if case .rgb = layout, !pixmap.pixels.withUnsafeBufferPointer({ $0.isOpaque }) {
            throw PNGError(.damaged, "frame \(written) has transparent pixels, but the animation was announced as opaque")
        }
        let rectangle = changedRectangle(pixmap)
        let pixels = pixmap.pixels.withUnsafeBufferPointer { rectangle.cut($0.baseAddress!, width: width) }
        try file.chunk("fcTL", frameControl(rectangle))
        let result: Result<Void, PNGError> = pixels.withUnsafeBufferPointer { buffer in
            Result { () throws(PNGError) in try writeData(buffer, rectangle) }
        }
        try result.get()
        previous = pixmap.pixels
        written += 1
        return file.drain()
    }

    /// Ends the file and returns its last bytes.
    public func finish() throws(PNGError) -> [UInt8] {
        guard written == frameCount else {
            throw PNGError(.damaged, "\(frameCount) frames were announced, \(written) came")
        }
        return try file.end()
    }

    private func writeData(_ pixels: UnsafeBufferPointer<UInt32>, _ rectangle: ChangedRectangle) throws(PNGError) {
        let frame = PixelStreamCoder.Frame(
            pixels: pixels.baseAddress!, width: rectangle.width, height: rectangle.height, layout: layout, isPremultiplied: true)
        let stream = try streams.stream(of: frame)
        if written == 0 {
            try file.chunk("IDAT", stream)
        } else {
            try file.chunk("fdAT", nextSequence() + Array(stream))
        }
    }

    /// A frame without change still needs a pixel.
    private func changedRectangle(_ pixmap: Pixmap) -> ChangedRectangle {
        guard written > 0 else { return ChangedRectangle(x: 0, y: 0, width: width, height: height) }
        let changed = previous.withUnsafeBufferPointer { before in
            pixmap.pixels.withUnsafeBufferPointer { after in
                ChangedRectangle.between(before.baseAddress!, after.baseAddress!, width: width, height: height)
            }
        }
        return changed ?? ChangedRectangle(x: 0, y: 0, width: 1, height: 1)
    }

    /// The frame's place, its duration, and the two operations: leave it there afterwards, replace what is below.
    private func frameControl(_ rectangle: ChangedRectangle) -> [UInt8] {
        var data = nextSequence()
        for value in [rectangle.width, rectangle.height, rectangle.x, rectangle.y] { data += APNGWriter.bytes(UInt32(value)) }
        data += APNGWriter.bytes(UInt32(timing.seconds) << 16 | UInt32(timing.frames))
        return data + [0, 0]
    }

    private func nextSequence() -> [UInt8] {
        defer { sequence += 1 }
        return APNGWriter.bytes(sequence)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
