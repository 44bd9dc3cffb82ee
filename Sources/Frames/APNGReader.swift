// Animated PNG back to whole frames, for comparing animations frame by frame. Each frame's data is wrapped as a small PNG
// of its own and decoded like any other, with the same strictness and limits.
internal import KinoraCPNG
import KinoraPixels

/// Hands out the frames of an animated PNG in order; of a plain PNG its only one.
public struct APNGReader {
    /// Pixels in a row of the canvas.
    public let width: Int
    /// Rows of the canvas.
    public let height: Int
    /// How many frames the animation has.
    public let frameCount: Int
    /// How often the animation runs; 0 is for ever.
    public let plays: Int

    private let header: PNGHeader
    private let decoder: PNGDecoder
    private let frames: [Frame]
    /// PLTE and tRNS as they stand in the file.
    private let shared: [UInt8]
    private var canvas: [UInt32]
    private var next = 0

    struct Frame {
        var control: Control
        var data: [ArraySlice<UInt8>] = []
    }

    struct Control: Equatable {
        var rectangle: PixelRect
        var delay: (numerator: Int, denominator: Int)
        var dispose: UInt8
        var blend: UInt8

        static func == (a: Control, b: Control) -> Bool {
            a.rectangle == b.rectangle && a.delay == b.delay && a.dispose == b.dispose && a.blend == b.blend
        }
    }

    /// Reads the animation's structure; frames are decoded by `nextFrame`.
    ///
    /// - Throws: `PNGError` when the bytes are not an intact PNG or ask for more pixels than the decoder allows.
    public init(_ bytes: [UInt8], decoder: PNGDecoder = PNGDecoder()) throws(PNGError) {
        let result: Result<PNGHeader, PNGError> = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(PNGError) in try PNGHeader(buffer, pixelLimit: decoder.pixelLimit) }
        }
        header = try result.get()
        width = header.width
        height = header.height
        self.decoder = decoder
        var parser = APNGChunkParser(header)
        try parser.parse(bytes)
        frames = parser.frames
        shared = parser.shared
        plays = parser.plays
        frameCount = frames.count
        canvas = [UInt32](repeating: 0, count: width * height)
    }

    /// How long frame `index` is shown, in seconds.
    public func duration(_ index: Int) -> Double {
        let delay = frames[index].control.delay
        return Double(delay.numerator) / Double(delay.denominator == 0 ? 100 : delay.denominator)
    }

    /// Frames per second, where every frame is shown equally long; nil where they are not, and for a plain PNG.
    public var framesPerSecond: Double? {
        guard let delay = frames.first?.control.delay, delay.numerator > 0,
            frames.allSatisfy({ $0.control.delay == delay })
        else { return nil }
        return Double(delay.denominator == 0 ? 100 : delay.denominator) / Double(delay.numerator)
    }

    /// The next whole frame, nil after the last.
    public mutating func nextFrame() throws(PNGError) -> StraightPixmap? {
        guard next < frames.count else { return nil }
        let frame = frames[next]
        let part = try decoder.decode(file(frame))
        let before = frame.control.dispose == 2 ? canvas : []
        draw(part, frame.control)
        let result = StraightPixmap(width: width, height: height, pixels: canvas)
        switch frame.control.dispose {
        case 1: clear(frame.control.rectangle)
        // The first frame has no earlier frame to restore.
        case 2 where next == 0: clear(frame.control.rectangle)
        case 2: canvas = before
        default: break
        }
        next += 1
        return result
    }

    /// The frame as a PNG file of its own.
    private func file(_ frame: Frame) -> [UInt8] {
        let size = frame.control.rectangle
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let kind = [UInt8(header.bitDepth), UInt8(header.colorType), 0, 0, header.isInterlaced ? 1 : 0]
        APNGReader.appendChunk("IHDR", (word(size.width) + word(size.height) + kind)[...], to: &bytes)
        bytes += shared
        for piece in frame.data { APNGReader.appendChunk("IDAT", piece, to: &bytes) }
        APNGReader.appendChunk("IEND", [], to: &bytes)
        return bytes
    }

    private func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

    static func appendChunk(_ name: String, _ data: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: data.count >> shift)) }
        let start = bytes.count
        bytes += name.utf8
        bytes += data
        let checksum = bytes.withUnsafeBufferPointer {
            libdeflate_crc32(0, $0.baseAddress! + start, bytes.count - start)
        }
        for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    }

    private mutating func draw(_ part: StraightPixmap, _ control: Control) {
        let place = control.rectangle
        for row in 0..<place.height {
            let source = row * place.width, target = (place.y + row) * width + place.x
            for column in 0..<place.width {
                let pixel = part.pixels[source + column]
                canvas[target + column] = control.blend == 0 ? pixel : APNGReader.over(pixel, canvas[target + column])
            }
        }
    }

    private mutating func clear(_ place: PixelRect) {
        for row in place.y..<place.y + place.height {
            for column in place.x..<place.x + place.width { canvas[row * width + column] = 0 }
        }
    }

    /// Source-over of straight colors (PNG specification, 13.16), rounded once.
    private static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
        let sourceAlpha = Double(source >> 24) / 255
        if source >> 24 == 255 { return source }
        if source >> 24 == 0 { return backdrop }
        let backdropAlpha = Double(backdrop >> 24) / 255 * (1 - sourceAlpha)
        let alpha = sourceAlpha + backdropAlpha
        var result = UInt32((alpha * 255).rounded()) << 24
        for shift: UInt32 in [0, 8, 16] {
            let a = Double(source >> shift & 255), b = Double(backdrop >> shift & 255)
            result |= UInt32(((a * sourceAlpha + b * backdropAlpha) / alpha).rounded()) << shift
        }
        return result
    }
}
