/// Work due at exact virtual times: script input, timers, delayed closures, the ends of animations.
///
/// Equal times run in the order in which they were added.
package final class Schedule {
    package struct Entry {
        package let time: Double
        package let number: Int
        /// How many entries in a row asked for the next one at their own time; this is the last of them.
        package let chain: Int
        package let action: @MainActor () -> Void

        fileprivate func isBefore(_ other: Entry) -> Bool { (time, number) < (other.time, other.number) }
    }

    /// A binary heap: each entry is before the two at twice its index, plus one and two.
    private var entries: [Entry] = []
    private var cancelled: Set<Int> = []
    private var nextNumber = 0
    /// The entry that was taken last, and runs.
    private var running: (time: Double, chain: Int)?
    /// How many entries of the present moment were taken that belong to a long chain. Work that asks twice for itself each time makes
    /// more and more chains of which none becomes very long.
    package private(set) var chainedCount = 0

    /// From this on a chain is long.
    private static let longChain = 8

    /// Whether the work that runs was asked for at its own moment by work that was, and so on, many times.
    package var isInLongChain: Bool { (running?.chain ?? 0) >= Schedule.longChain }

    /// Adds work and returns its number, by which it can be cancelled.
    @discardableResult
    package func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        var chain = 0
        if let running, time <= running.time { chain = running.chain + 1 }
        let entry = Entry(time: time, number: takeNumber(), chain: chain, action: action)
        entries.append(entry)
        rise(from: entries.count - 1)
        return entry.number
    }

    /// A number for work that is kept elsewhere, by which it has its turn.
    package func takeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// Whether an entry is due at `time` that was added before a number was taken.
    package func hasWork(at time: Double, before number: Int) -> Bool {
        while let entry = entries.first, cancelled.remove(entry.number) != nil { removeFirst() }
        return entries.first.map { $0.time <= time && $0.number < number } ?? false
    }

    /// When the next entry is due; nil where there is none.
    package var nextTime: Double? { entries.first?.time }

    package func cancel(_ number: Int) { cancelled.insert(number) }

    /// Takes the next entry due at or before `time`.
    package func next(upTo time: Double) -> Entry? {
        while let entry = entries.first, entry.time <= time {
            removeFirst()
            guard cancelled.remove(entry.number) == nil else { continue }
            if running.map({ $0.time < entry.time }) ?? true { chainedCount = 0 }
            if entry.chain >= Schedule.longChain { chainedCount += 1 }
            running = (entry.time, entry.chain)
            return entry
        }
        running = nil
        return nil
    }

    private func rise(from index: Int) {
        var index = index
        while index > 0 {
            let parent = (index - 1) / 2
            guard entries[index].isBefore(entries[parent]) else { return }
            entries.swapAt(index, parent)
            index = parent
        }
    }

    private func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var index = 0
        while true {
            var first = index
            for child in [2 * index + 1, 2 * index + 2] where child < entries.count {
                if entries[child].isBefore(entries[first]) { first = child }
            }
            guard first != index else { return }
            entries.swapAt(index, first)
            index = first
        }
    }
}
