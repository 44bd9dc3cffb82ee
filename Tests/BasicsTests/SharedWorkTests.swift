import Synchronization
import Testing

@testable import KinoraBasics

@Suite("Work in pieces")
struct SharedWorkTests {
    @Test("is in the order of its numbers, whoever does it", arguments: [0, 1, 2, 7, 64, 1001])
    func order(count: Int) {
        for (step, threads) in [(1, 1), (1, 3), (4, 2), (5, 8), (2000, 4)] {
            let found = SharedWork.map(count, by: step, threads: threads) { _, number in "\(number)" }
            #expect(found == (0..<count).map { "\($0)" }, "by \(step), \(threads) threads")
        }
    }

    @Test("is done once each, by threads with numbers of their own")
    func threads() {
        final class Seen: Sendable {
            let busy = Mutex<[Bool]>([false, false, false])
            let calls = Mutex(0)
        }
        let seen = Seen()
        let clashes = SharedWork.map(300, by: 3, threads: 3) { thread, _ in
            let clash = seen.busy.withLock { busy in
                defer { busy[thread] = true }
                return busy[thread]
            }
            seen.calls.withLock { $0 += 1 }
            seen.busy.withLock { $0[thread] = false }
            return clash
        }
        #expect(!clashes.contains(true))
        #expect(seen.calls.withLock { $0 } == 300)
    }
}
