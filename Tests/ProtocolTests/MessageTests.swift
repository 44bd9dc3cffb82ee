import Testing

@testable import KinoraProtocol

@Suite struct MessageTests {
    @Test func requestsNotificationsAndAnswersAreToldApart() {
        #expect(
            Message(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)
                == .request(id: 1, method: "ping", params: [:]))
        #expect(
            Message(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#.utf8)
                == .notification(method: "notifications/cancelled", params: ["requestId": "a"]))
        #expect(Message(#"{"jsonrpc":"2.0","id":7,"result":{}}"#.utf8) == .answer)
    }

    @Test(arguments: [
        ("{", -32700, "null"), ("\u{FFFD}", -32700, "null"), ("[]", -32600, "null"), ("7", -32600, "null"),
        (#"{"id":1,"method":"ping"}"#, -32600, "1"), (#"{"jsonrpc":"2.0","id":"x"}"#, -32600, #""x""#),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "null"),
        (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, "1"),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602, "1"),
    ])
    func whatIsNoMessageHasItsNumberAndId(line: String, code: Int, id: String) {
        guard case .malformed(let error, let found) = Message(line.utf8) else {
            Issue.record("\(line) was understood")
            return
        }
        #expect(error.code.rawValue == code)
        #expect(found.line == id)
    }

    @Test func deepNestingIsRefusedAndNotFollowed() {
        let deep = String(repeating: "[", count: 100_000)
        guard case .malformed(let error, _) = Message(deep.utf8) else {
            Issue.record("it was understood")
            return
        }
        #expect(error.code == .notJSON)
    }

    @Test func jsonKeepsWholeNumbersTextsAndSignsOfOtherScripts() throws {
        let value = try JSONValue(#"{"b":[1,2.5,true,null],"a":"é\n\u2028\/"}"#.utf8)
        #expect(value["b"] == [1, 2.5, true, .null])
        #expect(!value.line.contains("\n"))
        #expect(try JSONValue(value.line.utf8) == value)
    }
}
