import KinoraEffects
import KinoraFrames
import Foundation
import Testing

/// The command as people use it.
@Suite struct RenderTests {
    private let small = ["--size", "48x27", "--fps", "10", "--duration", "0.5"]

    @Test("A run leaves numbered frames and a manifest, says where in one line and ends with 0")
    func run() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(["render", "beam"] + small, in: folder)
        #expect(run.status == 0)
        #expect(run.complaint == "")
        #expect(folder.names("frames/beam") == (0..<5).map { "frame-0000\($0).png" } + ["manifest.json"])
        #expect(run.text.hasPrefix("5 frames of beam, 48x27 pixels, in frames/beam ("), "\(run.text)")
        #expect(run.text.split(separator: "\n").count == 1)
        for name in folder.names("frames/beam").dropLast() {
            let picture = try PNGDecoder.decode(Array(folder.bytes("frames/beam/\(name)")))
            #expect(picture.width == 48 && picture.height == 27)
        }
    }

    @Test("The bytes depend on nothing but the words: not on threads, order or the rest of the run")
    func deterministic() throws {
        let folder = try TemporaryFolder()
        let words = ["render", "confetti", "--seed", "7"] + small
        for (name, more) in [
            ("a", ["--jobs", "1"]), ("b", ["--jobs", "2"]), ("c", ["--jobs", "5"]), ("part", ["--frames", "3..<4"]),
        ] {
            #expect(try KinoraProcess(words + more + ["-q", "-o", name], in: folder).status == 0)
        }
        #expect(folder.names("a").count == 6)
        for name in folder.names("a") {
            #expect(try folder.bytes("a/\(name)") == folder.bytes("b/\(name)"), "\(name)")
            #expect(try folder.bytes("a/\(name)") == folder.bytes("c/\(name)"), "\(name)")
        }
        #expect(folder.names("part") == ["frame-00003.png", "manifest.json"])
        #expect(try folder.bytes("part/frame-00003.png") == folder.bytes("a/frame-00003.png"))
        #expect(try folder.bytes("a/frame-00003.png") != folder.bytes("a/frame-00000.png"))
    }

    @Test(
        "One picture goes to standard output or a file, with the bytes of the frame at that time",
        arguments: [[], ["--scale", "2"]])
    func single(scale: [String]) throws {
        let folder = try TemporaryFolder()
        let words = ["render", "glass"] + small + scale
        #expect(try KinoraProcess(words + ["-o", "all", "--quiet"], in: folder).status == 0)
        let frame = try folder.bytes("all/frame-00002.png")
        #expect(try KinoraProcess(words + ["--at", "0.2", "-o", "-"], in: folder).output == frame)
        #expect(try KinoraProcess(words + ["--frames", "2", "-o", "-"], in: folder).output == frame)
        #expect(try KinoraProcess(words + ["--at", "0.2", "-o", "deep/one.png"], in: folder).status == 0)
        #expect(try folder.bytes("deep/one.png") == frame)
        #expect(folder.names("deep") == ["one.png"])
    }

    @Test("Size is points and scale multiplies them")
    func scale() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(
            ["render", "beam", "--size", "20x10", "--scale", "3", "--at", "0", "-o", "-"], in: folder)
        let picture = try PNGDecoder.decode(Array(run.output))
        #expect(picture.width == 60 && picture.height == 30)
    }

    @Test("A second run replaces the frames of the first, and none is left over")
    func replaces() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(["render", "beam", "-o", "out"] + small, in: folder).status == 0)
        #expect(
            try KinoraProcess(
                ["render", "confetti", "-o", "out", "--size", "16x9", "--fps", "10", "--duration", "0.2"], in: folder
            )
            .status == 0)
        #expect(folder.names("out") == ["frame-00000.png", "frame-00001.png", "manifest.json"])
    }

    @Test("What was written is told as JSON on request")
    func json() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(["render", "beam", "--json"] + small, in: folder)
        let facts = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(facts["effect"] as? String == "beam")
        #expect(facts["folder"] as? String == "frames/beam")
        #expect(facts["frames"] as? Int == 5)
        #expect(facts["width"] as? Int == 48)
        #expect(facts["height"] as? Int == 27)
    }

    @Test(
        "Interrupted runs leave whole frames only, and the same words complete them",
        arguments: [SIGINT, SIGTERM, SIGKILL])
    func interrupted(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let words = [
            "render", "confetti", "--size", "160x90", "--fps", "60", "--duration", "5", "--jobs", "2", "-o", "out",
        ]
        let run = try KinoraProcess(words, in: folder) { process in
            let deadline = Date(timeIntervalSinceNow: 60)
            while folder.names("out").filter({ $0.hasPrefix("frame-") }).count < 6, process.isRunning, Date() < deadline
            {
                Thread.sleep(forTimeInterval: 0.005)
            }
            kill(process.processIdentifier, signal)
        }
        #expect(run.status == 128 + signal)
        let frames = folder.names("out").filter { $0.hasPrefix("frame-") }
        #expect((6..<300).contains(frames.count))
        for name in frames {
            let picture = try PNGDecoder.decode(Array(folder.bytes("out/\(name)")))
            #expect(picture.width == 160 && picture.height == 90)
        }
        if signal != SIGKILL {
            #expect(
                run.complaint.contains("Interrupted: \(frames.count) of 300 frames are in out, each of them whole."),
                "\(run.complaint)")
            #expect(folder.names("out") == frames + ["manifest.json"])
        }
        // The same performance, a shorter part of it: complete, and without anything left over.
        let rest = ["render", "confetti", "--size", "160x90", "--fps", "60", "--duration", "5", "--frames", "0..<8"]
        #expect(try KinoraProcess(rest + ["-o", "out"], in: folder).status == 0)
        #expect(try KinoraProcess(rest + ["-o", "fresh"], in: folder).status == 0)
        for name in folder.names("fresh") where name.hasPrefix("frame-") {
            #expect(try folder.bytes("out/\(name)") == folder.bytes("fresh/\(name)"))
        }
        #expect(folder.names("out").allSatisfy { $0.hasPrefix("frame-") || $0 == "manifest.json" })
    }

    @Test("The catalogue is told in words and as JSON")
    func catalogue() throws {
        let folder = try TemporaryFolder()
        let list = try KinoraProcess(["list"], in: folder)
        for name in Catalogue.entries.map(\.name) { #expect(list.text.contains("  \(name) ")) }
        let run = try KinoraProcess(["list", "--json"], in: folder)
        let effects = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
        #expect(effects.map { $0["name"] as? String } == Catalogue.entries.map(\.name))
        for (effect, entry) in zip(effects, Catalogue.entries) {
            #expect(effect["summary"] as? String == entry.summary && effect["rows"] as? [Int] == entry.rows)
            #expect(effect["duration"] as? Double == entry.duration && effect["loops"] as? Bool == entry.loops)
            let size = try #require(effect["size"] as? [String: Double])
            #expect(size == ["width": Double(entry.size.width), "height": Double(entry.size.height)])
            let parameters = try #require(effect["parameters"] as? [[String: Any]])
            #expect(!parameters.isEmpty)
            for parameter in parameters { #expect(parameter["type"] is String && parameter["summary"] is String) }
        }
        let marquee = try KinoraProcess(["describe", "marquee"], in: folder)
        #expect(marquee.text.contains("a number from ") && marquee.text.contains("default "))
        #expect(marquee.status == 0)
        let one = try KinoraProcess(["describe", "marquee", "--json"], in: folder)
        #expect((try JSONSerialization.jsonObject(with: one.output) as? [String: Any])?["name"] as? String == "marquee")
    }

    @Test("An effect's own script, printed and given back, changes nothing")
    func ownScript() throws {
        let folder = try TemporaryFolder()
        let script = try KinoraProcess(["describe", "ripple", "--script"], in: folder)
        #expect(script.text.contains("at: "))
        try script.output.write(to: folder.url.appendingPathComponent("own.yaml"))
        let words = ["render", "ripple", "--size", "48x27", "--at", "0.9", "-o", "-"]
        let (plain, given) = (
            try KinoraProcess(words, in: folder), try KinoraProcess(words + ["--script", "own.yaml"], in: folder)
        )
        #expect(plain.status == 0)
        #expect(plain.output == given.output)
    }

    @Test("Help and version answer with 0 and name every exit code")
    func help() throws {
        let folder = try TemporaryFolder()
        let help = try KinoraProcess(["--help"], in: folder)
        #expect(help.status == 0)
        for code in ["64", "65", "66", "69", "70", "73", "74", "130", "141", "143"] {
            #expect(help.text.contains("  \(code)"))
        }
        let render = try KinoraProcess(["render", "--help"], in: folder)
        for word in [
            "--size", "--scale", "--fps", "--frames", "--at", "--param", "--script", "SCRIPTS", "67108864 pixels",
        ] {
            #expect(render.text.contains(word), "\(word)")
        }
        #expect(try KinoraProcess(["--version"], in: folder).text == "0.1.0\n")
    }
}
