import Foundation

/// Lets threads run one at a time and in the order of their places, whatever order they arrive in. A place that will
/// never come is reported, so that nobody waits for it.
final class Turnstile: @unchecked Sendable {
    /// An earlier place failed, so that this one's turn never comes.
    struct Broken: Error {}

    private let condition = NSCondition()
    private var next = 0
    private var broken = Int.max

    /// Waits for the turn of `place` and runs `body` alone; the next place follows. Where `body` fails, later places get `Broken`.
    func pass<Result>(_ place: Int, _ body: () throws -> Result) throws -> Result {
        condition.lock()
        while next != place, broken >= place { condition.wait() }
        let isReachable = next == place && broken >= place
        condition.unlock()
        guard isReachable else { throw Broken() }
        do {
            let result = try body()
            condition.withLock {
                next += 1
                condition.broadcast()
            }
            return result
        } catch {
            abandon(place)
            throw error
        }
    }

    /// `place` will never pass.
    func abandon(_ place: Int) {
        condition.withLock {
            broken = min(broken, place)
            condition.broadcast()
        }
    }
}
