import Foundation
import Glibc

@testable import KinoraProtocol

/// A server on two pipes, and its client's side.
final class ServerConversation {
    private let toServer = Pipe()
    private let fromServer = Pipe()
    private let thread: Thread
    private let ended = DispatchSemaphore(value: 0)
    private var rest: [UInt8] = []

    init(_ tools: [Tool]) {
        let channel = LineChannel(
            input: toServer.fileHandleForReading.fileDescriptor, output: fromServer.fileHandleForWriting.fileDescriptor)
        let server = ToolServer(name: "test", version: "1", instructions: "None.", tools: tools, channel: channel)
        let (ended, writing) = (ended, fromServer.fileHandleForWriting)
        thread = Thread {
            server.run()
            try? writing.close()
            ended.signal()
        }
        thread.start()
    }

    func say(_ line: String) { toServer.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) {
        say(
            JSONValue(
                dictionaryLiteral: ("jsonrpc", "2.0"), ("id", .integer(id)), ("method", .string(method)),
                ("params", params)
            ).line)
    }

    func shakeHands(_ version: String = "2025-06-18") -> JSONValue? {
        request(0, "initialize", ["protocolVersion": .string(version), "capabilities": [:], "clientInfo": [:]])
        return hear()
    }

    /// The next line; nil at the end.
    func hear() -> JSONValue? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return try? JSONValue(rest[..<end])
            }
            let data = fromServer.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            rest += data
        }
    }

    /// Ends the input; whether the server has ended within five seconds.
    func end() -> Bool {
        try? toServer.fileHandleForWriting.close()
        return ended.wait(timeout: .now() + 5) == .success
    }
}
