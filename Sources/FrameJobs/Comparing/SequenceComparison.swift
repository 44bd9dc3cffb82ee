import FrameFiles
import PixelDiff
import Pixels

/// Compares two pictures, or two folders of them, from their files to a verdict.
///
/// Files with equal bytes match without being decoded. Pictures of a folder are paired by name; those that only one side
/// has are missing or extra. At most one pair is in memory at a time.
public struct SequenceComparison: Sendable {
    public let comparison: PixelComparison

    public init(_ comparison: PixelComparison = PixelComparison()) { self.comparison = comparison }

    /// Nothing to compare, or a file against a folder.
    public struct Mismatch: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// A pair that is too different, to be shown.
    public struct Evidence: Sendable {
        public let name: String
        public let diff: PixelDiff
        public let expected: StraightPixmap
        public let actual: StraightPixmap
        /// Nil where the sizes differ.
        public let difference: StraightPixmap?
    }

    /// - Parameter evidence: is called for every pair that is too different, in order. Making the difference pictures takes
    ///   time, so none are made where nobody looks: pass nil.
    public func compare(
        expected: PictureSequence, actual: PictureSequence, evidence: ((Evidence) throws -> Void)? = nil
    ) throws -> SequenceDiff {
        try check(expected, actual)
        var frames: [SequenceDiff.Frame] = []
        for (name, place) in pairs(expected, actual) {
            let outcome: SequenceDiff.Frame.Outcome =
                switch place {
                case .expectedOnly: .missing
                case .actualOnly: .extra
                case .both(let other):
                    try compare(name, expected.path(of: name), actual.path(of: other), evidence)
                }
            frames.append(SequenceDiff.Frame(name: name, outcome: outcome))
        }
        return SequenceDiff(
            expectedCount: expected.names.count, actualCount: actual.names.count, expectedRate: expected.rate,
            actualRate: actual.rate, frames: frames)
    }

    private func check(_ expected: PictureSequence, _ actual: PictureSequence) throws {
        guard expected.isFolder == actual.isFolder else {
            let (folder, file) = expected.isFolder ? (expected, actual) : (actual, expected)
            throw Mismatch(description: "\(folder.path) is a folder and \(file.path) a file; compare two of a kind")
        }
        guard !expected.names.isEmpty || !actual.names.isEmpty else {
            throw Mismatch(description: "there is no PNG in \(expected.path) and none in \(actual.path)")
        }
    }

    private enum Place {
        case expectedOnly
        case actualOnly
        /// The name on the actual side.
        case both(String)
    }

    private func pairs(_ expected: PictureSequence, _ actual: PictureSequence) -> [(String, Place)] {
        if !expected.isFolder { return [(expected.names[0], .both(actual.names[0]))] }
        let (there, wanted) = (Set(actual.names), Set(expected.names))
        let names = expected.names + actual.names.filter { !wanted.contains($0) }
        return names.sorted(by: NaturalOrder.isBefore).map { name in
            (name, wanted.contains(name) ? there.contains(name) ? .both(name) : .expectedOnly : .actualOnly)
        }
    }

    private func compare(
        _ name: String, _ expectedPath: String, _ actualPath: String, _ evidence: ((Evidence) throws -> Void)?
    ) throws -> SequenceDiff.Frame.Outcome {
        let expected: StraightPixmap, actual: StraightPixmap
        do throws(FrameFileError) {
            let wanted = try PNGFile.readBytes(expectedPath), found = try PNGFile.readBytes(actualPath)
            // Equal bytes that are no picture are no match either.
            if wanted == found, Self.hasSignature(wanted) { return .identical }
            expected = try Self.decode(wanted, expectedPath)
            actual = try Self.decode(found, actualPath)
        } catch {
            return .unreadable(error.description)
        }
        let diff = comparison.compare(expected: expected, actual: actual)
        if let evidence, !diff.passes {
            let map = comparison.compareWithMap(expected: expected, actual: actual).map
            let picture = map.map { DiffPicture.make($0, over: expected) }
            try evidence(Evidence(name: name, diff: diff, expected: expected, actual: actual, difference: picture))
        }
        return .compared(diff)
    }

    private static func hasSignature(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    /// One picture. An animation is refused rather than judged by its first frame.
    private static func decode(_ bytes: [UInt8], _ path: String) throws(FrameFileError) -> StraightPixmap {
        guard !PNGFile.isAnimated(bytes) else {
            throw FrameFileError(.read, path, "it is an animated PNG; compare the folders of its frames")
        }
        return try PNGFile.decode(bytes, path: path)
    }
}
