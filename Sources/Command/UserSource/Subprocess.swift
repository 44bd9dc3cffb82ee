import Foundation

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
