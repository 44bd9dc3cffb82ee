// One palette for all frames of an animation: what stands still keeps its colors from frame to frame, so that only what
// moves is stored again.
import KinoraPixels

/// At most 255 opaque colors for a whole animation, and its frames in them.
public struct SharedPalette: Sendable {
    /// Opaque straight pixels. One index of a byte is left free, for pixels that do not change.
    public let colors: [UInt32]
    /// Whether the frames have no other colors anyway.
    public let isExact: Bool
    /// Colors of plain grounds, which stay what they are and are not dithered.
    private let plain: Set<UInt32>
    /// The mean squared error per pixel that the palette leaves, which decides how strongly it is dithered.
    private let error: Double
    private let matte: UInt32

    /// The most colors that a palette may have, so that one index of a byte is left.
    public static let largest = 255

    /// - Parameters:
    ///   - limit: how many colors there may be, 2 to 255.
    ///   - matte: the opaque color under pixels that are not.
    public init(of frames: [Pixmap], limit: Int = SharedPalette.largest, matte: UInt32 = .max) {
        let limit = min(max(limit, 2), SharedPalette.largest)
        self.matte = matte | 0xFF00_0000
        if let exact = SharedPalette.exactColors(frames, matte: self.matte, limit: limit) {
            (colors, plain, isExact, error) = (exact, [], true, 0)
        } else {
            let plain = SharedPalette.plainColors(frames, matte: self.matte, limit: limit / 8)
            var histogram = ColorHistogram()
            for frame in frames {
                var last: UInt32 = 0, isPlain = false
                for word in SharedPalette.opaque(frame, self.matte) {
                    if word != last { (last, isPlain) = (word, plain.contains(word)) }
                    if !isPlain { histogram.add(word) }
                }
            }
            let (others, error) = ColorBoxes.palette(histogram, limit: limit - plain.count)
            (colors, self.plain, isExact, self.error) = (plain.sorted() + others, plain, false, error)
        }
    }

    /// The colors that the frames have, where these are no more than a palette may have; else nil.
    package init?(exactly frames: [Pixmap]) {
        guard let exact = SharedPalette.exactColors(frames, matte: .max, limit: SharedPalette.largest) else {
            return nil
        }
        (colors, plain, isExact, error, matte) = (exact, [], true, 0, .max)
    }

    /// The frame in the palette's colors, dithered by a pattern that stands still on the picture.
    public func reduced(_ frame: Pixmap) -> Pixmap {
        let pixels = SharedPalette.opaque(frame, matte)
        guard !isExact else { return Pixmap(width: frame.width, height: frame.height, pixels: pixels) }
        let indices = Dithering.indices(
            pixels, width: frame.width, origin: (0, 0), colors: colors, error: error, dither: .ordered, skip: nil,
            skipped: 0)
        var result = indices.map { colors[Int($0)] }
        var last: UInt32 = 0, isPlain = false
        for index in pixels.indices {
            if pixels[index] != last { (last, isPlain) = (pixels[index], plain.contains(pixels[index])) }
            if isPlain { result[index] = last }
        }
        return Pixmap(width: frame.width, height: frame.height, pixels: result)
    }

    /// Colors that cover a fiftieth of the animation or more, the largest first where there are more than `limit`. A few
    /// frames tell.
    private static func plainColors(_ frames: [Pixmap], matte: UInt32, limit: Int) -> Set<UInt32> {
        var counts: [UInt32: Int] = [:], total = 0
        for index in stride(from: 0, to: frames.count, by: max(1, frames.count / 6)) {
            let pixels = opaque(frames[index], matte)
            total += pixels.count
            var start = 0
            // Only runs count: what is plain is plain beside itself as well.
            for place in pixels.indices.dropFirst() where pixels[place] != pixels[place - 1] {
                if place - start >= 8 { counts[pixels[start], default: 0] += place - start }
                start = place
            }
            if pixels.count - start >= 8 { counts[pixels[start], default: 0] += pixels.count - start }
        }
        let plain = counts.filter { $0.value * 50 >= total }.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        return Set(plain.prefix(limit).map(\.key))
    }

    private static func opaque(_ frame: Pixmap, _ matte: UInt32) -> [UInt32] {
        guard !frame.isOpaque else { return frame.pixels }
        return [UInt32](unsafeUninitializedCapacity: frame.pixels.count) { target, count in
            frame.pixels.withUnsafeBufferPointer {
                if let source = $0.baseAddress, let target = target.baseAddress {
                    Matte.row(source, count: $0.count, over: matte, to: target)
                }
            }
            count = frame.pixels.count
        }
    }

    /// In the order of the words; nil when there are more than `limit`.
    private static func exactColors(_ frames: [Pixmap], matte: UInt32, limit: Int) -> [UInt32]? {
        var found = Set<UInt32>(), last: UInt32 = 0
        for frame in frames {
            for word in opaque(frame, matte) where word != last {
                last = word
                if found.insert(word).inserted && found.count > limit { return nil }
            }
        }
        return found.isEmpty ? [matte] : found.sorted()
    }
}
