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

    /// Keeps what the view does as it appears and disappears. It appears at once, unless something above holds that back.
    func keepPresence(of view: some Appearing) {
        let (known, gate, key) = (presence, appearanceGate, key(Slot.appearance))
        let isThere = known?.isThere ?? (gate == nil)
        graph.store(Presence(view: view, isThere: isThere, gate: gate, key: key), key)
        if let gate { return gate.enter(key) }
        if known == nil { view.appear(in: graph) }
    }
}
