/// The module that sources import for widgets. A widget's views are rendered as any view is, at the size of its family.
@_exported import ActivityKit
@_exported import AppIntents
@_exported import Intents
@_exported import KinoraViews

public protocol TimelineEntry {
    var date: Foundation.Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Sendable {
    public init(score: Float, duration: TimeInterval = 0) {}
}
public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let atEnd = TimelineReloadPolicy()
    public static let never = TimelineReloadPolicy()
    public static func after(_ date: Foundation.Date) -> TimelineReloadPolicy { .never }
}
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
public struct TimelineProviderContext {
    public let family: WidgetFamily
    public var isPreview: Bool { true }
    public let displaySize: CGSize
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public let _view: AnyView
    private let show: (Any) -> AnyView?
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { show(entry) }
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let context = TimelineProviderContext(family: .systemSmall, displaySize: WidgetFamily.systemSmall._size)
        _view = AnyView(content(provider.placeholder(in: context)))
        show = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    }
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let _view: AnyView
    private let show: (Any) -> AnyView?
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { show(entry) }
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let context = TimelineProviderContext(family: .systemSmall, displaySize: WidgetFamily.systemSmall._size)
        _view = AnyView(content(provider.placeholder(in: context)))
        show = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    }
}
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let _view: AnyView
    private let show: (Any) -> AnyView?
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { show(entry) }
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let context = TimelineProviderContext(family: .systemSmall, displaySize: WidgetFamily.systemSmall._size)
        _view = AnyView(content(provider.placeholder(in: context)))
        show = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    }
}
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
}
public struct WidgetPreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}
extension View {
    /// The size of the widget's family.
    public func previewContext(_ value: WidgetPreviewContext) -> some View {
        frame(width: value.family._size.width, height: value.family._size.height)
            .environment(\.widgetFamily, value.family)
            .environment(\.isInWidget, true)
    }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color(uiColor: .secondarySystemFill) }
}
