import Dispatch
import Foundation
import Synchronization

/// Work in pieces that several threads take one after the other.
package enum SharedWork {
    /// Drawing recurses through nested layers, for which a thread's default stack is little.
    private static let stackBytes = 16 << 20

    /// Calls `body` once for each of `count` pieces and returns when all of them are done.
    ///
    /// - Parameters:
    ///   - threads: the calling one included; no more are started than there are pieces.
    ///   - body: gets the number of its thread, which is below `threads` and of one call at a time, and that of the piece.
    package static func run(
        _ count: Int, threads: Int, _ body: @escaping @Sendable (_ thread: Int, _ piece: Int) -> Void
    ) {
        let threads = min(threads, count)
        guard threads > 1 else {
            for piece in 0..<count { body(0, piece) }
            return
        }
        let pieces = Pieces(count: count)
        let done = DispatchSemaphore(value: 0)
        for number in 1..<threads {
            let thread = Thread {
                while let piece = pieces.take() { body(number, piece) }
                done.signal()
            }
            thread.stackSize = stackBytes
            thread.start()
        }
        while let piece = pieces.take() { body(0, piece) }
        for _ in 1..<threads { done.wait() }
    }

    /// What `body` makes of each number below `count`, in their order.
    ///
    /// - Parameters:
    ///   - step: how many neighbors a thread takes at once, at least 1.
    ///   - threads: as of `run`.
    ///   - body: gets the number of its thread and a number below `count`.
    package static func map<Result: Sendable>(
        _ count: Int, by step: Int, threads: Int, _ body: @escaping @Sendable (_ thread: Int, _ number: Int) -> Result
    ) -> [Result] {
        let pieces = (count + step - 1) / step
        guard threads > 1, pieces > 1 else { return (0..<count).map { body(0, $0) } }
        let made = Made<Result>()
        run(pieces, threads: threads) { thread, piece in
            let results = (piece * step..<min((piece + 1) * step, count)).map { body(thread, $0) }
            made.pieces.withLock { $0[piece] = results }
        }
        return made.pieces.withLock { made in (0..<pieces).flatMap { made[$0]! } }
    }

    /// What the threads have made, by the numbers of the pieces.
    private final class Made<Result: Sendable>: Sendable {
        let pieces = Mutex<[Int: [Result]]>([:])
    }

    private final class Pieces: Sendable {
        private let next = Atomic(0)
        private let count: Int

        init(count: Int) { self.count = count }

        func take() -> Int? {
            let piece = next.add(1, ordering: .relaxed).oldValue
            return piece < count ? piece : nil
        }
    }
}
