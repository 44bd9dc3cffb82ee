import Dispatch
import Foundation
import Synchronization

/// A server of the Model Context Protocol that offers tools. It reads messages while tools run, so that calls can be cancelled,
/// and nothing that it reads ends it but the end of the input.
public final class ToolServer: Sendable {
    private let name: String
    private let version: String
    /// What a client's model should know about the tools as a whole.
    private let instructions: String
    private let tools: [Tool]
    private let channel: LineChannel

    private struct State {
        var hasHandshake = false
        var calls: [JSONValue: ToolCall] = [:]
    }

    private let state = Mutex(State())
    private let running = DispatchGroup()
    private let places: DispatchSemaphore
    private let queue = DispatchQueue(label: "kinora.tools", attributes: .concurrent)

    /// - Parameter width: how many tools run at a time; more calls wait.
    public init(
        name: String, version: String, instructions: String, tools: [Tool], channel: LineChannel, width: Int = 2
    ) {
        (self.name, self.version, self.instructions) = (name, version, instructions)
        (self.tools, self.channel) = (tools, channel)
        places = DispatchSemaphore(value: max(1, width))
    }

    /// Answers until the input ends and every call is done.
    public func run() {
        channel.read { line in
            switch line {
            case .tooLong:
                refuse(ProtocolError(.notRequest, "The line is longer than \(LineChannel.longest) bytes."), id: .null)
            case .line(let bytes): take(Message(bytes))
            }
        }
        running.wait()
    }

    /// Cancels every call, as when the process is asked to end.
    public func cancelAll() {
        for call in state.withLock({ Array($0.calls.values) }) { call.cancel() }
    }

    private func take(_ message: Message) {
        switch message {
        case .answer: break
        case .malformed(let error, let id): refuse(error, id: id)
        case .notification(let method, let params): note(method, params)
        case .request(let id, let method, let params):
            do { try answer(id, method, params) } catch {
                refuse(error as? ProtocolError ?? ProtocolError(.own, "\(error)"), id: id)
            }
        }
    }

    private func note(_ method: String, _ params: [String: JSONValue]) {
        guard method == "notifications/cancelled", let id = params["requestId"] else { return }
        state.withLock { $0.calls[id] }?.cancel()
    }

    private func answer(_ id: JSONValue, _ method: String, _ params: [String: JSONValue]) throws {
        let era = try ProtocolVersion.era(of: params)
        switch (method, era) {
        case ("initialize", nil): reply(handshake(params), to: id, .legacy)
        case ("ping", nil): reply([:], to: id, .legacy)
        case ("server/discover", .modern): reply(discovery, to: id, .modern)
        case ("tools/list", _):
            guard params["cursor"] == nil else {
                throw ProtocolError(.badParameters, "The list of tools has one page; there is no cursor.")
            }
            reply(listed(["tools": .array(tools.map(\.value))], try known(era)), to: id, try known(era))
        case ("tools/call", _): try call(id, params, try known(era))
        case ("server/discover", nil):
            throw ProtocolError(.badParameters, "_meta lacks the protocol version.")
        default: throw ProtocolError(.unknownMethod, "There is no method \(method) here.")
        }
    }

    /// The era of a request; one that does not say it needs a handshake before.
    private func known(_ era: ProtocolVersion.Era?) throws -> ProtocolVersion.Era {
        if let era { return era }
        guard state.withLock({ $0.hasHandshake }) else {
            throw ProtocolError(
                .badParameters, "Say initialize first, or the protocol version in _meta of every request.")
        }
        return .legacy
    }

    // MARK: Beginning

    private var information: JSONValue { ["name": .string(name), "title": "Kinora", "version": .string(version)] }
    private let capabilities: JSONValue = ["tools": [:]]

    private func handshake(_ params: [String: JSONValue]) -> [String: JSONValue] {
        state.withLock { $0.hasHandshake = true }
        let asked = params["protocolVersion"]?.text ?? ""
        let version = ProtocolVersion.legacy.contains(asked) ? asked : ProtocolVersion.legacy[0]
        return [
            "protocolVersion": .string(version), "capabilities": capabilities, "serverInfo": information,
            "instructions": .string(instructions),
        ]
    }

    private var discovery: [String: JSONValue] {
        listed(
            [
                "supportedVersions": .array(ProtocolVersion.modern.map(JSONValue.string)),
                "capabilities": capabilities, "instructions": .string(instructions),
            ], .modern)
    }

    /// With what lists need in the modern era: they stay as they are while the process lives.
    private func listed(_ result: [String: JSONValue], _ era: ProtocolVersion.Era) -> [String: JSONValue] {
        era == .legacy ? result : result.merging(["ttlMs": 3_600_000, "cacheScope": "public"]) { $1 }
    }

    // MARK: Calls

    private func call(_ id: JSONValue, _ params: [String: JSONValue], _ era: ProtocolVersion.Era) throws {
        guard let name = params["name"]?.text else {
            throw ProtocolError(.badParameters, "tools/call takes the name of a tool.")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw ProtocolError(
                .badParameters, "There is no tool \(name); there are \(tools.map(\.name).joined(separator: ", ")).")
        }
        guard let arguments = (params["arguments"] ?? [:]).members else {
            throw ProtocolError(.badParameters, "The arguments of tools/call are an object.")
        }
        let token = params["_meta"]?["progressToken"]
        let report = token.map { token in
            { @Sendable (done: Double, total: Double?, message: String?) in self.tell(done, total, message, token) }
        }
        let call = ToolCall(arguments, report: report)
        let isNew = state.withLock { $0.calls.updateValue(call, forKey: id) == nil }
        guard isNew else { throw ProtocolError(.notRequest, "The id \(id.line) is in use.") }
        queue.async(group: running) { self.perform(tool, call, id, era) }
    }

    private func perform(_ tool: Tool, _ call: ToolCall, _ id: JSONValue, _ era: ProtocolVersion.Era) {
        places.wait()
        defer { places.signal() }
        var result = ToolResult([])
        if !call.isCancelled {
            do { result = try tool.perform(call) } catch {
                let sentence = (error as? ToolFailure)?.sentence ?? "\(tool.name) failed: \(error)"
                result = ToolResult([.text(sentence)], isFailure: true)
            }
        }
        _ = state.withLock { $0.calls.removeValue(forKey: id) }
        call.finish { reply(result.members, to: id, era) }
    }

    private func tell(_ done: Double, _ total: Double?, _ message: String?, _ token: JSONValue) {
        var params: [String: JSONValue] = ["progressToken": token, "progress": .number(done)]
        params["total"] = total.map(JSONValue.number)
        params["message"] = message.map(JSONValue.string)
        channel.write(["jsonrpc": "2.0", "method": "notifications/progress", "params": .object(params)])
    }

    // MARK: Answers

    private func reply(_ result: [String: JSONValue], to id: JSONValue, _ era: ProtocolVersion.Era) {
        var result = result
        if era == .modern {
            result["resultType"] = "complete"
            result["_meta"] = [ProtocolVersion.serverInfo: information]
        }
        channel.write(["jsonrpc": "2.0", "id": id, "result": .object(result)])
    }

    private func refuse(_ error: ProtocolError, id: JSONValue) {
        channel.write(["jsonrpc": "2.0", "id": id, "error": error.value])
    }
}

extension ToolResult {
    fileprivate var members: [String: JSONValue] {
        let content = blocks.map { block -> JSONValue in
            switch block {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .picture(let bytes):
                ["type": "image", "mimeType": "image/png", "data": .string(Data(bytes).base64EncodedString())]
            }
        }
        return ["content": .array(content), "isError": .bool(isFailure)]
    }
}
