import KinoraEffects
import Foundation
import KinoraJobs
import KinoraScene
import Testing
import KinoraViews

@testable import KinoraCommand

/// `kinora scene`, and `kinora render` of what it writes.
@Suite struct SceneCommandTests {
    @Test(
        "Every effect's scene, written and read again, is drawn to the same bytes",
        arguments: Catalogue.entries.map(\.name))
    @MainActor
    func roundTrip(_ name: String) async throws {
        let entry = try #require(Catalogue.entry(named: name))
        let size = CGSize(width: 160, height: 120)
        let stage = entry.stage(try entry.values(), size: size, scale: 1.5)
        let job = RenderJob(rate: FrameRate(frames: 1)!, frames: 0..<1)
        let scene = try job.scene(at: entry.duration * 0.4, of: stage)
        #expect(try await Self.isKept(scene, job))
    }

    /// Whether a scene is the same as text and as a picture after it was written and read. Not on the main actor, which has enough to do.
    @concurrent
    private static func isKept(_ scene: FrameScene, _ job: RenderJob) async throws -> Bool {
        let document = SceneDocument(scene, scale: 1.5)
        let back = try SceneDocument(json: try document.json())
        let (written, read) = (Still(scene: scene, scale: 1.5), Still(scene: back.scene, scale: back.scale))
        return try back == document && job.picture(at: 0, of: read) == job.picture(at: 0, of: written)
    }

    private struct Still: FrameSource {
        let scene: FrameScene
        let scale: Double
        let duration = 0.0
        func scene(at time: Double) -> FrameScene { scene }
    }

    @Test("The command's own file is drawn by another process to the same picture, shaders included")
    func processes() throws {
        let folder = try TemporaryFolder()
        let look = ["--size", "120x90", "--scale", "2", "--at", "0.4", "--background", "#102030"]
        #expect(try KinoraProcess(["scene", "ripple"] + look + ["-o", "out/ripple.json"], in: folder).status == 0)
        let drawn = try KinoraProcess(["render", "out/ripple.json"], in: folder)
        #expect(drawn.text == "ripple, 240x180 pixels, in frames/ripple.png\n", "\(drawn.complaint)")
        #expect(try KinoraProcess(["render", "ripple"] + look + ["-o", "direct.png"], in: folder).status == 0)
        #expect(try folder.bytes("frames/ripple.png") == folder.bytes("direct.png"))
        // Written again from the file, the scene is the same text.
        let again = try KinoraProcess(["scene", "out/ripple.json"], in: folder)
        #expect(again.output == (try folder.bytes("out/ripple.json")))
    }

    @Test("A scene that is to be dithered says so, and is drawn as its effect is with --dither")
    func dithered() throws {
        let folder = try TemporaryFolder()
        let look = ["--size", "120x90", "--at", "0.4"]
        #expect(try KinoraProcess(["scene", "vignette", "--dither", "-o", "d.json"] + look, in: folder).status == 0)
        #expect(try KinoraProcess(["scene", "vignette", "-o", "p.json"] + look, in: folder).status == 0)
        #expect(try SceneDocument(json: Data(folder.bytes("d.json"))).dithers)
        #expect(try !SceneDocument(json: Data(folder.bytes("p.json"))).dithers)
        for (words, name) in [
            (["d.json"], "d"), (["p.json"], "p"), (["p.json", "--dither"], "q"),
            (["vignette", "--dither"] + look, "e"), (["vignette"] + look, "f"),
        ] {
            let run = try KinoraProcess(["render"] + words + ["-o", "\(name).png"], in: folder)
            #expect(run.status == 0, "\(run.complaint)")
        }
        let (dithered, plain) = (try folder.bytes("e.png"), try folder.bytes("f.png"))
        #expect(dithered != plain)
        #expect(try folder.bytes("d.png") == dithered && folder.bytes("q.png") == dithered)
        #expect(try folder.bytes("p.png") == plain)
        // Written again from the file, it is still to be dithered.
        #expect(try KinoraProcess(["scene", "d.json"], in: folder).output == (try folder.bytes("d.json")))
    }

    @Test("--scale and --background of a still override the file's own; -o takes a folder, a file or -")
    func options() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"version": 1, "size": [4, 2], "scale": 3, "nodes": []}"#, to: "s.json")
        for (words, line) in [
            ([], "s, 12x6 pixels, in frames/s.png\n"),
            (["--scale", "1", "-o", "a/b.png"], "s, 4x2 pixels, in a/b.png\n"),
            (["-o", "a"], "s, 12x6 pixels, in a/s.png\n"),
        ] {
            let run = try KinoraProcess(["render", "s.json"] + words, in: folder)
            #expect(run.text == line, "\(run.complaint)")
        }
        let clear = try KinoraProcess(["render", "s.json", "-o", "-"], in: folder)
        let red = try KinoraProcess(["render", "s.json", "-o", "-", "--background", "red"], in: folder)
        #expect(clear.status == 0 && red.status == 0 && clear.output != red.output)
    }

    @Test(
        "Options that choose among performances are refused for a finished picture",
        arguments: [
            ["--at", "1"], ["--size", "3x3"], ["--fps", "60"], ["--frames", "0"], ["--seed", "1"], ["--param", "a=b"],
            ["--date", "2026-11-30"], ["--locale", "de"], ["--type-size", "large"], ["--right-to-left"],
            ["--responses", "answers"],
        ])
    func foreignOptions(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(["render", "test-card"] + words, in: folder)
        #expect(run.complaint.hasPrefix("Error: A scene is one finished picture, which \(words[0]) cannot change;"))
        #expect(run.status == 64)
        #expect(folder.names().isEmpty)
    }

    /// In the background, where a shell lets commands ignore the signal by which they are asked where they are.
    @Test(
        "Reading and drawing a scene file may take as long as --time-limit says, also in the background",
        .timeLimit(.minutes(4)))
    func timeLimit() throws {
        let folder = try TemporaryFolder()
        let lines = (0..<60_000).map { "\($0 * 37 % 64) \($0 * 17 % 61) l" }.joined(separator: " ")
        let stroke =
            #"{"stroke": "0 0 m \#(lines)", "style": {"width": 4, "join": "round"}, "paint": {"color": {"red": 0, "green": 0, "blue": 0, "alpha": 1}}}"#
        let nodes = Array(repeating: stroke, count: 4).joined(separator: ",")
        try folder.write(#"{"version": 1, "size": [64, 64], "nodes": [\#(nodes)]}"#, to: "slow.json")
        let run = try KinoraProcess(
            ["render", "slow.json", "--time-limit", "1"], in: folder, after: "trap '' QUIT")
        #expect(run.status == 124)
        #expect(
            run.complaint
                == "Error: The scene was stopped: drawing the scene slow took more than 1 s. --time-limit gives it longer.\n"
        )
        #expect(folder.names() == ["slow.json"])
    }

    @Test("Files that are no scene are refused with their place and code 65, and nothing is written")
    func hostile() throws {
        let folder = try TemporaryFolder()
        func scene(_ nodes: String) -> String { #"{"version": 1, "size": [8, 8], "nodes": [\#(nodes)]}"# }
        let deep = String(repeating: #"{"opacity": 1, "nodes": ["#, count: 220)
        let shut = String(repeating: "]}", count: 220)
        let rectangle =
            #"{"fill": {"rect": [[0, 0], [8000, 8000]]}, "paint": {"color": {"red": 0, "green": 0, "blue": 0, "alpha": 1}}}"#
        let files: [(String, String)] = [
            ("", "is not one that kinora reads"), ("[1, 2", "is not one that kinora reads"),
            ("{}", "\"version\" is missing"),
            (#"{"version": 7}"#, "version: scene files have version 1, this one has 7"),
            (scene(#"{"fill": 3, "paint": {}}"#), "nodes[0].fill: "),
            (scene(#"{"opacity": "NaN", "nodes": []}"#), "nodes[0].opacity: "),
            (scene(#"{"opacity": 1e999, "nodes": []}"#), "not one that kinora reads"),
            (scene(deep + shut), "nodes are nested deeper than 200"),
            (String(repeating: "[", count: 100_000), "line 1, column 513: brackets are nested deeper than 512"),
            (
                String(scene(#"{"group": []}"#).dropLast(3)),
                "line 1, column 54: a comma or \"}\" is missing, the end stands there"
            ),
            (
                "{\n  \"version\": 1,\n  'size'",
                "line 3, column 3: \"'\" stands where a key in quotation marks is needed"
            ),
            (
                scene(#"{"fil": "", "paint": {}}"#),
                "\"fil\" at line 1, column 43 is no key of a node; the nearest is \"fill\""
            ),
            (
                scene(
                    #"{"fill": {"rect": [[0, 0], [8, 8]]}, "paint": {"color": {"red": 0, "green": 0, "blue": 0, "alpha": 1, "aplha": 1}}}"#
                ),
                "nodes[0].paint.color: \"aplha\" at line 1, column 144 is no key of a color; the nearest is \"alpha\""
            ),
            (
                #"{"version": 1, "size": [8000, 8000], "nodes": [\#(Array(repeating: rectangle, count: 200).joined(separator: ","))]}"#,
                "nodes[134]: up to here the scene has more than 8589934592 pixels to paint"
            ),
            (#"{"version": 1, "size": [1e9, 1e9], "nodes": []}"#, "too large"),
            (#"{"version": 1, "size": ["nan", 3], "nodes": []}"#, "too large"),
            (#"{"version": 1, "size": [8, 8], "scale": -1, "nodes": []}"#, "scale: a scale is above 0"),
            (#"{"version": 1, "size": [8, 8], "scale": 1e9, "nodes": []}"#, "asks for 1000000000 pixels per point"),
            (
                scene(
                    #"{"filter": {"shader": {"kind": "color", "shader": {"name": "none", "arguments": []}, "bounds": [[0, 0], [8, 8]], "maxSampleOffset": [0, 0]}}, "nodes": []}"#
                ), "no shader function named \"none\""
            ),
        ]
        for (text, part) in files {
            try folder.write(text, to: "s.json")
            let run = try KinoraProcess(["render", "s.json", "-o", "s.png"], in: folder)
            #expect(
                run.complaint.hasPrefix("Error: ") && run.complaint.contains(part),
                "\(run.complaint) for \(text.prefix(90))")
            #expect(run.complaint.split(separator: "\n").count == 1)
            #expect(run.status == 65, "\(run.complaint)")
            #expect(folder.names() == ["s.json"])
        }
        let none = try KinoraProcess(["render", "none.json"], in: folder)
        #expect(none.complaint == "Error: Cannot read none.json: no such file or folder.\n" && none.status == 66)
    }
}
