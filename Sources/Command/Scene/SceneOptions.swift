import ArgumentParser

/// The options of `kinora scene`: those of `kinora render` that decide what is in a picture, and how it is written.
struct SceneOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The effect's name, as \"kinora list\" prints it; a Swift file with a SwiftUI view, or a folder or package of them; a scene file, which is checked and written anew; or test-card.",
            valueName: "effect"))
    var effect: String

    @Option(parsing: .unconditional, help: ArgumentHelp("The time in seconds.", valueName: "s"))
    var at = "0"

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("The JSON file to write; - is standard output.", valueName: "file"))
    var output = "-"

    @Flag(help: "Write a single line without spaces instead of one line per value.")
    var compact = false

    @OptionGroup
    var performance: PerformanceOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point that the scene is made for; the file remembers it. (default: 1)", valueName: "s"))
    var scale: String?

    @Flag(help: "Draw the scene's gradients without bands, as \"kinora render --dither\" does; the file remembers it.")
    var dither = false

    @OptionGroup
    var supervision: SupervisionOptions

    @OptionGroup
    var fonts: FontOptions
}

extension SceneOptions {
    /// The same options in the form of `kinora render`.
    func rendering() throws -> RenderOptions {
        var options = try RenderOptions.parse([effect])
        options.performance = performance
        options.at = at
        options.scale = scale
        options.dither = dither
        options.supervision = supervision
        options.fonts = fonts
        return options
    }
}
