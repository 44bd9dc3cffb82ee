import Foundation
import KinoraFrames
import Testing

@Suite struct BatchCommandTests {
    private func batch(_ text: String = TemporaryFolder.smallBatch) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "b.yaml")
        return folder
    }

    @Test("Every entry gets its folder of frames, and what is unchanged is left alone")
    func whole() throws {
        let folder = try batch()
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(
            folder.names("out") == [
                "batch.json", "beam-dark", "beam-light", "confetti-dark", "confetti-light", "glass-seed1",
                "glass-seed2", "still",
            ])
        #expect(folder.names("out/beam-dark").count == 13)
        #expect(folder.names("out/still") == ["frame-00003.png", "manifest.json"])
        #expect(run.text.hasPrefix("beam-light: 12 frames, 96x54 pixels\n"), "\(run.text)")
        #expect(run.text.contains("7 entries: 7 rendered; 61 frames rendered, 0 kept, in out ("), "\(run.text)")

        let before = try folder.tree("out")
        let again = try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json"], in: folder)
        let told = try BatchTold(again)
        #expect(told.summary.unchanged == 7 && told.summary.framesRendered == 0 && told.summary.framesKept == 61)
        #expect(try folder.tree("out") == before)
    }

    @Test("An entry is what a render of the same words writes")
    func sameAsRender() throws {
        let folder = try batch(
            "- {effect: marquee, size: 96x54, duration: 0.2, scale: 2, parameters: {text: 'Hi, there', speed: 90}}")
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "out", "-q"], in: folder).status == 0)
        let words = ["render", "marquee", "--size", "96x54", "--duration", "0.2", "--scale", "2"]
        let render = try KinoraProcess(
            words + ["--param", "text=Hi, there", "--param", "speed=90", "-o", "alone"], in: folder)
        #expect(render.status == 0)
        #expect(try folder.tree("out/marquee") == folder.tree("alone"))
    }

    @Test("A damaged and a missing frame are found and rendered again, and changed work anew")
    func repairs() throws {
        let folder = try batch()
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "out", "-q"], in: folder).status == 0)
        let whole = try folder.tree("out")
        try folder.damage("out/beam-dark/frame-00004.png")
        try folder.remove("out/glass-seed2/frame-00001.png")
        try folder.remove("out/confetti-light")

        let plan = try KinoraProcess(["plan", "batch", "b.yaml", "-o", "out"], in: folder)
        #expect(plan.status == 0)
        #expect(plan.text.contains("4 (damaged: 4)") && plan.text.hasSuffix("14 frames to render\n"), "\(plan.text)")
        let missing = try KinoraProcess(["missing", "out"], in: folder)
        #expect(missing.status == 1)
        #expect(
            missing.text == """
                out/beam-dark: frame 4 is altered
                out/confetti-light: the folder is not there, and frames 0-11 with it
                out/glass-seed2: frame 1 is missing

                """)

        let told = try BatchTold(try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json"], in: folder))
        #expect(told.summary.framesRendered == 14 && told.summary.framesKept == 47)
        #expect(told.entries.first { $0.name == "beam-dark" }?.damaged == [4])
        #expect(told.entries.first { $0.name == "confetti-light" }?.state == "rendered")
        #expect(told.entries.first { $0.name == "glass-seed2" }?.state == "completed")
        #expect(try folder.tree("out") == whole)
        #expect(try KinoraProcess(["missing", "out"], in: folder).text == "Nothing is missing.\n")

        try folder.write(
            TemporaryFolder.smallBatch.replacingOccurrences(of: "seed: [1, 2]", with: "seed: [1, 2], scale: 2"),
            to: "b.yaml")
        let changed = try BatchTold(try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json"], in: folder))
        #expect(changed.entries.filter { $0.state == "rendered" }.map(\.name) == ["glass-seed1", "glass-seed2"])
        let forced = try BatchTold(
            try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json", "--force"], in: folder))
        #expect(forced.summary.framesRendered == 61)
    }

    @Test("An entry that fails does not stop the others, and decides the exit code")
    func failing() throws {
        let folder = try batch(
            """
            defaults: {size: 32x18, frames: 0-1}
            entries:
              - effect: beam
              - {effect: ripple, name: no-picture, parameters: {image: none.png}}
              - {effect: beam, name: bad-script, script: bad.yaml}
              - {source: gone.swift, view: X()}
              - effect: glass
            """)
        try folder.write("- {at: 1, jump: center}\n", to: "bad.yaml")
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json", "--junit", "results.xml"], in: folder)
        #expect(run.status == 66)
        let told = try BatchTold(run)
        #expect(told.entries.map(\.state) == ["rendered", "failed", "failed", "failed", "rendered"])
        #expect(told.entries[1].error == "Cannot read none.png: no such file or folder.")
        #expect(told.entries[2].exitCode == 65)
        #expect(
            run.complaint.hasPrefix(
                "Error: no-picture: Cannot read none.png: no such file or folder.\nError: bad-script: bad.yaml:1:11: "),
            "\(run.complaint)")
        #expect(run.complaint.hasSuffix("Error: 3 of 5 entries failed.\n"))
        #expect(folder.names("out") == ["batch.json", "beam", "glass"])

        let report = String(decoding: try folder.bytes("results.xml"), as: UTF8.self)
        #expect(report.contains("tests=\"5\" failures=\"3\" errors=\"0\""))
        #expect(
            report.contains("name=\"no-picture\"")
                && report.contains("<failure message=\"Cannot read none.png: no such file or folder.\"/>"))
        #expect(report.components(separatedBy: "<testcase ").count == 6)

        let missing = try KinoraProcess(["missing", "out"], in: folder)
        #expect(missing.status == 1)
        #expect(missing.text.contains("out/no-picture: it failed before its first frame\n"))
    }

    @Test("A batch file with a mistake renders nothing")
    func mistake() throws {
        let folder = try batch("- {effect: beam}\n- {effect: glass, scal: 2}\n")
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out"], in: folder)
        #expect(run.status == 65)
        #expect(run.complaint == "Error: b.yaml:2:19: \"scal\" is not a key of an entry; the nearest is \"scale\".\n")
        #expect(folder.names() == ["b.yaml"])
    }

    @Test("A folder that is not a batch's is left alone")
    func strangers() throws {
        let folder = try batch("- {effect: beam, size: 16x9, frames: 0}")
        #expect(
            try KinoraProcess(["render", "beam", "--size", "16x9", "--frames", "0", "-o", "frames"], in: folder).status
                == 0)
        let frames = try folder.tree("frames")
        let own = try KinoraProcess(["batch", "b.yaml", "-o", "frames"], in: folder)
        #expect(own.status == 73)
        #expect(own.complaint.hasPrefix("Error: The folder frames holds frames itself, "), "\(own.complaint)")
        #expect(try folder.tree("frames") == frames)

        try FileManager.default.createDirectory(atPath: folder.path("theirs"), withIntermediateDirectories: true)
        try folder.write("{\"jobs\": 3}", to: "theirs/batch.json")
        let words = ["batch", "b.yaml", "-o", "theirs"]
        let refused = try KinoraProcess(words, in: folder)
        #expect(refused.status == 73)
        #expect(
            refused.complaint.hasPrefix("Error: Cannot read theirs/batch.json: it is not the record of a batch. "),
            "\(refused.complaint)")
        #expect(try folder.bytes("theirs/batch.json") == Data("{\"jobs\": 3}".utf8))
        #expect(try KinoraProcess(words + ["--overwrite"], in: folder).status == 0)
    }

    @Test(
        "Shares of a batch, by any layout, merge to what one machine writes",
        arguments: [(2, "contiguous"), (3, "interleaved"), (5, "entries"), (7, "contiguous")])
    func shards(count: Int, layout: String) throws {
        let folder = try batch()
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "whole", "-q"], in: folder).status == 0)
        for index in 1...count {
            let words = [
                "batch", "b.yaml", "-o", "s/\(index)", "--shard", "\(index)/\(count)", "--shard-by", layout, "-q",
            ]
            #expect(try KinoraProcess(words, in: folder).status == 0)
        }
        let parts = (1...count).map { "s/\($0)" }
        let merge = try KinoraProcess(["merge"] + parts + ["-o", "merged"], in: folder)
        #expect(merge.text == "61 frames of 7 entries from \(count) parts, in merged\n", "\(merge.complaint)")
        #expect(try folder.tree("merged") == folder.tree("whole"))
        #expect(try KinoraProcess(["missing"] + parts + ["--shards", "\(count)"], in: folder).status == 0)

        // One share is lost: it is named, and what names it can be sent to an engine.
        try folder.remove("s/2")
        let rest = parts.filter { $0 != "s/2" }
        let refused = try KinoraProcess(["merge"] + rest + ["-o", "again"], in: folder)
        #expect(refused.status == 65)
        #expect(refused.complaint.contains("Share 2 of \(count) is not there."), "\(refused.complaint)")
        #expect(folder.names("again").isEmpty)
        let search = try KinoraProcess(["missing"] + rest + ["--shards", "\(count)", "--print-shards"], in: folder)
        #expect(search.status == 1 && search.text == "1\n")
    }

    @Test("Merging refuses a deleted, an altered and a stranger's frame of a batch, naming each")
    func refusals() throws {
        let folder = try batch()
        for index in 1...2 {
            #expect(
                try KinoraProcess(["batch", "b.yaml", "-o", "s/\(index)", "--shard", "\(index)/2", "-q"], in: folder)
                    .status == 0)
        }
        // beam-light is entry 0: its first half is in the first share, and that of entry 1 in the second.
        try folder.remove("s/1/beam-light/frame-00002.png")
        try folder.damage("s/2/beam-dark/frame-00001.png")
        let run = try KinoraProcess(["merge", "s/1", "s/2", "-o", "merged"], in: folder)
        #expect(run.status == 65)
        #expect(
            run.complaint == """
                Error: The parts do not make a whole; nothing is merged.
                  beam-light: s/1/beam-light: frame 2 was deleted.
                  beam-dark: s/2/beam-dark: frame 1 was altered since it was rendered.

                """)
        #expect(folder.names("merged").isEmpty)

        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "s/1", "--shard", "1/2", "-q"], in: folder).status == 0)
        try folder.write(TemporaryFolder.smallBatch.replacingOccurrences(of: "96x54", with: "48x27"), to: "b.yaml")
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "s/2", "--shard", "2/2", "-q"], in: folder).status == 0)
        let mixed = try KinoraProcess(["merge", "s/1", "s/2", "-o", "merged"], in: folder)
        #expect(mixed.status == 65)
        #expect(mixed.complaint.contains("beam-light: s/2 and s/1 are of different performances"), "\(mixed.complaint)")

        #expect(try KinoraProcess(["merge", "s/1", "s/1", "-o", "merged"], in: folder).status == 64)
        #expect(try KinoraProcess(["merge", "s/1", "-o", "s/1"], in: folder).status == 64)
        #expect(try KinoraProcess(["merge", "nowhere", "-o", "merged"], in: folder).status == 66)
    }

    @Test("A single effect is shared out and merged as a batch is")
    func render() throws {
        let folder = try TemporaryFolder()
        let words = ["render", "beam", "--size", "32x18", "--duration", "1"]
        #expect(try KinoraProcess(words + ["-o", "whole"], in: folder).status == 0)
        for index in 1...3 {
            let run = try KinoraProcess(
                words + ["--shard", "\(index)/3", "--shard-by", "interleaved", "-o", "s\(index)"], in: folder)
            #expect(
                run.text.hasPrefix("10 frames of beam, shard \(index)/3, 32x18 pixels, in s\(index) "),
                "\(run.text)\(run.complaint)")
        }
        let other = try KinoraProcess(words + ["--shard", "2/3", "-o", "s1"], in: folder)
        #expect(other.status == 73)
        #expect(other.complaint.hasPrefix("Error: The folder s1 holds shard 1/3, and this is shard 2/3; "))
        #expect(try KinoraProcess(["merge", "s1", "s2", "s3", "-o", "merged"], in: folder).status == 0)
        #expect(try folder.tree("merged") == folder.tree("whole"))

        let plan = try KinoraProcess(
            ["plan", "render", "beam", "--duration", "1", "--shard", "2/3", "--json", "-o", "new"], in: folder)
        #expect(
            plan.text.contains("\"render\":\"10-19\"") && plan.text.contains("\"shard\":\"2/3\""),
            "\(plan.text)\(plan.complaint)")
        for bad in [["-o", "x.png", "--at", "0"], ["-o", "x.gif"]] {
            #expect(try KinoraProcess(words + ["--shard", "1/2"] + bad, in: folder).status == 64)
        }
        #expect(try KinoraProcess(words + ["--shard", "1/2", "--shard-by", "entries"], in: folder).status == 64)
    }

    @Test("Rendering on keeps what is whole")
    func resume() throws {
        let folder = try TemporaryFolder()
        let words = ["render", "beam", "--size", "32x18", "--duration", "1", "-o", "out"]
        #expect(try KinoraProcess(words, in: folder).status == 0)
        let whole = try folder.tree("out")
        try folder.damage("out/frame-00007.png")
        let run = try KinoraProcess(words + ["--resume"], in: folder)
        #expect(run.text.hasPrefix("1 frame of beam, 32x18 pixels, in out, 29 were there ("), "\(run.text)")
        #expect(try folder.tree("out") == whole)
    }

    @Test("A folder that holds none of kinora's frames is told from one that lacks some")
    func foreign() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "file")
        let run = try KinoraProcess(["missing", "."], in: folder)
        #expect(run.status == 2)
        #expect(run.complaint == "Error: . holds neither frames nor a batch of kinora's.\n")
        #expect(try KinoraProcess(["missing", ".", "--print-shards"], in: folder).status == 64)
        try folder.write("{\"format\": 1}", to: "batch.json")
        #expect(try KinoraProcess(["missing", "."], in: folder).status == 2)
        #expect(try KinoraProcess(["merge", ".", "-o", "x"], in: folder).status == 65)
    }
}
