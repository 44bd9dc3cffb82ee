import Foundation
@testable import KinoraJobs
import KinoraPixels
import KinoraScene
import Testing

@Suite struct RenderingTests {
    let rate = FrameRate(frames: 30)!

    @Test("Every frame is the scene at its own time, whatever the number of workers", arguments: [1, 2, 3, 7])
    func everyFrame(workers: Int) throws {
        let sink = MemorySink()
        try RenderJob(rate: rate, frames: 0..<40, workers: workers).render(TestSource(), to: sink)
        #expect(sink.frames.keys.sorted() == Array(0..<40))
        for (number, pixmap) in sink.frames {
            // 30 frames a second count two sixtieths each; blue 0.5 is 127.5, which either neighbor represents.
            #expect(pixmap.pixels.allSatisfy { $0 & 0xFFFF == UInt32(number * 2) }, "frame \(number)")
            #expect(pixmap.width == 16 && pixmap.height == 9)
        }
    }

    @Test("One worker and several make the same pixels, also when they finish out of order")
    func workersAgree() throws {
        let alone = MemorySink()
        let together = MemorySink(delay: { $0 % 3 == 0 ? 0.01 : 0 })
        try RenderJob(rate: rate, frames: 5..<25, workers: 1).render(TestSource(), to: alone)
        try RenderJob(rate: rate, frames: 5..<25, workers: 4).render(TestSource(), to: together)
        #expect(alone.frames == together.frames)
    }

    @Test("Frames that several workers share in bands have the pixels that one of them draws", arguments: [1, 2])
    func bands(frames: Int) throws {
        // Large enough to be cut.
        let source = TestSource(size: CGSize(width: 1000, height: 600))
        let (alone, together) = (MemorySink(), MemorySink())
        try RenderJob(rate: rate, frames: 3..<3 + frames, workers: 1).render(source, to: alone)
        try RenderJob(rate: rate, frames: 3..<3 + frames, workers: 4).render(source, to: together)
        #expect(alone.frames == together.frames)
        let job = RenderJob(rate: rate, frames: 0..<1, workers: 4)
        #expect(try job.picture(at: 0.1, of: source) == alone.frames[3])
    }

    @Test("Frames that take over what does not change have the pixels of those drawn from nothing", arguments: [1, 3])
    func takingOver(workers: Int) throws {
        let (fresh, kept) = (MemorySink(), MemorySink())
        var job = RenderJob(rate: rate, frames: 0..<40, workers: workers)
        try job.render(MovingSource(), to: kept)
        job.takesOver = false
        try job.render(MovingSource(), to: fresh)
        #expect(kept.frames == fresh.frames)
        // The dot moves from one frame to the next, and rests for half a second.
        #expect(kept.frames[3] != kept.frames[4])
        #expect(kept.frames[20] == kept.frames[21])
    }

    @Test("A writer is told what a frame has of the one before")
    func changes() throws {
        let sink = ChangeSink()
        try RenderJob(rate: rate, frames: 0..<25).render(MovingSource(), to: sink)
        let changes = sink.changes
        #expect(changes[0] == .all)
        #expect(changes[1] == .within([PixelRect(x: 10, y: 5, width: 6, height: 4)]))
        #expect(changes[20] == FrameChange.none)
    }

    @Test("A range has the frames of the whole run")
    func range() throws {
        let (whole, part) = (MemorySink(), MemorySink())
        try RenderJob(rate: rate, frames: 0..<20, workers: 2).render(TestSource(), to: whole)
        try RenderJob(rate: rate, frames: 7..<9, workers: 2).render(TestSource(), to: part)
        #expect(part.frames == whole.frames.filter { (7..<9).contains($0.key) })
    }

    @Test("Frames at 30 per second are every second frame at 60")
    func nestedRates() throws {
        let (slow, fast) = (MemorySink(), MemorySink())
        try RenderJob(rate: rate, frames: 0..<10).render(TestSource(), to: slow)
        try RenderJob(rate: FrameRate(frames: 60)!, frames: 0..<20).render(TestSource(), to: fast)
        for index in 0..<10 { #expect(slow.frames[index] == fast.frames[index * 2]) }
    }

    @Test("The source's scale multiplies points to pixels")
    func scale() throws {
        let sink = MemorySink()
        try RenderJob(rate: rate, frames: 0..<1).render(TestSource(scale: 2), to: sink)
        #expect(sink.frames[0]?.width == 32)
        #expect(sink.frames[0]?.height == 18)
    }

    @Test("The background replaces the scene's own")
    func background() throws {
        let source = TestSource()
        let pixel = { (background: RenderJob.Background) in
            try RenderJob(rate: rate, frames: 0..<1, background: background).picture(at: 0, of: source).pixels[0]
        }
        #expect(try pixel(.transparent) == 0)
        #expect(try pixel(.color(RGBA(red: 1, green: 0, blue: 0))) == 0xFF00_00FF)
        #expect(try pixel(.ofScene) >> 24 == 255)
    }

    @Test("Receipts arrive once for each frame and progress never falls", arguments: [1, 3])
    func reports(workers: Int) throws {
        var receipts: [Int: Int] = [:]
        var seen: [Int] = []
        try RenderJob(rate: rate, frames: 3..<13, workers: workers).render(
            TestSource(), to: MemorySink(), receive: { receipts[$0] = $1 },
            progress: {
                #expect($0.total == 10)
                seen.append($0.written)
            })
        #expect(receipts == Dictionary(uniqueKeysWithValues: (3..<13).map { ($0, $0 * 10) }))
        #expect(seen == seen.sorted())
        #expect(seen.last == 10)
    }

    @Test("A frame that cannot be written ends the job and is named", arguments: [1, 2, 4])
    func writeFailure(workers: Int) throws {
        let sink = MemorySink(failing: 6)
        var received: [Int] = []
        let failure = try #require(throws: FrameFailure.self) {
            try RenderJob(rate: rate, frames: 0..<60, workers: workers).render(
                TestSource(), to: sink, receive: { number, _ in received.append(number) })
        }
        #expect(failure.number == 6)
        #expect(failure.underlying is MemorySink.Full)
        #expect(sink.frames.count < 20, "the frames after the failure are not drawn")
        #expect(received.sorted() == sink.frames.keys.sorted(), "what was written before is known")
    }

    @Test("A scene that cannot be made ends the job and is named", arguments: [1, 2])
    func sceneFailure(workers: Int) throws {
        let failure = try #require(throws: FrameFailure.self) {
            try RenderJob(rate: rate, frames: 0..<60, workers: workers).render(TestSource(failsAt: 1), to: MemorySink())
        }
        #expect(failure.number == 30)
        #expect(failure.underlying is TestSource.Broken)
    }

    @Test("A cancelled job stops after the frames in hand and says how many are written", arguments: [1, 2, 4])
    func cancellation(workers: Int) throws {
        let cancellation = Cancellation()
        let sink = MemorySink(onWrite: { if $0 == 8 { cancellation.cancel() } })
        let stop = try #require(throws: RenderInterrupted.self) {
            try RenderJob(rate: rate, frames: 0..<500, workers: workers).render(
                TestSource(), to: sink, cancellation: cancellation)
        }
        #expect(stop == RenderInterrupted(written: sink.frames.count, total: 500))
        #expect(sink.frames.count <= 8 + 2 * workers)
    }

    @Test("A job cancelled before it begins writes nothing", arguments: [1, 2])
    func cancelledEarly(workers: Int) {
        let (cancellation, sink) = (Cancellation(), MemorySink())
        cancellation.cancel()
        #expect(throws: RenderInterrupted.self) {
            try RenderJob(rate: rate, frames: 0..<10, workers: workers).render(
                TestSource(), to: sink, cancellation: cancellation)
        }
        #expect(sink.frames.isEmpty)
    }

    @Test("Scenes are evaluated only a few frames ahead, so memory does not grow with the run")
    func bounded() throws {
        let (evaluated, written, widest) = (Counter(), Counter(), Counter())
        let source = CountingSource(evaluated: evaluated)
        let sink = MemorySink(
            delay: { _ in 0.002 },
            onWrite: { _ in
                written.add()
                let ahead = evaluated.count - written.count
                if ahead > widest.count { widest.add(ahead - widest.count) }
            })
        try RenderJob(rate: rate, frames: 0..<60, workers: 2).render(source, to: sink)
        #expect(evaluated.count == 60)
        #expect(widest.count <= 2 + 3 + 2, "two in hand, three waiting, one being made")
    }

    @Test("More workers than frames are no harm, and an empty range is a finished job")
    func few() throws {
        let sink = MemorySink()
        try RenderJob(rate: rate, frames: 4..<5, workers: 64).render(TestSource(), to: sink)
        #expect(sink.frames.keys.sorted() == [4])
        try RenderJob(rate: rate, frames: 4..<4, workers: 2).render(TestSource(), to: sink)
        #expect(sink.frames.count == 1)
    }
}

private struct CountingSource: FrameSource {
    let evaluated: Counter
    var duration: Double { 2 }
    var scale: Double { 1 }

    func scene(at time: Double) -> FrameScene {
        evaluated.add()
        return FrameScene(size: CGSize(width: 4, height: 4), nodes: [])
    }
}
