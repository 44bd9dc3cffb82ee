/// The forms of a live activity around the camera of a phone.
public struct DynamicIsland {
    let expanded: () -> _ExpandedRegions
    let compactLeading: () -> AnyView
    let compactTrailing: () -> AnyView
    let minimal: () -> AnyView
    /// Around the content of the expanded form, in points.
    private(set) var margins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    public init<Expanded: DynamicIslandExpandedContent, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = { expanded()._regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// Margins of the expanded form; those of the others are fixed.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        guard mode == .expanded else { return self }
        var island = self
        if edges.contains(.top) { island.margins.top = length }
        if edges.contains(.leading) { island.margins.leading = length }
        if edges.contains(.bottom) { island.margins.bottom = length }
        if edges.contains(.trailing) { island.margins.trailing = length }
        return island
    }
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

// MARK: Regions of the expanded form

public protocol DynamicIslandExpandedContent { var _regions: _ExpandedRegions { get } }

public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
    public let _regions: _ExpandedRegions
    /// - Parameter priority: which region is wider where there is not room for all; the camera is in the middle here.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) { _regions = _ExpandedRegions(views: [position: AnyView(content())]) }
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

/// What stands in the regions that have something.
public struct _ExpandedRegions: DynamicIslandExpandedContent {
    var views: [DynamicIslandExpandedRegionPosition: AnyView] = [:]
    public var _regions: _ExpandedRegions { self }
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Region: DynamicIslandExpandedContent>(
        _ regions: repeat each Region
    ) -> _ExpandedRegions {
        var all = _ExpandedRegions()
        for region in repeat each regions { all.views.merge(region._regions.views) { first, _ in first } }
        return all
    }
    public static func buildOptional(_ region: _ExpandedRegions?) -> _ExpandedRegions { region ?? _ExpandedRegions() }
    public static func buildEither<Region: DynamicIslandExpandedContent>(first: Region) -> _ExpandedRegions {
        first._regions
    }
    public static func buildEither<Region: DynamicIslandExpandedContent>(second: Region) -> _ExpandedRegions {
        second._regions
    }
}
