import Foundation
import KinoraJobs
import KinoraPixels

/// Keeps the frames of a run in memory.
final class FrameCollector: FrameSink, @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [Int: Pixmap] = [:]

    /// In the order of their numbers.
    var frames: [Pixmap] { lock.withLock { collected.sorted { $0.key < $1.key }.map(\.value) } }

    func makeWriter() -> Writer { Writer(collector: self) }

    struct Writer: FrameWriter {
        let collector: FrameCollector

        func write(_ pixmap: Pixmap, number: Int) { collector.keep(pixmap, number) }
    }

    private func keep(_ pixmap: Pixmap, _ number: Int) { lock.withLock { collected[number] = pixmap } }
}
