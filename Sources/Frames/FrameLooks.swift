// What looking at a picture before it is encoded has found, kept for the next one.
import KinoraBasics
import KinoraPixels

/// Looks at the frames of a sequence and takes over what was found where these do not differ. What it says depends on the pixels
/// of the frame alone.
struct FrameLooks {
    /// Fewer pixels are looked at sooner than a thread starts.
    private static let sharedPixels = 1 << 20

    private let threads: Int
    private var width = 0
    private var height = 0
    /// For each band of a survey, whether all its pixels are opaque.
    private var opaque: [Bool?] = []
    /// Whether the frame before was opaque.
    private var wasOpaque = false
    private var counts: [FrameSurvey.Counts?] = []
    private var parts: [PaletteCensus.Part?] = []
    /// Where the last picture with too many colors for a palette had so many different ones. It need not be looked at further while
    /// these pixels differ from each other, whatever they are.
    private var witnesses: [Int] = []

    /// - Parameter threads: those that look at one large picture together, at least 1.
    init(threads: Int = 1) { self.threads = threads }

    /// The next frame.
    ///
    /// - Parameter change: what it has of the one before.
    mutating func begin(width: Int, height: Int, change: FrameChange) {
        let count = (height + FrameSurvey.bandRows - 1) / FrameSurvey.bandRows
        wasOpaque = opaque.allSatisfy { $0 == true } && !opaque.isEmpty
        if self.width != width || self.height != height || change == .all {
            (self.width, self.height) = (width, height)
            opaque = [Bool?](repeating: nil, count: count)
            counts = [FrameSurvey.Counts?](repeating: nil, count: count)
            parts = [PaletteCensus.Part?](repeating: nil, count: count)
        } else if case .within(let rects) = change {
            for band in 0..<count where rects.contains(where: { ($0.y..<$0.maxY).overlaps(rows(band)) }) {
                (opaque[band], counts[band], parts[band]) = (nil, nil, nil)
            }
        }
    }

    private func rows(_ band: Int) -> Range<Int> {
        band * FrameSurvey.bandRows..<min((band + 1) * FrameSurvey.bandRows, height)
    }

    /// The colors of the picture; nil where there are more than 256.
    mutating func census(_ pixels: UnsafeBufferPointer<UInt32>) -> PaletteCensus? {
        if PaletteCensus.differ(pixels, at: witnesses) { return nil }
        let unknown = parts.indices.filter { parts[$0] == nil }
        // Most pictures have too many colors in their first band already; without threads each band is asked for by itself.
        let first = isShared(unknown) ? 1 : unknown.count
        for bands in unknown.prefix(first).map({ [$0] }) + [Array(unknown.dropFirst(first))] {
            let found = found(in: bands, pixels) { [width] pixels, rows in
                var crowd: [Int] = []
                let range = rows.lowerBound * width..<rows.upperBound * width
                let part = PaletteCensus.Part(pixels, range, crowd: &crowd)
                return (part: part, crowd: crowd)
            }
            for (band, found) in zip(bands, found) {
                guard let part = found.part else {
                    witnesses = found.crowd
                    return nil
                }
                parts[band] = part
            }
        }
        return PaletteCensus(parts.compactMap { $0 }, crowd: &witnesses)
    }

    /// Takes the frame for opaque, as the one before was, without a look; false where that one was not. Whoever sees that it is not
    /// has to `lookAgain()`.
    mutating func presumeOpaque() -> Bool {
        if wasOpaque { opaque = [Bool?](repeating: true, count: opaque.count) }
        return wasOpaque
    }

    /// The frame was taken for opaque and is not.
    mutating func lookAgain() {
        opaque = [Bool?](repeating: nil, count: opaque.count)
        wasOpaque = false
    }

    /// Whether the highest byte of every pixel is 255.
    mutating func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        let unknown = opaque.indices.filter { opaque[$0] == nil }
        let first = isShared(unknown) ? 1 : unknown.count
        for bands in unknown.prefix(first).map({ [$0] }) + [Array(unknown.dropFirst(first))] {
            guard !opaque.contains(false) else { return false }
            let found = found(in: bands, pixels) { [width] pixels, rows in
                UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]).isOpaque
            }
            for (band, isOpaque) in zip(bands, found) { opaque[band] = isOpaque }
        }
        return !opaque.contains(false)
    }

    mutating func survey(_ pixels: UnsafeBufferPointer<UInt32>) -> FrameSurvey {
        let unknown = counts.indices.filter { counts[$0] == nil }
        let found = found(in: unknown, pixels) { [width] pixels, rows in
            FrameSurvey.Counts(pixels.baseAddress!, width: width, rows: rows)
        }
        for (band, count) in zip(unknown, found) { counts[band] = count }
        return FrameSurvey(counts.map { $0! })
    }

    private func isShared(_ bands: [Int]) -> Bool {
        threads > 1 && bands.count * FrameSurvey.bandRows * width >= Self.sharedPixels
    }

    /// What `look` finds in the rows of bands, in their order; by several threads where there are many.
    private func found<Found: Sendable>(
        in bands: [Int], _ pixels: UnsafeBufferPointer<UInt32>,
        _ look: @escaping @Sendable (UnsafeBufferPointer<UInt32>, Range<Int>) -> Found
    ) -> [Found] {
        let picture = Picture(pixels: pixels)
        let rows = bands.map { self.rows($0) }
        return SharedWork.map(bands.count, by: 4, threads: isShared(bands) ? threads : 1) { _, index in
            look(picture.pixels, rows[index])
        }
    }

    /// Pixels that nobody changes while threads look at them.
    private struct Picture: @unchecked Sendable {
        let pixels: UnsafeBufferPointer<UInt32>
    }
}
