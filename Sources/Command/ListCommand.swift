import ArgumentParser
import KinoraEffects

/// `kinora list`
struct ListCommand: ReportingCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the effects.")

    @Flag(help: "Print the effects with all their parameters as JSON.")
    var json = false

    func perform() throws {
        try StandardStreams.output(
            json ? Catalogue.json() : CatalogueText.list(Catalogue.entries))
    }
}
