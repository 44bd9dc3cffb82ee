import Foundation
import Glibc
import KinoraProtocol
import KinoraStudio
import Synchronization

/// A process of this command that performs for the studio, from this side: it takes one question at a time.
final class StudioWorker: @unchecked Sendable {
    /// The process has ended, by itself or because it was stopped.
    struct Gone: Error {
        let sentence: String
    }

    private let process = Process()
    private let input: Pipe, output: Pipe
    private let complaints = Mutex<[String]>([])
    private let turns = Turns()
    private var rest: [UInt8] = []

    init(_ words: [String]) throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["studio-worker"] + words
        (input, output) = (Pipe(), Pipe())
        let errors = Pipe()
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        Thread { [weak self] in
            var lines = LineReader()
            let descriptor = errors.fileHandleForReading.fileDescriptor
            while let found = lines.lines(from: descriptor) {
                self?.complaints.withLock { kept in
                    kept += found.map { String(decoding: $0, as: UTF8.self) }
                    kept.removeFirst(max(0, kept.count - 200))
                }
            }
            withExtendedLifetime(errors) {}
        }.start()
    }

    deinit { stop() }

    var isRunning: Bool { process.isRunning }

    func stop() {
        if process.isRunning { process.terminate() }
    }

    /// Asks, and waits for the answer with the bytes that belong to it.
    ///
    /// - Parameter isUrgent: whether it goes before questions that are not.
    /// - Throws: `HTTPRefusal` for what cannot be done, `Gone` where the process has ended.
    func ask(_ question: [String: JSONValue], isUrgent: Bool = true) throws -> (JSONValue, [UInt8]) {
        turns.take(isUrgent: isUrgent)
        defer { turns.give() }
        do {
            try input.fileHandleForWriting.write(contentsOf: Data((JSONValue.object(question).line + "\n").utf8))
        } catch { throw gone() }
        let answer = try JSONValue(try line())
        let bytes = try take(Int(answer["bytes"]?.double ?? 0))
        if question["do"] != "open", let failure = answer["failure"]?.text { throw HTTPRefusal(422, failure) }
        return (answer, bytes)
    }

    private func line() throws -> [UInt8] {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return Array(rest[..<end])
            }
            try more()
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while rest.count < count { try more() }
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
    }

    private func more() throws {
        guard let bytes = Descriptor.read(output.fileHandleForReading.fileDescriptor) else { throw gone() }
        rest += bytes
    }

    /// The sentence with which it ended.
    private func gone() -> Gone {
        process.waitUntilExit()
        // What it said last may still be on its way.
        usleep(50_000)
        let said = complaints.withLock { $0 }
        let sentence = said.last { $0.hasPrefix("Error: ") }.map { String($0.dropFirst(7)) }
        return Gone(sentence: sentence ?? "The process in which the source runs has ended.")
    }
}

/// One at a time, the urgent ones first.
private final class Turns: @unchecked Sendable {
    private let condition = NSCondition()
    private var isTaken = false
    private var urgent = 0

    func take(isUrgent: Bool) {
        condition.lock()
        defer { condition.unlock() }
        if isUrgent { urgent += 1 }
        while isTaken || (!isUrgent && urgent > 0) { condition.wait() }
        if isUrgent { urgent -= 1 }
        isTaken = true
    }

    func give() {
        condition.lock()
        isTaken = false
        condition.broadcast()
        condition.unlock()
    }
}
