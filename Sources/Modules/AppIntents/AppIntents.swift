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
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
}
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
/// Opens what it is given in the app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
public protocol SetValueIntent: AppIntent {}
/// What people set up of a control.
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol IntentResult: Sendable {}
public struct _IntentResult: IntentResult { public init() {} }
extension IntentResult where Self == _IntentResult { public static func result() -> _IntentResult { .init() } }
/// What the assistant would say. Nothing is said.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ resource: LocalizedStringResource) {}
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
}
/// A result that says something.
public protocol ProvidesDialog: IntentResult {}
/// A result with a value for the next intent.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value: Sendable
    var value: Value? { get }
}
/// A result with a view, which only the system would show.
public protocol ShowsSnippetView: IntentResult {}
public struct _DialogResult: ProvidesDialog {}
public struct _ValueResult<Value: Sendable>: ReturnsValue { public let value: Value? }
public struct _ValueDialogResult<Value: Sendable>: ReturnsValue, ProvidesDialog { public let value: Value? }
public struct _ViewResult: ShowsSnippetView {}
public struct _ViewDialogResult: ShowsSnippetView, ProvidesDialog {}
extension IntentResult {
    public static func result(dialog: IntentDialog) -> Self where Self == _DialogResult { .init() }
    public static func result<Value>(value: Value) -> Self where Self == _ValueResult<Value> { .init(value: value) }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == _ValueDialogResult<Value> { .init(value: value) }
    public static func result<V: View>(view: V) -> Self where Self == _ViewResult { .init() }
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self where Self == _ViewDialogResult {
        .init()
    }
}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(
        _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {}
}
extension AppIntent {
    /// Performs the intent. What it returns, and an error, are shown by the system only.
    fileprivate func performed() { Task { @MainActor in _ = try? await perform() } }
}
extension Button {
    /// A tap performs the intent.
    public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { intent.performed() }, label: label)
    }
}
extension Button where Label == Text {
    /// A tap performs the intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
        self.init(titleKey, role: role) { intent.performed() }
    }
    /// A tap performs the intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
        self.init(title, role: role) { intent.performed() }
    }
}
extension Toggle {
    /// A tap performs the intent; the value is what it is given.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in intent.performed() }), label: label)
    }
}
extension Toggle where Label == Text {
    /// A tap performs the intent; the value is what it is given.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
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
