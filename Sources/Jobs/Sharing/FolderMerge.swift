import KinoraFrames
import Foundation

/// Unites folders that each hold a share of one performance's frames.
///
/// Everything is checked before anything is written: that the parts are of one performance by one version, that no frame is
/// in two of them or in none, and that each is, by length and SHA-256, what its part's manifest says.
public struct FolderMerge: Sendable {
    struct Part: Sendable {
        let folder: FrameFolder
        let manifest: Manifest
    }

    /// Why folders do not make a whole: a sentence for each thing.
    public struct Refusal: Error, Equatable {
        /// One sentence for each thing that is wrong.
        public let reasons: [String]

        /// A refusal for these reasons.
        public init(_ reasons: [String]) { self.reasons = reasons }
    }

    private let parts: [Part]
    /// The whole folder's manifest.
    public let manifest: Manifest

    /// Reads and checks the parts.
    ///
    /// - Parameters:
    ///   - paths: the parts' folders.
    ///   - expected: names the run that they ought to make; nil to take it from the first part.
    public init(_ paths: [String], expected: Manifest? = nil) throws {
        var reasons: [String] = []
        var parts: [Part] = []
        for path in paths {
            let folder = FrameFolder(path)
            do {
                guard let manifest = try folder.manifest() else {
                    reasons.append("\(path) has no \(Manifest.fileName).")
                    continue
                }
                parts.append(Part(folder: folder, manifest: manifest))
            } catch {
                reasons.append("\(path) cannot be taken: \(error).")
            }
        }
        guard reasons.isEmpty, let first = parts.first else {
            throw Refusal(reasons.isEmpty ? ["There is nothing to merge."] : reasons)
        }
        var whole = expected ?? first.manifest
        (whole.shard, whole.frames) = (nil, [])
        reasons = Self.strangers(
            parts, to: expected ?? first.manifest, firstPath: expected == nil ? first.folder.path : "the batch")
        // Frames of different performances need no further words.
        guard reasons.isEmpty else { throw Refusal(reasons) }

        if expected == nil { whole.job.range = Self.range(of: parts) }
        reasons += Self.shardProblems(parts)
        reasons += Self.frameProblems(parts, whole.job.range.range)
        guard reasons.isEmpty else { throw Refusal(reasons) }
        for frame in parts.flatMap(\.manifest.frames) { whole.record(frame) }
        for part in parts { whole.record(fonts: part.manifest.job.fonts) }
        self.parts = parts
        manifest = whole
    }

    /// Writes the whole; frames that are there already and right stay.
    ///
    /// - Returns: how many frames the folder holds.
    @discardableResult
    public func write(to path: String, overwrite: Bool = false) throws -> Int {
        let folder = FrameFolder(path)
        let preparation = FolderPreparation(folder: folder, manifest: manifest, keeping: .whole, overwrite: overwrite)
        defer { preparation.release() }
        var record = try preparation.prepare(for: manifest.frames.map(\.index)).record
        let kept = Set(record.frames.map(\.index))
        let journal = try FrameJournal(in: folder, for: manifest)
        for part in parts {
            for frame in part.manifest.frames where !kept.contains(frame.index) {
                let bytes = try FolderListing.read(part.folder.path(of: frame.file), limit: PNGFile.byteLimit)
                let written = try folder.write(bytes, frame: frame.index, journal: journal)
                guard written.sha256 == frame.sha256 else {
                    throw Refusal(["\(part.folder.path): frame \(frame.index) changed while it was copied."])
                }
                record.record(written)
            }
        }
        try folder.write(record)
        FrameJournal.remove(from: folder)
        return record.frames.count
    }

    // MARK: Checks

    private static func strangers(_ parts: [Part], to first: Manifest, firstPath: String) -> [String] {
        var wanted = first
        wanted.shard = nil
        return parts.compactMap { part in
            var found = part.manifest
            found.shard = nil
            guard !found.isSamePerformance(as: wanted) else { return nil }
            let kind = found.tool == wanted.tool ? "performances" : "versions"
            let differences = found.differences(from: wanted).joined(separator: "; ")
            return "\(part.folder.path) and \(firstPath) are of different \(kind): the first is of \(differences)."
        }
    }

    /// Parts without shards hold ranges; together they reach from the first to the last.
    private static func range(of parts: [Part]) -> Manifest.FrameRange {
        let ranges = parts.map(\.manifest.job.range.range)
        return Manifest.FrameRange((ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0))
    }

    /// Finds shards of different divisions, shards that occur twice, and shards that are missing.
    private static func shardProblems(_ parts: [Part]) -> [String] {
        let shards = parts.compactMap { part in
            part.manifest.shard.map { (path: part.folder.path, shard: $0, range: part.manifest.job.range.range) }
        }
        guard let first = shards.first else { return [] }
        guard shards.count == parts.count else {
            let other = parts.first { $0.manifest.shard == nil }?.folder.path ?? ""
            return ["\(first.path) is shard \(first.shard) and \(other) is no shard."]
        }
        var reasons: [String] = []
        var owners: [Int: String] = [:]
        for (path, shard, range) in shards {
            if range != first.range {
                reasons.append("\(first.path) has a share of frames \(first.range) and \(path) one of frames \(range).")
            } else if shard.count != first.shard.count || shard.layout != first.shard.layout {
                reasons.append(
                    "\(first.path) is shard \(first.shard) (\(first.shard.layout.rawValue)) and \(path) is shard \(shard) "
                        + "(\(shard.layout.rawValue)).")
            } else if let owner = owners.updateValue(path, forKey: shard.index) {
                reasons.append("\(owner) and \(path) are both shard \(shard).")
            }
        }
        return reasons
    }

    /// Frames in two parts, in none, not their shard's, or not what the manifest says.
    private static func frameProblems(_ parts: [Part], _ range: Range<Int>) -> [String] {
        var reasons: [String] = []
        var owners: [Int: String] = [:]
        for part in parts {
            let (path, manifest) = (part.folder.path, part.manifest)
            var (twice, foreign): ([String: [Int]], [Int]) = ([:], [])
            for frame in manifest.frames {
                if let owner = owners.updateValue(path, forKey: frame.index) {
                    twice[owner, default: []].append(frame.index)
                }
                let isOwn = manifest.shard?.contains(frame.index, of: manifest.job.range.range) ?? true
                if !isOwn || !range.contains(frame.index) { foreign.append(frame.index) }
            }
            for (owner, frames) in twice.sorted(by: { $0.key < $1.key }) {
                reasons.append("\(owner) and \(path) both have \(FolderState.frames(frames)).")
            }
            if !foreign.isEmpty {
                let share = manifest.shard.map { "shard \($0)" } ?? "frames \(range.lowerBound)..<\(range.upperBound)"
                reasons.append("\(path) has \(FolderState.frames(foreign)), which is not of \(share).")
            }
            reasons += contentProblems(part)
        }
        let gaps = range.filter { owners[$0] == nil }
        if !gaps.isEmpty {
            let lacking = missingShards(parts).map { "; there is no shard \($0)" } ?? ""
            let verb = gaps.count == 1 ? "is" : "are"
            reasons.append("\(FolderState.frames(gaps).capitalizedSentence) \(verb) in no part\(lacking).")
        }
        return reasons
    }

    private static func contentProblems(_ part: Part) -> [String] {
        let problems = part.manifest.frames.compactMap(part.folder.check)
        var (missing, altered, others): ([Int], [Int], [String]) = ([], [], [])
        for problem in problems {
            switch problem {
            case .missing(let frame): missing.append(frame)
            case .altered(let frame): altered.append(frame)
            case .unreadable: others.append("\(part.folder.path): \(problem).")
            }
        }
        for (frames, what) in [(missing, "deleted"), (altered, "altered since it was rendered")] where !frames.isEmpty {
            others.append(
                "\(part.folder.path): \(FolderState.frames(frames)) \(frames.count == 1 ? "was" : "were") \(what).")
        }
        return others
    }

    /// `2/3 and 3/3`; nil where every shard is there, or there are none.
    private static func missingShards(_ parts: [Part]) -> String? {
        guard let first = parts.first?.manifest.shard else { return nil }
        let there = Set(parts.compactMap(\.manifest.shard?.index))
        let missing = (0..<first.count).filter { !there.contains($0) }
        return missing.isEmpty ? nil : FrameNumbers.text(missing.map { $0 + 1 }) + " of \(first.count)"
    }
}

extension String {
    /// With a capital at the beginning.
    package var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
