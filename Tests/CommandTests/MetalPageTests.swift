import Foundation
import Testing

/// The example of `docs/METAL.md`, as one would save it.
@Suite struct MetalPageTests {
    /// The first block of `language` in the page.
    private func block(_ language: String) throws -> String {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/METAL.md")
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```\(language)\n")
        let block = try #require(parts.dropFirst().first).components(separatedBy: "\n```")[0]
        return block + "\n"
    }

    @Test("The page's flag waves: the command compiles both files and draws different frames")
    func flag() throws {
        let folder = try TemporaryFolder()
        try folder.write(try block("metal"), to: "Flag.metal")
        try folder.write(try block("swift"), to: "Flag.swift")
        let run = try KinoraProcess(
            ["render", "Flag.swift", "-o", "flag", "--fps", "10", "--duration", "0.2", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try folder.bytes("flag/frame-00000.png") != folder.bytes("flag/frame-00001.png"))
    }
}
