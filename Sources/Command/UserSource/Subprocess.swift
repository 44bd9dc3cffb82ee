import Foundation
import Glibc
import Synchronization

/// A program that was run, and its output.
struct Subprocess {
    let status: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let complaint: String

    /// The last line that is not empty.
    var lastLine: String {
        (complaint + output).split(whereSeparator: \.isNewline).last.map(String.init) ?? "it says nothing"
    }

    private static let running = Mutex<Set<Int32>>([])

    /// Stops the programs that run, with what they have started; for a process that is about to end.
    static func stopAll() {
        running.withLock { ids in
            for id in ids {
                // Each leads a group of its own, where it has come that far.
                if kill(-id, SIGKILL) != 0 { kill(id, SIGKILL) }
            }
        }
    }

    /// Runs a program in `folder` and waits for it. Its output may be of any length.
    static func run(_ path: String, _ arguments: [String], in folder: URL? = nil) throws -> Subprocess {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        let (output, complaint) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaint
        do {
            try process.run()
        } catch {
            throw CommandError(.missing, "The program \(path) cannot be started: \(error.localizedDescription).")
        }
        let id = process.processIdentifier
        running.withLock { _ = $0.insert(id) }
        defer { running.withLock { _ = $0.remove(id) } }
        // Both pipes are read at the same time: otherwise the program could block on one while this waits for the
        // other.
        let reader = PipeReader(complaint)
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = reader.wait()
        process.waitUntilExit()
        return Subprocess(
            status: process.terminationReason == .uncaughtSignal
                ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: said, as: UTF8.self), complaint: String(decoding: complained, as: UTF8.self))
    }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
        let thread = Thread { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }
        thread.start()
    }

    func wait() -> Data {
        done.wait()
        return data
    }
}
