/// The module that sources import for intents of widgets and shortcuts. Nothing performs them but a button that is tapped.
@_exported import KinoraViews

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
/// What people set up of a control.
public protocol ControlConfigurationIntent: AppIntent {}
public protocol IntentResult: Sendable {}
public struct _IntentResult: IntentResult { public init() {} }
extension IntentResult where Self == _IntentResult { public static func result() -> _IntentResult { .init() } }
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ description: LocalizedStringResource) {}
}
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    /// As on a phone, asking for one that was not given stops the program; one that may be absent is nil.
    public var wrappedValue: Value {
        get { value ?? (Any?.none as! Value) }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
        self.value = value
    }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}
extension AppIntent { public typealias Parameter = IntentParameter }
public protocol AppEntity: Identifiable, Sendable {}
public protocol EntityQuery: Sendable { init() }
public protocol AppEnum: Hashable, Sendable, RawRepresentable {}
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(title: LocalizedStringResource) {}
}
public protocol AppShortcutsProvider { static var appShortcuts: [AppShortcut] { get } }
public struct AppShortcut {
    public init(
        intent: some AppIntent, phrases: [String], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
}
extension Button {
    /// The intent is not performed.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}
extension Button where Label == Text {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey) {} }
}

// MARK: Summaries, which only the system's settings show

/// What settings say about an intent's parameters.
public protocol ParameterSummary: Sendable {}
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    public static func buildBlock(_ parameters: Void...) {}
}
public struct KinoraSummary<Intent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>) {}
    public init() {}
    public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> Void) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, @ParameterSummaryBuilder<Intent> _ parameters: () -> Void
    ) {}
}
/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
public enum ParameterSummaryWhenComparisonOperator: Sendable { case equalTo, notEqualTo, lessThan, greaterThan }
public struct KinoraWhen<Intent, Met: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryWhenComparisonOperator,
        _ value: Value, _ met: () -> Met, otherwise: () -> Otherwise
    ) {}
}
/// What the list of widgets offers on a watch.
public struct AppIntentRecommendation<Intent: AppIntent>: Sendable {
    public init(intent: Intent, description: LocalizedStringResource) {}
    public init(intent: Intent, description: Text) {}
}
extension AppIntent {
    public typealias Summary = KinoraSummary<Self>
    public typealias When<Met: ParameterSummary, Otherwise: ParameterSummary> = KinoraWhen<Self, Met, Otherwise>
}
