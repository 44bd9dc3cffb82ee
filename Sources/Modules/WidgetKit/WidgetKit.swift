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
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevances() async -> WidgetRelevances<Intent>
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
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
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
    /// Nobody has put a widget on a home screen.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}
/// A widget that somebody has put on a home screen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        nil
    }
}
/// The controls of the Control Center: nobody has added one.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}
public struct ControlInfo: Hashable, Sendable { public let kind: String }

/// When a widget would be of use.
public struct WidgetRelevances<Intent: WidgetConfigurationIntent>: Sendable {
    public init(_ relevances: [WidgetRelevanceAttribute<Intent>]) {}
}
public struct WidgetRelevanceAttribute<Intent: WidgetConfigurationIntent>: Sendable {
    public init(configuration: Intent, context: RelevantContext) {}
}
public struct RelevantContext: Hashable, Sendable {
    public static func date(from startDate: Foundation.Date, to endDate: Foundation.Date) -> RelevantContext { .init() }
    public static func date(_ date: Foundation.Date) -> RelevantContext { .init() }
}
/// How pictures look where a home screen is tinted, which none is.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
extension Image {
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { self }
}
public struct WidgetPreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}
extension View {
    /// As a widget of the family: of its size, with its corners.
    public func previewContext(_ value: WidgetPreviewContext) -> some View { placed(as: value.family) }
    public func widgetURL(_ url: URL?) -> some View { self }
    /// The text of a watch face's corner is straight here.
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    public func controlWidgetActionHint(_ hint: Text) -> some View { self }
    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
    public func controlWidgetStatus(_ status: Text) -> some View { self }
    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
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
