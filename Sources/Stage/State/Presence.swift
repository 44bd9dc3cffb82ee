/// What a view does as it appears and disappears.
protocol Appearing {
    func appear(in graph: Graph)
    /// - Parameter stays: whether it is still in the tree, and may appear again.
    func disappear(in graph: Graph, stays: Bool)
}

/// Whether a view has appeared, as its place keeps it.
struct Presence: Disappearing {
    let view: any Appearing
    let isThere: Bool
    /// What it appears through; nil where it appears as soon as it is built.
    let gate: AppearanceGate?
    let key: Int

    /// The place is gone.
    func disappear(in graph: Graph) {
        gate?.leave(key)
        if isThere { view.disappear(in: graph, stays: false) }
    }
}

extension BuildContext {
    /// What this place has kept for its view; nil before the first update.
    var presence: Presence? { stored(Slot.appearance) }

    /// Builds content, and keeps what the view around it does as it appears and disappears, as long as there is any content: what
    /// has none does not appear. It appears at once, before what is in it, unless something above holds that back.
    func keepPresence(of view: some Appearing, around content: () -> [Element]) -> [Element] {
        let (known, gate, key) = (presence, appearanceGate, key(Slot.appearance))
        let start = graph.callbackCount
        gate?.enter(key)
        let elements = content()
        guard !elements.isEmpty else {
            gate?.leave(key)
            (graph.storage.removeValue(forKey: key) as? any Disappearing)?.disappear(in: graph)
            return elements
        }
        let isThere = known?.isThere ?? (gate == nil)
        graph.store(Presence(view: view, isThere: isThere, gate: gate, key: key), key)
        if gate == nil, known == nil { graph.enqueueing(from: start) { view.appear(in: graph) } }
        return elements
    }
}
