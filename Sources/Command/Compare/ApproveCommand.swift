import ArgumentParser
import KinoraFrames
import KinoraJobs

/// `kinora approve ACTUAL GOLDEN`
struct ApproveCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Makes actual pictures the golden ones, after somebody has looked at them.",
        discussion: """
            Moves a picture, or a folder's PNGs and manifest, to the golden place. There, pictures whose pixels are equal \
            are not written again, and PNGs that the actual folder does not have are removed. Nothing is touched unless \
            every actual picture can be read.

            EXAMPLES
              kinora approve frames/ripple golden/ripple
              kinora approve --keep out.png golden.png
            """)

    @Argument(help: ArgumentHelp("The picture or folder that is right.", valueName: "actual"))
    var actual: String

    @Argument(help: ArgumentHelp("The golden picture or folder; it need not exist.", valueName: "golden"))
    var golden: String

    @Flag(help: "Copy: leave the actual pictures where they are.")
    var keep = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func perform() throws {
        let done = try Approval(actual: actual, golden: golden, keep: keep).perform()
        if !quiet { try StandardStreams.output(done.lines(golden).map { $0 + "\n" }.joined()) }
    }
}
