import ArgumentParser
import KinoraFrames
import KinoraJobs

/// `kinora approve ACTUAL GOLDEN`
struct ApproveCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Makes actual pictures the golden ones, after somebody has looked at them.",
        discussion: """
            Moves a picture, a folder of frames with its manifest, or a tree of such folders as a batch writes it, to the golden \
            place. Everything is checked before anything changes: frames that a manifest lists must all be there and be what it \
            says, and no run may be writing. The golden folder is then replaced in one step, so that even a kill leaves the old \
            pictures or the new ones. What is no frame stays; pictures whose pixels are equal are not written again.

            Golden frames that the actual side does not have go only with --allow-removal; so do the frames of another effect.

            EXAMPLES
              kinora approve frames/ripple golden/ripple
              kinora approve previews golden/previews            # a whole batch
              kinora approve previews golden/previews --frame beam/frame-00003.png
              kinora approve --keep out.png golden.png
            """)

    @Argument(help: ArgumentHelp("The picture or folder that is right.", valueName: "actual"))
    var actual: String

    @Argument(help: ArgumentHelp("The golden picture or folder; it need not exist.", valueName: "golden"))
    var golden: String

    @Flag(help: "Copy: leave the actual pictures where they are.")
    var keep = false

    @Flag(help: "Golden frames that the actual side does not have may go.")
    var allowRemoval = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Copy only this picture, by its path below the folder as kinora diff prints it. May be repeated.",
            valueName: "name"))
    var frame: [String] = []

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func perform() throws {
        let done = try Approval(
            actual: actual, golden: golden, keep: keep, allowsRemoval: allowRemoval, frames: frame
        ).perform()
        if !quiet { try StandardStreams.output(lines(done).map { $0 + "\n" }.joined()) }
    }

    private func lines(_ done: Approval.Done) -> [String] {
        let words = [
            ("added   ", done.added), ("changed ", done.changed), ("removed ", done.removed), ("left    ", done.left),
        ]
        let counts =
            "\(golden): \(done.added.count) added, \(done.changed.count) changed, \(done.removed.count) removed, "
            + "\(done.unchanged) unchanged"
            + (done.left.isEmpty ? "." : "; \(done.left.count) left, which no manifest lists.")
        return words.flatMap { word, names in names.map { "\(word) \($0)" } } + [counts]
    }
}
