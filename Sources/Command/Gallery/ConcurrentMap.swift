import Foundation

extension Array where Element: Sendable {
    /// The results in order, worked out on all processors.
    func concurrentMap<Result: Sendable>(_ body: @escaping @Sendable (Element) throws -> Result) throws -> [Result] {
        let slots = ResultSlots<Result>(count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            slots.set(index, Swift.Result { try body(self[index]) })
        }
        return try slots.results()
    }
}

/// Results that come in any order.
private final class ResultSlots<Success: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Success, any Error>?]

    init(_ count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<Success, any Error>) { lock.withLock { slots[index] = result } }

    func results() throws -> [Success] { try slots.compactMap { try $0?.get() } }
}
