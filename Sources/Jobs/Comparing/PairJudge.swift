import KinoraFrames
import Glibc
import KinoraDiff
import KinoraPixels

/// Compares pairs of picture files one after another, keeping its decoder. One judge serves one thread.
final class PairJudge: @unchecked Sendable {
    /// What a pair came to, and its pictures where they are too different and somebody wants to see them.
    struct Finding {
        var outcome: SequenceDiff.Frame.Outcome
        var evidence: SequenceComparison.Evidence?
    }

    private let comparison: PixelComparison
    private let expected: PictureSequence
    private let actual: PictureSequence
    private let wantsEvidence: Bool
    private let decoder = PNGDecoder()

    init(comparison: PixelComparison, expected: PictureSequence, actual: PictureSequence, wantsEvidence: Bool) {
        self.comparison = comparison
        self.expected = expected
        self.actual = actual
        self.wantsEvidence = wantsEvidence
    }

    func judge(_ pair: SequenceComparison.Pair) -> Finding {
        switch pair.place {
        case .expectedOnly: return Finding(outcome: .missing)
        case .actualOnly: return Finding(outcome: .extra)
        case .both(let other):
            do throws(FrameFileError) {
                return try compare(pair.name, expected.path(of: pair.name), actual.path(of: other))
            } catch {
                return Finding(outcome: .unreadable(error.description))
            }
        }
    }

    private func compare(_ name: String, _ expectedPath: String, _ actualPath: String) throws(FrameFileError) -> Finding
    {
        let wanted = try PNGFile.readBytes(expectedPath), found = try PNGFile.readBytes(actualPath)
        // Equal bytes that are no picture are no match either.
        if Self.areEqual(wanted, found), Self.hasSignature(wanted) { return Finding(outcome: .identical) }
        let before = try PNGFile.decode(wanted, path: expectedPath, decoder: decoder)
        let after = try PNGFile.decode(found, path: actualPath, decoder: decoder)
        return Self.compare(name, before, after, by: comparison, wantsEvidence: wantsEvidence)
    }

    /// Two pictures in memory.
    static func compare(
        _ name: String, _ expected: StraightPixmap, _ actual: StraightPixmap, by comparison: PixelComparison,
        wantsEvidence: Bool
    ) -> Finding {
        let diff = comparison.compare(expected: expected, actual: actual)
        guard wantsEvidence, !diff.passes else { return Finding(outcome: .compared(diff)) }
        let map = comparison.compareWithMap(expected: expected, actual: actual).map
        let picture = map.map { DiffPicture.make($0, over: expected) }
        return Finding(
            outcome: .compared(diff),
            evidence: .init(name: name, diff: diff, expected: expected, actual: actual, difference: picture))
    }

    private static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count
            && a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
                }
            }
    }

    private static func hasSignature(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
}
