import Foundation

/// Results that threads work out in order, as many at a time as is said, before they are asked for.
///
/// Not by Dispatch: a process with queues cannot be forked for previews (`OwnProcess`).
final class WorkAhead<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable (Int) throws -> Value
    /// Guards what follows.
    private let condition = NSCondition()
    private var results: [Result<Value, any Error>?]
    private var next = 0
    private var threads: Int

    /// - Parameters:
    ///   - count: how many results there are.
    ///   - workers: threads at a time; there are no more than results.
    ///   - work: makes one, from its index.
    init(_ count: Int, workers: Int, _ work: @escaping @Sendable (Int) throws -> Value) {
        self.work = work
        results = Array(repeating: nil, count: count)
        threads = min(count, max(1, workers))
        for _ in 0..<threads { Thread.detachNewThread { self.run() } }
    }

    /// Waits for a result.
    func result(_ index: Int) throws -> Value {
        try condition.withLock {
            while results[index] == nil { condition.wait() }
            return results[index]!
        }.get()
    }

    /// Begins no more work, and waits until none is done.
    func end() {
        condition.withLock {
            next = results.count
            while threads > 0 { condition.wait() }
        }
    }

    private func run() {
        while let index = condition.withLock({ begin() }) {
            let result = Result { try work(index) }
            condition.withLock {
                results[index] = result
                condition.broadcast()
            }
        }
    }

    /// The next one to be made; nil for a thread that has nothing more to do.
    private func begin() -> Int? {
        guard next < results.count else {
            threads -= 1
            condition.broadcast()
            return nil
        }
        next += 1
        return next - 1
    }
}
