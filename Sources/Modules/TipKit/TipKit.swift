/// The module that sources import for tips. Where they are configured, a tip whose rules are met is shown until it is closed.
@_exported import KinoraViews

public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias Parameter = Tips.KeptParameter
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias Status = Tips.Status
}
extension Tip {
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.close(self, reason) }
    public func resetEligibility() async { TipStore.current.open(self) }
    public var status: Status {
        let store = TipStore.current
        if let reason = store.reason(self) { return .invalidated(reason) }
        return store.isDue(self) ? .available : .pending
    }
    public var shouldDisplay: Bool { TipStore.current.isDue(self) }
    /// Says how it is, and ends.
    public var statusUpdates: AsyncStream<Status> {
        AsyncStream { updates in
            updates.yield(status)
            updates.finish()
        }
    }
    /// Says whether it is shown, and ends.
    public var shouldDisplayUpdates: AsyncStream<Bool> {
        AsyncStream { updates in
            updates.yield(shouldDisplay)
            updates.finish()
        }
    }
}

public enum Tips {
    /// Whether a tip is due, shown, or gone.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void
        public init(id: String = "", title: String, perform handler: @escaping @Sendable () -> Void = {}) {
            (self.id, self.label, self.handler) = (id, { Text(title) }, handler)
        }
        public init(
            id: String = "", perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) { (self.id, self.label, self.handler) = (id, label, handler) }
        /// Which of its tip's buttons it is; nil where it has no identifier that is a number.
        public var index: Int? { Int(id) }
    }
}
