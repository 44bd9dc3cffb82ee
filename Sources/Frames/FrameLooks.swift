// What looking at a picture before it is encoded has found, kept for the next one.
import KinoraPixels

/// Looks at the frames of a sequence and takes over what was found where these do not differ. What it says depends on the pixels
/// of the frame alone.
struct FrameLooks {
    private var width = 0
    private var height = 0
    /// For each band of a survey, whether all its pixels are opaque.
    private var opaque: [Bool?] = []
    private var counts: [FrameSurvey.Counts?] = []
    private var parts: [PaletteCensus.Part?] = []
    /// Where the last picture with too many colors for a palette had so many different ones. It need not be looked at further while
    /// these pixels differ from each other, whatever they are.
    private var witnesses: [Int] = []

    /// The next frame.
    ///
    /// - Parameter change: what it has of the one before.
    mutating func begin(width: Int, height: Int, change: FrameChange) {
        let count = (height + FrameSurvey.bandRows - 1) / FrameSurvey.bandRows
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
        for band in parts.indices where parts[band] == nil {
            let rows = rows(band)
            let range = rows.lowerBound * width..<rows.upperBound * width
            guard let part = PaletteCensus.Part(pixels, range, crowd: &witnesses) else { return nil }
            parts[band] = part
        }
        return PaletteCensus(parts.compactMap { $0 }, crowd: &witnesses)
    }

    /// Whether the highest byte of every pixel is 255.
    mutating func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        for band in opaque.indices {
            let rows = rows(band)
            let known =
                opaque[band]
                ?? UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]).isOpaque
            opaque[band] = known
            if !known { return false }
        }
        return true
    }

    mutating func survey(_ pixels: UnsafePointer<UInt32>) -> FrameSurvey {
        for band in counts.indices where counts[band] == nil {
            counts[band] = FrameSurvey.Counts(pixels, width: width, rows: rows(band))
        }
        return FrameSurvey(counts.map { $0! })
    }
}
