/// The module that sources import for tips. None is ever due, so that none is shown.
@_exported import KinoraViews

public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    var actions: [Action] { get }
    var rules: [Rule] { get }
    var options: [any TipOption] { get }
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias Parameter = Tips.KeptParameter
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}
/// How often a tip is shown, which none is.
public protocol TipOption: Sendable {}
extension Tip {
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
    /// When a tip is due. No tip is, so that it is never asked.
    public struct Rule: Sendable {}
    /// A value that rules of tips look at. It is kept for as long as a performance.
    @propertyWrapper
    public struct KeptParameter<Value> {
        public var wrappedValue: Value
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        public var projectedValue: KeptParameter { self }
    }
    /// Something that rules count.
    public struct Event: Sendable {
        public let id: String
        public init(id: String) { self.id = id }
        public func donate() async {}
        public func sendDonation(_ donation: @escaping () -> Void = {}) {}
    }
    public struct MaxDisplayCount: TipOption {
        public init(_ count: Int) {}
    }
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignores: Bool) {}
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
    }
    public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
    public struct ConfigurationOption: Sendable {
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        public enum DatastoreLocation: Sendable { case applicationDefault }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
    }
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
}
public struct TipView<Content: Tip>: View {
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    public var body: some View { EmptyView() }
}
extension View {
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
}
