import ArgumentParser
import Foundation
import KinoraBasics
import KinoraFrames
import KinoraJobs
import KinoraTestRuns

/// `kinora test PATH`
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Tests previews: each is compared with its approved pictures.",
        discussion: """
            PATH is a Swift package, a Swift file or a folder of files that make one module; without it the current folder. Every \
            #Preview and every view of a PreviewProvider is rendered in its variants (light and dark unless .kinora.yml \
            says more) at its times (1 s) and compared with the picture in __Previews__ beside the source. Nothing may differ \
            unless a tolerance allows it. docs/TESTING.md tells of settings, traits and CI.

            Only what changed since the last run is compiled and rendered again.

            EXIT CODES
              0    all pictures are as they should be, or were recorded
              1    a picture differs, has no golden, cannot be rendered, or is not the same twice
              64…  as of the other commands: a wrong option, a source that does not compile (65), ...

            EXAMPLES
              kinora test --record missing         # the first time
              kinora test                          # in the folder of a package
              kinora test Card.swift --report report.html
              kinora test MyPackage --preview 'Badge*' --variant dark --record failed
              kinora test MyPackage --shard 2/4 --junit results.xml
            """)

    @Argument(help: ArgumentHelp("A package, file or folder.", valueName: "path"))
    var path = "."

    @OptionGroup
    var options: TestOptions

    func run() throws {
        let passes: Bool
        do { passes = try MainActor.assumeIsolated { try perform() } } catch { throw CommandError(error) }
        // What is wrong was just told, so that no sentence follows.
        if !passes { throw ExitCode(1) }
    }

    /// Whether all pictures are as they should be, or were recorded.
    @MainActor
    private func perform() throws -> Bool {
        if options.json { StandardStreams.keepOutput() }
        try options.supervision.apply()
        options.fonts.apply()
        try NetworkFiles.offer(options.responses)
        let clock = ContinuousClock()
        let start = clock.now
        var run = try TestRun(path, options)
        var album = options.report.map(DiffAlbum.init)
        let diff = try run.perform(album: &album)
        var report = run.report
        let parts = (clock.now - start).components
        report.seconds = ((Double(parts.seconds) + Double(parts.attoseconds) * 1e-18) * 1000).rounded() / 1000
        try write(report, diff, album)
        try tell(report)
        if run.leftOut > 0 {
            throw CommandError(
                .badData,
                "\(run.leftOut) file\(run.leftOut == 1 ? " does" : "s do") not compile, or need\(run.leftOut == 1 ? "s" : "") one that does "
                    + "not; only the previews of the others are tested.")
        }
        return report.failed.isEmpty
    }

    private func write(_ report: TestReport, _ diff: SequenceDiff, _ album: DiffAlbum?) throws {
        if let junit = options.junit { try ReportFile.write(TestJUnit.text(report, name: path), to: junit) }
        guard let page = options.report, let album else { return }
        let sides = [report.goldens, report.actual].map { PictureSequence(folder: $0, names: diff.frames.map(\.name)) }
        let html = DiffPage(diff: diff, expected: sides[0], actual: sides[1], album: album).html
        try ReportFile.write(html, to: page)
    }

    private func tell(_ report: TestReport) throws {
        if options.json { return try StandardStreams.output(try JSONText.encode(report)) }
        var lines: [String] = []
        for item in report.failed {
            let place = item.file + (item.line.map { ":\($0)" } ?? "")
            let what = [item.preview, item.variant, item.moment].compactMap { $0 }.joined(separator: ", ")
            lines.append("FAILED  \(place)  \(what): \(item.failure ?? item.outcome.rawValue).")
            if let picture = item.picture, item.outcome == .different {
                lines.append("        golden  \(report.goldens)/\(picture)")
                lines.append("        actual  \(report.actual)/\(picture)")
            }
        }
        if !options.quiet {
            lines += report.items.filter { $0.outcome == .skipped }.map {
                "skipped \($0.file)\($0.line.map { ":\($0)" } ?? "")  \($0.preview ?? ""): \($0.failure ?? "")"
            }
            if !report.orphans.isEmpty {
                let verb = options.prune ? "Removed" : "No preview has"
                let shown = report.orphans.prefix(8).joined(separator: ", ")
                let more = report.orphans.count > 8 ? " and \(report.orphans.count - 8) more" : ""
                lines.append("\(verb) \(shown)\(more)\(options.prune ? "" : "; --prune removes what nobody has").")
            }
            lines.append("\(report.summary) (\(ProgressBar.rate(report.seconds)) s)")
        }
        if !lines.isEmpty { try StandardStreams.output(lines.joined(separator: "\n") + "\n") }
    }
}
