import Foundation
import Testing

/// What `import SwiftUI` brings along, by the lists in the sources.
@Suite struct ExportListTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func names(_ path: String) throws -> Set<String> {
        let text = try String(contentsOf: ExportListTests.root.appendingPathComponent(path), encoding: .utf8)
        let expression = try NSRegularExpression(pattern: "@_exported import \\w+ (KinoraStage\\.\\w+)")
        let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return Set(found.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }

    @Test("What of the stage a source sees by importing Foundation it sees by importing SwiftUI, too")
    func foundation() throws {
        let foundation = try names("Sources/Modules/KinoraFoundation/KinoraFoundation.swift")
        #expect(foundation.count > 10)
        #expect(try foundation.subtracting(names("Sources/Views/Exports.swift")).isEmpty)
    }
}
