import Foundation
import KinoraGeometry
import KinoraJobs
import KinoraPixels
import KinoraScene
import Synchronization

/// A performance whose picture is one color that tells the time: red counts 1/60 s, green is the seed.
struct TestSource: FrameSource {
    var duration = 2.0
    var size = CGSize(width: 16, height: 9)
    var seed = 0.0
    var scale = 1.0
    /// Fails from this time on.
    var failsAt = Double.infinity

    struct Broken: Error, Equatable {}

    func scene(at time: Double) throws -> FrameScene {
        if time >= failsAt { throw Broken() }
        return FrameScene(
            size: size, background: RGBA(red: (time * 60).rounded() / 255, green: seed / 255, blue: 0.5), nodes: [])
    }
}

/// A dot of 4 x 4 points that moves to the right by 2 points in each of the first fifteen frames at 30 per second, then rests.
struct MovingSource: FrameSource {
    let duration = 2.0
    let scale = 1.0

    func scene(at time: Double) -> FrameScene {
        let x = 10 + 2 * min((time * 30).rounded(), 15)
        let dot = Path(.rect(CGRect(x: x, y: 5, width: 4, height: 4)))
        return FrameScene(
            size: CGSize(width: 60, height: 40), background: .white, nodes: [.fill(Fill(dot, paint: .color(.black)))])
    }
}

/// Keeps what is told of every frame.
final class ChangeSink: FrameSink {
    private let store = Mutex<[Int: FrameChange]>([:])
    var changes: [Int: FrameChange] { store.withLock { $0 } }

    func makeWriter() -> Writer { Writer(sink: self) }

    struct Writer: FrameWriter {
        let sink: ChangeSink

        func write(_ pixmap: Pixmap, number: Int) throws { try write(pixmap, number: number, change: .all) }

        func write(_ pixmap: Pixmap, number: Int, change: FrameChange) throws {
            sink.store.withLock { $0[number] = change }
        }
    }
}

/// Keeps every picture by number, and can hold back, fail or call back.
final class MemorySink: FrameSink {
    struct Full: Error, Equatable {}

    private let store = Mutex<[Int: Pixmap]>([:])
    private let failing: Int?
    private let delay: @Sendable (Int) -> Double
    private let onWrite: @Sendable (Int) -> Void

    init(
        failing: Int? = nil, delay: @escaping @Sendable (Int) -> Double = { _ in 0 },
        onWrite: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        (self.failing, self.delay, self.onWrite) = (failing, delay, onWrite)
    }

    var frames: [Int: Pixmap] { store.withLock { $0 } }

    func makeWriter() -> Writer { Writer(sink: self) }

    struct Writer: FrameWriter {
        let sink: MemorySink

        func write(_ pixmap: Pixmap, number: Int) throws -> Int {
            Thread.sleep(forTimeInterval: sink.delay(number))
            if number == sink.failing { throw Full() }
            sink.store.withLock { $0[number] = pixmap }
            sink.onWrite(number)
            return number * 10
        }
    }
}

/// A counter that several threads may touch.
final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    var count: Int { value.load(ordering: .sequentiallyConsistent) }
    func add(_ step: Int = 1) { value.add(step, ordering: .sequentiallyConsistent) }
}
