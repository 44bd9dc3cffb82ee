import KinoraBasics
import ArgumentParser
import KinoraFrames
import KinoraJobs
import Foundation

/// `kinora missing DIR...`
struct MissingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "missing", abstract: "Lists missing and damaged frames and entries of folders.",
        discussion: """
            DIR is a folder of frames or of a batch, of a whole one or of a shard. Its own manifest or batch.json says what it \
            has to hold, and the length and SHA-256 that the manifest records say whether a frame is intact. With --shards N \
            the folders are the N shards of one rendering or batch, and shards without a folder count as missing.

            EXIT CODES
              0    nothing is missing
              1    something is missing or damaged
              2    a folder was not written by kinora
              64   an option that does not exist

            EXAMPLES
              kinora missing previews
              kinora missing shards/* --shards 7
              sbatch --array="$(kinora missing shards/* --shards 7 --print-shards)" ...
            """)

    @Argument(help: ArgumentHelp("Folders of frames or of batches.", valueName: "dir"))
    var folders: [String]

    @Option(parsing: .unconditional, help: ArgumentHelp("How many shards the work was divided into.", valueName: "n"))
    var shards: String?

    @Flag(help: "Print only the numbers of the shards that have to run again, counted from 0 and separated by commas.")
    var printShards = false

    @Flag(help: "Print a line of JSON for each folder with missing or damaged frames.")
    var json = false

    func run() throws {
        let findings: [MissingFinding]
        do {
            let count = try shards.map { try ShardText.count($0, "--shards") }
            guard !printShards || count != nil else {
                throw CommandError.usage("--print-shards needs to know how many there are; give --shards N with it.")
            }
            findings = try MissingSearch(shards: count).findings(in: folders)
        } catch {
            let failure = CommandError(error)
            StandardStreams.complain(failure.sentence)
            throw ExitCode(failure.ending == .usage ? failure.ending.rawValue : 2)
        }
        try tell(findings)
        if !findings.isEmpty { throw ExitCode(1) }
    }

    private func tell(_ findings: [MissingFinding]) throws {
        if printShards {
            let numbers = Set(findings.compactMap(\.shard)).sorted()
            return try StandardStreams.output(numbers.map { "\($0)" }.joined(separator: ",") + "\n")
        }
        if json { return try StandardStreams.output(try findings.map { try JSONText.line($0) }.joined()) }
        try StandardStreams.output(
            findings.isEmpty ? "Nothing is missing.\n" : findings.map { $0.line + "\n" }.joined())
    }
}

/// A folder with missing or damaged frames.
struct MissingFinding: Encodable {
    let folder: String
    /// Of a batch.
    var entry: String?
    /// From 0; nil where the folder is no shard's.
    var shard: Int?
    var missing: [Int] = []
    var altered: [Int] = []
    let problem: String

    var line: String { "\(folder): \(problem)" }

    init(_ state: FolderState, entry: String? = nil, shard: Int?) {
        (folder, self.entry, self.shard) = (state.path, entry, shard)
        (missing, altered) = (state.missing, state.altered)
        problem = state.phrases.joined(separator: "; ")
    }

    init(folder: String, entry: String? = nil, shard: Int?, problem: String) {
        (self.folder, self.entry, self.shard, self.problem) = (folder, entry, shard, problem)
    }
}

/// Looks for missing and damaged frames in folders.
struct MissingSearch {
    /// How many shards there have to be; nil to go by each folder's own manifest.
    let shards: Int?

    func findings(in folders: [String]) throws -> [MissingFinding] {
        var findings: [MissingFinding] = []
        var there: Set<Int> = []
        for folder in folders {
            if let record = try BatchRecord.read(from: folder) {
                if let share = record.share { there.insert(try number(share.index, share.count, folder)) }
                findings += try batch(record, folder)
            } else {
                let frames = FrameFolder(folder)
                guard let manifest = try frames.manifest() else {
                    // A shard that was never started has no folder, or an empty one.
                    if shards != nil { continue }
                    throw CommandError(.badData, "\(folder) holds neither frames nor a batch of kinora's.")
                }
                if let shard = manifest.shard { there.insert(try number(shard.index, shard.count, folder)) }
                let state = FolderState(of: frames)
                if !state.isWhole { findings.append(MissingFinding(state, shard: manifest.shard?.index)) }
            }
        }
        if let shards {
            findings += (0..<shards).filter { !there.contains($0) }.map { index in
                MissingFinding(
                    folder: "shard \(index + 1)/\(shards)", shard: index, problem: "there is no folder of it")
            }
        }
        return findings
    }

    private func number(_ index: Int, _ count: Int, _ folder: String) throws -> Int {
        guard shards == nil || shards == count else {
            throw CommandError(.badData, "\(folder) is shard \(index + 1)/\(count), and --shards says \(shards ?? 0).")
        }
        return index
    }

    private func batch(_ record: BatchRecord, _ folder: String) throws -> [MissingFinding] {
        record.entries.compactMap { entry in
            guard record.concerns(entry) else { return nil }
            let path = "\(folder)/\(entry.name)"
            guard let expected = record.manifest(of: entry) else {
                return MissingFinding(
                    folder: path, entry: entry.name, shard: record.share?.index,
                    problem: "it failed before its first frame")
            }
            let state = FolderState(of: FrameFolder(path), expected: expected)
            return state.isWhole ? nil : MissingFinding(state, entry: entry.name, shard: record.share?.index)
        }
    }
}
