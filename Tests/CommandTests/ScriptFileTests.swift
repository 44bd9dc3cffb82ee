import Foundation
import KinoraScripts
import KinoraStage
import Testing

@testable import KinoraCommand

@Suite struct ScriptFileTests {
    @Test("The example in the help is a script")
    func help() throws {
        let lines = ScriptFormat.help.split(separator: "\n").filter { $0.contains("- {at:") }
        #expect(try Script(text: lines.joined(separator: "\n")).events.count == 8)
    }

    @Test("A script that is not there, a folder, endless or not UTF-8 is refused by name")
    func files() throws {
        func error(_ path: String) throws -> CommandError {
            CommandError(try #require(throws: (any Error).self) { try ScriptFile.read(path) })
        }
        #expect(
            try error("/nowhere/s.yaml")
                == CommandError(.unreadable, "Cannot read /nowhere/s.yaml: no such file or folder."))
        #expect(try error("/") == CommandError(.unreadable, "Cannot read /: it is a folder."))
        #expect(
            try error("/dev/zero")
                == CommandError(.unreadable, "Cannot read /dev/zero: it is a device and not a file."))
        let folder = try TemporaryFolder()
        try Data([0x2D, 0x20, 0xFF, 0xFE]).write(to: folder.url.appendingPathComponent("s.yaml"))
        let path = folder.path("s.yaml")
        #expect(try error(path) == CommandError(.badData, "The script \(path) is not text in UTF-8."))
    }

    @Test("What a script says wrong ends the command as bad data, with the sentence of the library")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write("- {at: 1, tapp: center}", to: "s.yaml")
        let error = try #require(throws: (any Error).self) { try ScriptFile.read(folder.path("s.yaml")) }
        #expect(
            CommandError(error)
                == CommandError(
                    .badData,
                    "\(folder.path("s.yaml")):1:11: \"tapp\" is not a key of an event; the nearest is \"tap\"."))
    }
}
