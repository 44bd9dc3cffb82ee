/// Work due at exact virtual times: script input, timers, delayed closures, the ends of animations.
///
/// Equal times run in the order in which they were added.
package final class Schedule {
    package struct Entry {
        package let time: Double
        package let number: Int
        package let action: @MainActor () -> Void
    }

    /// Sorted by time, then number, latest first, so that the next entry is the last.
    private var entries: [Entry] = []
    private var cancelled: Set<Int> = []
    private var nextNumber = 0

    /// Adds work and returns its number, by which it can be cancelled.
    @discardableResult
    package func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        let entry = Entry(time: time, number: nextNumber, action: action)
        nextNumber += 1
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time <= time { high = middle } else { low = middle + 1 }
        }
        entries.insert(entry, at: low)
        return entry.number
    }

    /// When the next entry is due; nil where there is none.
    package var nextTime: Double? { entries.last?.time }

    package func cancel(_ number: Int) { cancelled.insert(number) }

    /// Takes the next entry due at or before `time`.
    package func next(upTo time: Double) -> Entry? {
        while let entry = entries.last, entry.time <= time {
            entries.removeLast()
            if cancelled.remove(entry.number) == nil { return entry }
        }
        return nil
    }
}
