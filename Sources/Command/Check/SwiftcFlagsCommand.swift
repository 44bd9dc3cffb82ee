import ArgumentParser

/// `kinora swiftc-flags`
struct SwiftcFlagsCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "swiftc-flags", abstract: "Prints the flags with which the compiler finds Kinora's SwiftUI.",
        discussion: """
            With them a package that knows nothing of Kinora is built as it is. The modules are those that lie beside this command.

            EXAMPLES
              swift build $(kinora swiftc-flags)
              swiftc -typecheck $(kinora swiftc-flags --plain) Card.swift
            """)

    @Flag(help: "For swiftc itself; otherwise each flag stands behind -Xswiftc, as `swift build` wants it.")
    var plain = false

    func perform() throws {
        let flags = try Toolchain.find().moduleFlags
        let words = plain ? flags : flags.flatMap { ["-Xswiftc", $0] }
        try StandardStreams.output(words.joined(separator: " ") + "\n")
    }
}
