/// One line of JSON-RPC 2.0, as the server sees it.
enum Message: Equatable {
    /// Has to be answered.
    case request(id: JSONValue, method: String, params: [String: JSONValue])
    /// Is never answered.
    case notification(method: String, params: [String: JSONValue])
    /// An answer to a request, of which this server makes none.
    case answer
    /// Nothing that is understood; the error goes back, with the message's `id` where it has a usable one.
    case malformed(ProtocolError, id: JSONValue)

    init(_ line: some Sequence<UInt8>) {
        guard let value = try? JSONValue(line) else {
            self = .malformed(
                ProtocolError(.notJSON, "The line is not JSON; a message is one JSON object in one line."), id: .null)
            return
        }
        guard let members = value.members else {
            self = .malformed(
                ProtocolError(.notRequest, "A message is one JSON object; lists of messages are not taken."), id: .null)
            return
        }
        let id = members["id"]
        let usable = Message.usable(id)
        func refuse(_ sentence: String) -> Message {
            .malformed(ProtocolError(.notRequest, sentence), id: usable ?? .null)
        }
        guard members["jsonrpc"] == "2.0" else {
            self = refuse("A message has \"jsonrpc\": \"2.0\".")
            return
        }
        guard let method = members["method"] else {
            let isAnswer = members["result"] != nil || members["error"] != nil
            self = isAnswer ? .answer : refuse("A message has a method.")
            return
        }
        guard let name = method.text else {
            self = refuse("The method of a message is a text.")
            return
        }
        if id != nil, usable == nil {
            self = refuse("The id of a request is a text or a whole number.")
            return
        }
        let params = members["params"] ?? [:]
        guard let named = params.members else {
            let error = ProtocolError(.badParameters, "The params of \(name) are an object.")
            self = usable.map { .malformed(error, id: $0) } ?? .notification(method: name, params: [:])
            return
        }
        self =
            usable.map { .request(id: $0, method: name, params: named) } ?? .notification(method: name, params: named)
    }

    private static func usable(_ id: JSONValue?) -> JSONValue? {
        switch id {
        case .string, .integer: id
        default: nil
        }
    }
}

/// Why a request has no result.
public struct ProtocolError: Error, Equatable, Sendable {
    /// The numbers that JSON-RPC and the Model Context Protocol give.
    public enum Code: Int, Sendable {
        case notJSON = -32700
        case notRequest = -32600
        case unknownMethod = -32601
        case badParameters = -32602
        case own = -32603
        case unknownVersion = -32022
    }

    /// What kind of error it is.
    public let code: Code
    /// A sentence.
    public let sentence: String
    /// More for programs.
    public var data: JSONValue?

    /// An error of a kind, with a sentence.
    public init(_ code: Code, _ sentence: String, data: JSONValue? = nil) {
        (self.code, self.sentence, self.data) = (code, sentence, data)
    }

    var value: JSONValue {
        var members: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .string(sentence)]
        members["data"] = data
        return .object(members)
    }
}
