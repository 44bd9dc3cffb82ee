import Foundation
import Testing

@testable import KinoraViews

/// The blocks of Markdown documents, after CommonMark's rules and GitHub's for tables.
struct MarkdownBlocksTests {
    /// Each block with what it is in, the outermost first.
    private func read(_ document: String) -> [String] {
        MarkdownBlocks(document).blocks.map { block in
            let path = block.intent.components.reversed().map(\.kind.debugDescription).joined(separator: " > ")
            return "\(path): \(block.text.replacing("\n", with: "/"))"
        }
    }

    @Test(
        "Documents come apart into blocks",
        arguments: [
            ("one\ntwo\n\nthree", ["paragraph: one/two", "paragraph: three"]),
            ("# A\n## B ##\n#no\ntext", ["header 1: A", "header 2: B", "paragraph: #no/text"]),
            ("Title\n===\nSub\n---\n---", ["header 1: Title", "header 2: Sub", "thematicBreak: ⸻"]),
            ("a\n***\nb", ["paragraph: a", "thematicBreak: ⸻", "paragraph: b"]),
            ("```swift\nlet a = 1\n\n# no\n```\nb", ["codeBlock 'swift': let a = 1//# no/", "paragraph: b"]),
            ("~~~\na\n```\n~~~", ["codeBlock '': a/```/"]), ("```\nopen", ["codeBlock '': open/"]),
            ("    code\n\n    more\n\ntext", ["codeBlock '': code//more/", "paragraph: text"]),
            ("> a\nb\n> > c", ["blockQuote > paragraph: a/b", "blockQuote > blockQuote > paragraph: c"]),
            ("", []), ("\n \n", []), ("\ta", ["codeBlock '': a/"]),
        ])
    func blocks(document: String, expected: [String]) {
        #expect(read(document) == expected)
    }

    @Test(
        "Lists have items, which have blocks of their own",
        arguments: [
            (
                "- a\n- b",
                ["unorderedList > listItem 1 > paragraph: a", "unorderedList > listItem 2 > paragraph: b"]
            ),
            (
                "3. a\n4. b\n   more",
                ["orderedList > listItem 3 > paragraph: a", "orderedList > listItem 4 > paragraph: b/more"]
            ),
            (
                "- a\n  - b\n\n    c\n- d",
                [
                    "unorderedList > listItem 1 > paragraph: a",
                    "unorderedList > listItem 1 > unorderedList > listItem 1 > paragraph: b",
                    "unorderedList > listItem 1 > unorderedList > listItem 1 > paragraph: c",
                    "unorderedList > listItem 2 > paragraph: d",
                ]
            ),
            (
                "- a\nlazy\n\nafter",
                ["unorderedList > listItem 1 > paragraph: a/lazy", "paragraph: after"]
            ),
            // Another sign is another list, and a number other than 1 does not break a paragraph.
            ("- a\n* b", ["unorderedList > listItem 1 > paragraph: a", "unorderedList > listItem 1 > paragraph: b"]),
            ("in\n2024. was", ["paragraph: in/2024. was"]),
            ("a\n1. b", ["paragraph: a", "orderedList > listItem 1 > paragraph: b"]),
            ("-no\n-", ["header 2: -no"]), ("-no\n+ ", ["paragraph: -no/+"]),
        ])
    func lists(document: String, expected: [String]) {
        #expect(read(document) == expected)
    }

    @Test("Tables have columns, headers and rows; without their line of dashes they are text")
    func tables() {
        let found = read("| A | B\\|C |\n|:-:|--:|\n| 1 | 2 |\n| 3\nafter")
        let table = "table [\"center\", \"right\"]"
        #expect(
            found == [
                "\(table) > tableHeaderRow > tableCell 0: A", "\(table) > tableHeaderRow > tableCell 1: B|C",
                "\(table) > tableRow 1 > tableCell 0: 1", "\(table) > tableRow 1 > tableCell 1: 2",
                "\(table) > tableRow 2 > tableCell 0: 3", "paragraph: after",
            ])
        #expect(read("| A |\ntext") == ["paragraph: | A |/text"])
    }

    @Test("Blocks are numbered from the outside in, each once")
    func identities() throws {
        let string = try AttributedString(markdown: "# A\n\n- b\n- c")
        let found = string.runs.map { $0.presentationIntent?.components.map(\.identity) ?? [] }
        #expect(found == [[1], [4, 3, 2], [6, 5, 2]])
        #expect(string.runs.map { $0.presentationIntent?.indentationLevel } == [0, 1, 1])
    }

    @Test("Line ends are spaces, breaks are line feeds, and a code block keeps its lines")
    func breaks() throws {
        let string = try AttributedString(markdown: "a\n*b*  \nc\\\nd\n\n```\n*x*\ny\n```")
        #expect(String(string.characters) == "a b\nc\nd*x*\ny\n")
        let intents = string.runs.map { ($0.inlinePresentationIntent ?? []).rawValue }
        #expect(intents == [0, 64, 1, 128, 0, 128, 0, 0])
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(try String(AttributedString(markdown: "# a\n\n*b*", options: inline).characters) == "# a\n\nb")
        let joined = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(try String(AttributedString(markdown: "# a\n\n*b*", options: joined).characters) == "# a b")
    }

    @Test("Links lead where their labels are defined, before or after them")
    func references() throws {
        let document =
            "[a][One two] [b][] [c] [d]\n\n[one  TWO]: https://a.b \"Title\"\n[b]: <https://c.d>\n[c]: https://e.f\ntext"
        let string = try AttributedString(markdown: document)
        #expect(String(string.characters) == "a b c [d]text")
        #expect(
            string.runs.compactMap { $0.link?.absoluteString } == ["https://a.b", "https://c.d", "https://e.f"])
        #expect(MarkdownBlocks("[a]: b c\n[a] b").blocks.map(\.text) == ["[a]: b c\n[a] b"])
    }

    @Test("Tags are text that says what it is")
    func html() throws {
        let string = try AttributedString(markdown: "a <b>c")
        #expect(string.runs.map { $0.inlinePresentationIntent?.rawValue ?? 0 } == [0, 256, 0])
    }

    @Test("Pictures are their text with an address, and titles are no part of addresses")
    func pictures() throws {
        let string = try AttributedString(markdown: "![cat](https://a.b/c.png) [d](https://e.f \"Title\")")
        #expect(String(string.characters) == "cat d")
        #expect(
            string.runs.map { $0.imageURL?.absoluteString ?? $0.link?.absoluteString } == [
                "https://a.b/c.png", nil, "https://e.f",
            ])
    }

    @Test(
        "Documents that nest without end, or that have no sense, end soon",
        arguments: [
            String(repeating: "> ", count: 5_000) + "a", String(repeating: "- ", count: 5_000) + "a",
            String(repeating: "|", count: 5_000), String(repeating: "#", count: 5_000),
            String(repeating: "`", count: 5_000),
            "- a" + String(repeating: "\n", count: 20_000),
            String(repeating: "1. ", count: 3_000) + "a\nb",
        ])
    func hostile(document: String) {
        #expect(MarkdownBlocks(document).blocks.count == 1)
    }
}
