import Foundation

/// Counts changes, for those who wait for the next one.
final class StudioNews: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    func tell() {
        condition.lock()
        count += 1
        condition.broadcast()
        condition.unlock()
    }

    /// The number of changes, when it is another one than `known` or some seconds are over.
    func wait(after known: Int, seconds: Double) -> Int {
        let end = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while count == known, condition.wait(until: end) {}
        return count
    }
}
