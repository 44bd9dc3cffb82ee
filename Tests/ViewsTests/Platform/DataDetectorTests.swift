import Foundation
import Testing

@testable import KinoraViews

/// What is found in texts as Apple's systems find it.
struct DataDetectorTests {
    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        let detector = try KinoraViews.NSDataDetector(types: types.rawValue)
        let whole = NSRange(text.startIndex..., in: text)
        #expect(detector.numberOfMatches(in: text, range: whole) == detector.matches(in: text, range: whole).count)
        return detector.matches(in: text, options: [], range: whole).map { match in
            "\((text as NSString).substring(with: match.range)) \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
        }
    }

    @Test("Addresses are links, without the marks of the sentence around them; what names no scheme is given one")
    func links() throws {
        let text =
            "Sée https://a.example/b_(c)?d=e. Or (www.apple.com), swift.org/blog! Write to me@site.net; not e.g. v1.2 or a.b"
        let expected = [
            "https://a.example/b_(c)?d=e https://a.example/b_(c)?d=e", "www.apple.com http://www.apple.com",
            "swift.org/blog http://swift.org/blog", "me@site.net mailto:me@site.net",
        ]
        #expect(try found(text, .ofLinks) == expected)
        #expect(try found(text, .ofNumbers).isEmpty)
    }

    @Test("Telephone numbers are found as they are usually written, and dates, prices and other digits are none")
    func numbers() throws {
        let text =
            "Call (555) 123-4567, +49 30 901820 or 555-0199. Not 2024-01-15, 3.14159, 192.168.10.10, #12345678901, $1,000"
        #expect(
            try found(text, .ofNumbers)
                == ["(555) 123-4567", "+49 30 901820", "555-0199"].map { "\($0) \($0)" })
        #expect(throws: CocoaError.self) { try KinoraViews.NSDataDetector(types: 0) }
    }
}
