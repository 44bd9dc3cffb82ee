import Foundation
import KinoraGeometry
import KinoraPixels

/// What the coverage of a stroke depends on.
struct StrokeKey: Equatable {
    /// The pixels that it may touch.
    let box: PixelRect
    let path: Path
    let style: StrokeStyle
    let transform: CGAffineTransform
    /// Nil where all of the stroke is seen: then it is the same, whatever else is.
    let visible: PixelRect?

    /// Longer paths take as long to compare as others to stroke.
    static let mostElements = 64

    init(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, visible: PixelRect) {
        (self.path, self.style, self.transform) = (path, style, transform)
        box = ContentBounds.of(ContentBounds.outset(of: path, style), transform)
        self.visible = visible.contains(box) ? nil : visible
    }
}

/// The coverage of one stroke, from the first row to the last.
final class StrokeCoverage {
    /// All pixels that it touches.
    let box: PixelRect
    private(set) var solids: [SolidRun] = []
    private(set) var quads: [MaskQuad] = []

    /// The most runs and groups that are kept of one: 192 KB.
    private static let limit = 16_384

    init(box: PixelRect) { self.box = box }

    func add(_ runs: CoverageRuns) {
        guard isWhole else { return }
        solids += UnsafeBufferPointer(start: runs.solids, count: runs.solidCount)
        quads += UnsafeBufferPointer(start: runs.quads, count: runs.quadCount)
    }

    /// What lies in some rows.
    func part(of rows: Range<Int>) -> (solids: ArraySlice<SolidRun>, quads: ArraySlice<MaskQuad>) {
        (Self.part(solids, of: rows) { Int($0.y) }, Self.part(quads, of: rows) { Int($0.y) })
    }

    private static func part<Piece>(_ pieces: [Piece], of rows: Range<Int>, _ y: (Piece) -> Int) -> ArraySlice<Piece> {
        func first(from row: Int) -> Int {
            var (low, high) = (0, pieces.count)
            while low < high {
                let middle = (low + high) / 2
                if y(pieces[middle]) < row { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return pieces[first(from: rows.lowerBound)..<first(from: max(rows.lowerBound, rows.upperBound))]
    }

    /// False where it has become too much to be kept.
    var isWhole: Bool { solids.count + quads.count <= Self.limit }
}

/// The coverage of strokes that are drawn several times: sharp and blurred, in several parts of a frame, or in other colors in the next
/// one. The pen, the places where it meets itself and the cells take longer than the pixels.
final class KeptStrokes {
    private struct Entry {
        let key: StrokeKey
        let coverage: StrokeCoverage
        /// When it was asked for last.
        var frame: Int
    }

    private var entries: [Entry] = []
    /// Those of the entries, which tell most of them apart.
    private var boxes: [PixelRect] = []
    private var frame = 0
    /// How many more may be kept before one of them has been asked for again: where everything moves, keeping is in vain.
    private var credit = KeptStrokes.most

    private static let most = 64
    /// How many may be kept in each frame, so that it shows when something stands still again.
    private static let leastCredit = 2
    /// How many more one that is asked for lets be kept.
    private static let earned = 4

    /// Ends a frame, forgets what it did not ask for, and begins another.
    func beginFrame() {
        entries.removeAll { $0.frame < frame }
        boxes = entries.map(\.key.box)
        frame += 1
        credit = max(credit, Self.leastCredit)
    }

    /// Whether the next stroke would be kept.
    var isOpen: Bool { credit > 0 && entries.count < Self.most }

    func coverage(of key: StrokeKey) -> StrokeCoverage? {
        guard let index = boxes.indices.first(where: { boxes[$0] == key.box && entries[$0].key == key }) else {
            return nil
        }
        entries[index].frame = frame
        credit = min(credit + Self.earned, Self.most)
        return entries[index].coverage
    }

    func keep(_ coverage: StrokeCoverage, for key: StrokeKey) {
        guard isOpen, coverage.isWhole else { return }
        credit -= 1
        entries.append(Entry(key: key, coverage: coverage, frame: frame))
        boxes.append(key.box)
    }
}
