/// The model after each event, as far as it is kept: going back to a time between two that are kept means starting again.
///
/// Frames are mostly asked for in order, so that the latest are kept; of the others there are the fewer the more events there
/// are. An hour of dragging has more than 400,000 events.
struct Checkpoints {
    struct Checkpoint {
        /// In seconds.
        let time: Double
        let storage: Storage
        /// No two of a performance have the same.
        let number: Int
        /// Whether the one after it has been dropped.
        fileprivate(set) var hasGap = false
    }

    /// How many are kept at most.
    static let limit = 2048

    private var kept: [Checkpoint] = []
    private var count = 0

    /// The last event's.
    var last: Checkpoint? { kept.last }

    /// Keeps the model as it is after the events at `time`, in place of one of the same time; returns its number.
    mutating func record(_ storage: Storage, at time: Double) -> Int {
        if let last = kept.last, last.time == time { kept.removeLast() }
        count += 1
        kept.append(Checkpoint(time: time, storage: storage, number: count))
        if kept.count > Checkpoints.limit { thin() }
        return count
    }

    /// Drops every second one of the older half.
    private mutating func thin() {
        let half = Checkpoints.limit / 2
        var thinned: [Checkpoint] = []
        thinned.reserveCapacity(Checkpoints.limit)
        for (index, var checkpoint) in kept.prefix(half).enumerated() where index.isMultiple(of: 2) {
            checkpoint.hasGap = true
            thinned.append(checkpoint)
        }
        kept = thinned + kept.suffix(from: half)
    }

    /// The model at `time`: that after the last event not after it. nil before the first.
    func checkpoint(at time: Double) -> Checkpoint? { position(at: time).map { kept[$0] } }

    /// Whether the model at `time` is not kept any more.
    func hasDropped(at time: Double) -> Bool {
        position(at: time).map { kept[$0].hasGap && $0 + 1 < kept.count } ?? false
    }

    private func position(at time: Double) -> Int? {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
