import KinoraFrames
import Foundation

/// What a batch's folder is meant to hold: a folder of frames for each entry. It is stored there as `batch.json`,
/// which is written before the first frame, so that the folder alone tells what is missing.
public struct BatchRecord: Codable, Equatable, Sendable {
    /// The file's name in the batch's folder.
    public static let fileName = "batch.json"
    /// The version of this layout; others are refused.
    public static let currentFormat = 1
    /// The most entries that one batch may have.
    public static let entryLimit = 10_000
    static let byteLimit = 64 << 20

    /// One folder of frames of the batch.
    public struct Entry: Codable, Equatable, Sendable {
        /// The entry's folder below the batch's own.
        public var name: String
        /// The entry's place in the batch, from 0. It decides which part of the entry belongs to which share.
        public var position: Int
        /// nil where it could not be known, because the entry failed before its first frame.
        public var job: Manifest.Job?

        /// An entry of the batch.
        public init(name: String, position: Int, job: Manifest.Job?) {
            self.name = name
            self.position = position
            self.job = job
        }
    }

    /// The version of the layout of this record.
    public var format: Int
    /// The program and version that renders the batch.
    public var tool: Manifest.Tool
    /// nil for a batch that is done by one machine.
    public var share: Share?
    /// In the batch's order.
    public var entries: [Entry]

    /// A record in the current format, of a whole batch unless a share is given.
    public init(tool: Manifest.Tool, share: Share? = nil, entries: [Entry]) {
        format = Self.currentFormat
        self.tool = tool
        self.share = share
        self.entries = entries
    }

    /// The manifest that an entry's folder is meant to have, without its frames; nil when there is to be no folder or
    /// its contents cannot be known.
    public func manifest(of entry: Entry) -> Manifest? {
        guard let job = entry.job else { return nil }
        switch share?.part(ofEntry: entry.position) ?? .all {
        case .none: return nil
        case .all: return Manifest(tool: tool, job: job)
        case .frames(let shard):
            let manifest = Manifest(tool: tool, job: job, shard: shard)
            // A share of no frames leaves no folder.
            return shard.frames(of: job.range.range).isEmpty ? nil : manifest
        }
    }

    /// Whether this record's share has any work in an entry.
    public func concerns(_ entry: Entry) -> Bool { entry.job == nil || manifest(of: entry) != nil }
}

extension BatchRecord {
    /// nil where the folder has none.
    public static func read(from folder: String) throws(FrameFileError) -> BatchRecord? {
        let file = folder + "/" + fileName
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        let record: BatchRecord
        let bytes = try FolderListing.read(file, limit: byteLimit)
        do {
            record = try JSONDecoder().decode(BatchRecord.self, from: Data(bytes))
        } catch {
            let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            throw FrameFileError(
                .read, file, isJSON ? "it is not the record of a batch" : UnfinishedJSON.reason(bytes))
        }
        if let problem = record.firstProblem { throw FrameFileError(.read, file, problem) }
        return record
    }

    /// Writes the record to `batch.json` in `folder`, as a whole or not at all.
    public func write(to folder: String) throws(FrameFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            throw FrameFileError(.write, folder + "/" + Self.fileName, "a value is infinite or not a number")
        }
        try AtomicFile.write([UInt8](data) + [0x0A], to: folder + "/" + Self.fileName)
    }

    /// The first thing that is wrong with a record that was read from a file; nil when nothing is.
    private var firstProblem: String? {
        guard format == Self.currentFormat else {
            return "its format is \(format), this version reads \(Self.currentFormat)"
        }
        guard entries.count <= Self.entryLimit else { return "it has more than \(Self.entryLimit) entries" }
        if let share, !((1...Manifest.Shard.limit).contains(share.count) && (0..<share.count).contains(share.index)) {
            return "share \(share.index) of \(share.count) does not exist"
        }
        var names: Set<String> = []
        for entry in entries {
            guard Self.isSafe(entry.name) else { return "an entry's name is no folder's" }
            guard names.insert(entry.name).inserted else { return "entry \(entry.name) is listed twice" }
            guard (0...(1 << 30)).contains(entry.position) else { return "entry \(entry.name) has no place" }
            if let problem = entry.job?.rangeProblem { return "entry \(entry.name): \(problem)" }
        }
        return nil
    }

    /// Whether a name denotes one folder below the batch's own, or a folder in such a folder, and cannot lead
    /// outside.
    public static func isSafe(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && name.utf8.count <= 200
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix(".") && !part.hasPrefix("-")
                    && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
            }
    }
}
