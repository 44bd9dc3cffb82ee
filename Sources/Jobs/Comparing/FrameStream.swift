import KinoraFrames
import KinoraPixels

/// The pictures of a sequence one after the other. Those of an animation can only be decoded in order.
package struct FrameStream {
    private let sequence: PictureSequence
    private var animation: APNGReader?
    private var next = 0
    private let decoder = PNGDecoder()

    package init(_ sequence: PictureSequence) throws(FrameFileError) {
        self.sequence = sequence
        if sequence.kind == .animation { animation = try PictureSequence.animation(sequence.path) }
    }

    /// Nil after the last.
    package mutating func nextFrame() throws(FrameFileError) -> StraightPixmap? {
        guard next < sequence.names.count else { return nil }
        defer { next += 1 }
        guard animation != nil else {
            return try PNGFile.read(sequence.path(of: sequence.names[next]), decoder: decoder)
        }
        do {
            return try animation?.nextFrame()
        } catch {
            throw FrameFileError(.read, sequence.path, "\(sequence.names[next]): \(error.reason)")
        }
    }
}

extension SequenceComparison {
    /// Where an animation takes part, frames are paired by their order, and compared one after the other because each builds on the
    /// one before. What comes after an unreadable frame is unreadable, too.
    func compareInOrder(
        expected: PictureSequence, actual: PictureSequence, evidence: ((Evidence) throws -> Void)?
    ) throws -> SequenceDiff {
        var (wanted, found) = (try FrameStream(expected), try FrameStream(actual))
        let names = expected.kind == .animation && actual.isFolder ? actual.names : expected.names
        var frames: [SequenceDiff.Frame] = []
        for index in 0..<max(expected.names.count, actual.names.count) {
            let name =
                index < names.count ? names[index] : (index < expected.names.count ? expected : actual).names[index]
            let finding: PairJudge.Finding
            do throws(FrameFileError) {
                finding = judge(name, try wanted.nextFrame(), try found.nextFrame(), wantsEvidence: evidence != nil)
            } catch {
                let outcome = SequenceDiff.Frame.Outcome.unreadable(error.description)
                frames.append(.init(name: name, outcome: outcome))
                try evidence?(Evidence(name: name, outcome: outcome))
                break
            }
            frames.append(.init(name: name, outcome: finding.outcome, comparesNothing: finding.comparesNothing))
            if let evidence, let shown = finding.evidence { try evidence(shown) }
        }
        return SequenceDiff(expected: expected, actual: actual, frames: frames, allowedFrames: allowedFrames)
    }

    private func judge(
        _ name: String, _ expected: StraightPixmap?, _ actual: StraightPixmap?, wantsEvidence: Bool
    ) -> PairJudge.Finding {
        guard let expected, let actual else {
            let outcome: SequenceDiff.Frame.Outcome = expected == nil ? .extra : .missing
            return .init(
                outcome: outcome,
                evidence: wantsEvidence
                    ? Evidence(name: name, outcome: outcome, expected: expected, actual: actual) : nil)
        }
        return PairJudge.compare(name, expected, actual, by: comparison, wantsEvidence: wantsEvidence)
    }
}
