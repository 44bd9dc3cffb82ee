// Live activities. What they show is made from an activity that runs, and none does: their views are rendered like any other
// where a source or a preview names them with what they need; the activity itself is a neutral box with its name.

/// What a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public var isStale: Bool { false }
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public let _view: AnyView
    private let show: (Any) -> AnyView?
    public func _view(showing entry: Any, in family: WidgetFamily) -> AnyView? { show(entry) }
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        _view = AnyView(_KinoraPlaceholder("Live activity", detail: "\(attributesType)"))
        show = { ($0 as? ActivityViewContext<Attributes>).map { AnyView(content($0)) } }
    }
}

/// The forms of a live activity around the camera of a phone, which a stage does not have.
public struct DynamicIsland {
    public init<Expanded: DynamicIslandExpandedContent, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}
public protocol DynamicIslandExpandedContent {}
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {}
}
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let name: String
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}
public struct _ExpandedRegions: DynamicIslandExpandedContent {}
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Region: DynamicIslandExpandedContent>(
        _ regions: repeat each Region
    ) -> _ExpandedRegions { _ExpandedRegions() }
    public static func buildOptional(_ region: _ExpandedRegions?) -> _ExpandedRegions {
        _ExpandedRegions()
    }
    public static func buildEither<Region: DynamicIslandExpandedContent>(first: Region) -> _ExpandedRegions {
        _ExpandedRegions()
    }
    public static func buildEither<Region: DynamicIslandExpandedContent>(second: Region) -> _ExpandedRegions {
        _ExpandedRegions()
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
