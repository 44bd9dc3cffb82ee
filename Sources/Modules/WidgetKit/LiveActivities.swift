// Live activities. What they show is made from an activity that runs, and none does: their views are rendered like any other
// where a source or a preview names them with what they need; the activity itself is a neutral box with its name.

/// What a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public var isStale: Bool { false }
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration, IslandConfiguration {
    public let _view: AnyView
    private let show: (Any) -> AnyView?
    private let makeIsland: (Any) -> DynamicIsland?
    func island(showing context: Any) -> DynamicIsland? { makeIsland(context) }
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { show(entry) }
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        _view = AnyView(_KinoraPlaceholder("Live activity", detail: "\(attributesType)"))
        show = { ($0 as? ActivityViewContext<Attributes>).map { AnyView(content($0)) } }
        makeIsland = { ($0 as? ActivityViewContext<Attributes>).map(dynamicIsland) }
    }
}

/// Which form of a live activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
    public enum DynamicIslandPreviewViewState: Sendable { case compact, minimal, expanded }
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}
extension ActivityAttributes {
    /// A neutral box: which widget shows the activity is not known here.
    @MainActor
    public func previewContext(
        _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { _KinoraPlaceholder("Live activity", detail: "\(Self.self)") }
}

extension View {
    /// What a live activity is laid on.
    public func activityBackgroundTint(_ color: Color?) -> some View { background(color ?? .clear) }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// How large a live activity is shown: small on a watch or in a car.
public enum ActivityFamily: Hashable, CaseIterable, Sendable { case small, medium }

extension WidgetConfiguration {
    /// A phone's lock screen has the medium one, whatever else there is.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }

extension EnvironmentValues {
    /// The size in which a live activity is shown.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
}
