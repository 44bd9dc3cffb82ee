import ArgumentParser
import KinoraFrames
import KinoraJobs
import Foundation

/// `kinora merge PART... -o OUT`
struct MergeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Unites the folders of shards, of one effect or of a whole batch.",
        discussion: """
            Everything is checked before anything is written. Frames that are in no part or in two, files that were deleted or \
            altered, and parts of different performances, versions or numbers of shards are each reported, and nothing is \
            merged. The united folder is, to the last byte, what one machine alone would have written.

            EXIT CODES
              0    merged
              65   the parts do not make a whole
              66   a part cannot be read
              73   the folder cannot be created

            EXAMPLES
              kinora merge shards/1 shards/2 shards/3 -o ripple
              kinora merge shards/* -o previews
            """)

    @Argument(help: ArgumentHelp("A folder for each shard.", valueName: "part"))
    var parts: [String]

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("The folder for the whole.", valueName: "dir"))
    var output: String

    @Flag(help: "Replace the frames in a folder that kinora did not write.")
    var overwrite = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func perform() throws {
        try checkPlaces()
        let batches = parts.filter { FileManager.default.fileExists(atPath: $0 + "/" + BatchRecord.fileName) }
        guard batches.isEmpty || batches.count == parts.count else {
            let other = parts.first { !batches.contains($0) } ?? ""
            throw CommandError(.badData, "\(batches[0]) holds a batch and \(other) does not; merge parts of one kind.")
        }
        let (frames, what): (Int, String)
        if batches.isEmpty {
            let merge = try FolderMerge(parts)
            frames = try merge.write(to: output, overwrite: overwrite)
            what = merge.manifest.job.effect
        } else {
            let merge = try BatchMerge(parts)
            try merge.write(to: output, overwrite: overwrite)
            frames = merge.frames
            what = "\(merge.record.entries.count) entr\(merge.record.entries.count == 1 ? "y" : "ies")"
        }
        guard !quiet else { return }
        try StandardStreams.output(
            "\(BatchReport.frames(frames)) of \(what) from \(parts.count) part\(parts.count == 1 ? "" : "s"), in \(output)\n"
        )
    }

    private func checkPlaces() throws {
        func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        if let missing = parts.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw CommandError(.unreadable, "There is no folder \(missing).")
        }
        if let same = parts.first(where: { place($0) == place(output) }) {
            throw CommandError.usage("-o \(output) is the part \(same) itself; give another folder.")
        }
        let places = parts.map(place)
        if let twice = parts.indices.first(where: { places[..<$0].contains(places[$0]) }) {
            throw CommandError.usage("\(parts[twice]) is given twice.")
        }
    }
}
