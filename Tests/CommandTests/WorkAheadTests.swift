import Foundation
import Synchronization
import Testing

@testable import KinoraCommand

/// Results that are worked out before they are asked for.
@Suite struct WorkAheadTests {
    @Test(
        "Each result is that of its index, in whatever order they come and are asked for; an error is its own",
        arguments: [1, 3, 40])
    func results(workers: Int) throws {
        let ahead = WorkAhead(20, workers: workers) { index in
            if index % 7 == 6 { throw CommandError(.badData, "\(index)") }
            return index * index
        }
        for index in (0..<20).reversed() {
            if index % 7 == 6 {
                #expect(throws: CommandError.self) { try ahead.result(index) }
            } else {
                #expect(try ahead.result(index) == index * index)
            }
        }
        ahead.end()
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    @Test("After the end nothing more is begun, and what was begun is done")
    func end() {
        let begun = Counter()
        let done = Counter()
        let ahead = WorkAhead(1000, workers: 2) { _ in
            begun.add()
            usleep(5000)
            done.add()
        }
        ahead.end()
        let count = begun.value
        #expect(count < 1000 && done.value == count)
    }
}
