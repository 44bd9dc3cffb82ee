import Foundation
import Testing

@testable import KinoraCommand

/// Sources that would run for ever or stop the process that runs them.
@Suite(.serialized) struct SupervisionTests {
    /// Line 3 loops, line 5 recurses, line 10 unwraps nil, line 14 loops in a task, line 30 reads beyond an array.
    private static let source = """
        import SwiftUI

        struct Loop: View { var body: some View { var n = 1; while n > 0 { n = n % 7 + 1 }; return Text("\\(n)") } }
        struct Deep: View {
            func depth(_ n: Int) -> Int { n == -5 ? 0 : depth(n + 1) + 1 }
            var body: some View { Text("\\(depth(0))") }
        }
        struct Missing: View {
            @State private var word: String? = nil
            var body: some View { Text(word!) }
        }
        struct Tasked: View {
            @State private var n = 1
            var body: some View { Text("x").task { while n > 0 { n = n % 7 + 1 } } }
        }
        struct Feeding: View {
            struct Width: PreferenceKey {
                static let defaultValue: CGFloat = 0
                static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
            }
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10).preference(key: Width.self, value: width)
                    .onPreferenceChange(Width.self) { w in DispatchQueue.main.async { width = w > 60 ? 10 : w + 1 } }
            }
        }
        struct Later: View {
            var body: some View {
                TimelineView(.periodic(from: .now, by: 0.1)) { context in
                    Text("\\([0, 1, 2][Int((context.date.timeIntervalSince(start) * 10).rounded())])")
                }
            }
            @State private var start = Date()
        }
        struct Leaving: View { var body: some View { exit(0); return Text("x") } }

        #Preview("Loop", traits: .fixedLayout(width: 40, height: 20)) { Loop() }
        #Preview("Deep", traits: .fixedLayout(width: 40, height: 20)) { Deep() }
        #Preview("Missing", traits: .fixedLayout(width: 40, height: 20)) { Missing() }
        #Preview("Tasked", traits: .fixedLayout(width: 40, height: 20)) { Tasked() }
        #Preview("Feeding", traits: .fixedLayout(width: 40, height: 20)) { Feeding() }
        #Preview("Later", traits: .fixedLayout(width: 40, height: 20)) { Later() }
        #Preview("Leaving", traits: .fixedLayout(width: 40, height: 20)) { Leaving() }
        #Preview("Fine", traits: .fixedLayout(width: 40, height: 20)) { Color.blue }

        """

    /// Seconds that a frame may take here. Less may pass before the source's own code is reached, where other tests keep the machine
    /// busy; then there is no place of the source that could be told.
    private static let limit = "3"

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Wrong.swift")
        return folder
    }

    @Test(
        "What a source does wrong ends the command with a sentence and an exit code",
        arguments: [
            ("Loop", 124, "Error: The source was stopped: Wrong.swift:3, making frame 0 took more than 3 s;"),
            ("Tasked", 124, "Error: The source was stopped: Wrong.swift:14, making frame 0 took more than 3 s;"),
            (
                "Deep", 70,
                "Error: The source stopped: Wrong.swift:5, its stack is full; it probably calls itself without end;"
            ),
            (
                "Missing", 70,
                "Error: The source stopped: Wrong.swift:10, Unexpectedly found nil while unwrapping an Optional value; it was "
                    + "making frame 0.\n"
            ),
            ("Feeding", 70, "Error: Frame 0 failed: The view did not settle at 0.0 s:"),
            ("Leaving", 70, "Error: The source stopped: it ended the process with exit(); it was making frame 0.\n"),
        ])
    func ends(preview: String, code: Int32, sentence: String) throws {
        let folder = try folder()
        let words = ["render", "Wrong.swift", "--preview", preview, "-o", "out", "--time-limit", Self.limit]
        let run = try KinoraProcess(words, in: folder)
        #expect(run.status == code)
        #expect(run.complaint.hasPrefix(sentence), "\(run.complaint)")
        #expect(run.complaint.split(whereSeparator: \.isNewline).count == 1, "\(run.complaint)")
        #expect(folder.names("out") == [])
    }

    @Test(
        "A command whose output nobody reads any more ends without a word",
        arguments: [["previews", "--help"], ["list"]])
    func unread(words: [String]) throws {
        let run = try KinoraProcess(words, unreadIn: TemporaryFolder())
        #expect(run.status == 141)
        #expect(run.complaint == "")
    }

    @Test("What a source has printed is seen where it traps afterwards")
    func printed() throws {
        let folder = try TemporaryFolder()
        let source = """
            import SwiftUI
            struct Last: View { var body: some View { print("before"); return Text([String]()[0]) } }
            #Preview(traits: .fixedLayout(width: 40, height: 20)) { Last() }

            """
        try folder.write(source, to: "Last.swift")
        let run = try KinoraProcess(["render", "Last.swift", "--at", "0", "-o", "last.png"], in: folder)
        #expect(run.status == 70 && String(decoding: run.output, as: UTF8.self).contains("before"))
    }

    @Test("Frames before a trap stay whole, and the next run of the same words keeps them")
    func later() throws {
        let folder = try folder()
        let words = ["render", "Wrong.swift", "--preview", "Later", "--fps", "10", "-o", "out"]
        let run = try KinoraProcess(words, in: folder)
        #expect(run.status == 70)
        #expect(
            run.complaint == "Error: The source stopped: Wrong.swift:30, Index out of range; it was making frame 3.\n")
        // Frames are written while later ones are made, by two workers, so that any of those made may be missing.
        let written = folder.names("out").filter { $0.hasSuffix(".png") }
        #expect(
            Set(["frame-00000.png", "frame-00001.png", "frame-00002.png"]).isSuperset(of: written), "\(written)")
        let told = try KinoraProcess(words + ["--frames", "0-2", "--resume", "--json"], in: folder)
        #expect(told.status == 0)
        #expect(told.text.contains("\"kept\" : \(written.count)"), "\(told.text)")
    }

    @Test("A batch and previews go on with the next, and say which failed")
    func batch() throws {
        let folder = try folder()
        try folder.write(
            """
            defaults: {frames: 0-2}
            entries:
              - {source: Wrong.swift, name: first, preview: Fine}
              - {source: Wrong.swift, name: endless, preview: Loop}
              - {source: Wrong.swift, name: trap, preview: Missing}
              - {effect: beam, size: 32x18, name: last}
            """, to: "b.yaml")
        let run = try KinoraProcess(
            ["batch", "b.yaml", "-o", "out", "--json", "--force", "--time-limit", Self.limit, "--junit", "out.xml"],
            in: folder
        )
        #expect(run.status == 124)
        let told = try BatchTold(run)
        #expect(told.entries.map(\.name) == ["first", "endless", "trap", "last"])
        #expect(told.entries.map(\.state) == ["rendered", "failed", "failed", "rendered"])
        #expect(told.entries.map(\.exitCode) == [nil, 124, 70, nil])
        #expect(told.summary.framesRendered == 6)
        #expect(run.complaint.contains("Error: endless: The source was stopped: Wrong.swift:3,"), "\(run.complaint)")
        #expect(run.complaint.contains("Error: trap: The source stopped: Wrong.swift:10,"), "\(run.complaint)")
        #expect(run.complaint.hasSuffix("Error: 2 of 4 entries failed.\n"))
        for name in ["first", "last"] { #expect(folder.names("out/\(name)").count { $0.hasSuffix(".png") } == 3) }

        try folder.write(
            """
            import SwiftUI
            struct Missing: View {
                @State private var word: String? = nil
                var body: some View { Text(word!) }
            }
            #Preview("Missing", traits: .fixedLayout(width: 40, height: 20)) { Missing() }
            #Preview("Fine", traits: .fixedLayout(width: 40, height: 20)) { Color.blue }

            """, to: "Two.swift")
        let previews = try KinoraProcess(["previews", "Two.swift", "--frames", "0-1", "-q"], in: folder)
        #expect(previews.status == 70)
        #expect(folder.names("previews/Fine").count { $0.hasSuffix(".png") } == 2)
        #expect(previews.complaint.contains("Error: Missing: The source stopped: Two.swift:4,"))
        #expect(previews.complaint.hasSuffix("Error: 1 of 2 previews failed.\n"), "\(previews.complaint)")
    }

    @Test("Signals end an endless body at once", arguments: [SIGTERM, SIGINT])
    func signals(number: Int32) throws {
        let folder = try folder()
        #expect(
            try KinoraProcess(["render", "Wrong.swift", "--preview", "Fine", "--at", "0", "-q"], in: folder).status == 0
        )
        var asked = ContinuousClock.now
        let run = try KinoraProcess(["render", "Wrong.swift", "--preview", "Loop", "-o", "out"], in: folder) {
            process in
            usleep(1_500_000)
            asked = .now
            kill(process.processIdentifier, number)
        }
        #expect(ContinuousClock.now - asked < .seconds(3))
        #expect(run.status == 128 + number)
        #expect(run.complaint.hasPrefix("Error: Interrupted: "), "\(run.complaint)")
    }

    // MARK: Without sources

    @Test("Only commands that run code of sources get a second process")
    func need() {
        #expect(Supervisor.isNeeded(["render", "Card.swift"]))
        #expect(Supervisor.isNeeded(["plan", "render", "Card.swift"]))
        #expect(Supervisor.isNeeded(["previews", "Cards"]))
        #expect(Supervisor.isNeeded(["batch", "-"]))
        #expect(!Supervisor.isNeeded(["render", "ripple", "-o", "-"]))
        // A folder with a / is a source, but not where frames are written.
        let folder = FileManager.default.temporaryDirectory.path
        #expect(Supervisor.isNeeded(["render", folder]))
        #expect(!Supervisor.isNeeded(["render", "ripple", "-o", folder]))
        #expect(!Supervisor.isNeeded(["render", "--output", folder, "ripple"]))
        #expect(!Supervisor.isNeeded(["check", "Card.swift"]))
        #expect(!Supervisor.isNeeded(["diff", "a.swift", "b.swift"]))
    }

    @Test("A limit is 0 or at least a tenth of a second", arguments: ["-1", "0.01", "1e9", "soon"])
    func limits(text: String) throws {
        let options = try RenderOptions.parse(["ripple", "--time-limit", text])
        let error = try #require(throws: CommandError.self) { try options.supervision.apply() }
        #expect(error.ending == .usage)
        #expect(error.sentence.hasPrefix("--time-limit"))
    }

    @Test("Swift's last words are taken apart; what a source prints is not taken for them")
    func messages() throws {
        let message = try #require(CrashReport.Message("Module/Card.swift:12: Fatal error: no: a colon"))
        #expect((message.file, message.line, message.text) == ("Module/Card.swift", 12, "no: a colon"))
        #expect(CrashReport.Message("Card.swift:3: Precondition failed")?.text == "Precondition failed")
        #expect(CrashReport.Message("it was no Fatal error at all") == nil)
        #expect(CrashReport.Message("Fatal errors: 3") == nil)
    }

    @Test("A backtrace gives the innermost place of the source, by the name that the user gave")
    func backtrace() throws {
        let text = """
            *** Program crashed: Illegal instruction at 0x00007f ***

            Thread 0 "kinora" crashed:

              0 [inlined] [system] 0x00007f01 Swift runtime failure: arithmetic overflow in library.so at //<compiler-generated>
              1 [ra]               0x00007f02 specialized closure #1 in Card.body.getter + 12 in library.so at /cache/src/Card.swift:7:3
              2 [ra]               0x00007f03 Graph.pass() + 4 in kinora at /build/Sources/Graph.swift:99:1
            """
        let report = CrashReport(signal: SIGILL, message: nil, backtrace: text, sources: ["Views/Card.swift"])
        #expect(report.place == "Views/Card.swift:7")
        #expect(report.reason == "arithmetic overflow")
        #expect(report.isOfSource)
        let own = text.split(whereSeparator: \.isNewline).filter { !$0.contains("library.so") }.joined(separator: "\n")
        #expect(!CrashReport(signal: SIGILL, message: nil, backtrace: own, sources: []).isOfSource)
    }

    @Test("A rule of Kinora's own is told without its place, which is not the source's")
    func rule() throws {
        let line = "KinoraViews/ObservedObjects.swift:99: Fatal error: no object of type Model in the environment"
        let message = try #require(CrashReport.Message(line))
        let report = CrashReport(signal: SIGILL, message: message, backtrace: "", sources: ["Card.swift"])
        #expect(report.place == nil && report.isOfSource)
        #expect(report.reason == "no object of type Model in the environment")
    }

    @Test(
        "A rule of the views that is told in words is broken by the source, also where none of its functions is left; a trap is Kinora's"
    )
    func ruleWithoutFrames() throws {
        let frames = "  0 0x00007f02 Graph.pass() + 4 in kinora at /build/Sources/Graph.swift:99:1"
        func isOfSource(_ line: String) throws -> Bool {
            let message = try #require(CrashReport.Message(line))
            return CrashReport(signal: SIGILL, message: message, backtrace: frames, sources: []).isOfSource
        }
        #expect(try isOfSource("KinoraViews/ObservedObjects.swift:99: Fatal error: no object of type Environment"))
        #expect(try !isOfSource("KinoraViews/Lines.swift:9: Fatal error"))
        #expect(try !isOfSource("KinoraRaster/Lines.swift:9: Fatal error: a line has two ends"))
    }

    @Test("What stops within a preview is told at the preview's file")
    func preview() {
        let mangled = "10UserSource0016Fatalswift_eCJAcfMX3_0_33_A3Ll7PreviewfMf_"
        func place(_ end: String, _ sources: [String]) -> String? {
            let text = "  0  0x00007f closure #1 in $s\(mangled)7previewfMu_() + 57 in library.so\(end)"
            return CrashReport(signal: SIGILL, message: nil, backtrace: text, sources: sources).place
        }
        let sources = ["Views/Card.swift", "Views/tal.swift", "Views/Fatal.swift"]
        #expect(place(" at /x/@__swiftmacro_\(mangled).swift:6:26", sources) == "Views/Fatal.swift:6")
        // Where the code itself has no line, that of the preview.
        #expect(place("", sources) == "Views/Fatal.swift:4")
    }
}
