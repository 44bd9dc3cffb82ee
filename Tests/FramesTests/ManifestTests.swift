import Foundation
import KinoraBasics
import Testing

@testable import KinoraFrames

struct ManifestTests {
    private let sample = Manifest(
        tool: Manifest.Tool(version: "0.1"),
        job: Manifest.Job(
            effect: "glass",
            parameters: [
                "radius": .number(12.5), "count": .integer(3), "text": .string("a/b \"ü\""), "on": .bool(true),
                "colors": .list([.string("#ff0000"), .integer(1)]),
            ],
            seed: .max, size: Manifest.Size(width: 320, height: 240), scale: 2, framesPerSecond: 60,
            range: Manifest.FrameRange(10..<13),
            fonts: [Manifest.Resource(name: "Inter-Regular.otf", sha256: SHA256.hexDigest([1]))],
            script: SHA256.hexDigest([2])),
        shard: Manifest.Shard(index: 0, count: 2, layout: .interleaved),
        frames: [
            Manifest.Frame(index: 10, file: "frame-00010.png", contents: [1, 2, 3]),
            Manifest.Frame(index: 12, file: "frame-00012.png", contents: [4]),
        ])

    @Test("a manifest survives JSON, every value in its kind")
    func roundTrip() throws {
        let bytes = try sample.jsonBytes()
        #expect(try Manifest(json: bytes) == sample)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"seed\" : 18446744073709551615"))
    }

    @Test("the text is the same whatever the order in which values were put in")
    func stableText() throws {
        var other = sample
        other.job.parameters = [:]
        for (key, value) in sample.job.parameters.sorted(by: { $0.key > $1.key }) { other.job.parameters[key] = value }
        #expect(try other.jsonBytes() == sample.jsonBytes())
        #expect(try other.job.fingerprint() == sample.job.fingerprint())
        let text = String(decoding: try sample.jsonBytes(), as: UTF8.self)
        let keys = ["\"format\"", "\"frames\"", "\"job\"", "\"shard\"", "\"tool\""].map {
            text.range(of: $0)!.lowerBound
        }
        #expect(keys == keys.sorted())
    }

    @Test("any change of the job changes its fingerprint")
    func fingerprint() throws {
        var jobs = [sample.job]
        for change in [
            { $0.seed = 1 }, { $0.parameters["count"] = .integer(4) }, { $0.parameters["count"] = .number(3.5) },
            { $0.scale = 1 },
            { $0.range.end = 14 }, { $0.script = nil }, { $0.compression = .small }, { $0.appearance = "dark" },
        ] as [(inout Manifest.Job) -> Void] {
            var job = sample.job
            change(&job)
            jobs.append(job)
        }
        #expect(Set(try jobs.map { try $0.fingerprint() }).count == jobs.count)
    }

    @Test("frames are kept in order, a newer record in place of the older, and gaps are known")
    func records() {
        var manifest = sample
        #expect(manifest.missingFrames.isEmpty, "frame 11 is another shard's")
        manifest.shard = nil
        #expect(manifest.missingFrames == [11])
        manifest.record(Manifest.Frame(index: 11, file: "frame-00011.png", contents: [5]))
        manifest.record(Manifest.Frame(index: 10, file: "frame-00010.png", contents: [6]))
        #expect(manifest.frames.map(\.index) == [10, 11, 12])
        #expect(manifest.frames[0].sha256 == SHA256.hexDigest([6]))
        #expect(manifest.missingFrames.isEmpty)
    }

    @Test(
        "a manifest from outside that lies is refused with a sentence",
        arguments: [
            ("\"format\" : 1", "\"format\" : 2", "its format is 2, this version reads 1"),
            ("\"index\" : 12", "\"index\" : 10", "frame 10 is listed twice or out of order"),
            ("\"index\" : 12", "\"index\" : 13", "frame 13 is outside the job's range"),
            ("frame-00012.png", "../frame-00012.png", "frame 12 names a file outside the folder"),
            ("\"end\" : 13", "\"end\" : 2", "job.range 10..<2 is not a range of frames"),
            ("\"count\" : 2,", "\"count\" : 0,", "shard 0 of 0 does not exist"),
            ("\"scale\" : 2", "\"scale\" : \"big\"", "job.scale is of another type than expected"),
            ("\"effect\" : \"glass\",", "", "it lacks job.effect"),
            ("{\n  \"format\"", "}{\n  \"format\"", "it is not JSON"),
            ("\n  }\n}", "", "it is truncated: the file ends in the middle"),
            ("interleaved", "mixed", "shard.layout is not a value it may have"),
        ])
    func refused(old: String, new: String, reason: String) throws {
        let text = String(decoding: try sample.jsonBytes(), as: UTF8.self)
        let changed = text.replacingOccurrences(of: old, with: new)
        #expect(changed != text)
        #expect(throws: FrameFileError(.read, "m.json", reason)) {
            try Manifest(json: Array(changed.utf8), path: "m.json")
        }
    }

    @Test("damaged manifests never trap")
    func damaged() throws {
        let good = try sample.jsonBytes()
        var random = SplitMix(seed: 77)
        for _ in 0..<600 {
            var bytes = good
            for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = random.byte() }
            _ = try? Manifest(json: bytes)
        }
    }

    @Test("values that JSON cannot hold are an error, not a crash")
    func notFinite() {
        var manifest = sample
        manifest.job.scale = .infinity
        #expect(throws: FrameFileError.self) { try manifest.jsonBytes() }
    }
}
