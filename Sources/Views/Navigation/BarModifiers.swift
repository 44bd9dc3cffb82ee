import KinoraStage

// Bars in the newer and in the oldest words.

extension View {
    /// The same as two toolbar items.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Whether bars show.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }
    /// Whether there is something behind bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarBackground(visibility: visibility, bars: bars))
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarBackground(visibility: visibility, bars: bars))
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.navigation)
            .modifier(ChangePage { $0.hasLargeTitleInBar = mode.standsInBar })
    }
    /// The appearance of the top bar, where it is not that of the page.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(BarColorScheme(scheme: colorScheme, isTop: bars.isEmpty || bars.contains(where: \.isTop)))
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// A menu that a tap on the title in the bar opens; a sign beside the title tells of it. A large title has none.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return modifier(ChangePage { $0.titleMenu = menu })
    }
    public func navigationDocument(_ url: URL) -> some View { self }
    public func navigationDocument<I: Transferable>(_ document: I) -> some View { self }
    public func navigationDocument<PreviewImage, PreviewIcon>(
        _ url: URL, preview: SharePreview<PreviewImage, PreviewIcon>
    ) -> some View { self }
    public func navigationDocument<I: Transferable, PreviewImage, PreviewIcon>(
        _ document: I, preview: SharePreview<PreviewImage, PreviewIcon>
    ) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// A capsule of glass above the tab bar.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        environment(\.tabBottomAccessory, AnyView(content()))
    }
    public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
        environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
    }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// How the dots of a tab view in the page style look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexStyle, (style as? PageIndexViewStyle) ?? PageIndexViewStyle())
    }
    /// Whether links in rows of lists have their sign at the trailing end; the default is that they have it, but for sidebars.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}

private struct BarColorScheme: ViewModifier {
    let scheme: ColorScheme?
    let isTop: Bool
    func body(content: Content) -> some View {
        content.modifier(ChangePage { page in if isTop, let scheme { page.colorScheme = scheme } })
    }
}

private struct BarBackground: ViewModifier {
    let visibility: Visibility
    let bars: [ToolbarPlacement]

    func body(content: Content) -> some View {
        content.modifier(
            ChangePage { page in
                if bars.contains(.bottomBar) { page.bottomGround.visibility = visibility }
                guard bars.isEmpty || bars.contains(where: \.isTop) else { return }
                switch visibility {
                case .visible: page.background = page.background ?? AnyShapeStyle(Material.bar)
                case .hidden: page.background = AnyShapeStyle(Color.clear)
                case .automatic: break
                }
            }
        )
        .transformPreference(TabBarGroundKey.self) { ground in
            if bars.contains(.tabBar) { ground = ground.changed { $0.visibility = visibility } }
        }
    }
}

public struct ToolbarTitleDisplayMode: Sendable {
    let navigation: NavigationBarItem.TitleDisplayMode
    /// Whether the large title stands in the bar's own line.
    var standsInBar = false
    public static var automatic: ToolbarTitleDisplayMode { .init(navigation: .automatic) }
    public static var large: ToolbarTitleDisplayMode { .init(navigation: .large) }
    public static var inline: ToolbarTitleDisplayMode { .init(navigation: .inline) }
    public static var inlineLarge: ToolbarTitleDisplayMode {
        .init(navigation: .large, standsInBar: true)
    }
}
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}
public struct SearchToolbarBehavior: Sendable {
    public static let automatic = SearchToolbarBehavior()
    public static let minimize = SearchToolbarBehavior()
}
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}
public struct TabBarMinimizeBehavior: Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
}
/// The space between groups of a bar. A flexible one takes the room that a bar at the bottom has; elsewhere it is as a fixed one.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }
    public var _items: [_ToolbarItem] {
        let fills = sizing == .flexible && placement.position == .bottom
        let space = fills ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
        return [_ToolbarItem(position: placement.position, view: space)]
    }
}
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}
/// An item that the system would draw. A stage draws none.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    public var _items: [_ToolbarItem] { [] }
}
public struct ToolbarDefaultItemKind: Sendable {
    fileprivate enum Item { case sidebarToggle, title, search }
    fileprivate let item: Item
    public static let sidebarToggle = ToolbarDefaultItemKind(item: .sidebarToggle)
    public static let title = ToolbarDefaultItemKind(item: .title)
    public static let search = ToolbarDefaultItemKind(item: .search)
}
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
    public var _items: [_ToolbarItem] { [] }
}
extension ToolbarContent {
    /// Bars draw their items without glass of their own.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    /// A count in red at the item's upper corner; 0 is none.
    public func badge(_ count: Int) -> some ToolbarContent { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    public func badge(_ label: Text?) -> some ToolbarContent {
        changed { item in
            guard let label else { return item }
            return AnyView(item.overlay(alignment: .topTrailing) { ItemBadge(label: label) })
        }
    }
    public func badge(_ key: LocalizedStringKey) -> some ToolbarContent { badge(Text(key)) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some ToolbarContent { badge(Text(label)) }

    private func changed(_ change: (AnyView) -> AnyView) -> _ToolbarContents {
        _ToolbarContents(_items: _items.map { _ToolbarItem(position: $0.position, view: change($0.view)) })
    }
}

/// White on a red capsule, 16 points high.
private struct ItemBadge: View {
    let label: Text
    var body: some View {
        label.font(.caption2.bold()).foregroundStyle(.white).lineLimit(1).fixedSize()
            .padding(.horizontal, 4).frame(minWidth: 16).frame(height: 16)
            .background(.red, in: Capsule())
            .offset(x: 10, y: -7)
    }
}
extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
    public func defaultCustomization(
        _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent { self }
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { .init() }
    public static var reorderable: ToolbarCustomizationBehavior { .init() }
    public static var disabled: ToolbarCustomizationBehavior { .init() }
}
extension ToolbarItem {
    /// An item of a bar that a person may change. One that does not show by itself is not shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            placement: showsByDefault ? placement : ToolbarItemPlacement(position: .none), content: content)
    }
}
extension ToolbarItemGroup {
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) { self.init(placement: placement, content: content) }
}
extension View {
    public func toolbar<Content: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
    {
        toolbar(content: content)
    }
    /// Takes the button off the bar that shows and hides a sidebar. Titles and search fields stay.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(ChangePage { if defaultItemKind?.item == .sidebarToggle { $0.sidebarToggle = nil } })
    }
}
