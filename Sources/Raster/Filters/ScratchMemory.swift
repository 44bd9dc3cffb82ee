import KinoraBasics
import Synchronization

/// Blocks of floats that filters borrow and return, so that a frame does not request new memory pages, which the
/// system would have to clear, again and again.
///
/// Blocks are powers of two in size; at most 64 MiB of free blocks are kept.
enum ScratchMemory {
    private struct Shelf {
        var blocks: [Int: [UnsafeMutablePointer<Float>]] = [:]
        var floats = 0
    }

    private nonisolated(unsafe) static var shelf = Shelf()
    private static let lock = Mutex<Void>(())
    private static let limit = 16 << 20

    /// Memory for at least `count` floats, with undefined values.
    static func take(_ count: Int) -> (pointer: UnsafeMutablePointer<Float>, capacity: Int) {
        var capacity = 1024
        while capacity < count { capacity *= 2 }
        let kept = lock.withLock { _ -> UnsafeMutablePointer<Float>? in
            guard let block = shelf.blocks[capacity]?.popLast() else { return nil }
            shelf.floats -= capacity
            return block
        }
        return (kept ?? LargeMemory.allocate(capacity: capacity, filling: count), capacity)
    }

    static func giveBack(_ pointer: UnsafeMutablePointer<Float>, capacity: Int) {
        let isKept = lock.withLock { _ -> Bool in
            guard shelf.floats + capacity <= limit else { return false }
            shelf.blocks[capacity, default: []].append(pointer)
            shelf.floats += capacity
            return true
        }
        if !isKept { pointer.deallocate() }
    }
}
