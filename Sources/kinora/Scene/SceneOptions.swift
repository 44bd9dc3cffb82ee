import ArgumentParser

/// The words of `kinora scene`: those of `kinora render` that decide what is in a picture, and how it is written.
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

    @Flag(help: "Write one line without blanks instead of one line per value.")
    var compact = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Of a Swift file: the preview of this name or number. (default: the only one)", valueName: "name"))
    var preview: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Of a Swift file: this view, as in --view 'Meter(value: 0.5)'.", valueName: "expression"))
    var view: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The stage in points. (default: the effect's own)", valueName: "WxH"))
    var size: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point that the scene is made for; the file remembers it. (default: 1)", valueName: "s"))
    var scale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The performance's length in seconds. (default: the effect's own)", valueName: "s"))
    var duration: String?

    @Option(
        name: [.customLong("param"), .customShort("p")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A parameter, as \"kinora describe\" lists them. May be repeated.", valueName: "name=value"))
    var parameters: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What the user does, as YAML or JSON. (default: the effect's own)", valueName: "file"))
    var script: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The origin of all randomness.", valueName: "n"))
    var seed = "0"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What lies behind: #RRGGBB, #RRGGBBAA, a colour's name or transparent. (default: white, or black when dark)",
            valueName: "color"))
    var background: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("light or dark.", valueName: "scheme"))
    var appearance = "light"

    @Flag(help: "Perform as for people who ask for reduced motion.")
    var reduceMotion = false
}

extension SceneOptions {
    /// The same wishes as `kinora render` would be told them.
    func rendering() throws -> RenderOptions {
        var words = [effect, "--at", at, "--seed", seed, "--appearance", appearance]
        let optional = [
            ("--preview", preview), ("--view", view), ("--size", size), ("--scale", scale), ("--duration", duration),
            ("--script", script), ("--background", background),
        ]
        for (name, value) in optional { words += value.map { [name, $0] } ?? [] }
        words += parameters.flatMap { ["--param", $0] }
        if reduceMotion { words.append("--reduce-motion") }
        return try RenderOptions.parse(words)
    }
}
