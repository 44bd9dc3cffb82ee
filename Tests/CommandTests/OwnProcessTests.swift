import Foundation
import Testing

@testable import KinoraCommand

/// A preview is the same alone and among others: each is performed in a process in which no other has been.
@Suite(.serialized) struct OwnProcessTests {
    /// Previews that change what all of them see, as they are made and asked for. What each has found is how wide and red it is.
    private static let source = """
        import SwiftUI

        final class Store { static let shared = Store(); var count = 0.0 }
        struct Counting: View {
            init() { Store.shared.count += 1 }
            var body: some View { Found().onAppear { Store.shared.count += 1 } }
        }
        struct Found: View {
            var body: some View {
                Color(red: Store.shared.count / 16, green: 0, blue: 0).frame(width: 4 + Store.shared.count, height: 8)
            }
        }
        struct Barred: View {
            init() { UITabBar.appearance().backgroundColor = .red }
            var body: some View { TabView { Text("A").tabItem { Text("A") } } }
        }

        #Preview("first") { Counting() }
        #Preview("second") { Found() }
        #Preview("bar") { TabView { Text("B").tabItem { Text("B") } } }
        struct Third_Previews: PreviewProvider { static var previews: some View { let _ = print("asked"); Counting() } }
        struct Fourth_Previews: PreviewProvider {
            static var previews: some View {
                Barred().previewDisplayName("barred")
                Found().previewDisplayName("last")
            }
        }

        """
    private static let names = ["bar", "barred", "first", "last", "second", "Third_Previews"]
    private static let words = ["--size", "60x90", "--at", "0.1", "-q"]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(OwnProcessTests.source, to: "Shared.swift")
        return folder
    }

    @Test("Each preview of a file has the same bytes alone, among all and in a batch")
    func alone() throws {
        let folder = try folder()
        let all = try KinoraProcess(["previews", "Shared.swift", "-o", "all"] + OwnProcessTests.words, in: folder)
        #expect(all.status == 0, "\(all.complaint)")
        #expect(folder.names("all").sorted() == OwnProcessTests.names.map { $0 + ".png" }.sorted())
        for name in OwnProcessTests.names {
            let one = try KinoraProcess(
                ["render", "Shared.swift", "--preview", name, "-o", "one.png"] + OwnProcessTests.words, in: folder)
            #expect(one.status == 0, "\(one.complaint)")
            #expect(try folder.bytes("one.png") == folder.bytes("all/\(name).png"), "\(name)")
        }
        #expect(try folder.bytes("all/bar.png") != folder.bytes("all/barred.png"))

        try folder.write(
            """
            defaults: {size: 60x90, fps: 10, frames: 0-1}
            entries:
              - {source: Shared.swift, name: each}

            """, to: "b.yaml")
        let batch = try KinoraProcess(["batch", "b.yaml", "-o", "batch", "-q"], in: folder)
        #expect(batch.status == 0, "\(batch.complaint)")
        for name in OwnProcessTests.names {
            let frame = "frame-00001.png"
            let one = try KinoraProcess(
                ["render", "Shared.swift", "--preview", name, "--size", "60x90", "--fps", "10", "--frames", "0-1"]
                    + ["-o", "frames-\(name)", "-q"], in: folder)
            #expect(one.status == 0, "\(one.complaint)")
            let bytes = try folder.bytes("frames-\(name)/\(frame)")
            #expect(try folder.bytes("batch/each/\(name)/\(frame)") == bytes, "\(name)")
        }
    }

    @Test("The list of previews is JSON alone, whatever a provider prints when it is asked")
    func list() throws {
        let folder = try folder()
        let run = try KinoraProcess(["previews", "Shared.swift", "--list"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let listed = try JSONDecoder().decode([ListedPreview].self, from: run.output)
        #expect(listed.map(\.name).sorted() == OwnProcessTests.names.sorted())
        #expect(listed.filter { $0.title == "first" }.map(\.line) == [18])
        #expect(!run.text.contains("asked"))
    }

    @Test("What sources print goes to standard error where JSON or a picture goes to standard output")
    func printing() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            #Preview(traits: .fixedLayout(width: 8, height: 8)) { let _ = print("made"); Color.red }

            """, to: "Loud.swift")
        let words = ["Loud.swift", "--at", "0"]
        let all = try KinoraProcess(["previews"] + words + ["--json", "-o", "out"], in: folder)
        #expect(all.status == 0, "\(all.complaint)")
        #expect(try JSONSerialization.jsonObject(with: all.output) is [String: Any])
        #expect(all.complaint.contains("made"))
        let picture = try KinoraProcess(["render"] + words + ["-o", "-"], in: folder)
        #expect(try picture.output == folder.bytes("out/Loud.png"))
        let plain = try KinoraProcess(["render"] + words + ["-o", "a.png", "-q"], in: folder)
        #expect(plain.text.contains("made"))
    }

    @Test("A preview that ends its process is told once, and the ones before and after it are rendered")
    func stopped() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            #Preview("a", traits: .fixedLayout(width: 8, height: 8)) { Color.red }
            #Preview("b", traits: .fixedLayout(width: 8, height: 8)) { Text([String]()[1]) }
            #Preview("c", traits: .fixedLayout(width: 8, height: 8)) { Leaving() }
            #Preview("d", traits: .fixedLayout(width: 8, height: 8)) { Color.red }
            struct Leaving: View { var body: some View { exit(0); return Text("x") } }

            """, to: "Four.swift")
        let run = try KinoraProcess(["previews", "Four.swift", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 70)
        #expect(run.complaint.components(separatedBy: "Error: b: The source stopped: Four.swift:3").count == 2)
        #expect(run.complaint.components(separatedBy: "Error: c: The source stopped: it ended").count == 2)
        #expect(run.complaint.hasSuffix("Error: 2 of 4 previews failed.\n"), "\(run.complaint)")
        #expect(folder.names("out") == ["a.png", "d.png"])
    }

    @Test("A provider that ends its process is told, also in a module after the first one")
    func laterModule() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            public struct One: View {
                public init() {}
                public var body: some View { Color.red }
            }
            #Preview("one", traits: .fixedLayout(width: 8, height: 8)) { One() }

            """, to: "Two/One/One.swift")
        try folder.write(
            """
            import One
            import SwiftUI
            struct Leaving_Previews: PreviewProvider { static var previews: some View { exit(0); return One() } }

            """, to: "Two/Other/Other.swift")
        let run = try KinoraProcess(["previews", "./Two", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 70)
        #expect(
            run.complaint.contains("Error: Leaving_Previews: The source stopped: it ended the process with exit()"),
            "\(run.complaint)")
        #expect(folder.names("out") == ["one.png"])
    }

    @Test("A size without an end gets from process to process, and is refused as one that is too large")
    func endless() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Endless_Previews: PreviewProvider {
                static var previews: some View { Color.red.previewLayout(.fixed(width: .infinity, height: 8)) }
            }

            """, to: "Endless.swift")
        let run = try KinoraProcess(["previews", "Endless.swift", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 64)
        #expect(run.complaint.contains("A frame of infx8 points at scale 1 is too large"), "\(run.complaint)")
    }

    @Test("A signal ends a preview of several, and with it the command", arguments: [SIGTERM, SIGINT])
    func signals(number: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Loop: View { var body: some View { var n = 1; while n > 0 { n = n % 7 + 1 }; return Text("\\(n)") } }
            #Preview("a", traits: .fixedLayout(width: 8, height: 8)) { Color.red }
            #Preview("b", traits: .fixedLayout(width: 8, height: 8)) { Loop() }

            """, to: "Two.swift")
        #expect(try KinoraProcess(["previews", "Two.swift", "--list"], in: folder).status == 0)
        var asked = ContinuousClock.now
        let run = try KinoraProcess(["previews", "Two.swift", "--at", "0", "-o", "out", "-q"], in: folder) { process in
            usleep(2_500_000)
            asked = .now
            kill(process.processIdentifier, number)
        }
        #expect(ContinuousClock.now - asked < .seconds(3))
        #expect(run.status == 128 + number)
        #expect(run.complaint.contains("Error: Interrupted: "), "\(run.complaint)")
        #expect(folder.names("out") == ["a.png"])
    }

    @Test("Programs are run with their output, status and folder, however much they say")
    func subprocess() throws {
        let folder = try TemporaryFolder()
        let run = try Subprocess.run(
            "/bin/sh", ["-c", "pwd; head -c 300000 /dev/zero | tr '\\0' x >&2; exit 3"], in: folder.url)
        #expect(run.status == 3)
        #expect(run.output.hasSuffix(folder.url.lastPathComponent + "\n"))
        #expect(run.complaint.count == 300_000)
        #expect(try Subprocess.run("/bin/sh", ["-c", "kill -9 $$"]).status == 137)
        #expect(try Subprocess.run("/bin/cat", []).output == "")
        let error = try #require(throws: CommandError.self) { try Subprocess.run("/no/such/program", []) }
        #expect(error.ending == .missing && error.sentence.contains("/no/such/program"))
    }
}
