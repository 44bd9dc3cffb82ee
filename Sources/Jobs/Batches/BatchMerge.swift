import KinoraFrames
import Foundation

/// Unites the folders that shares of one batch were rendered to, entry by entry, after checking all of them.
public struct BatchMerge: Sendable {
    /// The whole batch's record.
    public let record: BatchRecord
    private let merges: [(name: String, merge: FolderMerge)]

    /// The number of frames of all entries together.
    public var frames: Int { merges.reduce(0) { $0 + $1.merge.manifest.frames.count } }

    /// - Parameter paths: one folder for each share.
    /// - Throws: `FolderMerge.Refusal` with everything that keeps them from making a whole.
    public init(_ paths: [String]) throws {
        var parts: [(path: String, record: BatchRecord)] = []
        var reasons: [String] = []
        for path in paths {
            do {
                guard let record = try BatchRecord.read(from: path) else {
                    reasons.append("\(path) has no \(BatchRecord.fileName).")
                    continue
                }
                parts.append((path, record))
            } catch {
                reasons.append("\(path) cannot be taken: \(error).")
            }
        }
        guard reasons.isEmpty, let first = parts.first else {
            throw FolderMerge.Refusal(reasons.isEmpty ? ["There is nothing to merge."] : reasons)
        }
        reasons = Self.shareProblems(parts)
        guard reasons.isEmpty else { throw FolderMerge.Refusal(reasons) }

        let (entries, strangers) = Self.union(parts)
        guard strangers.isEmpty else { throw FolderMerge.Refusal(strangers) }
        record = BatchRecord(tool: first.record.tool, entries: entries)
        var merges: [(String, FolderMerge)] = []
        for entry in entries {
            do {
                merges.append((entry.name, try Self.merge(entry, parts)))
            } catch let refusal as FolderMerge.Refusal {
                reasons += refusal.reasons.map { "\(entry.name): \($0)" }
            }
        }
        guard reasons.isEmpty else { throw FolderMerge.Refusal(reasons) }
        self.merges = merges
    }

    /// Writes every entry's whole folder, and the record.
    public func write(to path: String, overwrite: Bool = false) throws {
        try FolderListing.create(path)
        let lock = try FolderLock(path)
        defer { lock.release() }
        try record.write(to: path)
        for (name, merge) in merges { try merge.write(to: path + "/" + name, overwrite: overwrite) }
    }

    private static func merge(_ entry: BatchRecord.Entry, _ parts: [(path: String, record: BatchRecord)]) throws
        -> FolderMerge
    {
        guard let job = entry.job else { throw FolderMerge.Refusal(["it failed in every share."]) }
        let folders = parts.filter { part in
            part.record.manifest(of: .init(name: entry.name, position: entry.position, job: job)) != nil
        }
        let gone = folders.filter {
            !FileManager.default.fileExists(atPath: $0.path + "/" + entry.name + "/" + Manifest.fileName)
        }
        guard gone.isEmpty else {
            throw FolderMerge.Refusal(gone.map { "\($0.path) has no frames of it." })
        }
        return try FolderMerge(
            folders.map { $0.path + "/" + entry.name }, expected: Manifest(tool: parts[0].record.tool, job: job))
    }

    // MARK: Checks

    private static func shareProblems(_ parts: [(path: String, record: BatchRecord)]) -> [String] {
        let first = parts[0]
        var reasons: [String] = []
        var owners: [Int: String] = [:]
        for (path, record) in parts {
            if record.tool != first.record.tool {
                reasons.append(
                    "\(first.path) and \(path) are of different versions: \(first.record.tool.version) and \(record.tool.version)."
                )
            }
            guard let share = record.share, let reference = first.record.share else {
                let whole = record.share == nil ? path : first.path
                if parts.count > 1 { reasons.append("\(whole) is a whole batch and no share of one.") }
                continue
            }
            if share.count != reference.count || share.layout != reference.layout {
                reasons.append(
                    "\(first.path) is share \(reference) (\(reference.layout.rawValue)) and \(path) is share \(share) "
                        + "(\(share.layout.rawValue)).")
            } else if let owner = owners.updateValue(path, forKey: share.index) {
                reasons.append("\(owner) and \(path) are both share \(share).")
            }
        }
        if reasons.isEmpty, let share = first.record.share {
            let missing = (0..<share.count).filter { owners[$0] == nil }.map { $0 + 1 }
            if !missing.isEmpty {
                let some = "Share\(missing.count == 1 ? "" : "s") \(FrameNumbers.text(missing)) of \(share.count)"
                reasons.append("\(some) \(missing.count == 1 ? "is" : "are") not there.")
            }
        }
        return reasons
    }

    /// All entries, each with the job that the shares agree on.
    private static func union(
        _ parts: [(path: String, record: BatchRecord)]
    ) -> (entries: [BatchRecord.Entry], reasons: [String]) {
        var entries = parts[0].record.entries
        var known: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { known[entry.name] = index }
        var reasons: [String] = []
        for (path, record) in parts.dropFirst() {
            for entry in record.entries where known[entry.name] == nil {
                reasons.append("\(path) has an entry \(entry.name), which \(parts[0].path) has not.")
            }
            let names = Set(record.entries.map(\.name))
            for entry in entries where !names.contains(entry.name) {
                reasons.append("\(parts[0].path) has an entry \(entry.name), which \(path) has not.")
            }
            for entry in record.entries {
                guard let index = known[entry.name], let job = entry.job else { continue }
                guard let other = entries[index].job else {
                    entries[index].job = job
                    continue
                }
                let differences = Manifest(tool: record.tool, job: job).differences(
                    from: Manifest(tool: record.tool, job: other))
                if job != other {
                    let range = job.range == other.range ? [] : ["frames \(job.range.range), not \(other.range.range)"]
                    reasons.append(
                        "\(entry.name): \(path) and \(parts[0].path) are of different performances: the first is of "
                            + "\((differences + range).joined(separator: "; ")).")
                }
            }
        }
        return (entries, reasons)
    }
}
