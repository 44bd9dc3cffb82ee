import Foundation
import Testing

/// A batch that is killed is completed by the same words.
@Suite struct BatchKillTests {
    private static let batch = """
        defaults: {size: 160x90, fps: 30}
        entries:
          - {effect: [beam, confetti], appearance: [light, dark], duration: 1}
          - {effect: glass, duration: 0.5, seed: [1, 2]}

        """
    private static let frames = 4 * 30 + 2 * 15

    @Test(
        "Killed at ten seeded moments, the same words complete a batch: byte-identical, rendering only what is missing")
    func killed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.batch, to: "b.yaml")
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "whole", "-q"], in: folder).status == 0)
        let whole = try folder.tree("whole")

        var state: UInt64 = 2026
        for round in 0..<10 {
            // A moment is a number of frames that are there, so that the test means the same on any machine.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let moment = Int(state >> 33) % (Self.frames - 8)
            let words = ["batch", "b.yaml", "-o", "out", "--jobs", "2"]
            let run = try KinoraProcess(words, in: folder) { process in
                let deadline = Date(timeIntervalSinceNow: 120)
                while count(folder) < moment, process.isRunning, Date() < deadline { usleep(500) }
                kill(process.processIdentifier, SIGKILL)
            }
            #expect(run.status == 128 + SIGKILL, "round \(round): the batch was done before frame \(moment)")
            let there = count(folder)
            #expect(there >= moment && there < Self.frames)

            // A frame under its name is whole: what is there is kept, and nothing else has to be rendered.
            let told = try BatchTold(try KinoraProcess(words + ["--json"], in: folder))
            #expect(told.summary.framesKept == there, "round \(round)")
            #expect(told.summary.framesRendered == Self.frames - there, "round \(round)")
            #expect(told.entries.allSatisfy { $0.damaged.isEmpty })
            #expect(try folder.tree("out") == whole, "round \(round)")
            try folder.remove("out")
        }
    }

    private func count(_ folder: TemporaryFolder) -> Int {
        folder.names("out").reduce(0) { $0 + folder.names("out/\($1)").count { $0.hasPrefix("frame-") } }
    }

    @Test("A batch that is killed again and again still comes to its end", arguments: [UInt64(7)])
    func repeatedly(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.batch, to: "b.yaml")
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "whole", "-q"], in: folder).status == 0)
        let words = ["batch", "b.yaml", "-o", "out", "--jobs", "2", "-q"]
        for _ in 0..<5 {
            let before = count(folder)
            _ = try KinoraProcess(words, in: folder) { process in
                let deadline = Date(timeIntervalSinceNow: 120)
                while count(folder) < before + 9, process.isRunning, Date() < deadline { usleep(500) }
                kill(process.processIdentifier, SIGKILL)
            }
            #expect(count(folder) >= before + 9, "a killed run loses nothing that earlier ones had")
        }
        #expect(try KinoraProcess(words, in: folder).status == 0)
        #expect(try folder.tree("out") == folder.tree("whole"))
    }

    @Test("A batch that is asked to stop says how far it came", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.batch, to: "b.yaml")
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out", "--jobs", "2"], in: folder) { process in
            let deadline = Date(timeIntervalSinceNow: 120)
            while count(folder) < 40, process.isRunning, Date() < deadline { usleep(500) }
            kill(process.processIdentifier, signal)
        }
        #expect(run.status == 128 + signal)
        #expect(run.complaint.contains("of 6 entries are done; every frame in out is whole."), "\(run.complaint)")
        #expect(try KinoraProcess(["batch", "b.yaml", "-o", "out"], in: folder).status == 0)
        #expect(try KinoraProcess(["missing", "out"], in: folder).status == 0)
    }
}
