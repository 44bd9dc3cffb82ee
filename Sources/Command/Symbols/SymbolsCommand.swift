import ArgumentParser
import KinoraBasics
import KinoraFrames
import KinoraJobs
import KinoraTypography

/// `kinora symbols`
struct SymbolsCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols", abstract: "Lists the names that Image(systemName:) knows, or draws them on a sheet.",
        discussion: """
            Other forms of them all exist beyond the list: NAME.circle, NAME.square.fill and the like, with circle, square, \
            diamond, hexagon, octagon, seal, shield, triangle, rectangle, capsule, bubble, folder, heart, icloud and doc; \
            NAME.slash; NAME.badge, NAME.badge.plus and the like. Letters and numbers up to 50 are names, too.

            EXAMPLES
              kinora symbols
              kinora symbols moon
              kinora symbols -o symbols.png --scale 2
              kinora symbols arrow. -o arrows.png
            """)

    @Argument(help: ArgumentHelp("Only names that contain this. (default: all)", valueName: "part"))
    var part = ""

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp(
            "A .png file to draw them to, each above its name; - is standard output.", valueName: "file"))
    var output: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point of the sheet.", valueName: "s"))
    var scale = "1"

    @Flag(help: "Print the names as JSON.")
    var json = false

    func perform() throws {
        let names = Symbol.allNames.filter { part.isEmpty || $0.contains(part) }
        guard !names.isEmpty else {
            let near = Symbol.suggestions(for: part).map(TypedText.quoted).joined(separator: ", ")
            throw CommandError.usage(
                "No symbol's name contains \(TypedText.quoted(part)); the nearest names are \(near).")
        }
        guard let output else {
            return try StandardStreams.output(
                json ? JSONText.encode(names) : names.map { $0 + "\n" }.joined())
        }
        let scale = try OptionText.scale(scale)
        let bytes = try MainActor.assumeIsolated { try SymbolSheet(names: names).picture(scale: scale) }
        guard output != "-" else {
            guard !StandardStreams.outputIsTerminal else {
                throw CommandError.usage("-o - writes a PNG, which no terminal shows; send it to a file or a program.")
            }
            return try StandardStreams.output(bytes)
        }
        try AtomicFile.write(bytes, to: output)
        try StandardStreams.output("\(names.count) symbols in \(output)\n")
    }
}
