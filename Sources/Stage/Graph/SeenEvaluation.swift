/// When a body was evaluated last as SwiftUI would do it, kept for its place.
///
/// SwiftUI evaluates a body when something that it reads has changed: `Date()` in it is the time of that change, and `UUID()` in it is
/// another one than before. Here bodies are also evaluated for frames and for other changes, and see the same again until it is their turn.
private struct SeenEvaluation {
    /// In seconds.
    let time: Double
    /// How many there were before.
    let number: Int
    /// The pass of the graph that it was in.
    let pass: Int
    /// The view that the body belongs to, without its dynamic properties' values; nil for other code.
    let view: Any?
}

extension Graph {
    /// The time that the running code sees, in seconds: the present one for an action, and for content that changes with time.
    func seenTime() -> Double {
        guard let code = evaluated else { return now + passed }
        // What is drawn for frames alone has kept no time.
        return seenEvaluation(of: code)?.time ?? tickingTime()
    }

    /// How often SwiftUI would have run this code before; 0 for content that changes with time.
    func seenNumber(of code: EvaluatedCode) -> Int { seenEvaluation(of: code)?.number ?? 0 }

    private func seenEvaluation(of code: EvaluatedCode) -> SeenEvaluation? {
        guard !code.isTimed else { return nil }
        let key = code.place.number << 8 | Slot.seenEvaluation
        let seen: SeenEvaluation? = stored(key)
        guard isUpdating else { return seen }
        visit(code.place)
        if let seen, seen.pass == passCount || !isEvaluatedAnew(code, since: seen) { return seen }
        let present = SeenEvaluation(
            time: now, number: seen.map { $0.number + 1 } ?? 0, pass: passCount, view: code.body?.original)
        store(present, key)
        return present
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
    private func isEvaluatedAnew(_ code: EvaluatedCode, since seen: SeenEvaluation) -> Bool {
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
