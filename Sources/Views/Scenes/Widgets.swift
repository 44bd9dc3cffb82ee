import KinoraStage

/// What a bundle of widgets holds.
@MainActor @preconcurrency
public protocol _BundledWidget {}

/// A button or switch of the system's Control Center, which is not drawn.
@MainActor @preconcurrency
public protocol ControlWidget: _BundledWidget {
    associatedtype Body: ControlWidgetConfiguration
    @ControlWidgetConfigurationBuilder var body: Body { get }
    init()
}
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}
extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
/// What a control of the Control Center shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func controlWidgetActionHint(_ hint: Text) -> some ControlWidgetTemplate { self }
    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some ControlWidgetTemplate { self }
    public func controlWidgetStatus(_ status: Text) -> some ControlWidgetTemplate { self }
    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}

/// A view of a home screen. A render shows its views at the size of their family.
@MainActor @preconcurrency
public protocol Widget: _BundledWidget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
extension Widget {
    /// What `@main` starts. There is no home screen.
    public static func main() {
        FileHandle.standardError.write(
            Data("\(Self.self) is a widget; render its view with: kinora render FILE.swift\n".utf8))
        exit(EXIT_FAILURE)
    }
}
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}
extension WidgetBundle {
    public static func main() {
        FileHandle.standardError.write(Data("\(Self.self) is a bundle of widgets; render their views.\n".utf8))
        exit(EXIT_FAILURE)
    }
}
@resultBuilder
public enum WidgetBundleBuilder {
    @MainActor public static func buildBlock<Only: _BundledWidget>(_ only: Only) -> Only { only }
    @MainActor public static func buildBlock<First: Widget, Second: _BundledWidget, each Rest: _BundledWidget>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> First { first }
    @MainActor
    public static func buildOptional<Content: _BundledWidget>(_ content: Content?) -> _NoWidget<Content> { .init() }
    @MainActor
    public static func buildLimitedAvailability<Content: _BundledWidget>(_ content: Content) -> Content { content }
}
/// A widget or a control that may be missing.
public struct _NoWidget<Content: _BundledWidget>: _BundledWidget { public init() {} }
extension _NoWidget: Widget where Content: Widget {
    public var body: Content.Body { Content().body }
}
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    var _view: AnyView { get }
    /// What it shows of an entry of its timeline, or of the like; nil for one that it does not know.
    func _view(showing entry: Any, in family: WidgetFamily) -> AnyView?
    /// Whether the system keeps a margin around the content.
    var _hasMargins: Bool { get }
}
extension WidgetConfiguration {
    /// The system would ask for the parameters as the widget is added.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { nil }
    public var _hasMargins: Bool { true }
}
public struct _WidgetWithoutMargins<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    public var _view: AnyView { base._view }
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? {
        base._view(showing: entry, in: family)
    }
    public var _hasMargins: Bool { false }
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { _WidgetWithoutMargins(base: self) }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
}

/// Where a widget may be added.
public enum WidgetLocation: Hashable, Sendable { case carPlay, homeScreen, iPhoneWidgetsOnMac, lockScreen, standBy }
