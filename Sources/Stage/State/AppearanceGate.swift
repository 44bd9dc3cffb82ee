/// What views appear through that are built before anybody sees them: rows of a lazy stack, pages behind another.
///
/// They are built and laid out like all others. But what acts as it appears enters the gate above, and after each update, once all has
/// its place, the gate has those appear that have come, and those disappear that have gone. A gate that nothing enters costs nothing.
package final class AppearanceGate {
    /// Where it is in the tree.
    private let place: Identity
    private let outer: AppearanceGate?
    /// The environment, and with it the gate, may be handed on to another performance, which outlives this one.
    private weak var graph: Graph?
    /// Says what is there; without one all is.
    package var keeper: (any AppearanceKeeper)?
    /// The order in which views entered, by the key of what their places keep.
    private var members: [Int: Int] = [:]
    private var entryCount = 0
    /// Of which round the keeper is asked.
    private var round = -1
    /// Whether the gate itself is there, as of a round.
    private var known: (round: Int, isThere: Bool)?

    fileprivate init(in context: BuildContext) {
        (place, outer, graph) = (context.identity, context.appearanceGate, context.graph)
    }

    /// Whether nothing has ever entered it, or a gate in it. Then its keeper is not asked.
    package private(set) var isEmpty = true
    /// Whether it is among the gates that have members.
    fileprivate var isListed = false

    fileprivate var hasMembers: Bool { !members.isEmpty }

    /// Whether it is one of this performance.
    fileprivate func serves(_ graph: Graph) -> Bool { self.graph === graph }

    func enter(_ key: Int) {
        guard members[key] == nil else { return }
        members[key] = entryCount
        entryCount += 1
        if !isListed { graph?.appearances.add(self) }
        noteUse()
    }

    private func noteUse() {
        guard isEmpty else { return }
        isEmpty = false
        outer?.noteUse()
    }

    func leave(_ key: Int) { members[key] = nil }

    /// Whether something in it is there; nil where it is as it was.
    @MainActor
    private func presence(of place: Identity, in round: Int) -> AppearanceOrder? {
        guard isThere(in: round) else { return .away }
        guard let keeper else { return .there(0) }
        if self.round != round {
            self.round = round
            keeper.begin()
        }
        return keeper.presence(of: place)
    }

    /// Whether all gates above are open for this one.
    @MainActor
    private func isThere(in round: Int) -> Bool {
        guard let outer else { return true }
        if let known, known.round == round { return known.isThere }
        let isThere = outer.presence(of: place, in: round).map { $0 != .away } ?? known?.isThere ?? true
        known = (round, isThere)
        return isThere
    }

    /// Has those of its views appear and disappear that have come and gone.
    @MainActor
    fileprivate func update(in round: Int) {
        guard let graph else { return }
        var turned: [(order: Int, number: Int, key: Int, presence: Presence)] = []
        for (key, number) in members {
            guard let presence: Presence = graph.stored(key),
                let now = self.presence(of: graph.rootIdentity.place(numbered: key >> 8), in: round),
                presence.isThere != (now != .away)
            else { continue }
            turned.append((now.number, number, key, presence))
        }
        for (_, _, key, presence) in turned.sorted(by: { ($0.order, $0.number) < ($1.order, $1.number) }) {
            let isThere = !presence.isThere
            graph.store(Presence(view: presence.view, isThere: isThere, gate: self, key: key), key)
            if isThere { presence.view.appear(in: graph) } else { presence.view.disappear(in: graph, stays: true) }
        }
    }

    /// When the keeper may say something else.
    @MainActor
    fileprivate var next: AppearanceChange { keeper?.next ?? .none }
}

/// Says what is there of what is in a gate.
package protocol AppearanceKeeper: AnyObject {
    /// Everything has its place, and it will be asked.
    @MainActor func begin()
    /// Whether what is in a place is there; nil where it is as it was.
    @MainActor func presence(of place: Identity) -> AppearanceOrder?
    /// When it may say something else, unless an update comes before.
    @MainActor var next: AppearanceChange { get }
}

/// When views may appear and disappear without anything that is written.
package enum AppearanceChange {
    case none
    /// At each step while something moves.
    case steps
    /// At a time, in seconds.
    case at(Double)
}

/// Whether a view is there.
package enum AppearanceOrder: Equatable {
    case away
    /// Of those that come together, the ones with lower numbers come first.
    case there(Int)

    fileprivate var number: Int {
        if case .there(let number) = self { return number }
        return 0
    }
}

/// The gates that views have entered.
final class AppearanceGates {
    private var gates: [AppearanceGate] = []
    private var round = 0

    func add(_ gate: AppearanceGate) {
        gate.isListed = true
        gates.append(gate)
    }

    /// An update has placed everything. Returns when updates are due for what may appear next.
    @MainActor
    func update() -> [AppearanceChange] {
        guard !gates.isEmpty else { return [] }
        // One comes again when it is entered again.
        gates.removeAll { gate in
            if !gate.hasMembers { gate.isListed = false }
            return !gate.hasMembers
        }
        round += 1
        for gate in gates { gate.update(in: round) }
        return gates.map(\.next)
    }
}

private struct AppearanceGateKey: EnvironmentKey { static var defaultValue: AppearanceGate? { nil } }

extension EnvironmentValues {
    /// What views below appear through; nil where they appear as soon as they are built.
    package var appearanceGate: AppearanceGate? {
        get { self[AppearanceGateKey.self] }
        set { self[AppearanceGateKey.self] = newValue }
    }
}

extension BuildContext {
    /// What views in this place appear through; nil where they appear as soon as they are built.
    var appearanceGate: AppearanceGate? {
        guard let gate = environment.appearanceGate, gate.serves(graph) else { return nil }
        return gate
    }

    /// Has what is built here from now on appear through a gate of this place.
    package mutating func enterAppearanceGate() -> AppearanceGate {
        let gate = kept(Slot.gate, AppearanceGate(in: self))
        environment.appearanceGate = gate
        return gate
    }
}
