import ArgumentParser
import Foundation
import KinoraBasics
import KinoraStage

/// What is performed, and in which surroundings: the options that do not depend on which frames are wanted.
struct PerformanceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a Swift file: the preview of this name or number. (default: the only one)", valueName: "name"))
    var preview: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a Swift file: this view, as in --view 'Meter(value: 0.5)'.", valueName: "expression"))
    var view: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The stage in points. (default: the effect's own)", valueName: "WxH"))
    var size: String?

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
        help: ArgumentHelp(
            "A look with a name, as \"kinora describe\" lists them; --param changes it further. (default: none)",
            valueName: "name"))
    var preset: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What the user does, as YAML or JSON; see SCRIPTS in \"kinora render --help\". (default: the effect's own)",
            valueName: "file"))
    var script: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The origin of all randomness.", valueName: "n"))
    var seed = "0"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What lies behind: #RRGGBB, #RRGGBBAA, a color's name or transparent. (default: white, or black when dark)",
            valueName: "color"))
    var background: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("light or dark.", valueName: "scheme"))
    var appearance = "light"

    @Flag(help: "Perform with the accessibility setting for reduced motion switched on.")
    var reduceMotion = false

    @Flag(
        help: "Perform as for a language written from right to left. A --locale of such a language does the same.")
    var rightToLeft = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The size of text that the user chose: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 to accessibility5. (default: large)",
            valueName: "size"))
    var typeSize: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a Swift file: the language and region, as in de_AT; string tables beside the source have the texts. "
                + "(default: en_US)", valueName: "locale"))
    var locale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a Swift file: the day on which it is performed, as in 2026-11-30, or with the time, as in 2026-11-30T09:41, in "
                + "Greenwich Mean Time. (default: 2001-01-01)", valueName: "date"))
    var date: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a Swift file: a folder whose files answer requests to the network, by host and path as in "
                + "FOLDER/api.example.com/v1/items.json. (default: offline)", valueName: "folder"))
    var responses: String?

    /// Sets the surroundings that sources find when they are performed.
    func offerSurroundings() throws {
        StageLocale.identifier = try OptionText.locale(locale) ?? "en_US"
        StageDate.current = StageDate(start: try OptionText.date(date)?.seconds ?? 0)
        StageTypeSize.current = try typeSize.map(ViewSurroundings.typeSize) ?? .large
        try NetworkFiles.offer(responses)
    }
}
