import ArgumentParser
import Foundation
import Glibc
import KinoraProtocol
import KinoraStudio
import Synchronization

/// The process of the studio in which sources are built and performed. The studio starts it, asks it by lines of JSON on standard input,
/// and stops it when a source has changed: code that is loaded cannot be taken back.
struct StudioWorkerCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio-worker", abstract: "Performs for kinora studio, which starts it.", shouldDisplay: false)

    @OptionGroup
    var supervision: SupervisionOptions

    @OptionGroup
    var fonts: FontOptions

    func perform() throws {
        try supervision.apply()
        fonts.apply()
        UsedFonts.silence()
        KnownNames.reads.store(false, ordering: .relaxed)
        // What sources print must not get between the answers.
        let answers = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        signal(SIGPIPE, SIG_IGN)
        // A build that nobody waits for any more ends with its compiler.
        SignalLine.begin([SIGTERM]) { _ in
            Subprocess.stopAll()
            _exit(128 + SIGTERM)
        }
        try MainActor.assumeIsolated {
            var theater = StudioTheater()
            var lines = LineReader()
            while let found = lines.lines(from: STDIN_FILENO) {
                for line in found { try answer(line, &theater, to: answers) }
            }
        }
    }

    /// One line of JSON, with the number of bytes that follow it.
    @MainActor
    private func answer(_ line: some Sequence<UInt8>, _ theater: inout StudioTheater, to descriptor: Int32) throws {
        var (members, bytes): ([String: JSONValue], [UInt8]) = ([:], [])
        do {
            (members, bytes) = try theater.perform(try JSONValue(line))
        } catch {
            members["failure"] = .string((error as? HTTPRefusal)?.sentence ?? CommandError(error).sentence)
        }
        Watch.rest()
        members["bytes"] = .integer(bytes.count)
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            .write(contentsOf: Data(Array((JSONValue.object(members).line + "\n").utf8) + bytes))
    }
}
