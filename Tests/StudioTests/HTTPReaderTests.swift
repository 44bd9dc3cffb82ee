import Testing

@testable import KinoraStudio

@Suite struct HTTPReaderTests {
    private static func read(_ text: String) throws -> HTTPRequest? {
        var reader = HTTPReader()
        reader.take(text.utf8)
        return try reader.next()
    }

    private static func status(_ text: String) -> Int? {
        do {
            _ = try read(text)
            return nil
        } catch { return (error as? HTTPRefusal)?.status }
    }

    @Test func aRequestIsReadWhateverThePiecesItComesIn() throws {
        let text = "POST /a/b?c=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"
        var reader = HTTPReader()
        for byte in text.utf8.dropLast() {
            reader.take([byte])
            #expect(try reader.next() == nil)
        }
        reader.take([UInt8(ascii: "o")])
        let request = try #require(try reader.next())
        #expect(
            request
                == HTTPRequest(
                    method: "POST", target: "/a/b?c=1", headers: ["host": "x", "content-length": "5"],
                    body: Array("hello".utf8)))
        #expect(!reader.isWithin)
    }

    @Test func twoRequestsOnOneConnectionAreTwo() throws {
        var reader = HTTPReader()
        reader.take("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\n".utf8)
        #expect(try reader.next()?.target == "/1")
        #expect(try reader.next()?.target == "/2")
        #expect(try reader.next() == nil)
    }

    @Test(arguments: [
        ("GET / HTTP/2\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET x HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\n folded: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHo st: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: 1x\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 17_000), 431),
    ])
    func whatTwoReadersCouldUnderstandDifferentlyIsRefused(text: String, status: Int) {
        #expect(Self.status(text) == status)
    }
}
