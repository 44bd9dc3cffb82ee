import Testing

@testable import KinoraCommand

/// The names that sources speak of files by.
struct QuotedTextsTests {
    @Test("Names between quotation marks are found, in whatever texts they stand")
    func names() {
        let texts = QuotedTexts([
            #"Image("cat") + Image("Plants/Rose")"#, "let a = [\"ä.json\", \"\"]; let b = \"last\"",
        ])
        for name in ["cat", "Plants/Rose", "ä.json", "", "last"] { #expect(texts.contains(name)) }
    }

    @Test("What stands outside of quotation marks, or is a part of what is between them, is no name")
    func others() {
        let texts = QuotedTexts([#"cat("tomcat", "a cat", "dog")rose"#, "bird"])
        for name in ["cat", "cat(", "rose", ")rose", "bird", "tom", "\"dog\""] { #expect(!texts.contains(name)) }
    }
}
