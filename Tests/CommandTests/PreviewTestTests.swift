import Foundation
import KinoraFrames
import Testing

@testable import KinoraCommand
@testable import KinoraProtocol

/// `kinora test`: previews against their approved pictures.
@Suite struct PreviewTestTests {
    /// Two previews in one file, of which one moves, and settings.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(source(10), to: "Cards/Card.swift")
        try folder.write("variants: [light, dark]\nat: [0.5]\n", to: "Cards/.kinora.yml")
        return folder
    }

    private static func source(_ width: Int) -> String {
        """
        import SwiftUI

        #Preview("still", traits: .fixedLayout(width: 40, height: 20)) { Color.red.frame(width: \(width)) }
        #Preview("run", traits: .fixedLayout(width: 40, height: 20), .kinoraTest(variants: ["dark"])) {
            TimelineView(.animation) { context in
                Color.blue.frame(width: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 10)
            }
        }
        #Preview("out") { Color.red.kinoraTestSkipped("no use") }
        """
    }

    private func run(
        _ words: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
    ) throws -> (KinoraProcess, JSONValue) {
        let run = try KinoraProcess(
            ["test", "Cards", "--json"] + words, in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")].merging(environment) { $1 })
        return (run, (try? JSONValue(run.output)) ?? .null)
    }

    private func outcomes(_ report: JSONValue) -> [String] {
        (report["items"]?.elements ?? []).map {
            [$0["preview"], $0["variant"], $0["outcome"]].compactMap { $0?.text }.joined(separator: " ")
        }.sorted()
    }

    @Test func aChangeFailsInThePreviewVariantAndMomentThatShowItUntilItIsRecorded() throws {
        let folder = try Self.project()
        var (test, report) = try run([], in: folder)
        #expect(test.status == 1, "\(test.complaint)")
        #expect(outcomes(report) == ["out skipped", "run dark missing", "still dark missing", "still light missing"])
        (test, report) = try run(["--record", "missing"], in: folder)
        #expect(test.status == 0, "\(test.complaint)")
        #expect(
            outcomes(report) == ["out skipped", "run dark recorded", "still dark recorded", "still light recorded"])
        let golden = try PNGFile.read(folder.path("Cards/__Previews__/Card/still/light-0.5s.png"))
        #expect(golden.width == 40 && golden[20, 10] & 0xFF00 != 0xFF00 && golden[2, 10] == 0xFFFF_FFFF)
        // Nothing has changed: nothing is compiled, nothing is rendered.
        (test, report) = try run([], in: folder)
        #expect(test.status == 0 && report["rendered"] == 0 && report["kept"] == 3)
        // So nothing that was compiled is needed, unless all is asked for anew.
        let compiled = folder.path("cache/sources")
        try FileManager.default.removeItem(atPath: compiled)
        (test, report) = try run([], in: folder)
        #expect(test.status == 0 && report["rendered"] == 0 && report["kept"] == 3)
        #expect(!FileManager.default.fileExists(atPath: compiled))
        (test, report) = try run(["--fresh"], in: folder)
        #expect(test.status == 0 && report["rendered"] == 3, "\(test.complaint)")
        #expect(FileManager.default.fileExists(atPath: compiled))

        try folder.write(Self.source(12), to: "Cards/Card.swift")
        (test, report) = try run(["--report", "report.html", "--junit", "results.xml"], in: folder)
        #expect(test.status == 1)
        #expect(outcomes(report) == ["out skipped", "run dark same", "still dark different", "still light different"])
        let failed = report["items"]?.elements?.first { $0["outcome"] == "different" }
        #expect(failed?["file"] == "Cards/Card.swift" && failed?["line"] == 3 && failed?["moment"] == "at 0.5 s")
        #expect(failed?["failure"]?.text?.hasPrefix("40 of 800 pixels differ") == true)
        let junit = String(decoding: try folder.bytes("results.xml"), as: UTF8.self)
        #expect(junit.contains("tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\""))
        let page = String(decoding: try folder.bytes("report.html"), as: UTF8.self)
        #expect(page.contains("Card/still/light-0.5s.png") && page.contains("data:image/png;base64,"))
        // What is allowed passes; what is recorded is the same.
        let (allowed, _) = try run(["--variant", "light", "--config", "loose.yml"], in: folder)
        #expect(allowed.status == 66)
        try folder.write("variants: [light, dark]\nat: [0.5]\ntolerance: {maxDiffPixels: 40}\n", to: "loose.yml")
        (test, report) = try run(["--config", "loose.yml"], in: folder)
        #expect(test.status == 0)
        #expect(outcomes(report) == ["out skipped", "run dark same", "still dark tolerated", "still light tolerated"])
        (test, report) = try run(["--record", "failed"], in: folder)
        #expect(test.status == 0)
        #expect(outcomes(report) == ["out skipped", "run dark same", "still dark recorded", "still light recorded"])
        (test, _) = try run([], in: folder)
        #expect(test.status == 0)
    }

    /// A library has no objects of targets that its own does not import: their changes would render all of its previews again.
    @Test func targetsThatAreNotImportedAreToldApart() throws {
        func target(_ name: String, _ imports: String) -> String {
            """
            {"name": "\(name)", "c99name": "\(name)", "type": "library", "path": "Sources/\(name)", "sources": [],
             "target_dependencies": [\(imports)]}
            """
        }
        let text = """
            {"targets": [\(target("Base", "")), \(target("Middle", "\"Base\"")), \(target("One", "\"Middle\"")),
             {"name": "Two", "c99name": "Two", "type": "library", "path": "Sources/Two", "sources": []}]}
            """
        let description = try JSONDecoder().decode(SourcePackage.Description.self, from: Data(text.utf8))
        let others = description.targets.map { description.others(than: $0).sorted() }
        #expect(others == [["Middle", "One", "Two"], ["One", "Two"], ["Two"], ["Base", "Middle", "One"]])
    }

    @Test func choicesSharesAndOrphans() throws {
        let folder = try Self.project()
        try folder.write("run: {fps: 10, duration: 0.5}\n", to: "Cards/.kinora.yml")
        var (test, report) = try run(["--record", "all"], in: folder)
        #expect(test.status == 0, "\(test.complaint)")
        let animated = try APNGReader(PNGFile.readBytes(folder.path("Cards/__Previews__/Card/run/dark-run.png")))
        #expect(animated.frameCount == 5)
        (test, report) = try run(["--preview", "st*", "--variant", "dark"], in: folder)
        #expect(test.status == 0 && outcomes(report) == ["still dark same", "still dark same"])
        let shares = try (1...2).map {
            outcomes(try run(["--shard", "\($0)/2"], in: folder).1).filter { $0 != "out skipped" }
        }
        #expect(
            shares.flatMap { $0 }.sorted()
                == ["run dark", "run dark", "still dark", "still dark", "still light", "still light"].map {
                    $0 + " same"
                })
        #expect(shares.allSatisfy { !$0.isEmpty })
        try folder.write("old", to: "Cards/__Previews__/Card/gone/light-1s.png")
        (test, report) = try run([], in: folder)
        #expect(test.status == 0 && report["orphans"] == ["Card/gone/light-1s.png"])
        (test, report) = try run(["--prune"], in: folder)
        #expect(folder.names("Cards/__Previews__/Card") == ["run", "still"])
        for (words, sentence) in [
            (["--preview", "nope"], "No preview of Cards is called nope"), (["--variant", "nope"], "--variant nope"),
            (["--record", "some"], "some"),
        ] {
            let (wrong, _) = try run(words, in: folder)
            #expect(wrong.status == 64 && wrong.complaint.contains(sentence), "\(wrong.complaint)")
        }
    }

    @Test func aFileThatDoesNotCompileIsNoPass() throws {
        let folder = try Self.project()
        try folder.write(
            "import SwiftUI\nstruct Broken: View { var body: some View { Txt() } }\n", to: "Cards/Broken.swift")
        let (test, _) = try run(["--record", "missing"], in: folder)
        #expect(test.status == 65)
        #expect(test.complaint.contains("Broken.swift:2:") && test.complaint.contains("1 file does not compile"))
        #expect(folder.names("Cards/__Previews__/Card") == ["run", "still"])
    }

    @Test func aPreviewThatTrapsOrIsNotTheSameTwiceFailsAloneAndIsNotRecorded() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            nonisolated(unsafe) var count = 0
            func next() -> Double { count += 1; return Double(count) }

            #Preview("trap", traits: .fixedLayout(width: 20, height: 20)) {
                Text([String]()[1])
            }
            #Preview("counts", traits: .fixedLayout(width: 20, height: 20)) { Color.red.frame(width: next()) }
            #Preview("still", traits: .fixedLayout(width: 20, height: 20)) { Color.red }
            """, to: "Cards/Card.swift")
        try folder.write("variants: [light]\n", to: "Cards/.kinora.yml")
        let (test, report) = try run(["--record", "all"], in: folder)
        #expect(test.status == 1)
        #expect(
            outcomes(report) == ["counts light random", "still light recorded", "trap light failed"],
            "\(test.complaint)")
        let trap = report["items"]?.elements?.first { $0["outcome"] == "failed" }
        #expect(trap?["failure"]?.text?.contains("Index out of range") == true, "\(trap?["failure"]?.text ?? "")")
        #expect(folder.names("Cards/__Previews__/Card") == ["still"])
    }
}
