import KinoraStage

/// The settings that the views of a page make for its bars. One for each page and evaluation.
@MainActor
final class NavigationPageInfo {
    /// That of UIKit's bar, or else the one that is said innermost, and of several beside each other the first.
    var title: Text? { titleOfBar ?? said?.title }
    var titleOfBar: Text?
    private var said: (title: Text, place: Identity)?
    /// What leads back to the page; nil is its title.
    var titleOfBack: Text?
    /// Below the title, small.
    var subtitle: Text?
    /// What a tap on the title in the bar opens; nil where it opens nothing.
    var titleMenu: AnyView?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// Whether a large title stands at the leading edge of the bar, and not below it.
    var hasLargeTitleInBar = false
    /// How wide the page wants the column of a split view to be that it is in. Points.
    var columnWidth: CGFloat?
    /// Of the bar without what is below its items, in points.
    private(set) var barHeight: CGFloat = 44
    /// Whether the stage is low, so that titles stand in the bar.
    private var isLow = false
    var hidesBar = false
    var hidesBackButton = false
    /// Whether a finger takes the page aside; nil where it does unless the way back is hidden.
    var swipes: (@MainActor () -> Bool)?
    var hidesBottomBar = false
    /// Whether a stack in the page has the bar instead.
    var isTakenOver = false
    /// What shows and hides the sidebar that the page is beside, or is; nil where there is none.
    var sidebarToggle: SidebarToggle?
    var background: AnyShapeStyle?
    /// What is behind the items at the bottom.
    var bottomGround = BarGround()
    /// The appearance of the bar; nil is the page's.
    var colorScheme: ColorScheme?
    /// The field below the title.
    var search: SearchField?
    /// What UIKit's names say of the bar; nil where the page is not told.
    var look: BarLook? {
        didSet { if background == nil { background = look?.background.map { AnyShapeStyle($0) } } }
    }
    private var items: [_ToolbarItem] = []
    /// How often anything was said.
    private(set) var changes = 0

    /// Whether a search that goes on has the place of the title and the items.
    var isLeftToSearch: Bool { search?.hidesBar ?? false }
    /// Whether the title stands below the bar while nothing is scrolled.
    var showsLargeTitle: Bool { !hidesBar && hasLargeTitle }
    fileprivate var hasLargeTitle: Bool {
        title != nil && displayMode != .inline && !hasLargeTitleInBar && !isLow
    }

    /// Takes less room where the stage is low, as a phone on its side is.
    func fit(_ environment: EnvironmentValues) {
        isLow = environment.verticalSizeClass == .compact
        barHeight = isLow && environment.horizontalSizeClass == .compact ? 32 : 44
    }

    func change(_ body: @MainActor (NavigationPageInfo) -> Void) {
        changes += 1
        body(self)
    }

    func setTitle(_ title: Text, at place: Identity) {
        changes += 1
        if let said, !place.isWithin(said.place) { return }
        said = (title, place)
    }

    func add(_ new: [_ToolbarItem]) { items += new }
    var itemCount: Int { items.count }
    /// Leaves the first ones.
    func keepItems(_ count: Int) { items.removeSubrange(count...) }
    func items(_ position: _ToolbarItem.Position) -> [_ToolbarItem] { items.filter { $0.position == position } }
    /// Whether anything stands on a bar at the bottom.
    var hasBottomItems: Bool { items.contains { $0.position == .bottom || $0.position == .status } }
}

/// The page that views say something of. Bars are made of the page itself, which differs from evaluation to evaluation.
private struct NavigationPageKey: EnvironmentKey, Interchangeable {
    static var defaultValue: NavigationPageKey { NavigationPageKey() }
    var page: NavigationPageInfo?
}

extension EnvironmentValues {
    var navigationPage: NavigationPageInfo? {
        get { self[NavigationPageKey.self].page }
        set { self[NavigationPageKey.self].page = newValue }
    }
}

/// The bar of a navigation page.
public struct NavigationBarItem: Hashable, Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// The bar at the top of a page: 44 points, and below them 52 for a large title and for a search field, or more for larger type; 32
/// points without a large title on a phone on its side. It shows only where it has something to show.
@MainActor
struct NavigationBar {
    let page: NavigationPageInfo
    /// Leads to the page below; nil where there is none.
    let back: (@MainActor () -> Void)?
    let previousTitle: Text?

    fileprivate var shownBack: (@MainActor () -> Void)? { page.hidesBackButton ? nil : back }
    fileprivate var hasLeading: Bool {
        page.sidebarToggle != nil || shownBack != nil || !page.items(.leading).isEmpty || page.hasLargeTitleInBar
    }
    fileprivate var hasTrailing: Bool { !page.items(.trailing).isEmpty || !page.items(.overflow).isEmpty }
    /// Whether tabs stand in the middle of its row, so that no title does.
    var sharesRow = false
    /// Whether something stands in the place of the title.
    var hasPrincipal: Bool { !page.items(.center).isEmpty }
    var isLarge: Bool { page.hasLargeTitle }
    /// Whether the title stands in the middle of the bar, at least when the large one is gone.
    var hasInlineTitle: Bool { !hasPrincipal && !sharesRow && page.title != nil && !page.hasLargeTitleInBar }

    var isShown: Bool {
        guard !page.hidesBar, !page.isTakenOver else { return false }
        return shownBack != nil || page.sidebarToggle != nil || page.title != nil || page.search != nil
            || !(page.items(.leading) + page.items(.trailing) + page.items(.center) + page.items(.overflow)).isEmpty
    }
}

/// Buttons at the ends of the bar.
struct NavigationBarItems: View {
    let bar: NavigationBar
    /// Of the title in the middle, in points; 0 where there is none.
    let titleWidth: CGFloat
    private var page: NavigationPageInfo { bar.page }
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        BarEnds(titleWidth: titleWidth) {
            if bar.hasLeading {
                HStack(spacing: 16) {
                    page.sidebarToggle
                    if let back = bar.shownBack { BackButton(title: bar.previousTitle, back: back) }
                    // As wide as they want to be: space in an item does not take what is left of the bar.
                    ToolbarItems(items: page.items(.leading)).fixedSize(horizontal: true, vertical: false)
                    if page.hasLargeTitleInBar { LargeTitleWords(page: page) }
                }
                .modifier(BarEnd(isLeading: true))
                .layoutValue(key: BarEnds.IsLeading.self, value: true)
            }
            if bar.hasTrailing {
                HStack(spacing: 16) {
                    ToolbarItems(items: page.items(.trailing)).fixedSize(horizontal: true, vertical: false)
                    if !page.items(.overflow).isEmpty { OverflowMenu(items: page.items(.overflow)) }
                }
                .modifier(BarEnd(isLeading: false))
            }
        }
        .padding(.horizontal, 16)
        .frame(height: page.isLeftToSearch ? 0 : page.barHeight)
        .opacity(page.isLeftToSearch ? 0 : 1)
        .modifier(OwnTint(color: page.look?.tint))
        .environment(\.colorScheme, page.colorScheme ?? scheme)
        .inBarTypeSize()
    }
}

/// What stands in the place of the title.
struct PrincipalItems: View {
    let page: NavigationPageInfo
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ZStack { ToolbarItems(items: page.items(.center)) }
            .frame(height: page.barHeight)
            .opacity(page.isLeftToSearch ? 0 : 1)
            .modifier(OwnTint(color: page.look?.tint))
            .environment(\.colorScheme, page.colorScheme ?? scheme)
            .inBarTypeSize()
    }
}

/// The title in the middle of the bar, as wide as its words.
struct InlineTitle: View {
    let page: NavigationPageInfo
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 0) {
            if let menu = page.titleMenu {
                Menu {
                    menu
                } label: {
                    HStack(spacing: 5) {
                        words
                        TitleMenuSign()
                    }
                    .foregroundStyle(Color.primary)
                }
            } else {
                words
            }
            page.subtitle?.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(height: page.barHeight)
        .opacity(page.isLeftToSearch ? 0 : 1)
        .environment(\.colorScheme, page.colorScheme ?? scheme)
        .inBarTypeSize()
    }

    private var words: some View {
        page.title?.font(page.look?.titleFont ?? .headline).lineLimit(1)
            .modifier(OwnForeground(color: page.look?.title))
    }
}

/// Tells that the title opens a menu: a chevron on a gray disc.
private struct TitleMenuSign: View {
    var body: some View {
        Image(systemName: "chevron.down").font(.system(size: 8.5, weight: .bold)).foregroundStyle(.secondary)
            .frame(width: 17, height: 17)
            .background(.fill.tertiary, in: Circle())
    }
}

/// The title below the bar.
struct LargeTitle: View {
    let page: NavigationPageInfo
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(wrappedValue: 52, relativeTo: .largeTitle) private var scaled: CGFloat

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                LargeTitleWords(page: page)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 16)
            .frame(height: page.isLeftToSearch ? 0 : max(52, scaled))
            .opacity(page.isLeftToSearch ? 0 : 1)
            if let subtitle = page.subtitle, !page.isLeftToSearch {
                subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
            }
        }
        .environment(\.colorScheme, page.colorScheme ?? scheme)
    }
}

/// A large title, in one line.
private struct LargeTitleWords: View {
    let page: NavigationPageInfo

    var body: some View {
        page.title?.font(page.look?.largeTitleFont ?? .largeTitle.bold())
            .lineLimit(1)
            .modifier(OwnForeground(color: page.look?.largeTitle))
    }
}

/// What is behind the bar where the page has scrolled below it.
struct NavigationBarGround: View {
    let page: NavigationPageInfo
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Color.clear.background(page.background ?? AnyShapeStyle(Material.bar))
            .overlay(alignment: .bottom) { if page.background == nil { Divider() } }
            .environment(\.colorScheme, page.colorScheme ?? scheme)
    }
}

/// What is done less often, behind three dots.
private struct OverflowMenu: View {
    let items: [_ToolbarItem]
    var body: some View {
        Menu {
            ForEach(items.indices, id: \.self) { items[$0].view }
        } label: {
            Image(systemName: "ellipsis.circle")
        }
    }
}

/// A chevron and the name of the page below, or "Back" where there is no room for that, or the chevron alone.
private struct BackButton: View {
    let title: Text?
    let back: @MainActor () -> Void

    var body: some View {
        Button(action: back) {
            ViewThatFits(in: .horizontal) {
                if let title { named(title) }
                named(Text("Back"))
                chevron
            }
            .frame(height: 44)
            .contentShape(Rectangle())
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.backward").font(.system(size: 19, weight: .medium))
    }

    private func named(_ title: Text) -> some View {
        HStack(spacing: 5) {
            chevron
            title.lineLimit(1).modifier(SetTrait<BackWordsTrait>(value: true))
        }
    }
}

/// Marks the words of the button that leads back.
enum BackWordsTrait: ViewTrait { typealias Value = Bool }

/// Items at the bottom, evenly spread, and what tells of the state in the middle. Others are at the ends then. Without their ground.
struct BottomBar: View {
    let page: NavigationPageInfo
    var body: some View {
        VStack(spacing: 0) {
            // Where the line of the ground is.
            Divider().hidden()
            items
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity)
                .frame(height: 49)
                .inBarTypeSize()
        }
    }

    @ViewBuilder private var items: some View {
        let (others, status) = (page.items(.bottom), page.items(.status))
        if status.isEmpty {
            HStack { ToolbarItems(items: others) }
        } else {
            ZStack {
                HStack { ToolbarItems(items: others) }.frame(maxWidth: .infinity, alignment: .leading)
                HStack { ToolbarItems(items: status) }
            }
        }
    }
}

private struct SetTitle: ContextModifier {
    let title: Text
    func change(_ context: inout BuildContext) {
        guard let page = context.environment.navigationPage else { return }
        context.graph.noteRegistration(at: context.identity)
        page.setTitle(title, at: context.identity)
    }
}

struct ChangePage: ContextModifier {
    let change: @MainActor (NavigationPageInfo) -> Void
    func change(_ context: inout BuildContext) {
        guard let page = context.environment.navigationPage else { return }
        context.graph.noteRegistration(at: context.identity)
        page.change(change)
    }
}

extension View {
    private func page(_ change: @escaping @MainActor (NavigationPageInfo) -> Void) -> some View {
        modifier(ChangePage(change: change))
    }

    /// Words below the title of the page in its stack's bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View { page { $0.subtitle = subtitle } }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    /// The title of the page in its stack's bar: of several the first, and of those around each other the innermost.
    public func navigationTitle(_ title: Text) -> some View { modifier(SetTitle(title: title)) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// A title that a phone's user could change.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        page { $0.displayMode = displayMode }
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        page { $0.hidesBackButton = hidesBackButton }
    }
}
