import ArgumentParser
import Foundation
import KinoraJobs
import Testing

@testable import KinoraCommand

@Suite struct OptionTests {
    private func sentence(_ body: () throws -> Void) throws -> String {
        let error = try #require(throws: CommandError.self) { try body() }
        #expect(error.ending == .usage)
        return error.sentence
    }

    @Test("Sizes are points, width by height")
    func sizes() throws {
        #expect(try OptionText.size("640x360") == CGSize(width: 640, height: 360))
        #expect(try OptionText.size("100.5X20") == CGSize(width: 100.5, height: 20))
    }

    @Test(
        "A size that is none is refused",
        arguments: ["640", "640x", "x360", "640x360x2", "axb", "640*360", "infxinf", "0x1p3x5", ""])
    func badSize(text: String) throws {
        #expect(
            try sentence { _ = try OptionText.size(text) }
                == "--size \"\(text)\" is not a size; it takes WIDTHxHEIGHT in points, such as 640x360.")
    }

    @Test("Empty and absurd sizes are refused, with the limit")
    func limits() throws {
        #expect(
            try sentence { _ = try OptionText.size("0x10") }
                == "--size 0x10 is empty; both sides must be more than 0 points, such as 640x360.")
        #expect(
            try sentence { _ = try OptionText.size("-5x10") }
                == "--size -5x10 is empty; both sides must be more than 0 points, such as 640x360.")
        #expect(
            try sentence { _ = try OptionText.pixels(CGSize(width: 99999, height: 99999), scale: 1) }
                == "A frame of 99999x99999 points at scale 1 is too large; it takes at least one pixel and at most 67108864 pixels (8192x8192), and 16384 along one side."
        )
        #expect(try OptionText.pixels(CGSize(width: 100, height: 50), scale: 2).description == "200x100")
    }

    @Test(
        "Ranges of frames",
        arguments: [("60..<61", 60..<61), ("0...9", 0..<10), ("3-4", 3..<5), ("7", 7..<8), ("0..<120", 0..<120)])
    func ranges(text: String, expected: Range<Int>) throws {
        #expect(try FrameSelection.frames(text, of: 120, rate: FrameRate(frames: 30)!, duration: 4) == expected)
    }

    @Test(
        "Contradictory ranges are refused",
        arguments: [
            ("9..<9", "--frames 9..<9 is empty; its end must come after its start, as in 0..<30."),
            ("9...8", "--frames 9...8 is empty; its end must come after its start, as in 0..<30."),
            (
                "100..<121",
                "--frames 100..<121 reaches past the end; 4 s at 30 frames per second are frames 0..<120, and --duration makes it longer."
            ),
            (
                "120",
                "--frames 120 reaches past the end; 4 s at 30 frames per second are frames 0..<120, and --duration makes it longer."
            ),
            (
                "-1..<3",
                "--frames \"-1..<3\" is not a range; it takes A..<B (B excluded), A...B (B included) or one frame's number, counted from 0."
            ),
            (
                "all",
                "--frames \"all\" is not a range; it takes A..<B (B excluded), A...B (B included) or one frame's number, counted from 0."
            ),
            (
                "1..<999999999999999999999",
                "--frames \"1..<999999999999999999999\" is not a range; it takes A..<B (B excluded), A...B (B included) or one frame's number, counted from 0."
            ),
        ])
    func badRanges(text: String, expected: String) throws {
        #expect(
            try sentence { _ = try FrameSelection.frames(text, of: 120, rate: FrameRate(frames: 30)!, duration: 4) }
                == expected)
    }

    @Test("Threads are a number or a share of the processors")
    func workers() throws {
        #expect(try OptionText.workers("3", processors: 8) == 3)
        #expect(try OptionText.workers("50%", processors: 8) == 4)
        #expect(try OptionText.workers("1%", processors: 8) == 1)
        for text in ["0", "-2", "many", "257", "0%", "101%", "%", ""] {
            #expect(
                try sentence { _ = try OptionText.workers(text, processors: 8) }
                    == "--jobs \"\(text)\" is not a number of threads; it takes 1 to 256, or a share of the processors such as 50%."
            )
        }
    }

    @Test("Seeds are all of 64 bits and nothing else")
    func seeds() throws {
        #expect(try OptionText.seed("0") == 0)
        #expect(try OptionText.seed("18446744073709551615") == .max)
        for text in ["", "-1", "1.5", "18446744073709551616", "0x10", "seven"] {
            #expect(
                try sentence { _ = try OptionText.seed(text) }
                    == "--seed \"\(text)\" is not a seed; it takes a whole number from 0 to 18446744073709551615.")
        }
    }

    @Test("Rates, durations and scales outside their bounds are refused")
    func numbers() throws {
        #expect(
            try sentence { _ = try OptionText.rate("fast") }
                == "--fps \"fast\" is not a frame rate; it takes frames per second from 0.01 to 1000, such as 30, 29.97 or 30000/1001."
        )
        for text in ["0", "-1", "long", "nan", "86401"] {
            #expect(
                try sentence { _ = try OptionText.duration(text) }
                    == "--duration \"\(text)\" is not a duration; it takes seconds, more than 0 and at most 86400.")
        }
        #expect(
            try sentence { _ = try OptionText.scale("0") }
                == "--scale \"0\" is not valid; it takes a number from 0.05 to 20 (pixels per point).")
    }

    @Test("Backgrounds are colors or transparent")
    func backgrounds() throws {
        #expect(try OptionText.background("transparent", appearance: .light) == .transparent)
        #expect(
            try OptionText.background("#ff000080", appearance: .light)
                == .color(.init(red: 1, green: 0, blue: 0, alpha: 128 / 255)))
        #expect(
            try sentence { _ = try OptionText.background("bleu", appearance: .dark) }
                == "--background \"bleu\" is not a color; it takes #RRGGBB, #RRGGBBAA, a color's name or transparent; the nearest is \"blue\"."
        )
        #expect(
            try sentence { _ = try OptionText.appearance("drak") }
                == "--appearance \"drak\" is unknown; it takes light or dark; the nearest is \"dark\".")
    }

    @Test("A destination is a folder, one picture or standard output")
    func destinations() throws {
        let many = RenderPlan.Selection.frames(0..<9)
        #expect(try Destination(nil, selection: many, effect: "beam") == .folder("frames/beam"))
        #expect(try Destination("out", selection: many, effect: "beam") == .folder("out"))
        #expect(try Destination("x.png", selection: .time(1), effect: "beam") == .file("x.png"))
        #expect(try Destination("out", selection: .time(1.5), effect: "beam") == .file("out/at-1.5.png"))
        #expect(try Destination("-", selection: .frames(3..<4), effect: "beam") == .standardOutput)
        #expect(
            try sentence { _ = try Destination("-", selection: many, effect: "beam") }
                == "-o - writes one picture to standard output, but 9 frames are asked for; add --at SECONDS or --frames N, or give a folder."
        )
        #expect(
            try sentence { _ = try Destination("x.png", selection: many, effect: "beam") }
                == "-o x.png names one picture, but 9 frames are asked for; add --at SECONDS or --frames N, or give a folder. "
                + "A file NAME.sheet.png takes small copies of all of them.")
        #expect(try Destination("x.sheet.png", selection: many, effect: "beam") == .sheet("x.sheet.png"))
        #expect(try Destination("x.sheet.png", selection: .time(1), effect: "beam") == .file("x.sheet.png"))
        #expect(
            try sentence { _ = try Destination("", selection: many, effect: "beam") }
                == "-o is empty; it takes a folder, a .png file or -.")
    }

    @Test(
        "Several outputs go by their extensions, the format to standard output; two folders and two of a place are refused"
    )
    func severalOutputs() throws {
        let many = RenderPlan.Selection.frames(0..<9)
        let all = { (outputs: [String], format: String?) in
            try Destination.all(outputs, format: format, selection: many, effect: "beam")
        }
        #expect(try all([], nil) == [.folder("frames/beam")] && all([], "gif") == [.animation("beam.gif", .gif)])
        #expect(
            try all(["out", "a.gif", "b.APNG", "c.sheet.png", "-"], "y4m")
                == [
                    .folder("out"), .animation("a.gif", .gif), .animation("b.APNG", .apng), .sheet("c.sheet.png"),
                    .stream(.y4m),
                ])
        #expect(try sentence { _ = try all(["a", "b"], nil) }.contains("-o a and -o b are two folders"))
        #expect(try sentence { _ = try all(["a.gif", "b.gif", "a.gif"], nil) }.contains("the same place"))
    }

    @Test("A misspelt command is told the nearest one")
    func commands() throws {
        #expect(
            try sentence { try KinoraCommand.refuseUnknownCommand(["rendr", "ripple"]) }
                == "There is no command \"rendr\"; there are list, describe, render, previews, test, check, swiftc-flags, scene, batch, plan, missing, merge, sheet, diff, approve, curve, gallery, symbols, studio, mcp, doctor; "
                + "the nearest is \"render\".")
        #expect(throws: Never.self) { try KinoraCommand.refuseUnknownCommand(["render", "x"]) }
        #expect(throws: Never.self) { try KinoraCommand.refuseUnknownCommand(["--help"]) }
        #expect(throws: Never.self) { try KinoraCommand.refuseUnknownCommand([]) }
    }

    @Test("The words of render mean the same read alone and among all commands; the parser of all says what is wrong")
    func rendering() throws {
        func text(_ command: (any ParsableCommand)?) -> String {
            var text = ""
            if let command { dump(command, to: &text) }
            return text
        }
        let right = [
            ["ripple"], ["glass", "--size", "640x360", "--fps", "60", "-o", "out/glass", "-q"],
            ["marquee", "--param", "text=Breaking news", "--param", "speed=80", "--json"],
            ["--frames", "30...59", "confetti", "--seed", "7", "--no-such", "-o"],
        ]
        for (index, words) in right.enumerated() {
            let (alone, among) = (
                KinoraCommand.rendering(["render"] + words[...]), try? KinoraCommand.parseAsRoot(["render"] + words)
            )
            #expect(text(alone) == text(among))
            #expect((alone is RenderOptions) == (index < 3))
        }
        for words in [[], ["list"], ["render"], ["render", "--help"], ["render", "--version"], ["-v"]] {
            #expect(text(KinoraCommand.rendering(words[...])).isEmpty)
        }
    }

    @Test("The progress line shows share, speed and time left")
    func progress() {
        #expect(
            ProgressBar.line("ripple", RenderProgress(written: 60, total: 120), elapsed: 2)
                == "ripple  [###############---------------]  60/120  50 %  30.0 frames/s  2 s left")
        #expect(ProgressBar.line("x", RenderProgress(written: 0, total: 2), elapsed: 1).hasSuffix("0/2  0 %"))
        // However narrow the terminal is, and however long the name, the line does not wrap.
        for title in ["x", "a-rather-long-name-of-a-preview/and-of-its-folder"] {
            for columns in 1...120 {
                let progress = RenderProgress(written: 1234, total: 56789)
                let line = ProgressBar.line(title, progress, elapsed: 100, columns: columns)
                #expect(line.count < columns && (columns < 8 || line.contains("2 %") || line.contains("1234/")))
            }
        }
        #expect(ProgressBar.time(61) == "1 min 1 s")
        #expect(ProgressBar.time(7300) == "2 h 1 min")
        #expect(ProgressBar.rate(123.4) == "123")
    }
}
