import KinoraStage
import KinoraScene

/// One page of a stack, with the pages above it. When a page is popped, the pages above it go, too.
struct NavigationLevel: PrimitiveView {
    private let build: @MainActor (BuildContext) -> [Element]
    private let depth: Int
    private let entries: ArraySlice<NavigationEntry>
    private let previousTitle: Text?
    /// Of the column that it begins, or that the stack stands in; nil elsewhere.
    private let bar: ColumnBar?
    /// Whether it is the first page of a column, whose bar a stack in it takes over.
    private let isColumn: Bool

    /// The first page of a stack.
    init(content: some View, entries: ArraySlice<NavigationEntry>, bar: ColumnBar?) {
        build = { content._elements($0) }
        depth = 0
        self.entries = entries
        previousTitle = bar?.back?.title
        self.bar = bar
        isColumn = bar.map { $0.page == nil } ?? false
    }

    /// A page above another.
    init(
        content: some View, depth: Int, entries: ArraySlice<NavigationEntry>, previousTitle: Text?,
        isColumn: Bool = false
    ) {
        build = { content._elements($0) }
        self.depth = depth
        self.entries = entries
        self.previousTitle = previousTitle
        bar = nil
        self.isColumn = isColumn
    }

    func _elements(_ context: BuildContext) -> [Element] {
        let page = NavigationPageInfo()
        page.fit(context.environment)
        let destinations = NavigationDestinations(outer: context.environment.navigationDestinations)
        var place = context.child(.content)
        let gate = place.enterAppearanceGate()
        place.environment.navigationPage = page
        place.environment.searchOffer = nil
        if depth == 0, let offer = context.environment.searchOffer {
            offer.isTaken = true
            page.search = offer.field
        }
        place.environment.navigationDestinations = destinations
        let back = back(in: context)
        if let back { place.environment.dismiss = DismissAction { back() } }
        page.sidebarToggle = bar?.sidebarToggle
        place.environment.columnBar = columnBar(of: page, back)
        let container = context.container(of: &place)
        let content = PageContainerElement(build(place).stacked(place), container, context.child(.index(3)))
        if page.look == nil { page.look = BarAppearances.current.navigationBar.look }
        var bar = NavigationBar(page: page, back: back, previousTitle: previousTitle)
        bar.sharesRow = sharesRow(page, context)
        let framed = framed(content, bar, context)
        closeDestinations(destinations, in: context)
        let above = next(destinations, page, context)
        if context.isUpdating { gate.keeper = PageCover(of: context, by: above) }
        let said = LevelSayings(page, destinations) { self.framed(content, bar, context.unstable()) }
        return [NavigationLevelElement(framed, above, isRoot: depth == 0, said, context)]
    }

    /// Destinations in content that is built as it is placed are known after it. Where they are others than those of the evaluation
    /// before, of which the pages above are made, these are made again.
    private func closeDestinations(_ destinations: NavigationDestinations, in context: BuildContext) {
        let known: NavigationDestinations.Declared = context.stored(Slot.matched) ?? .init()
        destinations.close(expecting: known)
        guard context.isUpdating else { return }
        let (graph, key) = (context.graph, context.key(Slot.matched))
        graph.enqueueAfterLayout { [weak graph] in
            let late = destinations.late
            guard !late.isEmpty || !known.isEmpty else { return }
            if late.isLike(known) { return context.store(late, Slot.matched) }
            graph?.enqueue(.change) { graph?.write(Stored(late), key: key) }
        }
    }

    /// What leads to the page below; nil where there is none.
    private func back(in context: BuildContext) -> (@MainActor () -> Void)? {
        guard depth > 0 else { return bar?.back?.perform }
        guard let navigator = context.environment.navigator else { return nil }
        let below = depth - 1
        return { navigator.pop(below) }
    }

    /// What a stack takes over that is all of this column.
    private func columnBar(of page: NavigationPageInfo, _ back: (@MainActor () -> Void)?) -> ColumnBar? {
        guard isColumn else { return nil }
        return ColumnBar(
            page: page, back: back.map { ColumnBar.Back(title: previousTitle, perform: $0) },
            sidebarToggle: bar?.sidebarToggle)
    }

    /// The page with its bar at the top, and one at the bottom where it has items for that.
    private func framed(_ content: Element, _ bar: NavigationBar, _ context: BuildContext) -> Element {
        var element: Element = FrameElement(content, .flexible(.offered), .center, context.child(.index(0)))
        if bar.page.hasBottomItems, !bar.page.hidesBottomBar {
            let place = context.child(.index(2))
            let bottom = BottomBar(page: bar.page)._elements(place).united(.center, place)
            element = BottomBarElement(element, bottom, bar.page.bottomGround, place)
        }
        guard bar.isShown else { return element }
        let page = NavigationBarElement(element, bar, context.child(.index(1)))
        guard bar.sharesRow else { return page }
        return PreferenceElement<TabRowSharedKey>(page, context.child(.index(4)), replaces: true) { $1 = true }
    }

    /// Whether the tabs at the top of a wide screen have room in the bar: not beside something else in its middle, nor over a column.
    private func sharesRow(_ page: NavigationPageInfo, _ context: BuildContext) -> Bool {
        context.environment.hasTopTabs && bar == nil && !isColumn && page.items(.center).isEmpty
    }

    /// The pages above: the next of the stack's, or one that this page presents itself.
    private func next(_ destinations: NavigationDestinations, _ page: NavigationPageInfo, _ context: BuildContext)
        -> [Element]
    {
        var place = context.child(.secondary)
        let release = ReleaseMotion(place)
        let own = destinations.presented.first
        var child: (Identity.Component, any View)?
        if let entry = entries.first, entry.base == context.environment.navigator?.base {
            let view = context.evaluating { destinations.view(of: entry.content) }
            let next = level(view, page, entries.dropFirst())
            child = (.id(AnyHashable(entry.id)), PushedPage(level: next, depth: depth, release: release))
        } else if let own {
            // What stands on another page that was presented here goes with it.
            let above = entries.first?.base == own.id ? entries : []
            var next = PushedPage(
                level: level(own.view, page, above, isColumn: own.isColumn), depth: depth, release: release)
            next.presented = own
            child = (.id(AnyHashable("presented \(own.id)")), next)
        }
        place.environment.navigationDestinations = destinations
        note(child?.0, &place)
        return place.dynamicElements(child.map { [$0] } ?? [])
    }

    private func level(
        _ view: AnyView, _ page: NavigationPageInfo, _ rest: ArraySlice<NavigationEntry>, isColumn: Bool = false
    ) -> NavigationLevel {
        NavigationLevel(
            content: view, depth: depth + 1, entries: rest, previousTitle: page.titleOfBack ?? page.title,
            isColumn: isColumn)
    }

    /// Pages come and go with an animation also when the change itself is not animated.
    private func note(_ next: Identity.Component?, _ place: inout BuildContext) {
        guard place.isUpdating else { return }
        place.separateTransaction()
        let previous: Identity.Component?? = place.stored(Slot.change)
        place.store(next, Slot.change)
        guard let previous, previous != next else { return }
        guard place.environment.navigator?.isAnimated() ?? true else {
            place.transaction.animation = nil
            return
        }
        place.animatePresentation()
    }
}

/// A page above another, with its way in.
struct PushedPage: PrimitiveView {
    let level: NavigationLevel
    /// Of the page below.
    let depth: Int
    let release: ReleaseMotion
    /// The page where the page below it presents it; nil if it is of the stack.
    var presented: NavigationDestinations.Presented?

    func _elements(_ context: BuildContext) -> [Element] {
        var place = context.child(.content)
        if let presented {
            place.environment.navigator = place.environment.navigator?.above(presented, at: depth + 1)
        }
        let (graph, name) = (context.graph, context.key(Slot.gesture))
        let swipe = PageSwipe { [unowned graph] in graph.gestureElements[name]?.child as? PushedElement }
        let content = level._elements(place).united(.center, place)
        let page = PushedElement(content, release: release, find: swipe.find, pop: pop(context), context)
        let touchable = GestureElement(page, swipe, .high, .all, context)
        let transition = AnyTransition(PresentationTransition())
        return [TraitElement(touchable, TransitionTrait.self, transition, context.child(.secondary))]
    }

    /// What leads back to the page below.
    private func pop(_ context: BuildContext) -> @MainActor () -> Void {
        if let presented { return presented.dismiss }
        let (navigator, depth) = (context.environment.navigator, depth)
        return { navigator?.pop(depth) }
    }
}

/// A page of a stack and what is above it, all as large as what is proposed.
final class NavigationLevelElement: Element {
    private var content: Element
    private let above: [Element]
    /// Whether it stands on the stack's own ground; pages above bring theirs.
    private let isRoot: Bool
    private let said: LevelSayings
    private var ground = CGRect.zero

    init(_ content: Element, _ above: [Element], isRoot: Bool, _ said: LevelSayings, _ context: BuildContext) {
        self.content = content
        self.above = above
        self.isRoot = isRoot
        self.said = said
        super.init(context)
    }

    /// Whether a finger may take the page aside: where its way back is not hidden, unless that is said by itself.
    var maySwipe: Bool { said.page.swipes?() ?? !said.page.hidesBackButton }
    /// How wide the page wants its column of a split view to be; nil where it does not say. Points.
    var columnWidth: CGFloat? { said.page.columnWidth }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
    }

    override var children: [Element] { [content] + above }

    private var pages: [any TransitioningPage] { above.compactMap(\.presentedPage) }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let inner = ProposedViewSize(frame.size)
        ground = placement.extended(frame)
        let changes = said.page.changes
        placeContent(inner, placement)
        if said.page.changes != changes {
            content = context.graph.presenting { said.renewed() }
            placeContent(inner, placement)
        }
        for page in above { page.place(at: frame.origin, proposal: inner, placement) }
    }

    private func placeContent(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        said.forgetLate()
        let offset = content.offset(aligned: .center, in: frame.size, proposal: proposal)
        content.place(at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: proposal, placement)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        // What a page covers wholly is not drawn.
        if pages.contains(where: { $0.progress == 1 }) { return above.flatMap { $0.lowered(&context) } }
        if let crossing = crossing(&context) { return crossing.nodes }
        return surface + covered(content.lowered(&context)) + above.flatMap { $0.lowered(&context) }
    }

    /// What is seen here while it slides over the page below, whose bar it takes over.
    func barred(_ context: inout LoweringContext) -> BarredPage {
        if above.count == 1, let page = pages.first as? PushedElement, page.progress == 1 {
            return page.barred(&context)
        }
        if let crossing = crossing(&context) { return crossing }
        guard above.isEmpty, let own = content as? NavigationBarElement else {
            return BarredPage(page: lower(&context))
        }
        let barred = own.barred(&context)
        return BarredPage(page: surface + barred.page, bar: barred.bar)
    }

    /// The page and one that slides over it, below the bar of both; nil where there is none, or where one of them has no bar.
    private func crossing(_ context: inout LoweringContext) -> BarredPage? {
        guard above.count == 1, let page = pages.first as? PushedElement, page.slides, page.progress > 0,
            let own = content as? NavigationBarElement
        else { return nil }
        let upper = page.barred(&context)
        guard let bar = upper.bar else { return nil }
        // It is drawn past what moves it.
        (context.moves, context.follows) = (true, true)
        let lower = own.barred(&context)
        return BarredPage(
            page: surface + covered(lower.page) + upper.page,
            bar: lower.bar?.crossing(to: bar, share: page.progress, lower: givenWay, upper: page.slide.tx))
    }

    private var surface: [Node] {
        guard isRoot else { return [] }
        return SurfaceColor.background._resolved(in: context.environment)
            .nodes(for: .fill(Path(ground), FillStyle()), in: ground)
    }

    /// How far the page over this one has come, 0…1.
    private var slide: Double { pages.compactMap { $0 as? PushedElement }.filter(\.slides).map(\.progress).max() ?? 0 }

    /// A page that another slides over gives way by a third of its width, in points to the right.
    private var givenWay: CGFloat {
        (context.environment.layoutDirection == .rightToLeft ? 0.3 : -0.3) * slide * frame.width
    }

    /// It darkens by a tenth meanwhile.
    private func covered(_ nodes: [Node]) -> [Node] {
        let slide = slide
        guard slide > 0 else { return nodes }
        let shade = Node.fill(
            Fill(Path(frame), paint: .color(.init(red: 0, green: 0, blue: 0, alpha: 0.1 * min(1, slide)))))
        return nodes.transformed(CGAffineTransform(translationX: givenWay, y: 0)) + [shade]
    }

    /// A page takes all hits.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard frame.contains(point) else { return [] }
        for page in above.reversed() {
            let path = page.hitTest(point)
            if !path.isEmpty { return path + [self] }
        }
        let path = content.hitTest(point)
        return path.isEmpty ? [] : path + [self]
    }
}

/// A pushed page on its way in or out, on the background of pages.
final class PushedElement: WrapperElement, TransitioningPage {
    /// How far its transition has come.
    private var arrival = 1.0 { didSet { if arrival != oldValue { forgetPlace() } } }
    /// The same less what a finger has moved it aside.
    var progress: Double {
        get { arrival * (1 - shift.share) }
        set { arrival = newValue }
    }
    /// The place of its transition.
    var way: BuildContext?
    private var zoomSource: ZoomSourceElement?
    /// Whether it appears in its place.
    private var fades = false
    /// How far a finger has moved it aside, and the record of that.
    let shift: PageShift
    let record: FingerRecord<PageShift>
    /// How it goes when a finger lets it go.
    let release: ReleaseMotion
    /// The page's element of the last evaluation.
    let find: @MainActor () -> PushedElement?
    let pop: @MainActor () -> Void

    init(
        _ child: Element, release: ReleaseMotion, find: @escaping @MainActor () -> PushedElement?,
        pop: @escaping @MainActor () -> Void, _ context: BuildContext
    ) {
        record = FingerRecord(PageShift(), context)
        shift = record.shown(context)
        self.release = release
        self.find = find
        self.pop = pop
        super.init(child, context)
    }

    /// Whether a finger may move it aside.
    var maySwipe: Bool { (child as? NavigationLevelElement)?.maySwipe != false }

    /// 1 where pages come from the right, -1 where text runs from right to left, and they from the left.
    var direction: CGFloat { context.environment.layoutDirection == .rightToLeft ? -1 : 1 }

    /// Whether it grows out of another view.
    var zooms: Bool { zoomSource != nil }
    /// Whether it comes from the side.
    var slides: Bool { !zooms && !fades }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        var inner = placement
        (zoomSource, fades) = (nil, false)
        if progress != 1 {
            switch transition {
            case .zoom(let key):
                zoomSource = context.environment.zoomSources?.element(key)
                if zoomSource != nil { context.environment.zoomSources?.traveling.insert(key) }
            case .crossFade: fades = true
            case .automatic, .inPlace: break
            }
        }
        if slides, progress != 1 { inner.enter(ProjectionTransform(slide)) }
        child.place(at: frame.origin, proposal: proposal, inner)
    }

    /// The transition that the page's content names: its first view that names one.
    private var transition: _NavigationTransitionStyle.Kind {
        func find(_ element: Element) -> _NavigationTransitionStyle? {
            if let own = element.trait(NavigationTransitionTrait.self) { return own }
            for child in element.children { if let found = find(child) { return found } }
            return nil
        }
        return find(child)?.kind ?? .automatic
    }

    var slide: CGAffineTransform {
        CGAffineTransform(translationX: direction * (1 - progress) * frame.width, y: 0)
    }

    /// What the page lies on.
    private var surface: [Node] {
        BackgroundStyle()._resolved(in: context.environment).nodes(for: .fill(Path(frame), FillStyle()), in: frame)
    }

    /// The page where it is on its way, and its bar, which does not come with it.
    func barred(_ context: inout LoweringContext) -> BarredPage {
        guard slides, let level = child as? NavigationLevelElement else {
            return BarredPage(page: lower(&context))
        }
        let barred = level.barred(&context)
        return BarredPage(page: (surface + barred.page).transformed(slide), bar: barred.bar)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard progress > 0 || zooms else { return [] }
        let nodes = surface + child.lowered(&context)
        if let zoomSource {
            // The source's box is on the stage; a stack may stand anywhere on it.
            let transform = placement.transform(readBy: self)
            let painter = ZoomPainter(
                source: zoomSource, page: frame.boundingBox(under: transform), progress: progress)
            let onStage = painter.nodes(nodes.projected(transform), &context)
            return onStage.projected(transform.inverted())
        }
        if fades { return nodes.faded(min(1, max(0, progress))) }
        return progress == 1 ? nodes : nodes.transformed(slide)
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        !slides || progress == 1 ? point : point.applying(slide.inverted())
    }

    override func hitTest(_ point: CGPoint) -> [Element] {
        guard progress > 0, !context.environment.isLeaving, let inner = convertToContent(point), frame.contains(inner)
        else {
            return []
        }
        return child.hitTest(inner) + [self]
    }
}
