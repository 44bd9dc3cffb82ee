import Foundation
import Testing

/// Each bad input gets one sentence on standard error, its documented exit code, and leaves nothing behind.
@Suite struct BadInputTests {
    @Test(
        "Wrong words are refused",
        arguments: [
            (
                ["render", "konfetti"], 64,
                "Error: There is no effect \"konfetti\"; the nearest is \"confetti\". \"kinora list\" shows all."
            ),
            (
                ["render", "riple"], 64,
                "Error: There is no effect \"riple\"; the nearest is \"ripple\". \"kinora list\" shows all."
            ),
            (
                ["describe", "glas"], 64,
                "Error: There is no effect \"glas\"; the nearest is \"glass\". \"kinora list\" shows all."
            ),
            (
                ["lst"], 64,
                "Error: There is no command \"lst\"; there are list, describe, render, previews, test, check, swiftc-flags, scene, batch, plan, missing, merge, sheet, diff, approve, curve, gallery, symbols, studio, mcp, doctor; the nearest is \"list\"."
            ),
            (
                ["render", "ripple", "--size", "0x10"], 64,
                "Error: --size 0x10 is empty; both sides must be more than 0 points, such as 640x360."
            ),
            (
                ["render", "ripple", "--size", "99999x99999"], 64,
                "Error: A frame of 99999x99999 points at scale 1 is too large; it takes at least one pixel and at most 67108864 pixels (8192x8192), and 16384 along one side."
            ),
            (
                ["render", "ripple", "--size", "wide"], 64,
                "Error: --size \"wide\" is not a size; it takes WIDTHxHEIGHT in points, such as 640x360."
            ),
            (
                ["render", "ripple", "--size", "8192x8192", "--scale", "2"], 64,
                "Error: A frame of 8192x8192 points at scale 2 is too large; it takes at least one pixel and at most 67108864 pixels (8192x8192), and 16384 along one side."
            ),
            (
                ["render", "ripple", "--scale", "-1"], 64,
                "Error: --scale \"-1\" is not valid; it takes a number from 0.05 to 20 (pixels per point)."
            ),
            (
                ["render", "ripple", "--fps", "0"], 64,
                "Error: --fps \"0\" is not a frame rate; it takes frames per second from 0.01 to 1000, such as 30, 29.97 or 30000/1001."
            ),
            (
                ["render", "ripple", "--duration", "0"], 64,
                "Error: --duration \"0\" is not a duration; it takes seconds, more than 0 and at most 86400."
            ),
            (
                ["render", "ripple", "--duration", "80000", "--fps", "60"], 64,
                "Error: 80000 s at 60 frames per second are too many frames; the limit is 1000000."
            ),
            (
                ["render", "ripple", "--frames", "9..<3"], 64,
                "Error: --frames 9..<3 is empty; its end must come after its start, as in 0..<30."
            ),
            (
                ["render", "ripple", "--duration", "1", "--frames", "0..<31"], 64,
                "Error: --frames 0..<31 reaches past the end; 1 s at 30 frames per second are frames 0..<30, and --duration makes it longer."
            ),
            (
                ["render", "ripple", "--at", "1", "--frames", "3"], 64,
                "Error: --at and --frames exclude each other; give one of them."
            ),
            (
                ["render", "ripple", "--duration", "2", "--at", "2.5"], 64,
                "Error: --at \"2.5\" is not valid; it takes a number from 0 to 2 (seconds; --duration makes it longer)."
            ),
            (
                ["render", "ripple", "--duration", "2", "-o", "-"], 64,
                "Error: -o - writes one picture to standard output, but 60 frames are asked for; add --at SECONDS or --frames N, or give a folder."
            ),
            (
                ["render", "ripple", "--param", "speed"], 64,
                "Error: --param \"speed\" sets nothing; it takes name=value, as in --param text=Hello."
            ),
            (
                ["render", "ripple", "--seed", "x"], 64,
                "Error: --seed \"x\" is not a seed; it takes a whole number from 0 to 18446744073709551615."
            ),
            (
                ["render", "ripple", "--jobs", "0"], 64,
                "Error: --jobs \"0\" is not a number of threads; it takes 1 to 256, or a share of the processors such as 50%."
            ),
            (
                ["render", "ripple", "--background", "bleu"], 64,
                "Error: --background \"bleu\" is not a color; it takes #RRGGBB, #RRGGBBAA, a color's name or transparent; the nearest is \"blue\"."
            ),
            (
                ["render", "ripple", "--appearance", "drak"], 64,
                "Error: --appearance \"drak\" is unknown; it takes light or dark; the nearest is \"dark\"."
            ),
            (
                ["render", "ripple", "--script", "none.yaml"], 66,
                "Error: Cannot read none.yaml: no such file or folder."
            ),
            (
                ["render", "ripple", "--param", "image=none.png"], 66,
                "Error: Cannot read none.png: no such file or folder."
            ),
            (["render", "ripple", "--param", "image=/"], 66, "Error: Cannot read /: it is a folder."),
            (
                ["render", "ripple", "-o", "/dev/null/frames"], 73,
                "Error: Cannot create /dev/null/frames: a part of the path is not a folder."
            ),
            (
                ["render", "ripple", "--at", "0", "-o", "/dev/null/x.png"], 73,
                "Error: Cannot create /dev/null: a file of this name exists."
            ),
        ] as [([String], Int32, String)])
    func refused(words: [String], status: Int32, sentence: String) throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(words, in: folder)
        #expect(run.complaint == sentence + "\n")
        #expect(run.status == status)
        #expect(run.output.isEmpty)
        #expect(folder.names().isEmpty)
    }

    @Test("A parameter of the wrong name, type or range is refused")
    func parameters() throws {
        let folder = try TemporaryFolder()
        for (typed, part) in [
            ("sped=1", "marquee has no parameter \"sped\"; it has "),
            ("speed=fast", "parameter \"speed\": \"fast\" is not a number; it takes a number from "),
            ("speed=1e9", "parameter \"speed\": 1e9 is out of range; it takes a number from "),
        ] {
            let run = try KinoraProcess(["render", "marquee", "--param", typed], in: folder)
            #expect(run.complaint.hasPrefix("Error: \(part)"), "\(run.complaint)")
            #expect(run.complaint.split(separator: "\n").count == 1)
            #expect(run.status == 64)
        }
        #expect(folder.names().isEmpty)
    }

    @Test("A script with a mistake is refused with its line and column")
    func script() throws {
        let folder = try TemporaryFolder()
        try folder.write("- {at: 1, tap: center}\n- {at: 2, tapp: center}\n", to: "taps.yaml")
        let run = try KinoraProcess(["render", "ripple", "--script", "taps.yaml"], in: folder)
        #expect(run.complaint == "Error: taps.yaml:2:11: \"tapp\" is not a key of an event; the nearest is \"tap\".\n")
        #expect(run.status == 65)
        #expect(folder.names() == ["taps.yaml"])
    }

    @Test("A picture that is none is refused")
    func picture() throws {
        let folder = try TemporaryFolder()
        try folder.write("not a picture", to: "photo.png")
        let run = try KinoraProcess(["render", "ripple", "--param", "image=photo.png"], in: folder)
        #expect(
            run.complaint.hasPrefix("Error: The picture photo.png is no PNG that kinora reads: "), "\(run.complaint)")
        #expect(run.status == 65)
        #expect(folder.names() == ["photo.png"])
    }

    @Test("Options that are unknown or lack a value are the parser's to refuse, with the usage code")
    func options() throws {
        let folder = try TemporaryFolder()
        for words in [
            ["render"], ["render", "ripple", "--sise", "1x1"], ["render", "ripple", "--size"], ["list", "extra"],
        ] {
            let run = try KinoraProcess(words, in: folder)
            #expect(run.complaint.hasPrefix("Error: "), "\(run.complaint)")
            #expect(run.status == 64)
        }
        #expect(folder.names().isEmpty)
    }

    @Test("Frames that kinora did not write are left alone, unless they are to be overwritten")
    func foreignFolder() throws {
        let folder = try TemporaryFolder()
        let words = ["render", "beam", "--size", "16x9", "--frames", "0..<2", "-o", "out"]
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
        try folder.write("mine", to: "out/frame-00001.png")
        try folder.write("mine", to: "out/notes.txt")
        let refused = try KinoraProcess(words, in: folder)
        #expect(
            refused.complaint
                == "Error: The folder out holds frame-00001.png, 1 more and no manifest of kinora's; give an empty folder or a new one, or --overwrite to write into it all the same.\n"
        )
        #expect(refused.status == 73)
        #expect(try folder.bytes("out/frame-00001.png") == Data("mine".utf8))
        #expect(folder.names("out") == ["frame-00001.png", "notes.txt"])

        let accepted = try KinoraProcess(words + ["--overwrite"], in: folder)
        #expect(accepted.status == 0, "\(accepted.complaint)")
        #expect(folder.names("out") == ["frame-00000.png", "frame-00001.png", "manifest.json", "notes.txt"])
        #expect(try folder.bytes("out/notes.txt") == Data("mine".utf8))
    }

    @Test("A full disk is told, with its own exit code")
    func full() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(
            ["render", "beam", "--size", "16x9", "--at", "0", "-o", "-"], in: folder, output: "/dev/full")
        #expect(run.complaint == "Error: Cannot write standard output: no space is left on the disk.\n")
        #expect(run.status == 74)
    }

    @Test("A disk that takes no more ends a run with the frame's name, and leaves nothing that is not whole")
    func noRoom() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(
            ["render", "confetti", "--size", "640x360", "--frames", "10..<14", "-o", "out"], in: folder,
            after: "ulimit -f 4; trap '' XFSZ")
        #expect(run.complaint.hasPrefix("Error: Cannot write out/frame-000"), "\(run.complaint)")
        #expect(run.complaint.hasSuffix(".png: the file would be larger than allowed.\n"), "\(run.complaint)")
        #expect(run.status == 74)
        #expect(folder.names().isEmpty)
    }
}
