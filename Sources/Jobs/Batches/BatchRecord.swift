import KinoraFrames
import Foundation

/// What a batch's folder ought to hold: a folder of frames for each entry. It lies there as `batch.json`, written before the
/// first frame, so that what is missing can be told from the folder alone.
public struct BatchRecord: Codable, Equatable, Sendable {
    public static let fileName = "batch.json"
    /// The version of this layout; others are refused.
    public static let currentFormat = 1
    /// The most entries that one batch may have.
    public static let entryLimit = 10_000
    static let byteLimit = 64 << 20

    public struct Entry: Codable, Equatable, Sendable {
        /// The entry's folder below the batch's own.
        public var name: String
        /// Decides which share does what of it.
        public var position: Int
        /// nil where it could not be known, because the entry failed before its first frame.
        public var job: Manifest.Job?

        public init(name: String, position: Int, job: Manifest.Job?) {
            self.name = name
            self.position = position
            self.job = job
        }
    }

    public var format: Int
    public var tool: Manifest.Tool
    /// nil for a batch that is done by one machine.
    public var share: Share?
    public var entries: [Entry]

    public init(tool: Manifest.Tool, share: Share? = nil, entries: [Entry]) {
        format = Self.currentFormat
        self.tool = tool
        self.share = share
        self.entries = entries
    }

    /// What an entry's folder ought to be: without frames, naming the run; nil where it ought not to be there or cannot be known.
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

    /// Whether a share ought to do anything of an entry.
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
            throw FrameFileError(.read, file, "it is not the record of a batch")
        }
        if let problem = record.firstProblem { throw FrameFileError(.read, file, problem) }
        return record
    }

    public func write(to folder: String) throws(FrameFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            throw FrameFileError(.write, folder + "/" + Self.fileName, "a value is infinite or not a number")
        }
        try AtomicFile.write([UInt8](data) + [0x0A], to: folder + "/" + Self.fileName)
    }

    /// What a record from outside must not say, first problem first.
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

    /// Whether a name is one or two folders' below the batch's own, and never another's.
    public static func isSafe(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && name.utf8.count <= 200
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix(".") && !part.hasPrefix("-")
                    && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
            }
    }
}
