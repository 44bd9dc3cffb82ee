import Dispatch
import Testing

@testable import KinoraProtocol

@Suite struct ServerTests {
    private static let echo = Tool(
        name: "echo", title: "Echo", description: "Says it again.", input: ["type": "object"]
    ) {
        call in
        if call.arguments["fail"] != nil { throw ToolFailure("It cannot; say less.") }
        return ToolResult([.text(call.arguments["text"]?.text ?? ""), .picture([1, 2, 3])])
    }

    /// Tells its progress until it is stopped.
    private static let slow = Tool(name: "slow", title: "Slow", description: "Waits.", input: ["type": "object"]) {
        call in
        let stopped = DispatchSemaphore(value: 0)
        call.progress(1, of: 2, "begun")
        call.progress(0.5, of: 2, "backwards")
        return call.stoppable(by: { stopped.signal() }) {
            let result = stopped.wait(timeout: .now() + 5)
            return ToolResult([.text("\(result)")])
        }
    }

    @Test(arguments: [("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25")])
    func aHandshakeAnswersWithAVersionThatBothKnow(asked: String, given: String) {
        let talk = ServerConversation([Self.echo])
        let answer = talk.shakeHands(asked)
        #expect(answer?["result"]?["protocolVersion"] == .string(given))
        #expect(answer?["result"]?["serverInfo"]?["name"] == "test")
        #expect(talk.end())
    }

    @Test func everyRequestOfTheModernEraSaysItsVersion() {
        let talk = ServerConversation([Self.echo])
        func meta(_ version: String) -> JSONValue {
            [
                "_meta": [
                    "io.modelcontextprotocol/protocolVersion": .string(version),
                    "io.modelcontextprotocol/clientCapabilities": [:],
                ]
            ]
        }
        talk.request(1, "server/discover", meta("2026-07-28"))
        let found = talk.hear()?["result"]
        #expect(found?["supportedVersions"] == ["2026-07-28"])
        #expect(found?["resultType"] == "complete")
        #expect(found?["ttlMs"] != nil && found?["cacheScope"] != nil)
        talk.request(2, "tools/list", meta("2026-07-28"))
        #expect(talk.hear()?["result"]?["tools"]?.elements?.count == 1)
        talk.request(3, "tools/list", meta("2030-01-01"))
        let refused = talk.hear()?["error"]
        #expect(refused?["code"] == -32022)
        #expect(refused?["data"]?["supported"] == ["2026-07-28"])
        talk.request(4, "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]])
        #expect(talk.hear()?["error"]?["code"] == -32602)
        // Neither a version nor a handshake before.
        talk.request(5, "tools/list")
        #expect(talk.hear()?["error"]?["code"] == -32602)
        talk.request(6, "ping", meta("2026-07-28"))
        #expect(talk.hear()?["error"]?["code"] == -32601)
        #expect(talk.end())
    }

    @Test func aToolsTextAndPictureComeBack() {
        let talk = ServerConversation([Self.echo])
        _ = talk.shakeHands()
        talk.request(1, "tools/call", ["name": "echo", "arguments": ["text": "hello"]])
        let result = talk.hear()?["result"]
        #expect(result?["isError"] == false)
        #expect(result?["content"]?.elements?[0] == ["type": "text", "text": "hello"])
        #expect(result?["content"]?.elements?[1] == ["type": "image", "mimeType": "image/png", "data": "AQID"])
        talk.request(2, "tools/call", ["name": "echo", "arguments": ["fail": true]])
        let failure = talk.hear()?["result"]
        #expect(failure?["isError"] == true)
        #expect(failure?["content"]?.elements?[0]["text"] == "It cannot; say less.")
        #expect(talk.end())
    }

    @Test func mistakesAreAnsweredAndTheServerGoesOn() {
        let talk = ServerConversation([Self.echo])
        _ = talk.shakeHands()
        for (line, code) in [
            ("nonsense", -32700), ("[1]", -32600), (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":[]}}"#, -32602),
        ] {
            talk.say(line)
            #expect(talk.hear()?["error"]?["code"] == .integer(code), "\(line)")
        }
        talk.say(String(repeating: "x", count: LineChannel.longest + 10))
        #expect(talk.hear()?["error"]?["code"] == -32600)
        talk.say(#"{"jsonrpc":"2.0","method":"no/such/notification"}"#)
        talk.request(9, "ping")
        #expect(talk.hear()?["result"] == [:])
        #expect(talk.end())
    }

    @Test func progressGrowsAndACancelledCallSaysNothingMore() {
        let talk = ServerConversation([Self.slow, Self.echo])
        _ = talk.shakeHands()
        talk.request(1, "tools/call", ["name": "slow", "_meta": ["progressToken": "t"]])
        let progress = talk.hear()
        #expect(progress?["method"] == "notifications/progress")
        #expect(
            progress?["params"] == ["progressToken": "t", "progress": 1, "total": 2, "message": "begun"])
        // The server reads while the tool runs.
        talk.request(2, "ping")
        #expect(talk.hear()?["id"] == 2)
        talk.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#)
        talk.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        talk.request(3, "tools/call", ["name": "echo", "arguments": ["text": "next"]])
        #expect(talk.hear()?["id"] == 3)
        #expect(talk.end())
        #expect(talk.hear() == nil)
    }

    @Test func whatIsAskedBeforeTheEndIsAnswered() {
        let talk = ServerConversation([Self.echo])
        _ = talk.shakeHands()
        for id in 1...8 { talk.request(id, "tools/call", ["name": "echo"]) }
        #expect(talk.end())
        var answered: Set<JSONValue> = []
        while let line = talk.hear() { if let id = line["id"] { answered.insert(id) } }
        #expect(answered == Set((1...8).map(JSONValue.integer)))
    }
}
