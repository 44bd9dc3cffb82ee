import ArgumentParser

/// The options of `kinora render`, as typed. All are text, because `RenderPlan` parses them and gives each mistake a
/// sentence of its own.
struct RenderOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The effect's name, as \"kinora list\" prints it; or a Swift file with a SwiftUI view, or a folder or package of them (with a / in its name where an effect is called so); a scene file (.json, or - for standard input); or test-card.",
            valueName: "effect"))
    var effect: String

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The folder of frames; a .png file or - (standard output) for a single picture; a .apng, .gif or .y4m file for the whole run; a .sheet.png file for a contact sheet. May be repeated: one rendering makes all. (default: frames/EFFECT)",
            valueName: "place"))
    var outputs: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "png, apng, gif or y4m, whatever the file's extension; of several outputs, that of standard output; as in --format y4m -o -. (default: by the extension)",
            valueName: "kind"))
    var format: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time spent on making PNG files smaller: fast, balanced, small or smallest.", valueName: "level"))
    var compression = "balanced"

    @OptionGroup
    var performance: PerformanceOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point. (default: 1, or a scene file's own)", valueName: "s"))
    var scale: String?

    @Flag(
        help:
            "Round gradients to 8 bits by a fixed pattern of pixels, so that slow and dark ones show no bands. The frames are others then."
    )
    var dither = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "srgb or p3. Display P3 keeps colors beyond sRGB; PNG files then have its profile. (default: srgb)",
            valueName: "space"))
    var colors: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames per second, such as 60, 29.97 or 30000/1001.", valueName: "n"))
    var fps = "30"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only these frames, counted from 0: A...B (B included), 'A..<B' (B excluded; in quotes, because of the shell) or one number. They keep their numbers.",
            valueName: "range"))
    var frames: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "One picture at this time in seconds instead of frames; several times with commas between them, as in 0,0.5,2, for a picture each, or for the cells of a .sheet.png.",
            valueName: "s"))
    var at: String?

    @Option(
        name: [.short, .long, .customLong("concurrency")], parsing: .unconditional,
        help: ArgumentHelp(
            "Threads, or a share of the processors such as 50%. The frames do not depend on it. (default: all processors)",
            valueName: "n"))
    var jobs: String?

    @Flag(
        help:
            "Draw every frame from nothing, also what is as in the frame before. The frames are the same, and take longer."
    )
    var redrawAll = false

    @OptionGroup
    var sharding: ShardOptions

    @OptionGroup
    var supervision: SupervisionOptions

    @OptionGroup
    var fonts: FontOptions

    @Flag(
        help:
            "Keep intact frames that an earlier run of the same performance wrote; render the others."
    )
    var resume = false

    @Flag(help: "Replace the frames in a folder that kinora did not write.")
    var overwrite = false

    @Flag(help: "Print each step on standard error as a line of JSON, for programs that wait.")
    var progress = false

    @Flag(help: "Print what was written as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false
}
