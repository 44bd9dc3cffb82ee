/// The time that a body has seen, kept for its place.
///
/// SwiftUI evaluates a body when something that it reads has changed, so `Date()` in it is the time of that change. Here bodies are
/// also evaluated for frames and for other changes, and see the same time again until it is their turn.
private struct SeenTime {
    /// In seconds.
    let time: Double
    /// The view that the body belongs to, without its dynamic properties' values; nil for other code.
    let view: Any?
}

extension Graph {
    /// The time that the running code sees, in seconds: the present one for an action, and for content that changes with time.
    func seenTime() -> Double {
        guard let code = evaluated else { return now + passed }
        guard !code.isTimed else { return tickingTime() }
        let key = code.place.number << 8 | Slot.seenTime
        let seen: SeenTime? = stored(key)
        // What is drawn for frames alone has kept no time.
        guard isUpdating else { return seen?.time ?? tickingTime() }
        visit(code.place)
        if let seen, seen.time == now || !isEvaluatedAnew(code, since: seen) { return seen.time }
        store(SeenTime(time: now, view: code.body?.original), key)
        return now
    }

    /// The present time in seconds. The code that runs is run again for each frame.
    func tickingTime() -> Double {
        guard let code = evaluated else { return now }
        noteActivity(at: code.place)
        reuse.noteTime(code.place)
        return now
    }

    /// Whether SwiftUI would run this code in this update. This must not depend on what this stage evaluated before, which differs
    /// with the order of frames; so it is decided by what was written for the update and by the view itself.
    private func isEvaluatedAnew(_ code: EvaluatedCode, since seen: SeenTime) -> Bool {
        if reuse.hasChanged(code.place) { return true }
        guard let view = code.body?.original, let known = seen.view else {
            return reuse.hasChanged(code.place, upTo: code.place.view)
        }
        return reuse.hasChanged(code.place, upTo: nil) && !ValueComparison.areSame(any: view, known)
    }
}

extension Identity {
    /// The nearest view with a body that this place is a part of.
    fileprivate var view: Identity? {
        var place = self
        while let parent = place.parent {
            if case .body = place.component { return parent }
            place = parent
        }
        return nil
    }
}
