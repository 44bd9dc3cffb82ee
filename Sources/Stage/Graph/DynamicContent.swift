/// Content that comes and goes: branches of an `if`, elements of a `ForEach`.
///
/// What leaves with a transition and an animation stays as a remnant until its animations have ended, and goes on leaving where
/// they never do; what arrives is first evaluated in the transition's starting phase, then in its identity phase with the
/// transaction's animation. The animation may also be one that a stated transition has of its own.
package struct DynamicRecord {
    package struct Entry {
        package let component: Identity.Component
        let place: Identity
        package var phase: TransitionPhase
        /// When a leaving entry is gone, infinity where that is not known or never; nil while it stays.
        var leavesAt: Double?
        /// Since when it leaves with an animation that has no end.
        var leavesForeverSince: Double?
        /// Whether it has begun to leave, and its animations have not been looked at.
        var isEndOpen: Bool { leavesAt == .infinity && leavesForeverSince == nil }

        /// Whether it neither comes nor goes.
        var stands: Bool { phase == .identity && leavesAt == nil }

        func hasLeft(by time: Double) -> Bool { leavesAt.map { $0 <= time } ?? false }
    }

    package private(set) var entries: [Entry] = []
    /// Of each entry the view that it stands for now. A list of its own: these are others in each evaluation, where the entries are not.
    private(set) var views: [any View] = []
    /// What the children are called that the entries are of; nil where some of these have begun to leave.
    private var names: [Identity.Component]?

    /// Entries without any that leave, of children whose names are these.
    init(_ entries: [Entry], of children: NamedViews) {
        (self.entries, views, names) = (entries, children.views, children.names)
    }

    var hasLeaving: Bool { entries.indices.contains { entries[$0].leavesAt != nil } }

    /// The same with the views of this evaluation, where nothing comes or goes; nil where something does.
    func refreshed(with children: NamedViews) -> DynamicRecord? {
        guard let names, children.haveNames(of: names) else { return nil }
        var record = self
        (record.views, record.names) = (children.views, children.names)
        return record
    }

    /// An entry comes to another phase or has begun to leave.
    mutating func update(_ entry: Entry, at index: Int) { entries[index] = entry }

    /// An entry leaves, whose neighbors stay.
    mutating func insertLeaving(_ entry: Entry, _ view: any View, at index: Int) {
        entries.insert(entry, at: index)
        views.insert(view, at: index)
        names = nil
    }

    /// How many entries that leave without an end are kept. A timer makes more and more of them.
    private static let keptForever = 16

    /// Removes what has left, and of too much that leaves without an end what began first.
    mutating func removeLeft(by time: Double) {
        let rest = entries.indices.filter { !entries[$0].hasLeft(by: time) }
        if rest.count < entries.count { (entries, views) = (rest.map { entries[$0] }, rest.map { views[$0] }) }
        var surplus = entries.count { $0.leavesForeverSince != nil } - Self.keptForever
        while surplus > 0 {
            let oldest = entries.indices.filter { entries[$0].leavesForeverSince != nil }
                .min { entries[$0].leavesForeverSince! < entries[$1].leavesForeverSince! }
            if let oldest {
                entries.remove(at: oldest)
                views.remove(at: oldest)
            }
            surplus -= 1
        }
    }
}

extension BuildContext {
    /// Elements of children that are named by what they are, so that they can come and go with transitions.
    @MainActor
    package func dynamicElements(_ children: [(Identity.Component, any View)]) -> [Element] {
        dynamicElements(NamedViews(children))
    }

    /// The same.
    @MainActor
    func dynamicElements(_ children: NamedViews) -> [Element] {
        let record: DynamicRecord
        if let known: DynamicRecord = stored(Slot.dynamic) {
            record = known.refreshed(with: children) ?? changed(known, with: children.distinct)
        } else {
            let children = children.distinct
            record = DynamicRecord(children.names.map { entry($0, .identity) }, of: children)
        }
        let elements = isUpdating ? updated(record) : shown(record)
        notePresented(children, elements)
        return elements
    }

    /// The elements of a frame, where the children are those of the last update.
    @MainActor
    func knownElements() -> [Element]? {
        guard graph.isPresenting, isStable, let record: DynamicRecord = stored(Slot.dynamic) else { return nil }
        return shown(record)
    }

    /// The elements of an update in which the children are those of the one before: whoever makes them is unchanged, and reads
    /// nothing that has changed.
    @MainActor
    func unchangedElements() -> [Element]? {
        guard isUpdating, hasUnchangedParts, !isTimed, let record: DynamicRecord = stored(Slot.dynamic),
            !record.hasLeaving
        else { return nil }
        return updated(record)
    }

    /// The elements of a frame.
    @MainActor
    private func shown(_ record: DynamicRecord) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(record.entries.count)
        let marks = marksProminent
        for (entry, view) in zip(record.entries, record.views) {
            if entry.hasLeft(by: graph.now) { continue }
            let place = place(of: entry, marks)
            guard entry.phase == .identity else {
                place.transition(view, phase: entry.phase, into: &elements)
                continue
            }
            elements += place.reusing(view) { $0.transitioning(view, phase: .identity) }
        }
        return elements
    }

    /// The elements of an update, which records what came and what is leaving.
    @MainActor
    private func updated(_ record: DynamicRecord) -> [Element] {
        var record = record
        var elements: [Element] = []
        elements.reserveCapacity(record.entries.count)
        let (isUnchanged, marks) = (hasUnchangedParts, marksProminent)
        // Lists that nothing changes: entries of one that something may change are copied whenever they are looked at.
        let (entries, views) = (record.entries, record.views)
        for index in entries.indices {
            if isUnchanged, entries[index].stands, let known = taken(entries[index].place) {
                elements += known
                continue
            }
            if let known = standing(entries[index], views[index], marks) {
                elements.append(known)
                continue
            }
            var entry = entries[index]
            let built = build(&entry, views[index], marks)
            if entry.phase != entries[index].phase || entry.leavesAt != nil { record.update(entry, at: index) }
            if !entry.hasLeft(by: graph.now) { elements += built }
        }
        if record.hasLeaving { record.removeLeft(by: graph.now) }
        store(record, Slot.dynamic)
        return elements
    }

    /// What an update takes over of a child whose view is unchanged.
    @MainActor
    private func taken(_ place: Identity) -> [Element]? {
        guard let known = graph.reuse.unchangedElements(of: place, inherited) else { return nil }
        graph.take(place)
        return known
    }

    /// The element of a child that stands in an update, and takes what is new of the child's view.
    @MainActor
    private func standing(_ entry: DynamicRecord.Entry, _ view: any View, _ marks: Bool) -> Element? {
        entry.stands ? place(of: entry, marks).standingElement(ofChild: view, below: identity) : nil
    }

    private func entry(_ component: Identity.Component, _ phase: TransitionPhase) -> DynamicRecord.Entry {
        .init(component: component, place: identity.child(component), phase: phase)
    }

    /// - Parameter marks: whether some of the children may stand out.
    private func place(of entry: DynamicRecord.Entry, _ marks: Bool) -> BuildContext {
        var place = part(at: entry.place).handed(by: self)
        if marks, let id = entry.component.id { place.markProminent(id) }
        if entry.phase == .didDisappear { place.environment.isLeaving = true }
        return place
    }

    /// - Parameter children: with names of their own.
    @MainActor
    private func changed(_ record: DynamicRecord, with children: NamedViews) -> DynamicRecord {
        record.refreshed(with: children) ?? merged(record, with: children)
    }

    /// The entries when something comes or goes: present ones in their new order, arrivals among them, leaving ones after the
    /// neighbor they followed. That happens in updates, and in frames of content that depends on the time itself.
    @MainActor
    private func merged(_ record: DynamicRecord, with children: NamedViews) -> DynamicRecord {
        var known: [Identity.Component: DynamicRecord.Entry] = [:]
        for entry in record.entries { known[entry.component] = entry }
        let entries = zip(children.names, children.views).map { component, view in
            guard var entry = known[component] else {
                return entry(component, performsTransition(of: view) ? .willAppear : .identity)
            }
            (entry.leavesAt, entry.leavesForeverSince) = (nil, nil)
            if entry.phase == .didDisappear { entry.phase = .identity }
            return entry
        }
        var merged = DynamicRecord(entries, of: children)
        let present = Set(children.names)
        guard present.count < known.count || record.entries.contains(where: { !present.contains($0.component) }) else {
            return merged
        }
        var previous: Identity.Component?
        for (entry, view) in zip(record.entries, record.views) {
            defer { previous = entry.component }
            guard !present.contains(entry.component) else { continue }
            let isLeaving = entry.leavesAt != nil
            guard isLeaving || performsTransition(of: view) else { continue }
            var leaving = entry
            leaving.phase = .didDisappear
            leaving.leavesAt = entry.leavesAt ?? .infinity
            let position = previous.flatMap { name in merged.entries.firstIndex { $0.component == name } }
            merged.insertLeaving(leaving, view, at: position.map { $0 + 1 } ?? 0)
        }
        return merged
    }

    /// Whether a view that comes or goes now is seen to: where the update has an animation, or the view's transition one of its own.
    @MainActor
    private func performsTransition(of view: any View) -> Bool {
        guard isUpdating, !transaction.disablesAnimations else { return false }
        if transaction.animation != nil { return true }
        return transition(statedFor: view)?.movesByItself == true
    }

    /// Builds one entry of an update in its phase. An arrival is built twice, so that its modifiers see where they come
    /// from. A leaving entry learns when its animations end.
    @MainActor
    private func build(_ entry: inout DynamicRecord.Entry, _ view: any View, _ marks: Bool) -> [Element] {
        let place = place(of: entry, marks)
        if entry.phase == .willAppear {
            _ = place.still.transitioning(view, phase: .willAppear)
            entry.phase = .identity
        }
        let (started, late) = (graph.startedAnimationCount, graph.lateMotionCount)
        let elements =
            entry.phase == .identity
            ? place.reusing(view) { $0.transitioning(view, phase: .identity) }
            : place.transitioning(view, phase: entry.phase)
        if entry.phase == .didDisappear, entry.isEndOpen {
            if graph.lateMotionCount > late {
                graph.enqueueAfterLayout { [component = entry.component] in
                    leave(component, with: graph.animationsEnd(since: started, in: place.identity).removal)
                }
            } else {
                leave(&entry, with: graph.animationsEnd(since: started).removal)
            }
        }
        return elements
    }

    /// A leaving entry is gone at `end`, or goes on leaving where there is none.
    private func leave(_ entry: inout DynamicRecord.Entry, with end: Double?) {
        guard let end else {
            entry.leavesForeverSince = graph.now
            return
        }
        entry.leavesAt = end
        // What is gone by now has been built in this pass: the next one finds that nothing is left of it.
        guard end > graph.now else { return graph.invalidate() }
        graph.schedule.add(at: end) { [graph] in graph.invalidate() }
    }

    /// A leaving entry has its place, and knows now how long it moves.
    private func leave(_ component: Identity.Component, with end: Double?) {
        guard var record: DynamicRecord = stored(Slot.dynamic),
            let index = record.entries.firstIndex(where: { $0.component == component && $0.isEndOpen })
        else { return }
        var entry = record.entries[index]
        leave(&entry, with: end)
        record.update(entry, at: index)
        store(record, Slot.dynamic)
    }

    /// The elements of `view`, each under its own transition in `phase`. Where the transition is known beforehand, the view
    /// is built in the environment that the transition makes for it.
    @MainActor
    private func transitioning(_ view: any View, phase: TransitionPhase) -> [Element] {
        var elements: [Element] = []
        transition(view, phase: phase, into: &elements)
        return elements
    }

    @MainActor
    private func transition(_ view: any View, phase: TransitionPhase, into elements: inout [Element]) {
        let place = part(.content).handed(by: self)
        // What the transition wraps has its place beside it, so that motion in there is not known here.
        if let transition = transition(statedFor: view) {
            let own = child(.secondary).unstable()
            elements += own.standing(
                transition.elements(
                    phase,
                    ofStating: { outer in
                        var inner = place.unstable(graph.reuse.isMoving(own.identity))
                        inner.environment = outer.environment
                        return view._elements(inner)
                    }, own))
            return
        }
        for (index, element) in view._elements(place).enumerated() {
            let own = self.place(ofElement: index).child(.secondary).unstable()
            if let transition = element.trait(TransitionTrait.self) {
                elements += own.standing(transition.elements(phase, ofStating: { _ in [element] }, own))
            } else {
                elements += own.standing(graph.defaultTransition.elements(phase, of: { _ in [element] }, own))
            }
        }
    }

    /// The transition that a child states itself, or that is stated around all of them.
    @MainActor
    func transition(statedFor view: any View) -> (any PerformedTransition)? {
        graph.transitionStating.statedTransition(of: view) ?? handedTransition
    }

    /// The place of one of a child's elements. Each of several has one of its own: what moves in it, and what containers keep of it, is not
    /// that of the others.
    private func place(ofElement index: Int) -> BuildContext { index == 0 ? self : child(.index(index)) }

    /// The elements in this place, by which layouts know what comes and goes, also where a transition only changes the
    /// environment and has no element of its own.
    @MainActor
    private func standing(_ elements: [Element]) -> [Element] {
        elements.map { $0.context.identity === identity ? $0 : WrapperElement($0, self) }
    }
}
