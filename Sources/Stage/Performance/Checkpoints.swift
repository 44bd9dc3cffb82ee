/// The model after each event, as far as it is kept: going back to a time between two that are kept means starting again.
///
/// Of each model there is what differs from the one before, so that an event costs what it changes. Frames are mostly asked for in
/// order, so that the latest are kept; of the others there are the fewer the more events there are. An hour of dragging has more than
/// 400,000 events.
struct Checkpoints {
    struct Checkpoint {
        /// In seconds.
        let time: Double
        /// No two of a performance have the same.
        let number: Int
        /// Whether the one after it has been dropped.
        fileprivate(set) var hasGap = false
        /// From the checkpoint before to this one.
        fileprivate var changes: StorageChanges
    }

    /// How many are kept at most.
    static let limit = 2048

    private var kept: [Checkpoint] = []
    private var count = 0
    /// Which of them the storage stands at; -1 before the first.
    private var position = -1

    /// The last event's.
    var last: Checkpoint? { kept.last }

    /// Keeps the model as it is after the events at `time`, in place of one of the same time; returns its number. The storage stands at
    /// the last one, and has changed since.
    mutating func record(_ storage: inout Storage, at time: Double) -> Int {
        count += 1
        var changes = storage.takeChanges()
        if let last = kept.last, last.time == time {
            kept.removeLast()
            var both = last.changes
            both.append(changes)
            changes = both
        }
        kept.append(Checkpoint(time: time, number: count, changes: changes))
        if kept.count > Checkpoints.limit { thin() }
        position = kept.count - 1
        return count
    }

    /// Drops every second one of the older half.
    private mutating func thin() {
        let half = Checkpoints.limit / 2
        var thinned: [Checkpoint] = []
        thinned.reserveCapacity(Checkpoints.limit)
        var dropped = StorageChanges()
        for (index, var checkpoint) in kept.enumerated() {
            if index < half, !index.isMultiple(of: 2) {
                dropped = checkpoint.changes
                continue
            }
            checkpoint.hasGap = checkpoint.hasGap || index < half
            if !dropped.isEmpty {
                dropped.append(checkpoint.changes)
                checkpoint.changes = dropped
                dropped = StorageChanges()
            }
            thinned.append(checkpoint)
        }
        kept = thinned
    }

    /// Brings a storage to the model at `time`: that after the last event not after it. What was written since the last event is taken
    /// back.
    ///
    /// - Returns: the checkpoint; nil before the first, where nothing changes.
    mutating func restore(_ storage: inout Storage, at time: Double) -> Checkpoint? {
        guard let index = index(at: time) else { return nil }
        storage.takeBack()
        while position > index {
            storage.goBack(by: &kept[position].changes)
            position -= 1
        }
        while position < index {
            position += 1
            storage.goForward(by: &kept[position].changes)
        }
        return kept[index]
    }

    /// Whether the model at `time` is not kept any more.
    func hasDropped(at time: Double) -> Bool {
        index(at: time).map { kept[$0].hasGap && $0 + 1 < kept.count } ?? false
    }

    private func index(at time: Double) -> Int? {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
