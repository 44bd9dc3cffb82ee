import KinoraDiff
import KinoraFrames

/// How two sequences of pictures compare, picture by picture and as a whole.
public struct SequenceDiff: Sendable {
    /// One picture of either side, or a pair.
    public struct Frame: Sendable {
        /// What became of one picture.
        public enum Outcome: Equatable, Sendable {
            /// The files have the same bytes, and these are a picture.
            case identical
            /// Both pictures were decoded and compared.
            case compared(PixelDiff)
            /// An animation among a folder's pictures: how it differs, or nil where it differs within the tolerance.
            case otherAnimation(String?)
            /// Expected, but not there.
            case missing
            /// There, but not expected.
            case extra
            /// One of the two could not be read; a sentence says which and why.
            case unreadable(String)

            /// The same, or different within the tolerance.
            public var passes: Bool {
                switch self {
                case .identical: true
                case .compared(let diff): diff.passes
                case .otherAnimation(let sentence): sentence == nil
                case .missing, .extra, .unreadable: false
                }
            }
        }

        /// The file's path below the folder; of a pair of single pictures, the expected one's name.
        public let name: String
        /// What became of it.
        public let outcome: Outcome
        /// Whether all of it was left out of the comparison, which then says nothing.
        public let comparesNothing: Bool

        /// Whether one of the pictures is Display P3 and the other sRGB; they are compared as Display P3.
        public let mixesColors: Bool

        package init(name: String, outcome: Outcome, comparesNothing: Bool = false, mixesColors: Bool = false) {
            self.mixesColors = mixesColors
            self.name = name
            self.outcome = outcome
            self.comparesNothing = comparesNothing
        }
    }

    /// One folder of frames of a tree, on both sides.
    public struct Run: Equatable, Sendable {
        /// The folder's path below the sequence's; empty for its own.
        public let name: String
        /// How many pictures there should be.
        public let expectedCount: Int
        /// How many there are.
        public let actualCount: Int
        /// Frames per second, where a manifest or an animation says.
        public let expectedRate: Double?
        /// Frames per second, where a manifest or an animation says.
        public let actualRate: Double?

        package init(
            name: String = "", expectedCount: Int, actualCount: Int, expectedRate: Double?, actualRate: Double?
        ) {
            self.name = name
            (self.expectedCount, self.actualCount) = (expectedCount, actualCount)
            (self.expectedRate, self.actualRate) = (expectedRate, actualRate)
        }

        /// Whether the two sides have different numbers of pictures.
        public var countsDiffer: Bool { expectedCount != actualCount }

        /// Only where both sides know their rate.
        public var ratesDiffer: Bool {
            guard let expectedRate, let actualRate else { return false }
            return expectedRate != actualRate
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

    /// How many pictures there should be, in all runs.
    public let expectedCount: Int
    /// How many there are, in all runs.
    public let actualCount: Int
    /// The folders of frames; one for a single folder, picture or animation.
    public let runs: [Run]
    /// What does not decide the verdict and should be known all the same, a sentence each.
    public let warnings: [String]
    /// In natural order of their names.
    public let frames: [Frame]
    /// How many frames may differ by more than the tolerance, without the sequence counting as different.
    public let allowedFrames: Int
    /// Pictures that are compared and too different.
    public let differing: [Frame]
    /// Whether the frames that differ are few enough. Another size is never allowed.
    public let isWithinAllowance: Bool

    package init(
        expected: PictureSequence, actual: PictureSequence, frames: [Frame], allowedFrames: Int = 0
    ) {
        self.init(
            runs: Self.runs(expected, actual), frames: frames,
            warnings: expected.warnings + actual.warnings.filter { !expected.warnings.contains($0) },
            allowedFrames: allowedFrames)
    }

    /// From frames that were compared elsewhere.
    package init(runs: [Run], frames: [Frame], warnings: [String] = [], allowedFrames: Int = 0) {
        expectedCount = runs.reduce(0) { $0 + $1.expectedCount }
        actualCount = runs.reduce(0) { $0 + $1.actualCount }
        self.runs = runs
        self.warnings = warnings + Self.emptiness(of: frames) + Self.mixture(of: frames)
        self.frames = frames
        self.allowedFrames = allowedFrames
        let differing = frames.filter(\.differs)
        self.differing = differing
        isWithinAllowance = differing.count <= allowedFrames && differing.allSatisfy { !$0.hasOtherSize }
    }

    private static func runs(_ expected: PictureSequence, _ actual: PictureSequence) -> [Run] {
        let wanted = Dictionary(expected.runs.map { ($0.prefix, $0) }, uniquingKeysWith: { $1 })
        let found = Dictionary(actual.runs.map { ($0.prefix, $0) }, uniquingKeysWith: { $1 })
        return Set(wanted.keys).union(found.keys).sorted(by: NaturalOrder.isBefore).map { prefix in
            let (a, b) = (wanted[prefix], found[prefix])
            return Run(
                name: String(prefix.dropLast()), expectedCount: a?.count ?? 0, actualCount: b?.count ?? 0,
                expectedRate: a?.rate, actualRate: b?.rate)
        }
    }

    private static func emptiness(of frames: [Frame]) -> [String] {
        let empty = frames.filter(\.comparesNothing)
        guard let first = empty.first else { return [] }
        return [
            empty.count == frames.count
                ? "Nothing was compared: all pixels are ignored."
                : "Of \(first.name)\(empty.count == 1 ? "" : " and \(empty.count - 1) more") nothing was compared: all pixels are ignored."
        ]
    }

    private static func mixture(of frames: [Frame]) -> [String] {
        let mixed = frames.filter(\.mixesColors)
        guard let first = mixed.first else { return [] }
        let others = mixed.count == 1 ? "" : " and \(mixed.count - 1) more"
        return [
            "\(first.name)\(others): one picture is Display P3 and the other sRGB; the colors of both were compared, as Display P3."
        ]
    }

    /// The answer for the whole sequence.
    public var verdict: Verdict {
        if frames.contains(where: { $0.isIncomparable }) { return .incomparable }
        return frames.allSatisfy(passes(_:)) && !countsDiffer && !ratesDiffer ? .same : .different
    }

    /// Whether a frame of this sequence passes: by itself, or as one of those that may differ.
    public func passes(_ frame: Frame) -> Bool { frame.passes || isWithinAllowance && frame.differs }

    /// Whether the two sides have different numbers of pictures.
    public var countsDiffer: Bool { runs.contains(where: \.countsDiffer) }

    /// Whether the rates differ where both sides know theirs.
    public var ratesDiffer: Bool { runs.contains(where: \.ratesDiffer) }

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
    public var passes: Bool { outcome.passes }

    var isIncomparable: Bool {
        switch outcome {
        case .unreadable: return true
        case .compared(let diff):
            if case .mask = diff.problem { return true }
            return false
        case .identical, .otherAnimation, .missing, .extra: return false
        }
    }

    fileprivate var differs: Bool {
        switch outcome {
        case .compared(let diff): !diff.passes && !isIncomparable
        case .otherAnimation(let sentence): sentence != nil
        case .identical, .missing, .extra, .unreadable: false
        }
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
        case .otherAnimation(let sentence): return sentence.map { "\(name): \($0)." }
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
        for run in runs {
            let place = runs.count == 1 || run.name.isEmpty ? "" : "\(run.name): "
            if run.countsDiffer {
                sentences.append(
                    "\(place)The frame counts differ: expected \(run.expectedCount), actual \(run.actualCount).")
            }
            if run.ratesDiffer, let expected = run.expectedRate, let actual = run.actualRate {
                sentences.append(
                    "\(place)The frame rates differ: expected \(Self.text(expected)), actual \(Self.text(actual)) frames per second."
                )
            }
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
