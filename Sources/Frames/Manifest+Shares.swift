// Which frames of a job are whose: the arithmetic of shards, which every worker does for itself and all agree on.

extension Manifest.Shard {
    /// The most shards that one job may have.
    public static let limit = 100_000

    /// The frames of `range` that are this shard's, in rising order.
    ///
    /// Every frame is exactly one shard's, and no two shards differ by more than one frame. Contiguous shard `i` of `n` holds
    /// the positions from ⌊i·c/n⌋ to before ⌊(i+1)·c/n⌋ of `c` frames; interleaved, those with position mod n = i.
    public func frames(of range: Range<Int>) -> [Int] {
        switch layout {
        case .contiguous:
            let (start, end) = (bound(index, range.count), bound(index + 1, range.count))
            return Array(range.lowerBound + start..<range.lowerBound + end)
        case .interleaved:
            return Array(stride(from: range.lowerBound + index, to: range.upperBound, by: count))
        }
    }

    /// Whether `frame` of `range` is this shard's.
    public func contains(_ frame: Int, of range: Range<Int>) -> Bool {
        guard range.contains(frame) else { return false }
        let position = frame - range.lowerBound
        switch layout {
        case .contiguous: return bound(index, range.count) <= position && position < bound(index + 1, range.count)
        case .interleaved: return position % count == index
        }
    }

    private func bound(_ index: Int, _ frames: Int) -> Int { index * frames / count }
}

extension Manifest.Shard: CustomStringConvertible {
    /// As people count and the command line says it: from 1, as in `2/7`.
    public var description: String { "\(index + 1)/\(count)" }
}

extension Manifest {
    /// The frames that a whole folder of this manifest holds: those of its shard, or of the job.
    public var expectedFrames: [Int] { shard?.frames(of: job.range.range) ?? Array(job.range.range) }

    /// The expected frames that this manifest does not list.
    public var missingFrames: [Int] {
        let known = Set(frames.map(\.index))
        return expectedFrames.filter { !known.contains($0) }
    }

    /// Whether both come from one performance by one version, of which they may hold different frames. Fonts that both name must
    /// be the same files.
    public func isSamePerformance(as other: Manifest) -> Bool {
        var (mine, theirs) = (job, other.job)
        mine.range = FrameRange(0..<0)
        theirs.range = FrameRange(0..<0)
        (mine.fonts, theirs.fonts) = ([], [])
        return tool == other.tool && mine == theirs && otherFonts(than: other).isEmpty
    }
}

/// Frame numbers in few words.
public enum FrameNumbers {
    /// `0-29, 45, 50-51` for rising numbers.
    public static func text(_ numbers: some Sequence<Int>, separator: String = ", ") -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: separator)
    }
}
