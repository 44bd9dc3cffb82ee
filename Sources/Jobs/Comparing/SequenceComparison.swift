import Dispatch
import KinoraFrames
import KinoraDiff
import KinoraPixels

/// Compares two pictures, or two sequences of them in folders or animated PNGs, from their files to a verdict.
///
/// Pictures are decoded even when their files have equal bytes, because equal bytes that are no picture are no match. Pictures of
/// folders, and of folders in them, are paired by their paths; those that only one side has are missing or extra. A few pairs for each worker are in memory at a time, however long the folders are.
public struct SequenceComparison: Sendable {
    /// How each pair of pictures is compared.
    public let comparison: PixelComparison
    /// How many frames may differ by more than the comparison tolerates.
    public let allowedFrames: Int
    /// Threads that read, decode and compare. The result does not depend on it.
    public let workers: Int

    /// An exact comparison on one thread in which no frame may differ, unless said otherwise.
    public init(_ comparison: PixelComparison = PixelComparison(), allowedFrames: Int = 0, workers: Int = 1) {
        self.comparison = comparison
        self.allowedFrames = max(0, allowedFrames)
        self.workers = max(1, min(workers, FrameLimits.workers))
    }

    /// Nothing to compare, or a file against a folder.
    public struct Mismatch: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// A frame that fails, to be shown.
    public struct Evidence: Sendable {
        /// The picture's path below the folder.
        public let name: String
        /// What became of it.
        public let outcome: SequenceDiff.Frame.Outcome
        /// As it should be; nil where it is extra or cannot be read.
        public var expected: StraightPixmap?
        /// As it is; nil where it is missing or cannot be read.
        public var actual: StraightPixmap?
        /// Where both can be read. Of different sizes, both lie at the top left, and the rest is hatched.
        public var difference: StraightPixmap?
        /// Where the differences are, the largest group first.
        public var clusters: [DiffCluster] = []

        /// How the two differ, where both can be read.
        public var diff: PixelDiff? {
            if case .compared(let diff) = outcome { return diff }
            return nil
        }
    }

    /// Compares the files at two paths.
    ///
    /// - Parameter evidence: called for every frame that fails, in order. Difference pictures take time to
    ///   make; pass nil when nobody looks at them.
    /// - Throws: `Mismatch` when a file is compared with a folder or there is nothing to compare, `FrameFileError`
    ///   when a path cannot be read.
    public func compare(
        expected: PictureSequence, actual: PictureSequence, evidence: ((Evidence) throws -> Void)? = nil
    ) throws -> SequenceDiff {
        try check(expected, actual)
        if expected.kind == .animation || actual.kind == .animation {
            return try compareInOrder(expected: expected, actual: actual, evidence: evidence)
        }
        var frames: [SequenceDiff.Frame] = []
        let pairs = pairs(expected, actual)
        let judges = (0..<min(workers, pairs.count)).map { _ in
            PairJudge(comparison: comparison, expected: expected, actual: actual, wantsEvidence: evidence != nil)
        }
        // Evidence is handed out in order, so a group is judged as a whole before the next one begins.
        for start in stride(from: 0, to: pairs.count, by: 4 * judges.count) {
            let group = pairs[start..<min(start + 4 * judges.count, pairs.count)]
            for (pair, finding) in zip(group, Self.judge(Array(group), by: judges)) {
                frames.append(
                    SequenceDiff.Frame(
                        name: pair.name, outcome: finding.outcome, comparesNothing: finding.comparesNothing,
                        mixesColors: finding.mixesColors))
                if let evidence, let shown = finding.evidence { try evidence(shown) }
            }
        }
        return SequenceDiff(expected: expected, actual: actual, frames: frames, allowedFrames: allowedFrames)
    }

    private static func judge(_ group: [Pair], by judges: [PairJudge]) -> [PairJudge.Finding] {
        guard judges.count > 1, group.count > 1 else { return group.map(judges[0].judge) }
        var findings = [PairJudge.Finding?](repeating: nil, count: group.count)
        findings.withUnsafeMutableBufferPointer { buffer in
            // Every worker has places of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: judges.count) { worker in
                for index in stride(from: worker, to: group.count, by: judges.count) {
                    places[index] = judges[worker].judge(group[index])
                }
            }
        }
        return findings.compactMap { $0 }
    }

    private func check(_ expected: PictureSequence, _ actual: PictureSequence) throws {
        guard (expected.kind == .picture) == (actual.kind == .picture) else {
            let (picture, other) = expected.kind == .picture ? (expected, actual) : (actual, expected)
            let kind = other.isFolder ? "a folder" : "an animation"
            throw Mismatch(
                description: "\(other.path) is \(kind) and \(picture.path) a single picture; compare two of a kind")
        }
        guard !expected.names.isEmpty || !actual.names.isEmpty else {
            throw Mismatch(description: "there is no PNG in \(expected.path) and none in \(actual.path)")
        }
    }

    /// A name and where there is a picture of it.
    struct Pair: Sendable {
        enum Place: Sendable {
            case expectedOnly
            case actualOnly
            /// The name on the actual side.
            case both(String)
        }

        let name: String
        let place: Place
    }

    private func pairs(_ expected: PictureSequence, _ actual: PictureSequence) -> [Pair] {
        if !expected.isFolder { return [Pair(name: expected.names[0], place: .both(actual.names[0]))] }
        let wanted = Set(expected.names)
        var there = Dictionary(actual.names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
        // A picture may end in .PNG on one side and in .png on the other.
        for name in actual.names where !wanted.contains(name) {
            let plain = Self.plain(name)
            if there[plain] == nil { there[plain] = name }
        }
        var taken: Set<String> = []
        var pairs: [Pair] = expected.names.map { name in
            guard let other = there[name] ?? there[Self.plain(name)], taken.insert(other).inserted else {
                return Pair(name: name, place: .expectedOnly)
            }
            return Pair(name: name, place: .both(other))
        }
        pairs += actual.names.filter { !taken.contains($0) }.map { Pair(name: $0, place: .actualOnly) }
        return pairs.sorted { NaturalOrder.isBefore($0.name, $1.name) }
    }

    /// With its ending in small letters.
    private static func plain(_ name: String) -> String { String(name.dropLast(4)) + name.suffix(4).lowercased() }
}
