import Foundation
import Testing

@testable import KinoraMacroExpansion

/// Where the code of a preview stands in what `#Preview` makes of it.
@Suite("#Preview, expanded")
struct PreviewMacroTests {
    /// The lines of the expansion, for a preview that begins at a line.
    private func lines(_ source: String, at line: Int) throws -> [Substring] {
        let place = Conversation.Syntax.Location(
            fileID: "Module/Card.swift", fileName: "Card.swift", offset: 0, line: line)
        return try PreviewMacro.expansion(.init(source: source, location: place), discriminator: "fMf_").split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    @Test(
        "What stands in its braces has the line that it has in the source",
        arguments: [
            ("#Preview {\n    first()\n    second()\n}", 1), ("#Preview {\n\n    first()\n    second()\n}", 9),
            ("#Preview(\"Card\", traits: .fixedLayout(\n  width: 1,\n  height: 2)) {\n    first()\n    second()\n}", 4),
            ("// words\n#Preview(\"a\") { first()\n    second() }", 1), ("#Preview { first(); second() }", 1),
            ("#Preview {\n    @Previewable @State var x = 1\n    first()\n    second()\n}", 7),
            ("#Preview {\n    @Previewable @State var x: Int?\n\n    first() {\n    }\n    second()\n}", 7),
            ("#Preview {\n    @Previewable @State var x = f(1,\n        2)\n    first()\n    second()\n}", 7),
        ])
    func lines(source: String, line: Int) throws {
        let made = try lines(source, at: line)
        for word in ["first()", "second()"] {
            let own = try #require(
                source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(word) })
            let found = try #require(made.firstIndex { $0.contains(word) })
            #expect(found + 1 == line + own, "\(word) of \(source)")
        }
        #expect(made.filter { $0.contains("_PreviewRegistration(") }.count == 1)
    }

    @Test("A preview without a view is an empty one")
    func empty() throws {
        #expect(try lines("#Preview(\"nothing\") {}", at: 3).joined().contains("{EmptyView()}.retained"))
    }

    @Test("A widget's preview keeps the timeline that stands after it")
    func timeline() throws {
        let widget = try lines("#Preview(as: .systemSmall) { W() } timeline: { a\n b }", at: 3).joined(separator: "\n")
        #expect(widget.contains("_PreviewRegistration(as: .systemSmall, line: 3) {"))
        #expect(widget.contains("} timeline: { a\n b }.retained"))
    }

    @Test(
        "The view may stand in an argument",
        arguments: ["#Preview(body: {\n one()\n})", "#Preview(\"A\", body: { one() })"])
    func bodyArgument(source: String) throws {
        let made = try lines(source, at: 1).joined(separator: "\n")
        let braces = try lines(
            source.replacingOccurrences(of: "(body: {", with: "{").replacingOccurrences(of: ", body: {", with: ") {")
                .replacingOccurrences(of: "})", with: "}"), at: 1
        ).joined(separator: "\n")
        #expect(made == braces)
    }
}
