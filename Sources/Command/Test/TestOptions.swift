import ArgumentParser
import Foundation
import KinoraBasics
import KinoraTestRuns

/// Which pictures become goldens.
enum TestRecordMode: String, CaseIterable, ExpressibleByArgument {
    case missing, failed, all

    func records(_ outcome: TestReport.Outcome) -> Bool {
        switch outcome {
        case .missing: true
        case .different: self != .missing
        case .same, .tolerated: self == .all
        case .random, .failed, .recorded, .skipped: false
        }
    }
}

/// The options of `kinora test`.
struct TestOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Make pictures the goldens: missing (those without one), failed (these and those that differ) or all. Every picture is then rendered twice, in different order, and must be the same bytes.",
            valueName: "mode"))
    var record: TestRecordMode?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Only previews of this name, file, or file/name; * stands for anything. May be repeated.", valueName: "name"
        ))
    var preview: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Only this variant. May be repeated.", valueName: "name"))
    var variant: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The settings. (default: .kinora.yml beside the source, where it is there)", valueName: "file"))
    var config: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Write a page with the pictures of all that fails, to open in a browser.", valueName: "file.html"))
    var report: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Write a JUnit report.", valueName: "file"))
    var junit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A folder whose files answer requests to the network, as for kinora render.", valueName: "folder"))
    var responses: String?

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp(
            "Threads, or a share of the processors such as 50%. (default: all processors)", valueName: "n"))
    var jobs: String?

    @OptionGroup
    var sharding: ShardOptions

    @OptionGroup
    var supervision: SupervisionOptions

    @OptionGroup
    var fonts: FontOptions

    @Flag(help: "Render everything again, whatever is kept from before.")
    var fresh = false

    @Flag(help: "Remove goldens that no preview has any more.")
    var prune = false

    @Flag(help: "Print the verdicts as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but failures.")
    var quiet = false
}
