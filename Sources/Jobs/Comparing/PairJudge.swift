import KinoraFrames
import Glibc
import KinoraDiff
import KinoraPixels

/// Compares pairs of picture files one after another, keeping its decoder. One judge serves one thread.
final class PairJudge: @unchecked Sendable {
    /// What a pair came to, and its pictures where it fails and somebody wants to see them.
    struct Finding {
        var outcome: SequenceDiff.Frame.Outcome
        var evidence: SequenceComparison.Evidence?
        /// All of the pictures is left out of the comparison.
        var comparesNothing = false
        /// One of the pictures is Display P3 and the other sRGB.
        var mixesColors = false
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
        case .expectedOnly: return alone(.missing, pair.name, expected: expected.path(of: pair.name))
        case .actualOnly: return alone(.extra, pair.name, actual: actual.path(of: pair.name))
        case .both(let other):
            let paths = (expected.path(of: pair.name), actual.path(of: other))
            do throws(FrameFileError) {
                return try compare(pair.name, paths.0, paths.1)
            } catch {
                return alone(.unreadable(error.description), pair.name, expected: paths.0, actual: paths.1)
            }
        }
    }

    /// A frame without a counterpart that can be compared, with the pictures that can be read.
    private func alone(
        _ outcome: SequenceDiff.Frame.Outcome, _ name: String, expected: String? = nil, actual: String? = nil
    ) -> Finding {
        guard wantsEvidence else { return Finding(outcome: outcome) }
        var evidence = SequenceComparison.Evidence(name: name, outcome: outcome)
        evidence.expected = expected.flatMap { try? PNGFile.read($0, decoder: decoder) }
        evidence.actual = actual.flatMap { try? PNGFile.read($0, decoder: decoder) }
        return Finding(outcome: outcome, evidence: evidence)
    }

    private func compare(_ name: String, _ expectedPath: String, _ actualPath: String) throws(FrameFileError) -> Finding
    {
        let wanted = try PNGFile.readBytes(expectedPath), found = try PNGFile.readBytes(actualPath)
        let isEqual = Self.areEqual(wanted, found)
        if expected.isFolder, PNGFile.isAnimated(wanted) || PNGFile.isAnimated(found) {
            return try compareAnimations(name, (wanted, expectedPath), (found, actualPath), isEqual: isEqual)
        }
        let before = try PNGFile.decode(wanted, path: expectedPath, decoder: decoder)
        if isEqual {
            guard comparison.ignoresSomething else { return Finding(outcome: .identical) }
            var finding = Self.compare(name, before, before, by: comparison, wantsEvidence: wantsEvidence)
            if finding.evidence == nil { finding.outcome = finding.outcome.passes ? .identical : finding.outcome }
            return finding
        }
        let after = try PNGFile.decode(found, path: actualPath, decoder: decoder)
        let (colors, otherColors) = (PNGFile.colors(of: wanted), PNGFile.colors(of: found))
        guard colors != otherColors else {
            return Self.compare(name, before, after, by: comparison, wantsEvidence: wantsEvidence)
        }
        // Display P3 holds all of sRGB, so that nothing of either is lost.
        var finding = Self.compare(
            name, colors == .sRGB ? before.inDisplayP3() : before, otherColors == .sRGB ? after.inDisplayP3() : after,
            by: comparison, wantsEvidence: wantsEvidence)
        finding.mixesColors = true
        return finding
    }

    /// Two pictures in memory.
    static func compare(
        _ name: String, _ expected: StraightPixmap, _ actual: StraightPixmap, by comparison: PixelComparison,
        wantsEvidence: Bool
    ) -> Finding {
        let diff = comparison.compare(expected: expected, actual: actual)
        var finding = Finding(outcome: .compared(diff))
        finding.comparesNothing = diff.problem == nil && diff.comparedPixels == 0 && !expected.pixels.isEmpty
        guard wantsEvidence, !diff.passes else { return finding }
        var evidence = SequenceComparison.Evidence(
            name: name, outcome: finding.outcome, expected: expected, actual: actual)
        if diff.problem == .sizes {
            let map = comparison.compareOverlap(expected: expected, actual: actual)
            evidence.difference = DiffPicture.make(overlap: map, expected: expected, actual: actual)
            evidence.clusters = map.clusters()
        } else if let map = comparison.compareWithMap(expected: expected, actual: actual).map {
            evidence.difference = DiffPicture.make(map, over: expected)
            evidence.clusters = map.clusters()
        }
        finding.evidence = evidence
        return finding
    }

    /// Animations among a folder's pictures: every frame counts, and the first one that fails is told and shown.
    private func compareAnimations(
        _ name: String, _ expected: (bytes: [UInt8], path: String), _ actual: (bytes: [UInt8], path: String),
        isEqual: Bool
    ) throws(FrameFileError) -> Finding {
        var (wanted, found) = (try animation(expected), try animation(actual))
        var finding = Finding(outcome: isEqual ? .identical : .otherAnimation(nil))
        if let wanted, let found,
            wanted.frameCount != found.frameCount || wanted.framesPerSecond != found.framesPerSecond
        {
            finding.outcome = .otherAnimation(
                "the animations have \(wanted.frameCount) and \(found.frameCount) frames, at \(Self.rate(wanted)) and "
                    + "\(Self.rate(found)) a second")
        } else if wanted == nil || found == nil {
            finding.outcome = .otherAnimation("only the \(wanted == nil ? "actual" : "expected") one is an animation")
        }
        guard wanted != nil, found != nil, finding.outcome.passes else {
            if wantsEvidence { finding.evidence = .init(name: name, outcome: finding.outcome) }
            return finding
        }
        var number = 0
        while let before = try Self.next(&wanted, expected.path), let after = try Self.next(&found, actual.path) {
            let frame = Self.compare(name, before, after, by: comparison, wantsEvidence: wantsEvidence)
            guard frame.outcome.passes else {
                guard case .compared(let diff) = frame.outcome else { return frame }
                if diff.problem != nil { return frame }
                let outcome = SequenceDiff.Frame.Outcome.otherAnimation("frame \(number): \(diff.sentence)")
                var evidence = frame.evidence.map {
                    SequenceComparison.Evidence(name: name, outcome: outcome, expected: $0.expected)
                }
                evidence?.actual = frame.evidence?.actual
                evidence?.difference = frame.evidence?.difference
                evidence?.clusters = frame.evidence?.clusters ?? []
                return Finding(outcome: outcome, evidence: evidence)
            }
            number += 1
        }
        return finding
    }

    private func animation(_ file: (bytes: [UInt8], path: String)) throws(FrameFileError) -> APNGReader? {
        guard PNGFile.isAnimated(file.bytes) else { return nil }
        do { return try APNGReader(file.bytes) } catch { throw FrameFileError(.read, file.path, error.reason) }
    }

    private static func next(_ reader: inout APNGReader?, _ path: String) throws(FrameFileError) -> StraightPixmap? {
        do { return try reader?.nextFrame() } catch { throw FrameFileError(.read, path, error.reason) }
    }

    private static func rate(_ animation: APNGReader) -> String {
        animation.framesPerSecond.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? "changing rates"
    }

    private static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count
            && a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
                }
            }
    }
}
