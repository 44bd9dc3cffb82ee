import KinoraStage
import KinoraScene

/// Content larger than its frame, moved by fingers and by scripted scrolling.
public struct ScrollView<Content: View>: PrimitiveView {
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public var content: Content
    /// Whether it is that of a list.
    var isList = false

    /// Indicators are never drawn: they fade before a still frame would show them.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let axis: Axis? = axes == .horizontal ? .horizontal : axes == .vertical ? .vertical : nil
        var place = context.part(.content).inStack(axis)
        let container = context.container(of: &place, along: axis ?? .vertical)
        place.environment.forgetScrollView()
        let hosting = HostingScroll.kept(for: context, isList: isList)
        place.environment.hostingContainer = hosting
        // What scrolls within a row of a list is no row itself.
        place.environment.listLook = nil
        let inner: Element
        if axis == .horizontal {
            inner = LayoutElement(HStackLayout(), children: content._elements(place), context: place)
        } else {
            inner = LayoutElement(VStackLayout(), children: content._elements(place), context: place)
        }
        let scroll = ScrollElement(inner, axes: axes, container: container, hosting: hosting, context)
        guard !scroll.isDisabled else { return [scroll] }
        let (graph, name) = (context.graph, context.key(Slot.gesture))
        let pan = ScrollPan(axes: axes) { [unowned graph] in graph.gestureElements[name]?.child as? ScrollElement }
        return [GestureElement(scroll, pan, .normal, .all, context)]
    }
}

/// How far a scroll view is scrolled, in points.
struct ScrollOffset: Animatable, Equatable {
    var point = CGPoint.zero
    var animatableData: CGPoint.AnimatableData {
        get { point.animatableData }
        set { point.animatableData = newValue }
    }
}

final class ScrollElement: WrapperElement, Scrollable {
    let axes: Axis.Set
    /// What it is in UIKit.
    let hosting: HostingScroll
    private let container: ContainerSize
    private let key: Int
    /// The model value and the one to draw.
    private var model: ScrollOffset
    private var shown: ScrollOffset
    private(set) var contentSize = CGSize.zero
    /// How far its content is seen beyond its frame: below bars at the edges to which it scrolls.
    private var reach = EdgeInsets()
    /// Where the phase is kept, where anybody asks for it.
    let phaseKey: Int?
    /// Where it is kept whether it refreshes, where it can.
    let refreshKey: Int?
    /// Whether the bar of the page shows the spinner.
    var isSpinnerShownByBar = false
    /// How far its anchor has moved it in this pass, because the content's size has changed.
    private(set) var anchored = CGSize.zero
    /// Where a bound position has it go right after this pass; nil where it stays.
    private var next: CGPoint?

    init(
        _ child: Element, axes: Axis.Set, container: ContainerSize, hosting: HostingScroll, _ context: BuildContext
    ) {
        self.axes = axes
        self.container = container
        self.hosting = hosting
        key = context.key(Slot.scroll)
        let known: ScrollOffset? = context.stored(Slot.scroll)
        model = known ?? ScrollOffset()
        let environment = context.environment
        let isFollowed =
            !environment.scrollPhaseActions.isEmpty || environment.scrollPosition != nil
            || environment.scrollPositionValue != nil || hosting.view != nil
        phaseKey = isFollowed ? context.child(.secondary).key(Slot.scroll) : nil
        refreshKey = context.refreshKey(axes)
        if context.isUpdating { context.store(model, Slot.scroll) }
        shown = context.animated(model, slot: Slot.modifier)
        super.init(child, context)
        hosting.element = self
        if isRefreshing { context.graph.noteActivity(at: context.identity) }
    }

    /// Where its offset is kept.
    var offsetKey: Int { key }

    /// Where its content is seen.
    var seen: CGRect {
        CGRect(
            x: frame.minX - reach.leading, y: frame.minY - reach.top,
            width: frame.width + reach.leading + reach.trailing, height: frame.height + reach.top + reach.bottom)
    }

    /// At the left and at the right, whichever is the leading one.
    var margins: EdgeInsets { context.environment.contentMargins.placed(isMirrored) }

    /// The part of the frame within the margins, where views are put and looked for.
    var region: CGRect {
        CGRect(
            x: frame.minX + margins.leading, y: frame.minY + margins.top,
            width: frame.width - margins.leading - margins.trailing,
            height: frame.height - margins.top - margins.bottom)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let (horizontal, vertical) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - vertical) })
    }

    /// Takes what is proposed along which it scrolls, and is as long as its content the other way, also where that is longer than what
    /// is proposed.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if axes.isSuperset(of: [.horizontal, .vertical]), let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        container.tell(proposal.inset(by: margins), to: child)
        if proposal.height == nil { container.tell(isBelowBar: nil, to: child) }
        let inner = inner(proposal)
        // Without any view it is no narrower than what is proposed.
        let content =
            child.children.isEmpty ? inner.replacingUnspecifiedDimensions(by: .zero) : child.sizeThatFits(inner)
        func length(_ proposed: CGFloat?, _ content: CGFloat, _ margins: CGFloat, _ axis: Axis.Set) -> CGFloat {
            axes.contains(axis) ? proposed ?? content + margins : content + margins
        }
        return CGSize(
            width: length(proposal.width, content.width, margins.leading + margins.trailing, .horizontal),
            height: length(proposal.height, content.height, margins.top + margins.bottom, .vertical))
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    override var spacing: ViewSpacing { .standard }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        var place = placement
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        reach = placement.reach(of: frame, edges: edges)
        place.viewport = frame
        place.container = region.size
        place.leaveSafeArea(at: edges)
        let offered = ProposedViewSize(
            width: axes.contains(.horizontal) ? frame.width : proposal.width ?? frame.width,
            height: axes.contains(.vertical) ? frame.height : proposal.height ?? frame.height)
        container.tell(offered.inset(by: margins), to: child)
        container.tell(isBelowBar: reach.top > 0, to: child)
        let proposal = inner(offered)
        contentSize = child.sizeThatFits(proposal)
        keepAnchor()
        let shift = CGAffineTransform(translationX: -shown.point.x, y: -shown.point.y)
        place.enter(ProjectionTransform(shift))
        for name in spaceNames { place.enter(frame, named: AnyHashable(name), placement.transform(readBy: self)) }
        child.place(at: contentOrigin, proposal: proposal, place)
        followPosition()
        keepHostingUpToDate()
    }

    /// What stands for it in UIKit is told where the content is, at each step while it moves if anybody follows.
    private func keepHostingUpToDate() {
        guard context.isUpdating, hosting.view != nil else { return }
        if hosting.isFollowed { context.graph.noteAskedWork() }
        context.graph.enqueueAfterLayout(at: context.identity) { [self] in hosting.follow(self) }
    }

    /// By which what is inside finds it: as the nearest scroll view, and as the nearest along each of its axes.
    private var spaceNames: [String] {
        let own = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
        return [NamedCoordinateSpace.scrollName] + own.map { NamedCoordinateSpace.nameOfScrollView(along: $0) }
    }

    /// Content starts at the margins, or as its anchor says where it is smaller than the frame. Across the axis of scrolling it is
    /// centered.
    private var contentOrigin: CGPoint {
        let anchor = (context.environment.scrollAnchors[.alignment] ?? .topLeading).placed(isMirrored)
        func start(
            _ axis: Axis.Set, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ length: CGFloat, _ at: CGFloat
        )
            -> CGFloat
        {
            guard axes.contains(axis) else { return low + (room - low - high - length) / 2 }
            return low + at * max(0, room - low - high - length)
        }
        return CGPoint(
            x: frame.minX
                + start(
                    .horizontal, margins.leading, margins.trailing, frame.width, contentSize.width, anchor.x),
            y: frame.minY
                + start(.vertical, margins.top, margins.bottom, frame.height, contentSize.height, anchor.y))
    }

    /// Where it stands at first and what stays in place, told from the left. Where leading is on the right, a row begins at its right end
    /// and is kept there, unless its source says otherwise.
    private var anchors: ScrollAnchors {
        var anchors = context.environment.scrollAnchors
        guard isMirrored, axes.contains(.horizontal) else { return anchors }
        for role in [ScrollAnchorRole.initialOffset, .sizeChanges] {
            anchors[role] = (anchors[role] ?? .topLeading).placed(true)
        }
        return anchors
    }

    /// At first the content stands at its anchor; where it grows, the part at its anchor stays in place.
    private func keepAnchor() {
        anchored = .zero
        guard context.isUpdating else { return }
        let anchors = anchors
        let place = context.child(.secondary)
        let before: CGPoint? = place.stored(Slot.content)
        place.store(limit, Slot.content)
        // What arrives is built twice, but placed once.
        if before == nil, let anchor = anchors[.initialOffset] {
            model.point = CGPoint(x: anchor.x * limit.x, y: anchor.y * limit.y)
            var still = context
            still.transaction.disablesAnimations = true
            context.store(model, Slot.scroll)
            shown = still.animated(model, slot: Slot.modifier)
        } else if let before, before != limit, let anchor = anchors[.sizeChanges] {
            let point = clamped(
                CGPoint(
                    x: model.point.x + anchor.x * (limit.x - before.x),
                    y: model.point.y + anchor.y * (limit.y - before.y)))
            anchored = CGSize(width: point.x - model.point.x, height: point.y - model.point.y)
            model.point = point
            context.store(model, Slot.scroll)
            shown = context.animated(model, slot: Slot.modifier)
        }
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        guard seen.contains(point) else { return nil }
        return CGPoint(x: point.x + shown.point.x, y: point.y + shown.point.y)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { true }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        var nodes = child.lowered(&context).transformed(
            CGAffineTransform(translationX: -shown.point.x, y: -shown.point.y))
        if !isSpinnerShownByBar { nodes += spinner(above: frame.minY) }
        guard !self.context.environment.scrollClipDisabled else { return nodes }
        return nodes.layered(.clip(Path(seen), rule: .nonzero, inverse: false))
    }

    // MARK: Scrolling

    /// Whether neither fingers nor scripts scroll it.
    var isDisabled: Bool { context.environment.isScrollDisabled || hosting.view?.isScrollEnabled == false }

    var modelOffset: CGPoint { model.point }
    var shownOffset: CGPoint { shown.point }

    /// The farthest offset, in points.
    var limit: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal)
                ? max(0, contentSize.width + margins.leading + margins.trailing - frame.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height + margins.top + margins.bottom - frame.height) : 0)
    }

    /// How much of the content is below what is seen of it, in points.
    var hiddenBelow: CGFloat { limit.y - shown.point.y }

    func scroll(by offset: CGSize) -> Bool {
        guard (axes.contains(.horizontal) && offset.width != 0) || (axes.contains(.vertical) && offset.height != 0)
        else {
            return false
        }
        guard limit != .zero, !isDisabled else { return false }
        enter(.interacting)
        stand(
            at: clamped(CGPoint(x: model.point.x + offset.width, y: model.point.y + offset.height)), isByUser: true)
        return true
    }

    func scrollEnded() {
        guard context.environment.scrollTargetBehavior != nil || hosting.isFollowed else { return enter(.idle) }
        let rest = restingPlace(for: model.point, from: model.point, velocity: .zero)
        let target = hosting.target(rest, velocity: .zero, of: self)
        decelerate(to: target, .smooth(duration: 0.4))
    }

    /// Where the content rests that would slide to an offset: within its ends, and where a target behavior wants it.
    func restingPlace(for offset: CGPoint, from start: CGPoint, velocity: CGSize) -> CGPoint {
        var rest = clamped(offset)
        if let behavior = context.environment.scrollTargetBehavior {
            var target = ScrollTargetGeometry(
                rect: CGRect(origin: rest, size: container.size ?? frame.size), start: clamped(start),
                released: clamped(model.point), limit: limit, views: stops, velocity: velocity,
                contentSize: contentSize, axes: axes,
                environment: context.environment)
            behavior(&target)
            rest = clamped(target.rect.origin)
        }
        return rest
    }

    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, point.x), limit.x),
            y: min(max(isRefreshing ? -Refreshing.height : 0, point.y), limit.y))
    }

    func move(to point: CGPoint) { stand(at: clamped(point)) }

    /// Puts the content at an offset, which may lie beyond its ends.
    ///
    /// - Parameter isByUser: whether a finger does it, or a scroll of a script.
    func stand(at point: CGPoint, isByUser: Bool = false) {
        guard point != model.point || point != shown.point else { return }
        model.point = point
        context.graph.write(Stored(model), key: key)
        // While it slides, the views that it passes are told.
        guard !isSliding else { return }
        tellPosition(at: point)
        if isByUser { tellScrollPosition(at: point) }
    }

    /// Slides to where it comes to rest.
    ///
    /// - Parameter velocity: with which a finger has let it go, in points per second.
    func decelerate(to target: CGPoint, _ animation: Animation, velocity: CGVector? = nil) {
        guard target != model.point else { return enter(.idle, velocity: velocity) }
        enter(.decelerating, velocity: velocity)
        let token = phaseToken
        withAnimation(animation) {
            stand(at: target, isByUser: true)
        } completion: { [self] in
            guard phaseToken == token else { return }
            tellPosition(at: model.point)
            tellScrollPosition(at: model.point)
            enter(.idle)
        }
    }

    /// Where the content is, as scripts and bindings left it; what is drawn may be on its way there.
    var geometry: ScrollGeometry { geometry(at: model.point) }
    /// Where the content is drawn.
    var shownGeometry: ScrollGeometry { geometry(at: shown.point) }

    func geometry(at offset: CGPoint) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: contentSize, contentInsets: insets.placed(isMirrored), containerSize: seen.size)
    }

    /// How far the content is kept from the edges of where it is seen, at the left and at the right: by the margins, and by bars.
    var insets: EdgeInsets {
        EdgeInsets(
            top: margins.top + reach.top, leading: margins.leading + reach.leading,
            bottom: margins.bottom + reach.bottom, trailing: margins.trailing + reach.trailing)
    }

    /// Scrolls as far as it takes to see a rectangle of the layout space within the margins; with an anchor, until that point of it
    /// is at the same point of the region within the margins.
    func reveal(_ rect: CGRect, anchor: UnitPoint?) { move(to: revealing(rect, anchor: anchor)) }

    /// The offset at which a rectangle of the content is seen, in points from the content's upper left corner.
    func revealing(contentRect rect: CGRect) -> CGPoint {
        let origin = contentOrigin
        return clamped(revealing(rect.offsetBy(dx: origin.x, dy: origin.y), anchor: nil))
    }

    /// The offset at which the rectangle is seen.
    ///
    /// - Parameter anchor: told from the leading edge.
    func revealing(_ rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        let anchor = anchor?.placed(isMirrored)
        func offset(_ low: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ share: CGFloat?) -> CGFloat {
            if let share { return low + share * (length - room) }
            if low < now { return low }
            return low + length > now + room ? low + length - room : now
        }
        return CGPoint(
            x: offset(rect.minX - region.minX, rect.width, region.width, model.point.x, anchor?.x),
            y: offset(rect.minY - region.minY, rect.height, region.height, model.point.y, anchor?.y))
    }

    /// Writes which view is at the start, or at the anchor, to the bound position.
    private func tellPosition(at offset: CGPoint) {
        guard let position = context.environment.scrollPosition, let id = viewAtStart(offset, position.anchor) else {
            return
        }
        // A value that the scroll view wrote itself is not a request to scroll.
        context.store(AnyHashable?.some(id), Slot.change)
        position.write(id)
    }

    /// Tells the bound positions where what is drawn has come to.
    func tellShownPosition() {
        tellPosition(at: shown.point)
        tellScrollPosition(at: shown.point)
    }

    private func viewAtStart(_ offset: CGPoint, _ anchor: UnitPoint?) -> AnyHashable? {
        let anchor = (anchor ?? .topLeading).placed(isMirrored)
        let point = anchor.point(in: region.offsetBy(dx: offset.x, dy: offset.y))
        let nearest = targets.min {
            anchor.point(in: $0.frame).distance(to: point) < anchor.point(in: $1.frame).distance(to: point)
        }
        return nearest?.explicitID(below: context.identity)
    }

    /// The view at the start of what is drawn, while the content slides by itself; else nil.
    var passedView: AnyHashable? {
        guard isSliding else { return nil }
        return viewAtStart(shown.point, context.environment.scrollPosition?.anchor)
    }

    /// Goes to the view that a binding names, once it names another.
    private func followPosition() {
        keepBoundView()
        followScrollPosition()
        guard let position = context.environment.scrollPosition else { return }
        let wanted = position.read()
        guard context.isUpdating else { return }
        guard let wanted, !isFollowed(wanted) else { return context.store(wanted, Slot.change) }
        var transaction = context.transaction
        // At first it is there already.
        if followed == nil { transaction.disablesAnimations = true }
        context.graph.enqueueAfterLayout(at: context.identity) { [self] in
            // A view that is not there yet is waited for.
            guard let target = firstFrame(withID: wanted) else { return }
            context.store(AnyHashable?.some(wanted), Slot.change)
            slide(to: revealing(target, anchor: position.anchor ?? .topLeading), transaction)
        }
    }

    /// The identifier of the view that it has gone to, or has said itself that it is at; nil before the first.
    private var followed: AnyHashable?? { context.stored(Slot.change) }

    private func isFollowed(_ wanted: AnyHashable?) -> Bool { followed == .some(wanted) }

    /// Runs what brings it to an offset, after this pass.
    func go(to offset: CGPoint, _ move: @escaping () -> Void) {
        next = clamped(offset)
        context.graph.enqueue(.change) { [self] in
            next = nil
            move()
        }
    }

    /// Where it goes before anything is seen, because a position has been bound or written; nil where it stays.
    var nextOffset: CGPoint? { next ?? (wantedOffset ?? goalOffset).map(clamped) }

    /// Where a binding wants it that no pass has followed yet.
    private var wantedOffset: CGPoint? {
        guard let position = context.environment.scrollPosition, let wanted = position.read(), !isFollowed(wanted),
            let target = firstFrame(withID: wanted)
        else { return nil }
        return revealing(target, anchor: position.anchor ?? .topLeading)
    }
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct ScrollDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScrollBehaviorKey: EnvironmentKey {
    static var defaultValue: ((inout ScrollTargetGeometry) -> Void)? { nil }
}

extension EnvironmentValues {
    /// What follows or moves a scroll view is for the nearest one below, and not for those in its content.
    fileprivate mutating func forgetScrollView() {
        scrollPhaseActions = []
        scrollPosition = nil
        scrollPositionValue = nil
    }

    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    var isScrollDisabled: Bool {
        get { self[ScrollDisabledKey.self] }
        set { self[ScrollDisabledKey.self] = newValue }
    }
    var scrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
    var scrollTargetBehavior: ((inout ScrollTargetGeometry) -> Void)? {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
}

public struct ContentMarginPlacement: Sendable {
    fileprivate let movesContent: Bool
    public static let automatic = ContentMarginPlacement(movesContent: true)
    public static let scrollContent = ContentMarginPlacement(movesContent: true)
    /// Of indicators, which are never drawn.
    public static let scrollIndicators = ContentMarginPlacement(movesContent: false)
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
    /// Keeps scrolled content away from the edges, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            ChangeEnvironment { environment in
                guard placement.movesContent else { return }
                environment.contentMargins.set(edges, to: length ?? 16)
            })
    }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            ChangeEnvironment { environment in
                guard placement.movesContent else { return }
                environment.contentMargins.set(edges.intersection(.top), to: insets.top)
                environment.contentMargins.set(edges.intersection(.leading), to: insets.leading)
                environment.contentMargins.set(edges.intersection(.bottom), to: insets.bottom)
                environment.contentMargins.set(edges.intersection(.trailing), to: insets.trailing)
            })
    }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.scrollClipDisabled, disabled) }
    /// Indicators are never drawn.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }
}
