import KinoraFrames
import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraJobs

@Suite struct SequenceOutputsTests {
    private struct Broken: Error {}

    /// Collects bytes; fails with the call of this number.
    private final class Collector: @unchecked Sendable {
        var bytes: [UInt8] = []
        var calls = 0
        var failsAt = Int.max

        func emit(_ more: [UInt8]) throws {
            calls += 1
            if calls > failsAt { throw Broken() }
            bytes += more
        }
    }

    private func job(_ frames: Range<Int>, workers: Int) -> RenderJob {
        RenderJob(rate: FrameRate(frames: 10)!, frames: frames, workers: workers)
    }

    private func apng(_ count: Int) throws -> APNGWriter {
        try APNGWriter(width: 16, height: 9, frameCount: count, timing: FrameTiming(frames: 10)!)
    }

    @Test("A folder, an APNG, a GIF, raw video and a sheet come of one rendering, the same for any number of workers")
    func outputs() throws {
        var results: [[[UInt8]]] = []
        for workers in [1, 2, 5] {
            let collectors = (0..<4).map { _ in Collector() }
            let timing = FrameTiming(frames: 10)!
            let writers: [any FrameSequenceWriter] = [
                try apng(20), try GIFWriter(width: 16, height: 9, timing: timing),
                Y4MWriter(width: 16, height: 9, timing: timing), SheetWriter(firstNumber: 3, frameCount: 20),
            ]
            let outputs = try SequenceOutputs(
                zip(writers, collectors).map { SequenceOutputs.Output($0, emit: $1.emit) }, numbers: 3..<23)
            let source = TestSource()
            try job(3..<23, workers: workers).render(source, into: outputs)
            results.append(collectors.map(\.bytes))
        }
        #expect(results[0] == results[1] && results[0] == results[2])
        var reader = try APNGReader(results[0][0])
        for number in 3..<23 {
            let expected = try job(0..<1, workers: 1).picture(at: Double(number) / 10, of: TestSource()).straight()
            #expect(try reader.nextFrame() == expected)
        }
        #expect(try PNGDecoder.decode(results[0][3]).width > 4 * 240)
    }

    @Test(
        "A frame that fails lets go of the threads that wait for it, and is the failure that is told",
        arguments: [1, 2, 4])
    func failures(_ workers: Int) throws {
        for failing in [0, 7, 19] {
            let source = TestSource(failsAt: Double(failing) / 10)
            let collector = Collector()
            let outputs = try SequenceOutputs([.init(try apng(20), emit: collector.emit)], numbers: 0..<20)
            let failure = #expect(throws: FrameFailure.self) {
                try job(0..<20, workers: workers).render(source, into: outputs)
            }
            #expect(failure?.number == failing)
        }
    }

    @Test("A full disk ends the run with that error", arguments: [1, 4])
    func fullDisk(_ workers: Int) throws {
        let collector = Collector()
        collector.failsAt = 9
        let outputs = try SequenceOutputs([.init(try apng(30), emit: collector.emit)], numbers: 0..<30)
        let failure = #expect(throws: FrameFailure.self) {
            try job(0..<30, workers: workers).render(TestSource(), into: outputs)
        }
        #expect(failure?.number == 8 && failure?.underlying is Broken)
    }

    @Test("Places pass in order however threads arrive")
    func order() async throws {
        let turnstile = Turnstile()
        nonisolated(unsafe) var passed: [Int] = []
        await withTaskGroup(of: Void.self) { group in
            for place in [2, 0, 1] {
                group.addTask {
                    await withCheckedContinuation { done in
                        Thread.detachNewThread {
                            try? turnstile.pass(place) { passed.append(place) }
                            done.resume()
                        }
                    }
                }
            }
        }
        #expect(passed == [0, 1, 2])
        turnstile.abandon(3)
        #expect(throws: Turnstile.Broken.self) { try turnstile.pass(4) {} }
        #expect(throws: Never.self) { try turnstile.pass(3) {} }
    }
}
