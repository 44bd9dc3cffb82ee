import Testing

@testable import KinoraProtocol
@testable import KinoraStudio

@Suite struct StudioRouterTests {
    private static let token = "0123456789abcdef0123456789abcdef"
    private static let router = StudioRouter(StudioGate(port: 4040, token: token))

    private static func route(
        _ target: String, method: String = "GET", _ headers: [String: String] = [:], _ body: String = ""
    ) throws -> StudioRoute {
        let all = ["host": "127.0.0.1:4040", "content-type": "application/json"].merging(headers) { $1 }
        return try router.route(
            HTTPRequest(method: method, target: target, headers: all, body: Array(body.utf8)))
    }

    private static func refusal(
        _ target: String, method: String = "GET", _ headers: [String: String] = [:], _ body: String = ""
    ) -> Int? {
        do {
            _ = try route(target, method: method, headers, body)
            return nil
        } catch { return (error as? HTTPRefusal)?.status }
    }

    private static var home: String { "/\(token)/" }

    @Test func thePageAndWhatItAsksForAreFound() throws {
        guard case .file(let page) = try Self.route(Self.home) else {
            Issue.record("no page")
            return
        }
        #expect(page.name == "index.html" && page.type == "text/html; charset=utf-8")
        #expect(try Self.route(Self.home + "state") == .state)
        #expect(try Self.route(Self.home + "events") == .events)
        #expect(try Self.route(Self.home + "frame?stage=3&frame=12") == .frame(stage: "3", number: 12))
        #expect(
            try Self.route(Self.home + "thumbnail?preview=Two%20lines&dark=1")
                == .thumbnail(.preview("Two lines"), isDark: true))
        #expect(
            try Self.route(Self.home + "golden?run=1&place=2&side=actual") == .golden(run: 1, place: 2, side: .actual))
        #expect(
            try Self.route(Self.home + "stage", method: "POST", [:], #"{"effect":"beam"}"#)
                == .call(.stage, ["effect": "beam"]))
    }

    @Test(arguments: [
        [:], ["host": "localhost:4040"], ["origin": "http://127.0.0.1:4040"], ["origin": "http://localhost:4040"],
        ["sec-fetch-site": "same-origin"], ["sec-fetch-site": "none"],
    ])
    func whoMayAsk(headers: [String: String]) {
        #expect(Self.refusal(Self.home + "state", headers) == nil)
    }

    @Test(arguments: [
        ["host": "evil.example"], ["host": "127.0.0.1"], ["host": "127.0.0.1:4041"],
        ["host": "127.0.0.1:4040.evil.example"],
        ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:4040"],
        ["origin": "http://127.0.0.1:4040.evil.example"], ["sec-fetch-site": "cross-site"],
        ["sec-fetch-site": "same-site"],
    ])
    func whoMayNot(headers: [String: String]) {
        #expect(Self.refusal(Self.home + "state", headers) == 403)
    }

    @Test func aRequestWithoutAHostIsRefused() {
        let request = HTTPRequest(method: "GET", target: Self.home, headers: [:])
        #expect(throws: HTTPRefusal.self) { try Self.router.route(request) }
    }

    @Test(arguments: [
        "/", "/state", "/0123456789abcdef0123456789abcdee/state", "/0123456789abcdef/state", "//state",
        "/0123456789abcdef0123456789abcdefx/state", "/?token=0123456789abcdef0123456789abcdef",
    ])
    func nothingIsToldWithoutTheToken(target: String) {
        #expect(Self.refusal(target) == 403)
    }

    @Test(arguments: [
        "../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc%2fpasswd", "..%5c..%5cx", "page/index.html",
        "index.html%00.png",
        "studio.js/", "%252e%252e/x", "%zz", "golden?run=1&place=-1&side=golden", "frame?stage=1&frame=1e9",
        "frame?stage=1&frame=99999999999", "Package.swift",
    ])
    func noPathLeadsToAFile(path: String) throws {
        let status = try #require(Self.refusal(Self.home + path))
        #expect(status == 400 || status == 404)
    }

    @Test func changesNeedPOSTWithAnObjectInJSON() {
        for call in StudioCall.allCases {
            #expect(Self.refusal(Self.home + call.rawValue) == 404)
            #expect(
                Self.refusal(Self.home + call.rawValue, method: "POST", ["content-type": "text/plain"], "{}") == 415)
            #expect(Self.refusal(Self.home + call.rawValue, method: "POST", [:], "[]") == 400)
            #expect(Self.refusal(Self.home + call.rawValue, method: "POST", [:], "{}") == nil)
        }
        #expect(Self.refusal(Self.home + "stage", method: "PUT", [:], "{}") == 405)
        #expect(Self.refusal(Self.home + "stage", method: "OPTIONS", ["access-control-request-method": "POST"]) == 405)
    }

    @Test func tokensAreNewAndLong() {
        let tokens = (0..<100).map { _ in StudioGate.newToken() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func everyAnswerForbidsWhatThePageDoesNotNeed() {
        let head = String(decoding: HTTPResponse.json(["a": 1]).bytes(closes: false), as: UTF8.self)
        for rule in [
            "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "nosniff", "no-store", "no-referrer",
        ] {
            #expect(head.contains(rule))
        }
        #expect(!head.lowercased().contains("access-control-allow"))
        #expect(head.hasSuffix("\r\n\r\n{\"a\":1}"))
    }

    @Test func thePageHasNoCodeOfItsOwnInItsText() throws {
        let page = String(decoding: try #require(PageFile.named("index.html")).bytes, as: UTF8.self)
        #expect(!page.contains("style=") && !page.contains("onclick") && !page.contains("<style"))
        #expect(page.components(separatedBy: "<script").count == 2 && page.contains("<script type=\"module\" src="))
        for file in PageFile.all {
            let text = String(decoding: file.bytes, as: UTF8.self)
            // Nothing comes from the network; names of formats are no addresses.
            let addresses = text.replacing("http://www.w3.org/2000/svg", with: "")
            #expect(!addresses.contains("http://") && !addresses.contains("https://") && !addresses.contains("//cdn"))
            #expect(!text.contains("innerHTML") && !text.contains("eval("))
        }
    }
}
