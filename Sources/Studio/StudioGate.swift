import Foundation

/// Who may talk to the studio: programs of this machine that know the token of its address.
///
/// Any web page that somebody has open can send requests to this machine. So a request must name this machine and port as the one it
/// means (a foreign name that leads here does not), must come from this very page if it says where from, and must have the token,
/// which is new with each start.
package struct StudioGate: Sendable {
    package let port: UInt16
    package let token: String

    package init(port: UInt16, token: String = StudioGate.newToken()) { (self.port, self.token) = (port, token) }

    /// What to open in a browser.
    package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// 128 random bits in letters and digits.
    package static func newToken() -> String {
        var random = Swift.SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// The parts of the path behind the token, and the values of the query.
    package func admit(_ request: HTTPRequest) throws -> (path: [String], query: [String: String]) {
        guard let host = request.headers["host"], names.contains(host.lowercased()) else {
            throw HTTPRefusal(403, "This is the studio of kinora at 127.0.0.1:\(port); it answers to no other name.")
        }
        if let origin = request.headers["origin"] {
            guard names.contains(where: { origin.lowercased() == "http://" + $0 }) else {
                throw HTTPRefusal(403, "Pages of others get nothing here.")
            }
        }
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site.lowercased()) {
            throw HTTPRefusal(403, "Pages of others get nothing here.")
        }
        let parts = request.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = try StudioGate.segments(parts[0])
        guard let given = path.first, StudioGate.isSame(given, token) else {
            throw HTTPRefusal(403, "The address lacks its token; open the one that kinora studio printed.")
        }
        return (Array(path.dropFirst()), try StudioGate.values(parts.count > 1 ? parts[1] : ""))
    }

    /// The parts of a path, decoded once. A slash at its end makes an empty last part.
    private static func segments(_ path: Substring) throws -> [String] {
        try path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
            let text = try decoded(part)
            guard text != ".", text != "..", !text.contains("/"), !text.contains("\\"), !text.utf8.contains(0) else {
                throw HTTPRefusal(400, "This is no path of the studio.")
            }
            return text
        }
    }

    private static func values(_ query: Substring) throws -> [String: String] {
        var values: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[try decoded(parts[0])] = parts.count > 1 ? try decoded(parts[1]) : ""
        }
        return values
    }

    private static func decoded(_ text: Substring) throws -> String {
        guard let decoded = text.removingPercentEncoding else {
            throw HTTPRefusal(400, "The address is not encoded as addresses are.")
        }
        return decoded
    }

    /// Compares in the same time wherever the first difference is.
    private static func isSame(_ given: String, _ token: String) -> Bool {
        let (a, b) = (Array(given.utf8), Array(token.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
