import Foundation
import Testing

@testable import KinoraCommand

/// What of standard error is handed on, and what of it Swift says of the process's end.
struct ComplaintFilterTests {
    private final class HandedOn {
        var text = ""
    }

    /// Lets through the filter what is written piece by piece.
    private func filtered(_ pieces: String...) throws -> (filter: ComplaintFilter, text: String) {
        let (pipe, handedOn) = (Pipe(), HandedOn())
        var filter = ComplaintFilter { handedOn.text += $0 }
        for piece in pieces {
            try pipe.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
            filter.take(from: pipe.fileHandleForReading.fileDescriptor)
        }
        return (filter, handedOn.text)
    }

    @Test("What a source writes is handed on at once, also a line that is not whole")
    func lines() throws {
        let (filter, text) = try filtered("one\nt", "wo", "\n", "swift", " as the wind\n*", "**\n")
        #expect(text == "one\ntwo\nswift as the wind\n***\n")
        #expect(!filter.tellsOfEnd && filter.message == nil)
    }

    @Test("What Swift says of a trap becomes the message, and its backtracer's lines are kept back")
    func trap() throws {
        let (filter, text) = try filtered(
            "a\nMod/Card.swift:3: Fatal error: no\n", "\n*** Signal 4: Backtracing from 0x7f...",
            " done ***\n\n")
        #expect(text == "a\n")
        #expect(filter.tellsOfEnd && filter.message?.text == "no")
    }

    @Test("Two threads that trap at once write between each other's words, none of which is handed on")
    func twoTraps() throws {
        let (filter, text) = try filtered(
            "Mod/Card.swift:3: Fatal error: no\n", "swift-runtime: failed to suspend thread ",
            "Mod/Card.swift:3: Fatal error: no\n",
            "2049 while processing a crash; backtraces will be missing information\n")
        #expect(text == "")
        #expect(filter.tellsOfEnd && filter.message?.text == "no")
    }
}
