/// A request of HTTP/1.1, read and whole.
package struct HTTPRequest: Equatable, Sendable {
    package var method: String
    /// As it was sent: path and query, still encoded.
    package var target: String
    /// Names in lower case.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(method: String, target: String, headers: [String: String], body: [UInt8] = []) {
        (self.method, self.target, self.headers, self.body) = (method, target, headers, body)
    }

    /// Whether the connection ends with the answer.
    package var closes: Bool { headers["connection"]?.lowercased() == "close" }
}

/// Why a request is refused: the status of the answer, and a sentence for who sent it.
package struct HTTPRefusal: Error, Equatable, Sendable {
    package let status: Int
    package let sentence: String

    package init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }
}
