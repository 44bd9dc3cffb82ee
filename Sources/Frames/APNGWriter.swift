// Animated PNG (APNG specification 1.0, now part of PNG's third edition) through stock libpng: its chunks are
// written by hand.
//
// After the first frame only the changed rectangle is stored. It replaces the pixels below it, which is right also
// for frames that become more transparent. A palette has opaque colors only. There, unchanged pixels inside the
// rectangle are transparent and the rectangle is drawn over what is below: long runs of one index take few bytes.
// Readers without APNG show the first frame.
import KinoraPixels

/// Frames into one animated PNG. Only the compression of the changed rectangles, which is nearly all of the time, is spread
/// over threads.
public final class APNGWriter: FrameSequenceWriter, @unchecked Sendable {
    private let width: Int
    private let height: Int
    private let frameCount: Int
    private let timing: FrameTiming
    private let layout: Scanlines.Layout
    /// The palette, with the transparent word for what has not changed; empty without one.
    private let colors: Set<UInt32>
    private let coders: LendingPool<PixelStreamCoder>
    private let file = PNGFileWriter()
    private var previous: [UInt32] = []
    private var taken = 0
    private var written = 0
    /// The chunks fcTL and fdAT share one sequence number.
    private var sequence: UInt32 = 0

    /// - Parameters:
    ///   - frameCount: how many frames will be appended; the file says so before the first.
    ///   - isOpaque: promises that every pixel of every frame is opaque, which makes the file smaller; a frame that is not is
    ///     refused with a `transparent` error.
    ///   - plays: how often the animation runs; 0 is for ever.
    ///   - meaning: what the numbers of the pixels mean.
    public convenience init(
        width: Int, height: Int, frameCount: Int, timing: FrameTiming, isOpaque: Bool = false, plays: Int = 0,
        compression: PNGCompression = .balanced, meaning: PictureColors = .sRGB
    ) throws(PNGError) {
        try self.init(
            width: width, height: height, frameCount: frameCount, timing: timing, layout: isOpaque ? .rgb : .rgba,
            palette: [],
            plays: plays, compression: compression, meaning: meaning)
    }

    /// An animation in at most 255 colors, which takes far fewer bytes.
    ///
    /// - Parameter palette: the frames' colors, all opaque; a frame that has another is refused with a `damaged` error.
    ///   `SharedPalette` brings frames to a palette.
    public convenience init(
        width: Int, height: Int, frameCount: Int, timing: FrameTiming, palette: [UInt32], plays: Int = 0,
        compression: PNGCompression = .balanced, meaning: PictureColors = .sRGB
    ) throws(PNGError) {
        let words = Set(palette.map { $0 | 0xFF00_0000 }).union([0]).sorted()
        guard words.count <= 256, let census = words.withUnsafeBufferPointer({ PaletteCensus($0) }) else {
            throw PNGError(.damaged, "an animated PNG's palette cannot have \(palette.count) colors; 255 are the most")
        }
        try self.init(
            width: width, height: height, frameCount: frameCount, timing: timing, layout: .palette(census),
            palette: census.colors, plays: plays, compression: compression, meaning: meaning)
    }

    private init(
        width: Int, height: Int, frameCount: Int, timing: FrameTiming, layout: Scanlines.Layout, palette: [UInt32],
        plays: Int, compression: PNGCompression, meaning: PictureColors
    ) throws(PNGError) {
        guard width > 0, height > 0, width <= 1_000_000, height <= 1_000_000, width * height <= PNGLimits.defaultPixels
        else {
            throw PNGError(.tooLarge, "an animated PNG cannot have \(width) x \(height) pixels")
        }
        guard frameCount > 0, frameCount <= Int32.max, plays >= 0, plays <= Int32.max else {
            throw PNGError(.damaged, "an animated PNG cannot have \(frameCount) frames played \(plays) times")
        }
        self.width = width
        self.height = height
        self.frameCount = frameCount
        self.timing = timing
        self.layout = layout
        colors = Set(palette)
        coders = LendingPool { PixelStreamCoder(compression: compression) }
        try file.begin(width: width, height: height, layout: layout, palette: palette, colors: meaning)
        try file.chunk("acTL", APNGWriter.bytes(UInt32(frameCount)) + APNGWriter.bytes(UInt32(plays)))
    }

    /// Finds the rectangle that changed since the previous frame.
    public func take(_ frame: Pixmap) throws(PNGError) -> SequencePiece? {
        guard frame.width == width && frame.height == height else {
            throw PNGError(
                .damaged,
                "frame \(taken) has \(frame.width) x \(frame.height) pixels, the animation \(width) x \(height)")
        }
        guard taken < frameCount else {
            throw PNGError(.damaged, "more frames than the \(frameCount) that were announced")
        }
        if case .rgb = layout, !frame.pixels.withUnsafeBufferPointer({ $0.isOpaque }) {
            throw PNGError(
                .transparent, "frame \(taken) has transparent pixels, but the animation was announced as opaque")
        }
        let rectangle = changedRectangle(frame)
        let cut = frame.pixels.withUnsafeBufferPointer { rectangle.cut($0.baseAddress!, width: width) }
        if !colors.isEmpty { try check(cut) }
        let pixels = colors.isEmpty || taken == 0 ? cut : changed(cut, rectangle)
        previous = frame.pixels
        taken += 1
        return SequencePiece { [self] () throws(PNGError) in
            let stream = try self.stream(pixels, rectangle)
            return { () throws(PNGError) in try self.chunks(stream, rectangle) }
        }
    }

    /// The IEND chunk, after all announced frames.
    public func trailer() throws(PNGError) -> [UInt8] {
        guard written == frameCount else {
            throw PNGError(.damaged, "\(frameCount) frames were announced, \(written) came")
        }
        return try file.end()
    }

    private func check(_ pixels: [UInt32]) throws(PNGError) {
        var last: UInt32?
        for word in pixels where word != last {
            guard word != 0, colors.contains(word) else {
                throw PNGError(.damaged, "frame \(taken) has a color that is not in the animation's palette")
            }
            last = word
        }
    }

    /// The rectangle's pixels, transparent where they are what they were.
    private func changed(_ pixels: [UInt32], _ rectangle: PixelRect) -> [UInt32] {
        var result = pixels
        for y in 0..<rectangle.height {
            let before = (rectangle.y + y) * width + rectangle.x, row = y * rectangle.width
            for x in 0..<rectangle.width where pixels[row + x] == previous[before + x] { result[row + x] = 0 }
        }
        return result
    }

    // MARK: Any thread

    /// The rectangle's zlib stream, with four bytes before it where a sequence number may be put.
    private func stream(_ pixels: [UInt32], _ rectangle: PixelRect) throws(PNGError) -> [UInt8] {
        try coders.withItem { (coder: PixelStreamCoder) throws(PNGError) in
            let result: Result<[UInt8], PNGError> = pixels.withUnsafeBufferPointer { buffer in
                let frame = PixelStreamCoder.Frame(
                    pixels: buffer.baseAddress!, width: rectangle.width, height: rectangle.height, layout: layout,
                    isPremultiplied: true)
                var looks = FrameLooks()
                looks.begin(width: frame.width, height: frame.height, change: .all)
                return Result { () throws(PNGError) in [0, 0, 0, 0] + Array(try coder.stream(of: frame, &looks)) }
            }
            return try result.get()
        }
    }

    // MARK: In order

    private func chunks(_ stream: [UInt8], _ rectangle: PixelRect) throws(PNGError) -> [UInt8] {
        try file.chunk("fcTL", frameControl(rectangle))
        if written == 0 {
            try file.chunk("IDAT", Array(stream.dropFirst(4)))
        } else {
            var data = stream
            data.replaceSubrange(0..<4, with: nextSequence())
            try file.chunk("fdAT", data)
        }
        written += 1
        return file.drain()
    }

    /// A frame without change still needs a pixel.
    private func changedRectangle(_ frame: Pixmap) -> PixelRect {
        guard taken > 0 else { return PixelRect(x: 0, y: 0, width: width, height: height) }
        let changed = previous.withUnsafeBufferPointer { before in
            frame.pixels.withUnsafeBufferPointer { after in
                PixelRect.ofChanges(before.baseAddress!, after.baseAddress!, width: width, height: height)
            }
        }
        return changed ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// The frame's place, its duration, and the two operations: leave it there afterwards, and replace what is below or, with a
    /// palette, cover it.
    private func frameControl(_ rectangle: PixelRect) -> [UInt8] {
        var data = nextSequence()
        for value in [rectangle.width, rectangle.height, rectangle.x, rectangle.y] {
            data += APNGWriter.bytes(UInt32(value))
        }
        data += APNGWriter.bytes(UInt32(timing.seconds) << 16 | UInt32(timing.frames))
        return data + [0, colors.isEmpty || written == 0 ? 0 : 1]
    }

    private func nextSequence() -> [UInt8] {
        defer { sequence += 1 }
        return APNGWriter.bytes(sequence)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
