import KinoraDiff

/// How two sequences of pictures compare, picture by picture and as a whole.
public struct SequenceDiff: Sendable {
    /// One picture of either side, or a pair.
    public struct Frame: Sendable {
        /// What became of one picture.
        public enum Outcome: Equatable, Sendable {
            /// The files have the same bytes.
            case identical
            /// Both pictures were decoded and compared.
            case compared(PixelDiff)
            /// Expected, but not there.
            case missing
            /// There, but not expected.
            case extra
            /// One of the two could not be read; a sentence says which and why.
            case unreadable(String)
        }

        /// The file's name; of a pair of single pictures, the expected one's.
        public let name: String
        /// What became of it.
        public let outcome: Outcome

        package init(name: String, outcome: Outcome) {
            self.name = name
            self.outcome = outcome
        }
    }

    /// The answer for the whole sequence.
    public enum Verdict: String, Sendable {
        /// Nothing differs by more than is tolerated.
        case same
        /// Pictures, their number or their frame rate differ.
        case different
        /// A picture or the mask could not be compared at all.
        case incomparable
    }

    /// How many pictures there should be.
    public let expectedCount: Int
    /// How many there are.
    public let actualCount: Int
    /// Frames per second, where a manifest says.
    public let expectedRate: Double?
    /// Frames per second, where a manifest says.
    public let actualRate: Double?
    /// In natural order of their names.
    public let frames: [Frame]
    /// How many frames may differ by more than the tolerance, without the sequence counting as different.
    public let allowedFrames: Int
    /// Pictures that are compared and too different.
    public let differing: [Frame]
    /// Whether the frames that differ are few enough. Another size is never allowed.
    public let isWithinAllowance: Bool

    package init(
        expectedCount: Int, actualCount: Int, expectedRate: Double?, actualRate: Double?, frames: [Frame],
        allowedFrames: Int = 0
    ) {
        self.expectedCount = expectedCount
        self.actualCount = actualCount
        self.expectedRate = expectedRate
        self.actualRate = actualRate
        self.frames = frames
        self.allowedFrames = allowedFrames
        let differing = frames.filter(\.differs)
        self.differing = differing
        isWithinAllowance = differing.count <= allowedFrames && differing.allSatisfy { !$0.hasOtherSize }
    }

    /// The answer for the whole sequence.
    public var verdict: Verdict {
        if frames.contains(where: { $0.isIncomparable }) { return .incomparable }
        return frames.allSatisfy(passes(_:)) && !countsDiffer && !ratesDiffer ? .same : .different
    }

    /// Whether a frame of this sequence passes: by itself, or as one of those that may differ.
    public func passes(_ frame: Frame) -> Bool { frame.passes || isWithinAllowance && frame.differs }

    /// Whether the two sides have different numbers of pictures.
    public var countsDiffer: Bool { expectedCount != actualCount }

    /// Only where both sides know their rate.
    public var ratesDiffer: Bool {
        guard let expectedRate, let actualRate else { return false }
        return expectedRate != actualRate
    }

    /// The first picture that is too different; nil when none is.
    public var firstDiffering: Frame? { differing.first }

    /// The picture with the most different pixels. Of equal ones it is the one with the larger difference, then the
    /// first. Pictures of different sizes count as worse than any other.
    public var worst: Frame? {
        var worst: Frame?
        for frame in differing where worst.map({ frame.badness > $0.badness }) ?? true { worst = frame }
        return worst
    }

    /// Pairs that differ within the tolerance.
    public var toleratedCount: Int {
        frames.count { frame in
            if case .compared(let diff) = frame.outcome { return diff.passes && !diff.isSame }
            return false
        }
    }
}

extension SequenceDiff.Frame {
    /// The same, or different within the tolerance.
    public var passes: Bool {
        switch outcome {
        case .identical: true
        case .compared(let diff): diff.passes
        case .missing, .extra, .unreadable: false
        }
    }

    var isIncomparable: Bool {
        switch outcome {
        case .unreadable: return true
        case .compared(let diff):
            if case .mask = diff.problem { return true }
            return false
        case .identical, .missing, .extra: return false
        }
    }

    fileprivate var differs: Bool {
        if case .compared(let diff) = outcome { return !diff.passes && !isIncomparable }
        return false
    }

    /// Whether the two pictures have different sizes.
    public var hasOtherSize: Bool {
        if case .compared(let diff) = outcome { return diff.problem == .sizes }
        return false
    }

    /// For ordering failures: sizes, then pixels, then the largest step.
    fileprivate var badness: (Int, Int, Int) {
        guard case .compared(let diff) = outcome else { return (0, 0, 0) }
        return (diff.problem == nil ? 0 : 1, diff.differentPixels, diff.largestDelta)
    }

    /// What is wrong, as a sentence with the picture's name; nil for a picture that passes.
    public var failure: String? {
        guard !passes else { return nil }
        switch outcome {
        case .identical: return nil
        case .compared(let diff): return "\(name): \(diff.sentence)."
        case .missing: return "\(name): it is missing from the actual frames."
        case .extra: return "\(name): it is not among the expected frames."
        case .unreadable(let reason): return "\(name): \(reason)."
        }
    }
}

extension SequenceDiff {
    /// What is wrong with the sequence as a whole: a sentence for each.
    public var sequenceFailures: [String] {
        var sentences: [String] = []
        if countsDiffer {
            sentences.append("The frame counts differ: expected \(expectedCount), actual \(actualCount).")
        }
        if ratesDiffer, let expectedRate, let actualRate {
            sentences.append(
                "The frame rates differ: expected \(Self.text(expectedRate)), actual \(Self.text(actualRate)) frames per second."
            )
        }
        return sentences
    }

    /// Everything that is wrong: the sequence first, then its frames in order.
    public var failures: [String] { sequenceFailures + frames.compactMap(failure(of:)) }

    /// What is wrong with a frame of this sequence; nil for one that passes.
    public func failure(of frame: Frame) -> String? { passes(frame) ? nil : frame.failure }

    /// One sentence over all.
    public var summary: String {
        let differing = differing
        guard !differing.isEmpty else {
            switch verdict {
            case .incomparable: return "The frames could not all be compared."
            case .different: return "The sequences differ, but all frames that both have match."
            case .same: return sameSummary
            }
        }
        guard frames.count > 1, let first = differing.first, let worst else { return "The pictures differ." }
        let verb = differing.count == 1 ? "differs" : "differ"
        let allowance = allowedFrames == 0 ? "" : " (\(allowedFrames) may)"
        return
            "\(differing.count) of \(frames.count) frames \(verb)\(allowance): first \(first.name), worst \(worst.name)."
    }

    private var sameSummary: String {
        let tolerated = toleratedCount
        if frames.count == 1 {
            return tolerated == 0 ? "The pictures are the same." : "The pictures differ within the tolerance."
        }
        return tolerated == 0
            ? "All \(frames.count) frames are the same."
            : "All \(frames.count) frames match; \(tolerated) differ within the tolerance."
    }

    private static func text(_ rate: Double) -> String { rate == rate.rounded() ? String(Int(rate)) : String(rate) }
}
