import Foundation
import KinoraProtocol

/// An answer of HTTP/1.1.
package struct HTTPResponse: Equatable, Sendable {
    package var status: Int
    package var type: String
    package var body: [UInt8]

    package init(status: Int = 200, type: String, body: [UInt8]) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    package static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, type: "application/json", body: Array(value.line.utf8))
    }

    package static func png(_ bytes: [UInt8]) -> HTTPResponse { HTTPResponse(type: "image/png", body: bytes) }

    package init(_ refusal: HTTPRefusal) {
        self = .json(["error": .string(refusal.sentence)], status: refusal.status)
    }

    /// What every answer says: nothing but this page's own files may be loaded, run, framed, kept or read from elsewhere.
    private static let rules = """
        Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; \
        connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
        X-Content-Type-Options: nosniff\r
        Referrer-Policy: no-referrer\r
        Cache-Control: no-store\r
        Cross-Origin-Resource-Policy: same-origin\r
        Cross-Origin-Opener-Policy: same-origin\r

        """

    /// Status and headers with the empty line after them.
    ///
    /// - Parameters:
    ///   - length: of the body; nil for one that goes on until the connection ends.
    ///   - closes: whether the connection ends then.
    package static func head(status: Int, type: String, length: Int?, closes: Bool) -> [UInt8] {
        let reasons = [
            200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
            408: "Request Timeout", 409: "Conflict", 413: "Content Too Large", 415: "Unsupported Media Type",
            422: "Unprocessable Content", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
            501: "Not Implemented", 503: "Service Unavailable",
        ]
        var text = "HTTP/1.1 \(status) \(reasons[status] ?? "Answer")\r\nContent-Type: \(type)\r\n" + rules
        if let length { text += "Content-Length: \(length)\r\n" }
        return Array((text + "Connection: \(closes ? "close" : "keep-alive")\r\n\r\n").utf8)
    }

    package func bytes(closes: Bool) -> [UInt8] {
        HTTPResponse.head(status: status, type: type, length: body.count, closes: closes) + body
    }
}
