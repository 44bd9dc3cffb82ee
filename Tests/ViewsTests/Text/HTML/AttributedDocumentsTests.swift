import Foundation
import Testing

@testable import KinoraViews

/// Attributed texts of documents.
struct AttributedDocumentsTests {
    private func text(
        _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> String {
        try NSAttributedString(data: data, options: options, documentAttributes: nil).string
    }

    @Test("HTML is read where it is said or begins so, plain text stays as it is")
    func types() throws {
        let page = Data("<b>a</b>".utf8)
        #expect(try text(page, [.documentType: NSAttributedString.DocumentType.html]) == "a")
        #expect(try text(page) == "a" && text(Data("a <b>".utf8)) == "a <b>")
        #expect(try text(page, [.documentType: NSAttributedString.DocumentType.plain]) == "<b>a</b>")
        #expect(throws: CocoaError.self) { try text(page, [.documentType: NSAttributedString.DocumentType.rtf]) }
    }

    @Test("The encoding may be said as a number; bytes that are no text of it fail")
    func encodings() throws {
        let latin = Data([0x3C, 0x62, 0x3E, 0xE4])
        #expect(try text(latin, [.characterEncoding: String.Encoding.isoLatin1.rawValue]) == "ä")
        #expect(throws: CocoaError.self) { try text(latin) }
        let wide = try #require("<i>ö".data(using: .utf16))
        #expect(try text(wide, [.characterEncoding: NSNumber(value: String.Encoding.utf16.rawValue)]) == "ö")
    }

    @Test("A part of a text is written as plain text, in an encoding, and as nothing else")
    func writing() throws {
        let text = NSAttributedString(string: "naïve café")
        let range = NSRange(location: 6, length: 4)
        #expect(try text.data(from: range) == Data([0x63, 0x61, 0x66, 0xc3, 0xa9]))
        let latin = try text.data(
            from: range, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
        #expect(latin == Data([0x63, 0x61, 0x66, 0xe9]))
        #expect(throws: CocoaError.self) {
            try text.data(from: range, documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
        }
        #expect(throws: CocoaError.self) {
            try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }

    @Test("A text that can be changed is made in the same way")
    func mutable() throws {
        let text = try NSMutableAttributedString(data: Data("<p>a".utf8), options: [:], documentAttributes: nil)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab")
    }
}
