import ArgumentParser
import KinoraEffects

/// `kinora list`
struct ListCommand: ReportingCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the effects.")

    @Flag(help: "Print the effects with all their parameters as JSON.")
    var json = false

    @Flag(help: "Print the table of the 132 effects that Kinora set out to cover, and what covers each.")
    var rows = false

    func validate() throws {
        if json && rows { throw ValidationError("--json and --rows exclude each other; give one of them.") }
    }

    func perform() throws {
        if rows { return try StandardStreams.output(Catalogue.rowList()) }
        try StandardStreams.output(
            json ? Catalogue.json() : CatalogueText.list(Catalogue.entries))
    }
}
