import KinoraBasics
import ArgumentParser
import Foundation
import KinoraFrames
import KinoraJobs

/// `kinora diff EXPECTED ACTUAL`
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compares two pictures, two folders or trees of frames, or two animated PNGs.",
        discussion: """
            Every channel of every pixel is compared exactly unless an option says otherwise. Folders are compared with all \
            folders in them, such as a batch with a batch. Frames are paired by their paths; missing and extra frames, \
            different sizes and a different frame rate are failures, too.

            EXIT CODES
              0    the same, or different within the tolerance
              1    different
              2    could not compare: a file is missing or not a picture, or an option is wrong

            EXAMPLES
              kinora diff golden frames/ripple
              kinora diff golden/previews previews
              kinora diff golden frames/ripple --report report.html --junit results.xml
              kinora diff a.png b.png --threshold 0.1 --ignore-aa --max-diff-pixels 20 --diff-out differences
            """)

    @Argument(help: ArgumentHelp("The picture or folder as it should be.", valueName: "expected"))
    var expected: String

    @Argument(help: ArgumentHelp("The picture or folder as it is.", valueName: "actual"))
    var actual: String

    @OptionGroup
    var options: DiffOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A folder for difference pictures (NAME-diff.png) and strips of expected, difference and actual (NAME-strip.png).",
            valueName: "dir"))
    var diffOut: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Write a JUnit report.", valueName: "file"))
    var junit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Write a page with the pictures of every frame that fails, to open in a browser, and the verdict as JSON beside it.",
            valueName: "file.html"))
    var report: String?

    @Option(
        name: [.short, .long, .customLong("concurrency")], parsing: .unconditional,
        help: ArgumentHelp(
            "Threads, or a share of the processors such as 50%. (default: all processors)", valueName: "n"))
    var jobs: String?

    @Flag(help: "Print the verdict as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        let verdict: SequenceDiff.Verdict
        do { verdict = try perform() } catch {
            // Any error means that there is no verdict; its exit code is different from that of a difference.
            StandardStreams.complain(Self.sentence(error))
            throw ExitCode(2)
        }
        switch verdict {
        case .same: return
        case .different: throw ExitCode(1)
        case .incomparable: throw ExitCode(2)
        }
    }

    private static func sentence(_ error: any Error) -> String { CommandError(error).sentence }

    private func perform() throws -> SequenceDiff.Verdict {
        let comparison = SequenceComparison(
            try options.comparison(), allowedFrames: try options.allowedFrames(), workers: try OptionText.workers(jobs))
        let (wanted, found) = (try PictureSequence(expected), try PictureSequence(actual))
        var album = report.map(DiffAlbum.init)
        let pictures = try diffOut.map(DiffFolder.init)
        let looks = pictures != nil || report != nil
        let diff = try comparison.compare(
            expected: wanted, actual: found,
            evidence: looks
                ? { evidence in
                    try pictures?.write(evidence)
                    try album?.add(evidence)
                } : nil)
        if let junit {
            try ReportFile.write(DiffJUnit.text(diff, expected: expected, actual: actual), to: junit)
        }
        if let report, let album {
            let page = DiffPage(diff: diff, expected: wanted, actual: found, album: album)
            try ReportFile.write(page.html, to: report)
            let clusters = Dictionary(album.entries.map { ($0.name, $0.clusters) }, uniquingKeysWith: { $1 })
            let record = try JSONText.encode(DiffRecord(diff, clusters: clusters))
            try ReportFile.write(record, to: Self.besides(report))
        }
        for warning in diff.warnings { StandardStreams.note("Warning: \(warning)\n") }
        try tell(diff)
        return diff.verdict
    }

    /// `report.json` for `report.html`.
    private static func besides(_ page: String) -> String {
        (page.lowercased().hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".json"
    }

    private func tell(_ diff: SequenceDiff) throws {
        if json { return try StandardStreams.output(try JSONText.encode(DiffRecord(diff))) }
        if quiet { return }
        try StandardStreams.output((diff.failures + [diff.summary]).joined(separator: "\n") + "\n")
    }
}
