import ArgumentParser

/// The words that `kinora batch` and `kinora plan batch` share.
struct BatchOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The batch, as YAML or JSON; see FORMAT. - is standard input.", valueName: "file"))
    var file: String

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("The folder in which every entry gets a folder of its own.", valueName: "dir"))
    var output = "frames"

    @OptionGroup
    var sharding: ShardOptions

    @OptionGroup
    var supervision: SupervisionOptions

    @OptionGroup
    var fonts: FontOptions

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp(
            "Threads, or a share of the processors such as 50%. The frames do not depend on it. (default: all processors)",
            valueName: "n"))
    var jobs: String?

    @Flag(help: "Render everything again, also frames that are there and unchanged.")
    var force = false

    @Flag(help: "Replace the frames in folders that kinora did not write.")
    var overwrite = false
}
