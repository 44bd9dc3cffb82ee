// Motion of values that are known only when a view has its place: those that its size decides, and all that a geometry reader makes.
// Transitions know nothing of layout: they build a view that arrives twice, first as it looks before, but it is placed once; and they
// ask a view that leaves how long it moves before it is placed. So what the first build would have chosen is kept for the placement,
// and such a view is asked after it.

/// How a value is chosen at placement, as the first build of an update says.
private struct Arrival<Choice> {
    let choice: Choice
    /// Of the update, in seconds.
    let time: Double
}

extension BuildContext {
    /// Says that a value of this place is chosen when the place is known, and moves from then on.
    package func noteLateMotion<Choice>(from choice: Choice) {
        guard isUpdating else { return }
        graph.lateMotionCount += 1
        guard transaction.disablesAnimations, graph.storage[key(Slot.modifier)] == nil else { return }
        store(Arrival(choice: choice, time: graph.now), Slot.arrival)
    }

    /// What an earlier build of this update said, once; nil where there was none, and where something has been chosen before.
    package func takeArrival<Choice>(of choice: Choice) -> Choice? {
        guard isUpdating, let arrival: Arrival<Choice> = stored(Slot.arrival) else { return nil }
        graph.storage[key(Slot.arrival)] = nil
        return arrival.time == graph.now && graph.storage[key(Slot.modifier)] == nil ? arrival.choice : nil
    }

    /// Says that something has been chosen in this place, of which an earlier build is not asked from now on.
    func noteChosen() {
        if isUpdating, graph.storage[key(Slot.modifier)] == nil { store(true, Slot.modifier) }
    }
}
