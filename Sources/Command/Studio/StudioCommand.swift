import ArgumentParser
import Foundation
import Glibc
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraStudio

/// `kinora studio [PATH|EFFECT]`
struct StudioCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio", abstract: "Opens a page on which previews and effects are looked at and played with.",
        discussion: """
            Prints an address; open it in a browser of this machine. The page lists the previews of a Swift file, a folder or a \
            package (default: the current folder, where it has Swift files) and the effects of the catalogue, plays them, changes \
            size, appearance and parameters, records what the pointer does as a script, compares with goldens and exports. After \
            a source is saved, the page shows the new frames, or the compiler's errors and the last good picture. \
            docs/STUDIO.md has the keys.

            The page is served to this machine only, and only to who knows the address. Opening a source compiles and runs it.

            EXAMPLES
              kinora studio Card.swift
              kinora studio MyPackage --port 4040
              kinora studio ripple
            """)

    @Argument(help: ArgumentHelp("A Swift file, a folder of files, a package, or an effect's name.", valueName: "path"))
    var path: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port of 127.0.0.1. (default: any that is free)", valueName: "n"))
    var port: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How long a frame of a source may take before it is stopped, 0.1 to 86400 seconds; 0 for no limit.",
            valueName: "s"))
    var timeLimit = "10"

    @Flag(help: "Look for changes twice a second, where the file system does not tell of them.")
    var poll = false

    func perform() throws {
        let port = try port.map(StudioCommand.port) ?? 0
        let words = ["--time-limit", timeLimit]
        _ = try OptionText.number(timeLimit, "--time-limit", in: 0...86400, "seconds; 0 is no limit")
        let news = StudioNews()
        let (source, first) = try opened(words, news)
        let server = try StudioServer(port: port)
        let gate = StudioGate(port: server.port)
        let desk = StudioDesk(StudioRouter(gate), source: source, first: first, words: words, news: news)
        source?.watch(polls: poll)
        signal(SIGPIPE, SIG_IGN)
        let signals = StudioCommand.endings(stopping: source)
        try StandardStreams.output("\(gate.address)\n")
        if StandardStreams.errorIsTerminal {
            StandardStreams.note("Open this address in a browser; Ctrl-C ends the studio.\n")
        }
        server.run(answer: desk.answer, stream: desk.stream)
        withExtendedLifetime(signals) {}
    }

    private func opened(_ words: [String], _ news: StudioNews) throws -> (StudioSource?, StudioSubject?) {
        if let path, !UserSource.isSource(path), !FolderListing.isFolder(path) {
            return (nil, .effect(try Catalogue.effect(named: path).name))
        }
        guard let path = path ?? StudioCommand.folderOfSources else { return (nil, nil) }
        return (try StudioSource(path, words: words, tell: news.tell), nil)
    }

    /// The current folder, where it has something to open.
    private static var folderOfSources: String? {
        let names = (try? FolderListing.names(in: ".")) ?? []
        return names.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") } ? "." : nil
    }

    private static func port(_ text: String) throws -> UInt16 {
        guard let port = NumberText.integer(text).flatMap({ UInt16(exactly: $0) }), port > 0 else {
            throw CommandError.usage("--port \(TypedText.quoted(text)) is no port; it takes a number from 1 to 65535.")
        }
        return port
    }

    /// Ctrl-C and SIGTERM end the studio and the processes that it has begun.
    private static func endings(stopping source: StudioSource?) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let ending = DispatchSource.makeSignalSource(signal: number, queue: .global())
            ending.setEventHandler {
                source?.stop()
                _exit(0)
            }
            ending.resume()
            return ending
        }
    }
}
