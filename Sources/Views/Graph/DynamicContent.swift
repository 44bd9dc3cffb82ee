/// Content that comes and goes: branches of an `if`, elements of a `ForEach`.
///
/// What leaves with a transition and an animation stays as a remnant until its animations have ended; what arrives is
/// first evaluated in the transition's starting phase, then in its identity phase with the transaction's animation.
struct DynamicRecord {
    struct Entry {
        let component: Identity.Component
        var view: any View
        var phase: TransitionPhase
        /// When a leaving entry is gone; nil while it stays.
        var leavesAt: Double?
    }

    var entries: [Entry] = []
}

extension BuildContext {
    /// Elements of children that are named by what they are, so that they can come and go with transitions.
    @MainActor
    func dynamicElements(_ children: [(Identity.Component, any View)]) -> [Element] {
        var record: DynamicRecord
        if let known: DynamicRecord = stored(Slot.dynamic) {
            record = isUpdating ? merged(known, with: children) : refreshed(known, with: children)
        } else {
            record = DynamicRecord(entries: children.map { .init(component: $0.0, view: $0.1, phase: .identity, leavesAt: nil) })
        }
        var elements: [Element] = []
        var kept: [DynamicRecord.Entry] = []
        for entry in record.entries {
            var entry = entry
            let built = build(&entry)
            if let leaves = entry.leavesAt, leaves <= graph.now { continue }
            kept.append(entry)
            elements += built
        }
        if isUpdating {
            record.entries = kept
            store(record, Slot.dynamic)
        }
        return elements
    }

    /// The recorded entries with the views of this evaluation.
    private func refreshed(_ record: DynamicRecord, with children: [(Identity.Component, any View)]) -> DynamicRecord {
        var record = record
        var views: [Identity.Component: any View] = [:]
        for child in children { views[child.0] = child.1 }
        for index in record.entries.indices where record.entries[index].leavesAt == nil {
            if let view = views[record.entries[index].component] { record.entries[index].view = view }
        }
        return record
    }

    /// Entries of an update: present ones in their new order, arrivals among them, leaving ones after the neighbour
    /// they followed.
    private func merged(_ record: DynamicRecord, with children: [(Identity.Component, any View)]) -> DynamicRecord {
        var known: [Identity.Component: DynamicRecord.Entry] = [:]
        for entry in record.entries { known[entry.component] = entry }
        var present = Set<Identity.Component>()
        var entries: [DynamicRecord.Entry] = []
        for (component, view) in children where present.insert(component).inserted {
            if var entry = known[component] {
                entry.view = view
                entry.leavesAt = nil
                if entry.phase == .didDisappear { entry.phase = .identity }
                entries.append(entry)
            } else {
                let phase: TransitionPhase = transaction.effectiveAnimation == nil ? .identity : .willAppear
                entries.append(.init(component: component, view: view, phase: phase, leavesAt: nil))
            }
        }
        guard present.count < known.count || record.entries.contains(where: { !present.contains($0.component) }) else {
            return DynamicRecord(entries: entries)
        }
        var previous: Identity.Component?
        for entry in record.entries {
            defer { previous = entry.component }
            guard !present.contains(entry.component) else { continue }
            let isLeaving = entry.leavesAt != nil
            guard isLeaving || transaction.effectiveAnimation != nil else { continue }
            var leaving = entry
            leaving.phase = .didDisappear
            leaving.leavesAt = entry.leavesAt ?? .infinity
            let position = previous.flatMap { name in entries.firstIndex { $0.component == name } }.map { $0 + 1 } ?? 0
            entries.insert(leaving, at: position)
        }
        return DynamicRecord(entries: entries)
    }

    /// Builds one entry in its phase. An arrival is built twice in an update, so that its modifiers see where they come
    /// from. A leaving entry learns when its animations end.
    @MainActor
    private func build(_ entry: inout DynamicRecord.Entry) -> [Element] {
        var place = child(entry.component)
        if entry.phase == .didDisappear { place.environment.isLeaving = true }
        guard isUpdating else { return place.transitioning(entry.view, phase: entry.phase) }
        if entry.phase == .willAppear {
            var still = place
            still.transaction = Transaction()
            still.transaction.disablesAnimations = true
            _ = still.transitioning(entry.view, phase: .willAppear)
            entry.phase = .identity
        }
        let started = graph.startedAnimationCount
        let elements = place.transitioning(entry.view, phase: entry.phase)
        if entry.phase == .didDisappear, entry.leavesAt == .infinity {
            entry.leavesAt = graph.animationsEnd(since: started).removal ?? graph.now
            if let leaves = entry.leavesAt, leaves > graph.now {
                graph.schedule.add(at: leaves) { [graph] in graph.invalidate() }
            }
        }
        return elements
    }

    /// The elements of `view`, each under its own transition in `phase`. Where the transition is known beforehand, the view
    /// is built in the environment that the transition makes for it.
    @MainActor
    private func transitioning(_ view: any View, phase: TransitionPhase) -> [Element] {
        if let transition = (view as? any TransitionStating)?.statedTransition {
            let place = child(.content)
            return transition.elements(
                phase,
                of: { outer in
                    var inner = place
                    inner.environment = outer.environment
                    return view._elements(inner)
                }, child(.secondary))
        }
        return view._elements(child(.content)).flatMap { element -> [Element] in
            let transition = element.trait(TransitionTrait.self) ?? .opacity
            return transition.elements(phase, of: { _ in [element] }, child(.secondary))
        }
    }
}
