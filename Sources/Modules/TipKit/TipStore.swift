import KinoraStage
import KinoraViews
import Observation

/// What a performance knows of tips: whether they are configured, which were closed, and what is said for testing.
@Observable
final class TipStore: @unchecked Sendable {
    private var isConfigured = false
    private var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    private var closed: [String: Tips.InvalidationReason] = [:]
    /// The first tip that was shown where not every tip is shown at once.
    @ObservationIgnored private var first: String?
    private var forced = Testing()
    private var hidden = Testing()
    /// How often something that rules look at has changed.
    private var changes = 0

    /// What is said of tips for testing.
    private struct Testing {
        var isForAll = false
        var types: Set<ObjectIdentifier> = []
        func isFor(_ tip: any Tip) -> Bool { isForAll || types.contains(ObjectIdentifier(type(of: tip))) }
    }

    /// That of the performance. What is said outside of any holds for all.
    static var current: TipStore { Graph.current?.companion(TipStore()) ?? outside }
    private static let outside = TipStore()

    private static func key(_ tip: any Tip) -> String { "\(type(of: tip)) \(tip.id)" }

    // MARK: Questions

    /// Whether a tip is to be shown now.
    func isDue(_ tip: any Tip) -> Bool {
        let outside = TipStore.outside
        _ = (changes, outside.changes)
        let key = TipStore.key(tip)
        guard closed[key] == nil, !hidden.isFor(tip), !outside.hidden.isFor(tip) else { return false }
        if forced.isFor(tip) || outside.forced.isFor(tip) { return true }
        guard isConfigured || outside.isConfigured, tip.rules.allSatisfy(\.isMet) else { return false }
        let pace = isConfigured ? frequency : outside.frequency
        if pace == .immediate || tip.options.contains(where: \.ignoresFrequency) { return true }
        if first == nil { first = key }
        return first == key
    }

    func reason(_ tip: any Tip) -> Tips.InvalidationReason? { closed[TipStore.key(tip)] }

    // MARK: Changes

    private func change(_ change: () -> Void) {
        VirtualClock.noteChange()
        change()
    }

    func configure(_ options: [Tips.ConfigurationOption]) {
        change {
            isConfigured = true
            for option in options { frequency = option.frequency ?? frequency }
        }
    }
    func close(_ tip: any Tip, _ reason: Tips.InvalidationReason) { change { closed[TipStore.key(tip)] = reason } }
    func open(_ tip: any Tip) { change { closed[TipStore.key(tip)] = nil } }
    func reset() { change { (closed, first) = ([:], nil) } }
    /// nil stands for all tips.
    func show(_ tips: [any Tip.Type]?) { change { TipStore.add(tips, to: &forced) } }
    func hide(_ tips: [any Tip.Type]?) { change { TipStore.add(tips, to: &hidden) } }
    /// A parameter or an event has changed.
    func noteRuleInput() { change { changes += 1 } }

    private static func add(_ tips: [any Tip.Type]?, to testing: inout Testing) {
        guard let tips else { return testing.isForAll = true }
        testing.types.formUnion(tips.map { ObjectIdentifier($0) })
    }
}

extension TipOption {
    fileprivate var ignoresFrequency: Bool { (self as? Tips.IgnoresDisplayFrequency)?.ignores ?? false }
}
