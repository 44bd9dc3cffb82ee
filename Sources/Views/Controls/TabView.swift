import KinoraStage

/// Pages of which one is shown, chosen by a bar at the bottom or, in the page style, by swiping.
///
/// All pages are built, those that are not shown too. They appear as they come into sight; in the page style the one that is shown and
/// its neighbors are laid out.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var ownIndex = 0
    @Environment(\.tabViewStyle) private var style

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        TabPages(content: content, isBar: style._kind.isBar) { pages, inSight in
            let index = index(among: pages)
            inSight.show(index)
            switch style._kind {
            case .bar: return AnyView(BarTabs(pages: pages, index: index, choose: { choose($0, among: pages) }))
            case .page(let showsDots):
                return AnyView(
                    PagedTabs(
                        pages: pages, inSight: inSight, index: index, showsDots: showsDots,
                        choose: { choose($0, among: pages) }))
            }
        }
    }

    private func index(among pages: [TabPage]) -> Int {
        guard let selection else { return min(ownIndex, max(0, pages.count - 1)) }
        return pages.firstIndex { $0.tag == AnyHashable(selection.wrappedValue) } ?? 0
    }

    private func choose(_ index: Int, among pages: [TabPage]) {
        guard pages.indices.contains(index) else { return }
        if let selection {
            if let value = pages[index].tag?.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownIndex = index
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// How the pages of a tab view are changed.
public protocol TabViewStyle {
    var _kind: _TabViewKind { get }
}

public enum _TabViewKind: Sendable {
    case bar
    case page(showsDots: Bool)

    var isBar: Bool { if case .bar = self { true } else { false } }
}

/// A bar of 49 points with an item for each page.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}

/// Pages side by side, which a drag moves; dots say which one is shown.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the dots show.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    public var _kind: _TabViewKind { .page(showsDots: indexDisplayMode != .never) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

private struct TabViewStyleKey: EnvironmentKey { static var defaultValue: any TabViewStyle { DefaultTabViewStyle() } }

extension EnvironmentValues {
    var tabViewStyle: any TabViewStyle {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

/// A page's item on the bar.
enum TabItemTrait: ViewTrait {
    typealias Value = PlaceholderContentView
    static var isSetInside: Bool { true }
}

struct TabItem<Item: View>: ElementModifier {
    let item: Item
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        TraitElement(child, TabItemTrait.self, PlaceholderContentView { item._elements($0) }, context)
    }
}

extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewStyle, style) }

    /// The picture and title by which the page is chosen.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItem(item: label())) }
}

/// One page, already built.
struct TabPage: Identifiable {
    let id: Int
    let tag: AnyHashable?
    let item: PlaceholderContentView?
    let badge: Text?
    let isSearch: Bool
    fileprivate let element: Element

    var view: PlaceholderContentView { PlaceholderContentView { _ in [element] } }
    /// Whether the page wants no bar below it.
    @MainActor var hidesBar: Bool { element.preference(TabBarHiddenKey.self) == true }
    /// Whether the bar of the page has room for the tabs in its row.
    @MainActor var sharesRow: Bool { element.preference(TabRowSharedKey.self) == true }
    /// What the page wants behind the bar; nil where it says nothing.
    @MainActor var ground: BarGround? { element.preference(TabBarGroundKey.self) ?? nil }
}

private struct TabPages<Content: View>: PrimitiveView {
    let content: Content
    /// Whether a bar leads to them.
    let isBar: Bool
    let arrange: ([TabPage], PagesInSight) -> AnyView

    func _elements(_ context: BuildContext) -> [Element] {
        var place = context.part(.content)
        let environment = context.environment
        place.environment.hasTopTabs =
            isBar && TopTabBar.fits(environment.horizontalSizeClass, environment.verticalSizeClass)
        let gate = place.enterAppearanceGate()
        let container = context.container(of: &place)
        let elements = content._elements(place)
        func searches(_ element: Element) -> Bool { element.trait(TabRoleTrait.self) == .search }
        // The search tab stands at the end, wherever the source names it.
        let ordered = elements.filter { !searches($0) } + elements.filter(searches)
        let pages = ordered.enumerated().map { index, element in
            let own = context.child(.id(AnyHashable(WrapperPlace(of: element))))
            return TabPage(
                id: index, tag: element.tag(below: place.identity), item: element.trait(TabItemTrait.self),
                badge: element.trait(BadgeTrait.self), isSearch: searches(element),
                element: PageContainerElement(element, container, own))
        }
        let inSight = PagesInSight(of: ordered, in: place.identity)
        if context.isUpdating { gate.keeper = inSight }
        return arrange(pages, inSight)._elements(context.child(.body).unstable())
    }
}

private struct BarTabs: View {
    let pages: [TabPage]
    let index: Int
    let choose: (Int) -> Void
    /// Whether the list of the pages that have no item is shown.
    @State private var listsMore = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var heightClass

    var body: some View {
        if TopTabBar.fits(sizeClass, heightClass) {
            ZStack { shownPage }.modifier(TabAccessory()).modifier(
                TopTabs(sharesRow: page?.sharesRow == true, bar: topBar)
            )
            .background(SurfaceColor.background)
        } else {
            withBarBelow
        }
    }

    private var topBar: TopTabBar? {
        guard !look.isHidden, page?.hidesBar != true else { return nil }
        return TopTabBar(pages: pages, index: index, look: look, choose: tap)
    }

    @ViewBuilder private var shownPage: some View {
        if pages.indices.contains(index) {
            pages[index].view.modifier(FlexibleFrame.offered).environment(\.tabBottomAccessory, nil)
        }
    }

    private var withBarBelow: some View {
        ZStack {
            if showsMore {
                MoreTabs(pages: pages[itemCount...], index: index, isListed: $listsMore, choose: choose)
            } else {
                shownPage
            }
        }
        .modifier(TabAccessory())
        .modifier(
            BottomBarInset(ground: ground) {
                if !look.isHidden, page?.hidesBar != true {
                    TabBar(items: items, index: showsMore ? MoreTabs.itemID : index, look: look, choose: tap)
                }
            }
        )
        .background(SurfaceColor.background)
    }

    private var page: TabPage? { pages.indices.contains(index) ? pages[index] : nil }
    private var ground: BarGround { page?.ground ?? look.ground ?? BarGround() }

    /// How many pages have an item of their own.
    private var itemCount: Int {
        sizeClass == .compact && pages.count > MoreTabs.mostItems ? MoreTabs.mostItems - 1 : pages.count
    }

    private var items: [TabBar.Item] {
        pages[..<itemCount].map(TabBar.Item.init) + (itemCount < pages.count ? [.more] : [])
    }

    private var showsMore: Bool { itemCount < pages.count && (listsMore || index >= itemCount) }

    private func tap(_ item: Int) {
        listsMore = item == MoreTabs.itemID
        if !listsMore { choose(item) }
    }

    private var look: TabBarLook { BarAppearances.current.tabBar.look }
}

extension TabBar.Item {
    @MainActor
    fileprivate init(_ page: TabPage) { self.init(id: page.id, label: AnyView(page.item), badge: page.badge) }
}

private struct TabBottomAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// What stands above the bar of the tab view below.
    var tabBottomAccessory: AnyView? {
        get { self[TabBottomAccessoryKey.self] }
        set { self[TabBottomAccessoryKey.self] = newValue }
    }
}

/// The accessory on a capsule of glass above the bar.
private struct TabAccessory: ViewModifier {
    @Environment(\.tabBottomAccessory) private var accessory

    func body(content: Content) -> some View {
        if let accessory {
            content.safeAreaInset(edge: VerticalEdge.bottom, spacing: 8) {
                accessory.frame(maxWidth: .infinity, minHeight: 48).glassEffect(.regular, in: Capsule())
                    .padding(EdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20))
            }
        } else {
            content
        }
    }
}

/// Pages in a row as wide as the view. A drag past half of it, or one that is fast enough to end there, goes on to the next.
private struct PagedTabs: View {
    let pages: [TabPage]
    let inSight: PagesInSight
    let index: Int
    let showsDots: Bool
    let choose: (Int) -> Void
    /// How far a finger has moved the pages towards the trailing edge.
    @State private var drag: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let position = CGFloat(index) - drag / max(1, proxy.size.width)
            HStack(spacing: 0) {
                ForEach(Array(pages.enumerated()), id: \.element.id) { number, page in
                    page.view.modifier(PageSight(size: proxy.size, distance: CGFloat(number) - position))
                }
            }
            .offset(x: -CGFloat(index) * proxy.size.width + drag)
            .modifier(PagePosition(position: position, inSight: inSight))
            .animation(.smooth(duration: 0.4), value: index)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
            .contentShape(Rectangle())
            .gesture(swipe(width: proxy.size.width))
        }
        .clipped()
        .overlay(alignment: .bottom) { if showsDots, pages.count > 1 { PageIndex(count: pages.count, chosen: index) } }
    }

    private func swipe(width: CGFloat) -> some Gesture {
        DragGesture()
            .onChanged { value in
                let moved = ahead(value.translation)
                let isAtEnd = index == 0 && moved > 0 || index == pages.count - 1 && moved < 0
                drag = isAtEnd ? moved / 3 : moved
            }
            .onEnded { value in
                let shift = ahead(value.predictedEndTranslation)
                withAnimation(.smooth(duration: 0.4)) {
                    drag = 0
                    if shift < -width / 2 { choose(index + 1) } else if shift > width / 2 { choose(index - 1) }
                }
            }
    }

    /// How far a finger has come towards the trailing edge: it tells its way to the right, whatever the direction.
    private func ahead(_ way: CGSize) -> CGFloat { direction == .rightToLeft ? -way.width : way.width }
}
