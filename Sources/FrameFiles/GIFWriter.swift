// Animated GIF (GIF89a), frame by frame: every frame has a palette of its own for the pixels that changed.
//
// GIF counts time in hundredths of a second, and viewers slow down what is shorter than two of them. Frames therefore start at
// the nearest hundredth, and a frame that would start less than two after the last one is left out: 60 frames per second come out as 40.
import Pixels

/// Turns frames into one file, piece by piece: memory is bounded by the frame, not by the length of the sequence.
public final class GIFWriter {
    private let width: Int
    private let height: Int
    private let timing: FrameTiming
    private let isOpaque: Bool
    private let dither: GIFDither
    private let plays: Int
    private let coder = LZWCoder()

    private var appended = 0
    /// The last frame that was taken: its pixels, the hundredth it starts at, and its picture, which waits for its duration.
    private var shown: (pixels: [UInt32], start: Int, image: Image)?

    private struct Image {
        var descriptor: [UInt8]
        var transparentIndex: UInt8?
    }

    /// A frame that does not change is still repeated before its duration no longer fits into 16 bits.
    private static let longestDelay = 60_000

    /// - Parameters:
    ///   - isOpaque: promises that every pixel is opaque; then only changes are stored. Otherwise pixels with an alpha of at
    ///     least one half are shown with their straight colour and the others not at all: GIF knows nothing between.
    ///   - plays: how often the animation runs; 0 is for ever.
    public init(
        width: Int, height: Int, timing: FrameTiming, isOpaque: Bool = false, dither: GIFDither = .ordered, plays: Int = 0
    ) throws(PNGError) {
        guard (1...65535).contains(width), (1...65535).contains(height), width * height <= PNGLimits.defaultPixels else {
            throw PNGError(.tooLarge, "a GIF cannot have \(width) x \(height) pixels")
        }
        guard (0...65535).contains(plays) else { throw PNGError(.damaged, "a GIF cannot be played \(plays) times") }
        self.width = width
        self.height = height
        self.timing = timing
        self.isOpaque = isOpaque
        self.dither = dither
        self.plays = plays
    }

    /// The bytes before the first frame.
    public var header: [UInt8] {
        var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x70, 0, 0]
        // One run is what viewers do without being told; the extension counts the further ones.
        if plays != 1 { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(max(0, plays - 1)) + [0] }
        return bytes
    }

    /// Adds the next frame and returns the bytes of the file that are ready.
    public func append(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
        guard pixmap.width == width && pixmap.height == height else {
            throw PNGError(.damaged, "frame \(appended) has \(pixmap.width) x \(pixmap.height) pixels, the GIF \(width) x \(height)")
        }
        let start = timing.hundredths(appended)
        appended += 1
        guard let last = shown else {
            shown = (pixmap.pixels, start, image(pixmap.pixels, after: nil))
            return []
        }
        let elapsed = start - last.start
        if elapsed < 2 || last.pixels == pixmap.pixels && elapsed < GIFWriter.longestDelay { return [] }
        let ready = bytes(last.image, delay: elapsed)
        shown = (pixmap.pixels, start, image(pixmap.pixels, after: last.pixels))
        return ready
    }

    /// Ends the file and returns its last bytes.
    public func finish() throws(PNGError) -> [UInt8] {
        guard let last = shown else { throw PNGError(.damaged, "a GIF has at least one frame") }
        shown = nil
        return bytes(last.image, delay: max(2, timing.hundredths(appended) - last.start)) + [0x3B]
    }

    // MARK: One frame

    private func image(_ pixels: [UInt32], after previous: [UInt32]?) -> Image {
        let place = isOpaque ? changedPlace(pixels, previous) : visiblePlace(pixels)
        let part = pixels.withUnsafeBufferPointer { place.cut($0.baseAddress!, width: width) }
        var skip: [Bool]?
        if !isOpaque {
            skip = part.map { $0 >> 24 < 128 }
        } else if let previous {
            let before = previous.withUnsafeBufferPointer { place.cut($0.baseAddress!, width: width) }
            skip = zip(part, before).map { $0 == $1 }
        }
        if skip?.contains(true) == false { skip = nil }
        let colours = part.map(Premultiplication.unpremultiply)
        return encode(colours, skip: skip, place)
    }

    private func changedPlace(_ pixels: [UInt32], _ previous: [UInt32]?) -> ChangedRectangle {
        guard let previous else { return ChangedRectangle(x: 0, y: 0, width: width, height: height) }
        let changed = previous.withUnsafeBufferPointer { before in
            pixels.withUnsafeBufferPointer { after in
                ChangedRectangle.between(before.baseAddress!, after.baseAddress!, width: width, height: height)
            }
        }
        return changed ?? ChangedRectangle(x: 0, y: 0, width: 1, height: 1)
    }

    private func visiblePlace(_ pixels: [UInt32]) -> ChangedRectangle {
        let visible = pixels.map { $0 >> 24 < 128 ? 0 : UInt32(1) }
        let nothing = [UInt32](repeating: 0, count: pixels.count)
        let place = nothing.withUnsafeBufferPointer { before in
            visible.withUnsafeBufferPointer { after in
                ChangedRectangle.between(before.baseAddress!, after.baseAddress!, width: width, height: height)
            }
        }
        return place ?? ChangedRectangle(x: 0, y: 0, width: 1, height: 1)
    }

    private func encode(_ pixels: [UInt32], skip: [Bool]?, _ place: ChangedRectangle) -> Image {
        let limit = skip == nil ? 256 : 255
        let indexed = GIFColours.index(
            pixels, width: place.width, origin: (place.x, place.y), limit: limit, dither: dither, skip: skip)
        let entries = indexed.colours.count + (skip == nil ? 0 : 1)
        var bits = 1
        while 1 << bits < entries { bits += 1 }
        var table = indexed.colours.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
        table += [UInt8](repeating: 0, count: (3 << bits) - table.count)
        let descriptor = [0x2C] + word(place.x) + word(place.y) + word(place.width) + word(place.height) + [0x80 | UInt8(bits - 1)]
        return Image(
            descriptor: descriptor + table + coder.encode(indexed.indices, bits: bits),
            transparentIndex: skip == nil ? nil : UInt8(indexed.colours.count))
    }

    /// The graphic control block, with what to do before the next frame: leave the picture there when only changes follow,
    /// clear its place when every frame stands alone.
    private func bytes(_ image: Image, delay: Int) -> [UInt8] {
        let disposal: UInt8 = isOpaque ? 1 : 2
        let flags = disposal << 2 | (image.transparentIndex == nil ? 0 : 1)
        return [0x21, 0xF9, 4, flags] + word(min(65535, delay)) + [image.transparentIndex ?? 0, 0] + image.descriptor
    }

    private func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
