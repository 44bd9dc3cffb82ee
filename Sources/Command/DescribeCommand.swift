import KinoraScripts
import ArgumentParser
import KinoraEffects

/// `kinora describe EFFECT`
struct DescribeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Describes an effect and its parameters.")

    @Argument(help: ArgumentHelp("The effect's name, as \"kinora list\" prints it.", valueName: "effect"))
    var effect: String

    @Flag(help: "Print the description as JSON.")
    var json = false

    @Flag(help: "Print only the effect's own script, which can be edited and passed to --script.")
    var script = false

    func perform() throws {
        let entry = try Catalogue.effect(named: effect)
        guard !(json && script) else {
            throw CommandError.usage("--json and --script exclude each other; give one of them.")
        }
        if script { return try StandardStreams.output(entry.script.text) }
        try StandardStreams.output(json ? entry.json() : CatalogueText.description(entry))
    }
}
