import Foundation
import KinoraFrames
import KinoraJobs
import KinoraDiff
import KinoraPixels

/// The pictures of a report, as PNG files in memory: of the first failures and of the worst.
struct DiffAlbum {
    struct Entry {
        let name: String
        let sentence: String
        let expectedSize: PixelSize
        let actualSize: PixelSize
        /// Around what differs; nil where the sizes differ.
        let boundingBox: PixelRect?
        let expected: [UInt8]
        let actual: [UInt8]
        let difference: [UInt8]?
    }

    /// A page with more pictures would be too large to open.
    static let limit = 40

    private(set) var entries: [Entry] = []
    /// The worst failure beyond the limit, with how bad it is.
    private var worst: (badness: Int, entry: Entry)?

    /// The entries in order, the worst at the end where it is not among the first.
    var all: [Entry] {
        guard let worst, worst.badness > worstOfFirst else { return entries }
        return entries + [worst.entry]
    }

    private var worstOfFirst = -1

    mutating func add(_ evidence: SequenceComparison.Evidence) throws {
        let badness = evidence.diff.problem == nil ? evidence.diff.differentPixels : Int.max
        if entries.count < Self.limit {
            entries.append(try entry(evidence))
            worstOfFirst = max(worstOfFirst, badness)
        } else if badness > max(worstOfFirst, worst?.badness ?? -1) {
            worst = (badness, try entry(evidence))
        }
    }

    private func entry(_ evidence: SequenceComparison.Evidence) throws -> Entry {
        let encoder = PNGEncoder()
        return Entry(
            name: evidence.name, sentence: evidence.diff.sentence, expectedSize: evidence.diff.expectedSize,
            actualSize: evidence.diff.actualSize, boundingBox: evidence.diff.boundingBox,
            expected: try encoder.encode(evidence.expected), actual: try encoder.encode(evidence.actual),
            difference: try evidence.difference.map { try encoder.encode($0) })
    }
}
