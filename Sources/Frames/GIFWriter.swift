// Animated GIF (GIF89a), frame by frame: every image has a palette of its own for the pixels that changed.
//
// GIF counts time in hundredths of a second, and viewers slow down what is shorter than two of them. Frames therefore start at
// the nearest hundredth, and a frame that would start less than two after the last one is left out: 60 frames per second come out as 40.
import Foundation
import KinoraPixels

/// Frames into one GIF. Pixels with an alpha of at least one half are shown with their straight color and the others not at all:
/// GIF has no partial transparency.
///
/// An image holds only what differs from the picture that is already there. What becomes transparent can only be had by clearing
/// the image before, so an image waits until the next frame is known and then covers whatever that one needs cleared.
public final class GIFWriter: FrameSequenceWriter, @unchecked Sendable {
    private let width: Int
    private let height: Int
    private let timing: FrameTiming
    private let dither: GIFDither
    private let plays: Int
    private let coders = LendingPool { LZWCoder() }

    private var taken = 0
    /// What a viewer shows before the waiting image: 0 where nothing is.
    private var canvas: [UInt32]
    /// The last frame that is to be shown, and the hundredth it starts at.
    private var waiting: (pixels: [UInt32], start: Int)?

    /// A frame that does not change is still repeated before its duration no longer fits into 16 bits.
    private static let longestDelay = 60_000

    /// - Parameter plays: how often the animation runs; 0 is for ever.
    public init(
        width: Int, height: Int, timing: FrameTiming, dither: GIFDither = .ordered, plays: Int = 0
    ) throws(PNGError) {
        guard (1...65535).contains(width), (1...65535).contains(height), width * height <= PNGLimits.defaultPixels
        else {
            throw PNGError(.tooLarge, "a GIF cannot have \(width) x \(height) pixels")
        }
        guard (0...65535).contains(plays) else { throw PNGError(.damaged, "a GIF cannot be played \(plays) times") }
        self.width = width
        self.height = height
        self.timing = timing
        self.dither = dither
        self.plays = plays
        canvas = [UInt32](repeating: 0, count: width * height)
    }

    /// The signature, the canvas size and how often the animation runs.
    public var header: [UInt8] {
        var bytes = Array("GIF89a".utf8) + GIFImage.word(width) + GIFImage.word(height) + [0x70, 0, 0]
        // One run is what viewers do without being told; the extension counts the further ones.
        if plays != 1 {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIFImage.word(max(0, plays - 1)) + [0]
        }
        return bytes
    }

    /// Takes a frame and returns the image that waited for it.
    public func take(_ frame: Pixmap) throws(PNGError) -> SequencePiece? {
        guard frame.width == width && frame.height == height else {
            throw PNGError(
                .damaged, "frame \(taken) has \(frame.width) x \(frame.height) pixels, the GIF \(width) x \(height)")
        }
        let start = timing.hundredths(taken)
        taken += 1
        let visible = GIFImage.visible(frame.pixels)
        guard let last = waiting else {
            waiting = (visible, start)
            return nil
        }
        let elapsed = start - last.start
        if elapsed < 2 || last.pixels == visible && elapsed < GIFWriter.longestDelay { return nil }
        defer { waiting = (visible, start) }
        return piece(last.pixels, before: visible, delay: elapsed)
    }

    /// The last image.
    public func takeEnd() throws(PNGError) -> SequencePiece? {
        guard let last = waiting else { throw PNGError(.damaged, "a GIF has at least one frame") }
        waiting = nil
        return piece(last.pixels, before: last.pixels, delay: max(2, timing.hundredths(taken) - last.start))
    }

    /// The byte that ends a GIF.
    public func trailer() throws(PNGError) -> [UInt8] { [0x3B] }

    /// The image that turns the canvas into `pixels`, and leaves it ready for `next`.
    private func piece(_ pixels: [UInt32], before next: [UInt32], delay: Int) -> SequencePiece {
        let vanishing = GIFImage.vanishing(pixels, next, width: width, height: height)
        let changed = canvas.withUnsafeBufferPointer { before in
            pixels.withUnsafeBufferPointer { after in
                PixelRect.ofChanges(before.baseAddress!, after.baseAddress!, width: width, height: height)
            }
        }
        let place =
            [changed, vanishing].compactMap { $0 }.reduce(nil) { (all: PixelRect?, one) in all?.union(one) ?? one
            }
            ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        let image = GIFImage(
            place: place, pixels: pixels.withUnsafeBufferPointer { place.cut($0.baseAddress!, width: width) },
            before: canvas.withUnsafeBufferPointer { place.cut($0.baseAddress!, width: width) },
            isCleared: vanishing != nil, delay: min(65535, delay))
        canvas = pixels
        if image.isCleared { clear(place) }
        return SequencePiece { [coders, dither] in
            let bytes = coders.withItem { image.bytes($0, dither) }
            return { bytes }
        }
    }

    private func clear(_ place: PixelRect) {
        for y in place.y..<place.y + place.height {
            for x in place.x..<place.x + place.width { canvas[y * width + x] = 0 }
        }
    }
}
