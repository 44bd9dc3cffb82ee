import ArgumentParser
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import Foundation

/// Which share of the work belongs to this machine, as typed; for every command that can do a share.
struct ShardOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only this share of the frames, as in 2/7; or auto, to take it from the engine that started the command. Give each share a folder of its own and unite them with \"kinora merge\".",
            valueName: "i/n"))
    var shard: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How the frames are shared out: contiguous (neighbors), interleaved (every n-th), or, in a batch, entries (whole ones). (default: contiguous)",
            valueName: "layout"))
    var shardBy: String?

    /// nil when the command does all of the work.
    func share(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Share? {
        guard let shard else {
            guard shardBy == nil else {
                throw CommandError.usage("--shard-by says how --shard divides the frames; give --shard i/n with it.")
            }
            return nil
        }
        let layout = try shardBy.map(Share.Layout.named) ?? .contiguous
        let (index, count) = try shard == "auto" ? ShardEnvironment(environment).position() : ShardText.position(shard)
        return Share(index: index, count: count, layout: layout)
    }
}

extension Share.Layout {
    static func named(_ word: String) throws -> Share.Layout {
        if let layout = Share.Layout(rawValue: word.lowercased()) { return layout }
        throw CommandError.usage(
            "--shard-by \(TypedText.quoted(word)) is unknown; it takes contiguous, interleaved or entries"
                + "\(NearestName.hint(for: word, among: allCases.map(\.rawValue))).")
    }
}

/// `2/7` in words: the second of seven.
enum ShardText {
    /// The index from 0, and the count.
    static func position(_ text: String) throws -> (index: Int, count: Int) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { NumberText.integer($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else {
            throw CommandError.usage(
                "--shard \(TypedText.quoted(text)) is not a share; it takes i/n, counted from 1, as in 2/7, or auto.")
        }
        return (try checked(number - 1, of: count, "--shard \(text)"), count)
    }

    static func count(_ text: String, _ option: String) throws -> Int {
        guard let count = NumberText.integer(text), (1...Manifest.Shard.limit).contains(count) else {
            throw CommandError.usage(
                "\(option) \(TypedText.quoted(text)) is no number of shards; it takes 1 to \(Manifest.Shard.limit).")
        }
        return count
    }

    /// `index`, from 0, where it is one of `count`.
    static func checked(_ index: Int, of count: Int, _ source: String) throws -> Int {
        guard (1...Manifest.Shard.limit).contains(count) else {
            throw CommandError.usage("\(source) asks for \(count) shares; there may be 1 to \(Manifest.Shard.limit).")
        }
        guard (0..<count).contains(index) else {
            throw CommandError.usage(
                "\(source) does not exist; shares of \(count) go from 1/\(count) to \(count)/\(count).")
        }
        return index
    }
}
