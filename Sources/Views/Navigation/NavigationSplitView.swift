import KinoraStage

/// Columns side by side. Where the stage is narrow, less than 600 points, only one shows: the preferred one, else the sidebar, as a
/// phone begins. Its links push pages over it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
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

    private var hasContent: Bool { !(content is EmptyView) }
    private var shows: NavigationSplitViewVisibility { visibility?.wrappedValue ?? .automatic }
    private var showsSidebar: Bool { shows != .detailOnly && !(hasContent && shows == .doubleColumn) }

    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width < 600 {
                onlyColumn
            } else {
                HStack(spacing: 0) {
                    if showsSidebar {
                        NavigationStack { sidebar.environment(\.isSidebar, true) }.modifier(SplitColumn())
                        Divider()
                    }
                    if hasContent, shows != .detailOnly {
                        NavigationStack { content }.modifier(SplitColumn())
                        Divider()
                    }
                    NavigationStack { detail }.frame(maxWidth: .infinity)
                }
            }
        }
    }

    @ViewBuilder
    private var onlyColumn: some View {
        switch compactColumn?.wrappedValue {
        case .detail: NavigationStack { detail }
        case .content where hasContent: NavigationStack { content }
        default: NavigationStack { sidebar }
        }
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
    private let place: Int
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    public static let content = NavigationSplitViewColumn(place: 1)
    public static let detail = NavigationSplitViewColumn(place: 2)
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
