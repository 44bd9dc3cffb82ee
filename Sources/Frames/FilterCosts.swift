// What filters leave of single rows, which decides how the rows around them are filtered.
import KinoraBasics
import KinoraPixels

/// Finds what each of the filters that may be chosen leaves of some rows of a sequence's frames. It is kept for the next frame where
/// neither the row nor the one above it has changed. What it says depends on the pixels of the frame alone.
final class FilterCosts {
    /// The filters that are tried.
    static let candidates: [RowFilter] = [.sub, .up, .average, .paeth]
    /// Fewer pixels are looked at sooner than a thread starts.
    private static let sharedPixels = 200_000

    /// What one thread tries filters with.
    private final class Trial {
        private let scanlines = Scanlines()
        private let measure = AdaptiveFilter(.distances)

        func costs(of row: Int, _ frame: PixelStreamCoder.Frame) -> [Float] {
            scanlines.costs(
                of: FilterCosts.candidates, frame.pixels, width: frame.width, rows: row..<row + 1, layout: frame.layout,
                isPremultiplied: frame.isPremultiplied, by: measure)
        }
    }

    /// What must be the same for costs to be taken over.
    private struct Shape: Equatable {
        let width: Int
        let height: Int
        let bytesPerPixel: Int
        let isPremultiplied: Bool
    }

    private let trials: [Trial]
    private var shape: Shape?
    private var known: [Int: [Float]] = [:]

    /// - Parameter threads: those that look at one large picture together, at least 1.
    init(threads: Int) { trials = (0..<max(1, threads)).map { _ in Trial() } }

    /// The next frame, whether it is asked about or not.
    ///
    /// - Parameter change: what it has of the one before.
    func begin(_ frame: PixelStreamCoder.Frame, change: FrameChange) {
        let next = Shape(
            width: frame.width, height: frame.height, bytesPerPixel: frame.layout.bytesPerPixel,
            isPremultiplied: frame.isPremultiplied)
        if next != shape { known = [:] }
        shape = next
        switch change {
        case .none: break
        case .all: known = [:]
        case .within(let rects):
            known = known.filter { row, _ in !rects.contains { $0.y <= row && $0.maxY > row - 1 } }
        }
    }

    /// The sums of the distances from 0, for each of some rows by candidate.
    func costs(of rows: [Int], _ frame: PixelStreamCoder.Frame) -> [[Float]] {
        let missing = rows.filter { known[$0] == nil }
        let work = Work(trials: trials, frame: frame)
        let isShared = missing.count * frame.width >= Self.sharedPixels
        let found = SharedWork.map(missing.count, by: 4, threads: isShared ? trials.count : 1) { thread, index in
            work.trials[thread].costs(of: missing[index], work.frame)
        }
        for (row, costs) in zip(missing, found) { known[row] = costs }
        return rows.map { known[$0]! }
    }

    /// What the threads share: pixels that nobody changes, and for each its own buffers.
    private struct Work: @unchecked Sendable {
        let trials: [Trial]
        let frame: PixelStreamCoder.Frame
    }
}
