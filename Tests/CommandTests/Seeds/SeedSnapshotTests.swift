import Foundation
import Testing

@testable import KinoraCommand

/// Scenes of twenty blocks of the seed documents at three instants each, as text, so that a review reads what changed.
///
/// The blocks' sources are not part of the project: without ../shared, or without python3, which extracts them, the tests
/// are skipped. `KINORA_RECORD=all` writes all snapshots anew, `missing` (the default) those that are not there yet; without a
/// folder of snapshots nothing is compared unless it is set.
@Suite(
    .enabled(if: SeedBlocks.areThere, "the seed documents lie in ../shared, and Fixtures/seeds/snapshots is recorded"))
@MainActor
struct SeedSnapshotTests {
    @Test("The scene is the recorded one at each instant", arguments: SeedBlocks.snapshots)
    func scenes(_ ident: String) throws {
        let folder = try TemporaryFolder()
        let block = try SeedBlocks.extract(ident, to: folder)
        let stage = try RenderPlan(RenderOptions.parse(block.words)).stage()
        let scenes = try block.at.map { time in
            let scene = try stage.scene(at: time)
            return "at \(time)\n\(scene)\n"
        }
        try SeedBlocks.compare(scenes.joined(separator: "\n"), with: ident)
    }
}

/// Where the seed documents and their snapshots are.
enum SeedBlocks {
    /// Text, paths, symbols, springs, keyframes, transitions, matched geometry, gestures, layouts, navigation.
    static let snapshots = [
        "000.3", "000.6", "000.10", "000.13", "000.17", "000.23", "000.28", "000.35", "000.37", "000.42", "000.44",
        "001.6", "002.1",
        "002.3", "002.5", "002.14", "003.7", "004.10", "004.47", "004.66",
    ]

    private static let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// `KINORA_SHARED` in the environment, or beside the project.
    private static let shared =
        ProcessInfo.processInfo.environment["KINORA_SHARED"]
        ?? house.deletingLastPathComponent().appendingPathComponent("shared").path

    private static let snapshotFolder = house.appendingPathComponent("Fixtures/seeds/snapshots")

    static var areThere: Bool {
        (FileManager.default.fileExists(atPath: snapshotFolder.path)
            || ProcessInfo.processInfo.environment["KINORA_RECORD"] != nil)
            && FileManager.default.fileExists(atPath: shared + "/checks/seed-snippets")
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/env") && (try? python(["--version"]))?.status == 0
    }

    /// How a block is performed.
    struct Block: Decodable {
        let words: [String]
        let at: [Double]
    }

    static func extract(_ ident: String, to folder: TemporaryFolder) throws -> Block {
        let script = house.appendingPathComponent("scripts/seeds").path
        let run = try python([script, "--shared", shared, "--extract", "-o", folder.path("blocks"), ident])
        try #require(run.status == 0)
        return try #require(try JSONDecoder().decode([String: Block].self, from: run.output)[ident])
    }

    private static func python(_ words: [String]) throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + words
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, data)
    }

    /// Compares with the recorded text, or records it.
    static func compare(_ text: String, with ident: String) throws {
        let file = snapshotFolder.appendingPathComponent("\(ident).txt")
        try FileManager.default.createDirectory(at: snapshotFolder, withIntermediateDirectories: true)
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        switch ProcessInfo.processInfo.environment["KINORA_RECORD"] {
        case "all": return try text.write(to: file, atomically: true, encoding: .utf8)
        case "never": break
        default:
            guard recorded == nil else { break }
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("There was no snapshot of \(ident); it is recorded now. Read it.")
            return
        }
        guard let recorded, recorded != text else {
            return #expect(recorded != nil, "There is no snapshot of \(ident).")
        }
        let (was, now) = (
            recorded.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let line =
            zip(was, now).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(was.count, now.count)
        Issue.record(
            """
            \(ident) changed at line \(line + 1) of \(now.count) (before: \(was.count)):
            - \(was.indices.contains(line) ? was[line] : "the end")
            + \(now.indices.contains(line) ? now[line] : "the end")
            """)
    }
}
