// Previews of widgets. A preview shows the first entry of its timeline, or the timeline of a provider, at the size of its family.

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")

@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}
@resultBuilder
public enum PreviewActivityBuilder<State> {
    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

extension _PreviewRegistration {
    public convenience init(
        _ name: String? = nil, as family: WidgetFamily, line: Int, widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        self.init(name, traits: .size(of: family), line: line) {
            WidgetCard(family: family, configuration: widget().configuration, entry: timeline().first)
        }
    }
    public convenience init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent, line: Int,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) { self.init(name, as: family, line: line, widget: widget, timeline: timeline) }
    public convenience init(
        _ name: String? = nil, as family: WidgetFamily, line: Int, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> any TimelineProvider
    ) {
        self.init(name, traits: .size(of: family), line: line) {
            ProvidedWidget(family, widget().configuration, timelineProvider())
        }
    }
    public convenience init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent, line: Int,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
    ) {
        self.init(name, traits: .size(of: family), line: line) {
            ProvidedWidget(family, widget().configuration, timelineProvider(), for: intent)
        }
    }
    public convenience init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, line: Int,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewActivityBuilder<Attributes.ContentState> contentStates:
            @escaping @MainActor () -> [Attributes
            .ContentState]
    ) {
        self.init(name, traits: .sizeThatFitsLayout, line: line) {
            ActivityCard(
                kind: kind, configuration: widget().configuration, attributes: attributes, state: contentStates().first)
        }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static func size(of family: WidgetFamily) -> PreviewTrait {
        .fixedLayout(width: family._size.width, height: family._size.height)
    }
}
extension Widget {
    fileprivate var configuration: any WidgetConfiguration { body }
}
/// A widget as it stands on a home screen.
struct WidgetCard: View {
    let family: WidgetFamily
    let configuration: any WidgetConfiguration
    let entry: (any TimelineEntry)?

    private var margins: EdgeInsets {
        let margin: CGFloat = family.isOnHomeScreen ? 16 : 0
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    var body: some View {
        let shown = entry.flatMap { configuration._view(showing: $0, in: family) } ?? configuration._view
        shown
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.widgetContentMargins, margins)
            .safeAreaPadding(configuration._hasMargins ? margins : EdgeInsets())
            .placed(as: family)
    }
}

extension WidgetFamily {
    fileprivate var isOnHomeScreen: Bool {
        [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge].contains(self)
    }
}
extension View {
    /// In the room of a widget, and cut at its corners.
    func placed(as family: WidgetFamily) -> some View {
        environment(\.widgetFamily, family)
            .environment(\.isInWidget, true)
            .frame(width: family._size.width, height: family._size.height)
            .clipShape(.rect(cornerRadius: family.isOnHomeScreen ? 22 : 0, style: .continuous))
    }
}

/// A live activity as it stands on a lock screen, or around the camera.
private struct ActivityCard<Attributes: ActivityAttributes>: View {
    let kind: ActivityPreviewViewKind
    let configuration: any WidgetConfiguration
    let attributes: Attributes
    let state: Attributes.ContentState?

    private var context: ActivityViewContext<Attributes>? {
        state.map { ActivityViewContext(attributes: attributes, state: $0, activityID: "activity") }
    }

    var body: some View {
        if case .dynamicIsland(let form) = kind, let island {
            IslandCard(island: island, form: form)
        } else {
            shown.environment(\.isInWidget, true).frame(width: 361)
                .background(Color(uiColor: .secondarySystemBackground))
                .clipShape(.rect(cornerRadius: 24, style: .continuous))
        }
    }

    private var island: DynamicIsland? {
        context.flatMap { (configuration as? any IslandConfiguration)?.island(showing: $0) }
    }

    private var shown: AnyView {
        context.flatMap { configuration._view(showing: $0, in: .systemMedium) } ?? configuration._view
    }
}
