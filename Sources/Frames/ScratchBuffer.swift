// Memory that a worker keeps between frames, because fresh pages cost more than filling them.
import KinoraBasics

/// Bytes that grow when asked and never shrink. Their content is undefined after growing.
final class ScratchBuffer {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    init() {
        capacity = 64
        bytes = .allocate(capacity: 64)
    }

    deinit { bytes.deallocate() }

    /// At least `count` bytes.
    func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if count > capacity {
            bytes.deallocate()
            capacity = max(count, capacity + capacity / 2)
            bytes = LargeMemory.allocate(capacity: capacity)
        }
        return bytes
    }
}
