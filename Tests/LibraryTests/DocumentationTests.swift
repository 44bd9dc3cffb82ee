import Foundation
import Kinora
import Testing

/// What the pages show in Swift is what is compiled and run here: each block stands in a file of this folder, or of the sources
/// that it is taken from. `MetalPageTests` runs the sources of `docs/METAL.md` that are files of their own.
@Suite struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Pages and, block by block, the files that hold what they show.
    private static let pages: KeyValuePairs = [
        "README.md": ["Tests/LibraryTests/Examples/DiscTests.swift", "Tests/LibraryTests/Examples/FromSwift.swift"],
        "docs/MOTION.md": [
            "Tests/LibraryTests/Examples/PulseTests.swift", "Tests/LibraryTests/Examples/KnobTests.swift",
        ],
        "docs/TESTING.md": ["Tests/LibraryTests/Examples/TestedPreviews.swift"],
        "docs/ADDING-EFFECTS.md": ["Tests/LibraryTests/Examples/Glow.swift"],
        "docs/METAL.md": [nil, "Tests/LibraryTests/Examples/TintShader.swift"],
        "docs/ARCHITECTURE.md": ["Sources/Views/Modifiers/Blur.swift"],
    ]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines between ```swift and ```, without what they are all indented by.
    private func blocks(of page: String) throws -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in try text(page).components(separatedBy: "\n") {
            let word = line.trimmingCharacters(in: .whitespaces)
            if let lines = block, word == "```" {
                blocks.append(unindented(lines))
                block = nil
            } else if block != nil {
                block?.append(line)
            } else if word == "```swift" {
                block = []
            }
        }
        return blocks
    }

    private func unindented(_ lines: [String]) -> [String] {
        let depths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(depths.min() ?? 0)) }
    }

    /// Whether `lines` stand in a row in `file`, all indented by the same. Empty lines do not count.
    private func contains(_ file: String, _ lines: [String]) -> Bool {
        let all = file.components(separatedBy: "\n").filter { !$0.isEmpty }
        let wanted = lines.filter { !$0.isEmpty }
        guard !wanted.isEmpty, all.count >= wanted.count else { return false }
        return (0...all.count - wanted.count).contains { unindented(Array(all[$0..<$0 + wanted.count])) == wanted }
    }

    @Test("Every block of Swift in the pages stands in a file that is compiled and run")
    func blocks() throws {
        for (page, files) in Self.pages {
            let blocks = try blocks(of: page)
            try #require(blocks.count == files.count, "\(page) has \(blocks.count) blocks of Swift")
            for (block, file) in zip(blocks, files) {
                guard let file else { continue }
                #expect(
                    contains(try text(file), block), "\(page) and \(file) differ:\n\(block.joined(separator: "\n"))")
            }
        }
    }

    @Test("No other page shows Swift")
    func others() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("docs").path)
        let known = Set(Self.pages.map(\.key))
        for page in ["CONTRIBUTING.md"] + names.map({ "docs/\($0)" }) where page.hasSuffix(".md") {
            #expect(try known.contains(page) || blocks(of: page).isEmpty, "\(page)")
        }
    }

    @Test("The README's example renders thirty frames of each, at two pixels per point")
    @MainActor
    func fromSwift() throws {
        let frames = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kinora-library-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: frames) }
        try renderFrames(into: frames.path)
        let ripple = try Catalogue.effect(named: "ripple").size
        for (name, size) in [("ripple", ripple), ("hello", CGSize(width: 320, height: 180))] {
            let folder = FrameFolder(frames.appendingPathComponent(name).path)
            let manifest = try #require(try folder.manifest())
            #expect(manifest.frames.count == 30)
            #expect(manifest.job.scale == 2)
            let picture = try folder.read(frame: 29)
            #expect(
                CGSize(width: picture.width, height: picture.height)
                    == CGSize(width: size.width * 2, height: size.height * 2))
        }
    }

    @Test("The shader function of docs/METAL.md multiplies red")
    @MainActor
    func tint() throws {
        let stage = Stage(size: CGSize(width: 2, height: 2), duration: 0) { reddened(0.2) }
        let job = RenderJob(rate: FrameRate(frames: 1)!, frames: 0..<1)
        #expect(try job.picture(at: 0, of: stage).pixels == [UInt32](repeating: 0xFFFF_FF33, count: 4))
    }
}
