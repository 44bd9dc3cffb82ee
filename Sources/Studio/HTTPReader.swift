import Foundation

/// Reads requests from the bytes of a connection. What is sent is hostile until it is read: heads and bodies are bounded, and
/// everything that two readers could understand differently is refused.
package struct HTTPReader {
    /// Bytes of the request line and the headers, and of the body.
    package static let largestHead = 16 << 10
    package static let largestBody = 1 << 20

    private var bytes: [UInt8] = []

    package init() {}

    package mutating func take(_ more: some Sequence<UInt8>) { bytes += more }

    /// Whether a part of a request is there.
    package var isWithin: Bool { !bytes.isEmpty }

    /// The next request; nil where more bytes are needed.
    ///
    /// - Throws: `HTTPRefusal`; nothing more can be read from the connection then.
    package mutating func next() throws -> HTTPRequest? {
        guard let end = headEnd else {
            guard bytes.count <= HTTPReader.largestHead else { throw HTTPReader.tooLargeHead }
            return nil
        }
        guard end <= HTTPReader.largestHead else { throw HTTPReader.tooLargeHead }
        var request = try HTTPReader.head(bytes[..<end])
        let length = try HTTPReader.length(of: request)
        guard bytes.count >= end + 4 + length else { return nil }
        request.body = Array(bytes[(end + 4)..<(end + 4 + length)])
        bytes.removeSubrange(..<(end + 4 + length))
        return request
    }

    private static let tooLargeHead = HTTPRefusal(431, "The request's head has more than \(largestHead) bytes.")

    /// Where the empty line begins.
    private var headEnd: Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...(min(bytes.count, HTTPReader.largestHead + 4) - 4)).first { index in
            bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13 && bytes[index + 3] == 10
        }
    }

    private static func head(_ bytes: ArraySlice<UInt8>) throws -> HTTPRequest {
        let bad = HTTPRefusal(400, "This is no request of HTTP/1.1.")
        guard bytes.allSatisfy({ (32..<127).contains($0) || $0 == 13 || $0 == 10 || $0 == 9 }) else { throw bad }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        guard lines.allSatisfy({ !$0.utf8.contains(13) && !$0.utf8.contains(10) }) else { throw bad }
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/"), !words[0].isEmpty
        else { throw bad }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
                line[..<colon].utf8.allSatisfy(isOfName)
            else { throw bad }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            // Two of a kind would be a question of who reads.
            guard headers.updateValue(value, forKey: name) == nil else {
                throw HTTPRefusal(400, "The header \(name) is there twice.")
            }
        }
        var request = HTTPRequest(method: String(words[0]), target: String(words[1]), headers: headers)
        if words[2] == "HTTP/1.0" { request.headers["connection"] = "close" }
        return request
    }

    /// Letters, digits and `-_`.
    private static func isOfName(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45 || byte == 95
    }

    private static func length(of request: HTTPRequest) throws -> Int {
        guard request.headers["transfer-encoding"] == nil else {
            throw HTTPRefusal(501, "Bodies in pieces are not taken; give their length.")
        }
        guard let text = request.headers["content-length"] else { return 0 }
        guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
            let length = Int(text)
        else { throw HTTPRefusal(400, "The length of the body is no number.") }
        guard length <= largestBody else {
            throw HTTPRefusal(413, "The body has \(length) bytes; at most \(largestBody) are taken.")
        }
        return length
    }
}
