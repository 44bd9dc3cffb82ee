import KinoraScene
import KinoraStage

/// A page with its bar at the top.
///
/// While the page's scroll view scrolls, first the search field and then the large title give way, until the title stands in the
/// middle of the bar and the bar has a ground of its own. The page keeps its place and its size meanwhile, and is seen below
/// the bar. Pulled down beyond its beginning, it takes title and field along. A field that is pinned stays, and so does that of a search
/// which goes on: its suggestions cover the page.
final class NavigationBarElement: WrapperElement {
    private let bar: NavigationBar
    private let items: Element
    private let ground: Element
    private let inlineTitle: Element?
    /// What stands in the place of the title.
    private let principal: Element?
    private let largeTitle: Element?
    private let search: Element?
    private let suggestions: Element?

    /// Over how many points of scrolling the title in the middle, and the ground, come in.
    private static let fade: CGFloat = 12

    init(_ page: Element, _ bar: NavigationBar, _ context: BuildContext) {
        func element(_ index: Int, _ view: some View) -> Element {
            let place = context.child(.index(index))
            return view._elements(place).united(.center, place)
        }
        self.bar = bar
        let title = bar.hasInlineTitle ? element(2, InlineTitle(page: bar.page)) : nil
        inlineTitle = title
        // A large title leaves the bar to its items.
        let titleWidth = bar.isLarge ? 0 : title?.sizeThatFits(.unspecified).width ?? 0
        items = element(0, NavigationBarItems(bar: bar, titleWidth: titleWidth))
        ground = element(1, NavigationBarGround(page: bar.page))
        principal = bar.hasPrincipal ? element(5, PrincipalItems(page: bar.page)) : nil
        largeTitle = bar.isLarge ? element(3, LargeTitle(page: bar.page)) : nil
        search = bar.page.search.map { element(4, $0) }
        suggestions = bar.page.search?.suggestions.map { element(6, $0) }
        super.init(page, context)
    }

    // MARK: Layout

    private func height(of part: Element?, _ width: CGFloat?) -> CGFloat {
        part?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    /// What the whole bar takes from the page at rest.
    private func insets(_ width: CGFloat?) -> EdgeInsets {
        EdgeInsets(
            top: height(of: items, width) + height(of: largeTitle, width) + height(of: search, width), leading: 0,
            bottom: 0, trailing: 0)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets(proposal.width)
        return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - insets.top) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: size.width, height: size.height + insets(proposal.width).top)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let insets = insets(frame.width)
        child.place(
            at: CGPoint(x: frame.minX, y: frame.minY + insets.top), proposal: inner(proposal),
            placement.inset(by: insets, in: frame))
        suggestions?.place(at: child.frame.origin, proposal: inner(proposal), placement.inset(by: insets, in: frame))
        var top = frame.minY
        func put(_ part: Element?) {
            guard let part else { return }
            part.place(
                at: CGPoint(x: frame.minX, y: top), proposal: ProposedViewSize(width: frame.width, height: nil),
                placement)
            top += part.frame.height
        }
        put(items)
        put(largeTitle)
        put(search)
        let room = BarTitleRoom(beside: items)
        for case let title? in [inlineTitle, principal] { room.place(title, at: frame.minY, placement) }
        ground.place(
            at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: insets.top), placement)
    }

    override var children: [Element] {
        [child, suggestions, ground, largeTitle, search, inlineTitle, items, principal].compactMap { $0 }
    }

    /// The bar takes what touches it; below it the field, where it stands at rest, and the page.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard frame.contains(point) else { return [] }
        if point.y < items.frame.maxY {
            for part in [principal, items, largeTitle == nil ? inlineTitle : nil] {
                if let path = part?.hitTest(point), !path.isEmpty { return path + [self] }
            }
            return [self]
        }
        for path in [fieldPath(point), suggestions?.hitTest(point) ?? [], child.hitTest(point)] where !path.isEmpty {
            return path + [self]
        }
        return []
    }

    private func fieldPath(_ point: CGPoint) -> [Element] {
        let collapse = collapse(by: scrolled)
        guard scrolled == 0 || pinsSearch else { return [] }
        return search?.hitTest(CGPoint(x: point.x, y: point.y + collapse.title)) ?? []
    }

    // MARK: Scrolling

    /// How much of the field and of the large title is gone, and how far the page has gone below what is left of the bar.
    private struct Collapse {
        var field: CGFloat = 0
        var title: CGFloat = 0
        var beyond: CGFloat = 0
    }

    private var pinsSearch: Bool { bar.page.search?.isPinned ?? false }

    private func collapse(by scrolled: CGFloat) -> Collapse {
        let (field, title) = (pinsSearch ? 0 : search?.frame.height ?? 0, largeTitle?.frame.height ?? 0)
        let gone = min(max(0, scrolled), field)
        return Collapse(
            field: gone, title: min(max(0, scrolled - gone), title), beyond: max(0, scrolled - field - title))
    }

    /// The page's scroll view; nil where there is none just below the bar.
    private var scrollView: ScrollElement? {
        func find(_ element: Element) -> ScrollElement? {
            if let scroll = element as? ScrollElement { return scroll.axes.contains(.vertical) ? scroll : nil }
            for child in element.children { if let found = find(child) { return found } }
            return nil
        }
        guard let scroll = find(child), scroll.seen.minY < child.frame.minY + 0.5 else { return nil }
        return scroll
    }

    private var scrolled: CGFloat { scrollView?.shownOffset.y ?? 0 }

    // MARK: Drawing

    override func lower(_ context: inout LoweringContext) -> [Node] { barred(&context).nodes }

    /// The page and the bar, each by itself.
    func barred(_ context: inout LoweringContext) -> BarredPage {
        let scrollView = scrollView
        scrollView?.isSpinnerShownByBar = true
        let scrolled = scrollView?.shownOffset.y ?? 0
        let (field, title) = (search?.frame.height ?? 0, largeTitle?.frame.height ?? 0)
        let pulled = max(0, -scrolled)
        let gone = collapse(by: scrolled)
        let page = child.lowered(&context) + (suggestions?.lowered(&context) ?? [])
        let ground = ground(
            gone.beyond, height: items.frame.height + field + title - gone.field - gone.title + pulled, &context)
        let below = CGRect(
            x: frame.minX, y: items.frame.maxY, width: frame.width, height: max(0, frame.maxY - items.frame.maxY))
        var nodes: [Node] = []
        var large: [Node] = []
        var shown = (title: inlineTitle, shift: CGFloat(0))
        if let largeTitle, gone.title < title {
            large = moved(largeTitle, by: pulled - gone.title, within: below, &context)
            shown = (largeTitle, pulled - gone.title)
        }
        if let search, gone.field < field {
            let shift = pulled - (pinsSearch ? gone.title : 0)
            let rest = CGRect(
                x: frame.minX, y: search.frame.minY + shift, width: frame.width, height: field - gone.field)
            nodes += moved(search, by: shift, within: rest, &context)
                .faded(Double(1 - gone.field / field))
        }
        nodes += scrollView?.spinner(above: items.frame.maxY) ?? []
        var middle: [Node] = []
        if let inlineTitle {
            let share = largeTitle == nil ? 1 : (gone.title - title + Self.fade) / Self.fade
            middle = inlineTitle.lowered(&context).faded(Double(min(1, max(0, share))))
        }
        let ends = items.lowered(&context)
        middle += principal?.lowered(&context) ?? []
        let bar = BarLayers(
            ground: ground, largeTitle: large, below: nodes, title: middle, items: ends,
            titleWords: { [shown] in shown.title?.words?.offsetBy(dx: 0, dy: shown.shift) },
            backWords: { [items] in items.first(where: { $0.trait(BackWordsTrait.self) == true })?.words })
        return BarredPage(page: page, bar: bar)
    }

    /// A ground that the source names is always there; the system's, where the page has gone below the bar.
    private func ground(_ beyond: CGFloat, height: CGFloat, _ context: inout LoweringContext) -> [Node] {
        let nodes = ground.lowered(&context)
        guard bar.page.background == nil else { return cut(nodes, to: height) }
        let isCollapsible = largeTitle != nil || search != nil
        guard beyond > 0 else { return [] }
        // The divider is at the lower end of what is drawn.
        let raised = nodes.transformed(CGAffineTransform(translationX: 0, y: height - ground.frame.height))
        return (isCollapsible ? cut(raised, to: height) : nodes).faded(Double(min(1, beyond / Self.fade)))
    }

    private func cut(_ nodes: [Node], to height: CGFloat) -> [Node] {
        guard height != ground.frame.height else { return nodes }
        let rect = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
        return nodes.layered(.clip(Path(rect), rule: .nonzero, inverse: false))
    }

    private func moved(_ part: Element, by distance: CGFloat, within rect: CGRect, _ context: inout LoweringContext)
        -> [Node]
    {
        let nodes = part.lowered(&context)
        guard distance != 0 || rect.height < part.frame.height else { return nodes }
        return nodes.transformed(CGAffineTransform(translationX: 0, y: distance))
            .layered(.clip(Path(rect), rule: .nonzero, inverse: false))
    }
}

extension Element {
    /// Where the first text in it is.
    fileprivate var words: CGRect? { first(where: { $0 is TextElement })?.frame }

    fileprivate func first(where matches: (Element) -> Bool) -> Element? {
        if matches(self) { return self }
        for child in children { if let found = child.first(where: matches) { return found } }
        return nil
    }
}
