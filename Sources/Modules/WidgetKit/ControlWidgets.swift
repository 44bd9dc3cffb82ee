import AppIntents

// Controls of the Control Center: they compile, and are not drawn.

/// What gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
/// What gives a control that people set up its value.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that nobody sets up.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    let content: () -> Content
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.content = content
    }
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) { self.content = { content(provider.previewValue) } }
}
/// A control that people set up.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    let content: (Configuration) -> Content
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) { self.content = content }
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.content = { content(provider.previewValue(configuration: $0)) }
    }
}

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    let label: Label
    let actionLabel: (Bool) -> ActionLabel
    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { (self.label, self.actionLabel) = (label(), actionLabel) }
}
extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}
extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate {
    let label: Label
    let valueLabel: (Bool) -> ValueLabel
    let isOn: Bool
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { (self.isOn, self.label, self.valueLabel) = (isOn, label(), valueLabel) }
    public init(
        isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel,
        @ViewBuilder label: () -> Label
    ) { self.init(isOn: isOn, action: action, label: label, valueLabel: valueLabel) }
}
extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}
