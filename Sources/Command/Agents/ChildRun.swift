import Foundation
import KinoraProtocol

/// This very command, run for one call of a tool: what sources do happens there, and it can be stopped.
struct ChildRun {
    /// The exit code; of a signal 128 and its number.
    let status: Int32
    let output: Data
    /// What it said on standard error, without its steps.
    let complaint: String

    /// Runs `kinora` with these words, telling the call how far it is.
    ///
    /// - Throws: `ToolFailure` where it cannot be started, or was stopped because the call was cancelled.
    init(_ words: [String], for call: ToolCall) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        let (out, err) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (out, err)
        do { try process.run() } catch {
            throw ToolFailure("kinora cannot start itself: \(error.localizedDescription).")
        }
        var pace = CallPace(call)
        (output, complaint) = call.stoppable(by: { process.terminate() }) {
            ChildRun.read(out.fileHandleForReading, err.fileHandleForReading, &pace)
        }
        process.waitUntilExit()
        guard !call.isCancelled else { throw ToolFailure("The call was cancelled.") }
        let isSignal = process.terminationReason == .uncaughtSignal
        status = (isSignal ? 128 : 0) + process.terminationStatus
    }

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Both pipes to their ends, with a beat for the call in between.
    private static func read(_ out: FileHandle, _ err: FileHandle, _ pace: inout CallPace) -> (Data, String) {
        var output = Data()
        var lines: [String] = []
        var rest: [UInt8] = []
        var ends = [out, err].map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
        while ends.contains(where: { $0.fd >= 0 }) {
            let ready = poll(&ends, nfds_t(ends.count), 500)
            if ready <= 0 { pace.beat() }
            for index in ends.indices where ready > 0 && ends[index].fd >= 0 && ends[index].revents != 0 {
                guard let bytes = Descriptor.read(ends[index].fd) else {
                    ends[index].fd = -1
                    continue
                }
                if index == 0 {
                    output += bytes
                } else {
                    rest += bytes
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        let line = String(decoding: rest[..<end], as: UTF8.self)
                        if !pace.take(line) { lines.append(line) }
                        rest.removeSubrange(...end)
                    }
                }
            }
        }
        if !rest.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
        return (output, lines.joined(separator: "\n"))
    }
}

/// How far a call is: its frames as the command tells them, and before the first one, while sources are compiled, the time.
private struct CallPace {
    private struct Step: Decodable {
        struct Count: Decodable {
            let done: Int
            let of: Int
        }
        let step: Count
    }

    private let call: ToolCall
    private var beats = 0.0
    private var hasSteps = false

    init(_ call: ToolCall) { self.call = call }

    /// Half a second in which nothing was said. The way to the first frame counts as one step, of which ever less remains.
    mutating func beat() {
        guard !hasSteps else { return }
        beats += 1
        call.progress(beats / (beats + 4), "compiling and preparing, \(Int(beats / 2)) s")
    }

    /// Whether a line was a step.
    mutating func take(_ line: String) -> Bool {
        guard line.hasPrefix("{\"step\""), let step = try? JSONDecoder().decode(Step.self, from: Data(line.utf8)) else {
            return false
        }
        hasSteps = true
        call.progress(
            Double(step.step.done + 1), of: Double(step.step.of + 1), "picture \(step.step.done) of \(step.step.of)")
        return true
    }
}
