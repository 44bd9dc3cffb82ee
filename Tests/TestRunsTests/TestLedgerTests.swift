import Foundation
import Testing

@testable import KinoraTestRuns

@Suite struct TestLedgerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        .path

    @Test func aPictureIsKeptAsLongAsItIsMadeOfTheSameAndNobodyChangesIt() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var ledger = try TestLedger(folder)
        try ledger.note([1, 2, 3], as: "A/b.png", key: "one")
        try ledger.note([4], as: "A/c.png", key: "one")
        // As the next run finds it, also where this one was killed while it wrote a line.
        let entries = folder + "/pictures.jsonl"
        let lines = try String(contentsOfFile: entries, encoding: .utf8)
        try (lines + #"{"path":"A/d.p"#).write(toFile: entries, atomically: true, encoding: .utf8)
        var next = try TestLedger(folder)
        #expect(next.has("A/b.png", key: "one") && !next.has("A/b.png", key: "two") && !next.has("A/d.png", key: "one"))
        try next.note([9], as: "A/b.png", key: "two")
        #expect(next.has("A/b.png", key: "two") && !next.has("A/b.png", key: "one"))
        try Data([5]).write(to: URL(fileURLWithPath: next.path(of: "A/c.png")))
        #expect(!next.has("A/c.png", key: "one"))
        try next.tidy(keeping: ["A/b.png"])
        #expect(!FileManager.default.fileExists(atPath: next.path(of: "A/c.png")))
        #expect(try TestLedger(folder).has("A/b.png", key: "two"))
    }

    @Test func aDigestChangesWithEveryNameAndContentAndNothingHidden() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, _ name: String) throws {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        func digest() throws -> String {
            var digest = FileDigest()
            #expect(try digest.add(folder: folder) { path, _ in path != "Goldens" })
            return digest.text
        }
        try write("a", "One/a.swift")
        let first = try digest()
        try write("x", ".build/x")
        try write("x", "Goldens/x.png")
        #expect(try digest() == first)
        var seen = [first]
        for change in [("b", "One/a.swift"), ("b", "One/b.swift"), ("", "Two/c.png")] {
            try write(change.0, change.1)
            let next = try digest()
            #expect(!seen.contains(next))
            seen.append(next)
        }
    }

    @Test func theKeyOfAPictureChangesWithEverythingThatDecidesIt() {
        var subject = TestSubject(
            file: "A.swift", line: 1, title: "a", folder: "A/a", index: 0, content: "x", own: nil)
        func keys(_ change: (inout TestSettings, inout TestLook) -> Void = { _, _ in }) -> [String] {
            var (settings, look) = (TestSettings(), TestLook(name: "light"))
            change(&settings, &look)
            let test = TestCase(subject: subject, look: look, settings: settings)
            return test.pictures.map(test.key)
        }
        let usual = keys()
        #expect(usual.count == 1 && keys() == usual)
        #expect(keys { $1.isDark = true } != usual)
        #expect(keys { $1.locale = "de" } != usual)
        #expect(keys { $1.date = "2026-11-30T00:00:00" } != usual)
        #expect(keys { settings, _ in settings.scale = 2 } != usual)
        #expect(keys { settings, _ in settings.moments = [.init(name: "1s", time: 2)] } != usual)
        #expect(keys { settings, _ in settings.run = .init(framesPerSecond: 10, duration: 1) }.count == 2)
        // How much may differ is no matter of what is drawn.
        #expect(keys { settings, _ in settings.tolerance.maxDelta = 3 } == usual)
        subject.content = "y"
        #expect(keys() != usual)
    }
}
