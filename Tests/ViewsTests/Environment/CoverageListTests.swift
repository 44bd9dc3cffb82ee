import Foundation
import Testing

/// The list of accepted modifiers in docs/COVERAGE.md is that of the source.
@Suite struct CoverageListTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: CoverageListTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func matches(_ pattern: String, in text: String) throws -> Set<String> {
        let expression = try NSRegularExpression(pattern: pattern)
        let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return Set(found.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }

    @Test("Every accepted modifier is listed, and nothing else is")
    func list() throws {
        let page = try text("docs/COVERAGE.md")
        let start = try #require(page.range(of: "<!-- accepted -->")),
            end = try #require(page.range(of: "<!-- end -->"))
        let source = try text("Sources/Views/Modifiers/AcceptedModifiers.swift")
        let modifiers = try #require(source.range(of: "\n}\n"))
        let listed = try matches("`(\\w+)`", in: String(page[start.upperBound..<end.lowerBound]))
        let declared = try matches("public func (\\w+)", in: String(source[..<modifiers.lowerBound]))
        #expect(listed == declared)
        #expect(listed.count > 40)
    }
}
