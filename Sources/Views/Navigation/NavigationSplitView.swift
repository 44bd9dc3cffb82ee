import KinoraStage

/// Columns side by side. What a link of one pushes shows in the next, and a link whose value a list of the column selects by selects
/// it. Pages stand above each other in the last column alone.
///
/// Where the stage is narrow, less than 600 points, and on a sheet the columns are pages above each other: the next one shows while
/// the list before it has a selection, or while it is the preferred one. The way back takes the selection away.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    /// Which columns show where there is room.
    private var visibility: Binding<NavigationSplitViewVisibility>?
    /// Which column shows where there is none.
    private var compactColumn: Binding<NavigationSplitViewColumn>?

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
        (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        compactColumn = preferredCompactColumn
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
        compactColumn = preferredCompactColumn
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let place = context.child(.content)
        // On a sheet there is never much room.
        let hasRoom = context.graph.stage.size.width >= 600 && context.environment.sheet == nil
        return hasRoom ? row(context, place) : pages._elements(place)
    }

    private var hasContent: Bool { !(content is EmptyView) }

    private func row(_ context: BuildContext, _ place: BuildContext) -> [Element] {
        let location = StoredLocation(context, slot: Slot.content) { SplitState() }
        let shows = visibility?.wrappedValue ?? location.value.visibility
        let showsSidebar = shows != .detailOnly && !(hasContent && shows == .doubleColumn)
        let row = SplitRow(
            sidebar: sidebar, content: content, detail: detail, hasContent: hasContent, showsSidebar: showsSidebar,
            showsContent: hasContent && shows != .detailOnly)
        let other: NavigationSplitViewVisibility = !showsSidebar ? .all : hasContent ? .doubleColumn : .detailOnly
        let visibility = visibility
        var place = place
        place.environment.hasTopTabs = false
        place.environment.splitColumns = SplitColumns(location) {
            withAnimation(.presentation) {
                if let visibility { visibility.wrappedValue = other } else { location.value.visibility = other }
            }
        }
        return row._elements(place)
    }

    /// The columns as pages above each other.
    private var pages: some View {
        NavigationStack {
            if hasContent {
                let last = content.modifier(before(detail, .detail, below: .content))
                sidebar.modifier(before(last, .content, below: .sidebar))
            } else {
                sidebar.modifier(before(detail, .detail, below: .sidebar))
            }
        }
    }

    private func before(
        _ next: some View, _ column: NavigationSplitViewColumn, below: NavigationSplitViewColumn
    ) -> BeforeColumn {
        let preferred = compactColumn
        return BeforeColumn(
            next: AnyView(next), isPreferred: preferred.map { $0.wrappedValue >= column } ?? false,
            dismiss: { if let preferred, preferred.wrappedValue >= column { preferred.wrappedValue = below } })
    }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Columns: String, Codable { case automatic, all, doubleColumn, detailOnly }
    private let columns: Columns

    /// All of them here.
    public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
    public static let all = NavigationSplitViewVisibility(columns: .all)
    /// Content and detail of three columns; both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
    public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let place: Int
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    public static let content = NavigationSplitViewColumn(place: 1)
    public static let detail = NavigationSplitViewColumn(place: 2)

    fileprivate static func >= (column: Self, other: Self) -> Bool { column.place >= other.place }
}

/// How columns share the room; they stand side by side in each.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { .init() }
}

extension View {
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
