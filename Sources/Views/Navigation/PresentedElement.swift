import KinoraStage
import KinoraScene

/// A sheet or cover, laid on the stage, on its way in or out.
final class PresentedElement: WrapperElement, TransitioningPage {
    private let isSheet: Bool
    let dismiss: @MainActor () -> Void
    /// How it goes when a finger lets it go.
    let release: ReleaseMotion?
    /// Where fingers have brought it; nil for a cover.
    let record: FingerRecord<SheetPlace>?
    /// The same as it is seen.
    private let place: SheetPlace
    var progress = 1.0 { didSet { if progress != oldValue { forgetPlace() } } }
    private var zoomSource: ZoomSourceElement?

    init(
        _ child: Element, isSheet: Bool, release: ReleaseMotion?, _ dismiss: @escaping @MainActor () -> Void,
        _ context: BuildContext
    ) {
        self.isSheet = isSheet
        self.release = release
        self.dismiss = dismiss
        record = isSheet ? FingerRecord(SheetPlace(), context) : nil
        place = record?.shown(context) ?? SheetPlace()
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The height of the stage that stays visible above a sheet, in points.
    private static let sheetTop: CGFloat = 54
    /// Where the upper edge of what lies below is seen above it.
    static let recessTop: CGFloat = 44
    private static let sheetRadius: CGFloat = 10
    /// That of its corners; none where it covers the stage.
    private var radius: CGFloat { room.minY > frame.minY ? PresentedElement.sheetRadius : 0 }

    /// What its content says about it.
    private(set) lazy var look = look(saidBy: child.sheetChanges)

    private func look(saidBy changes: [SheetChange]) -> SheetLook {
        let look = SheetLook(changes)
        return floats ? look.floating : look
    }

    /// Where the content is when it is there. A sheet that is pulled below its lowest height keeps that, and moves down.
    var page: CGRect {
        guard isSheet else { return frame }
        let height = max(shownHeight, min(stops.lowest, restHeight))
        let room = room
        return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    // MARK: Room for a sheet

    /// Whether it lies in the middle of the stage, as on tablets.
    private var floats: Bool { isSheet && context.graph.stage.sizeClasses == (.regular, .regular) }

    /// Where it is when it is as high as it can be: below a strip of the stage, or all over one that lies on its side.
    private var room: CGRect {
        if floats {
            let size = look.size.size(of: child, in: frame.size)
            return CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
        let top = context.graph.stage.sizeClasses.vertical == .compact ? 0 : PresentedElement.sheetTop
        return CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: frame.height - top)
    }

    // MARK: Heights of a sheet

    private var available: CGFloat { room.height }

    /// Where it can rest.
    var stops: SheetStops {
        let stops = look.detents.compactMap { detent in
            detent.height(in: available, context.environment).map { SheetStops.Stop(detent: detent, height: $0) }
        }
        let large = SheetStops.Stop(detent: .large, height: available)
        return SheetStops(stops.isEmpty ? [large] : stops, mayLeave: !look.isLocked)
    }

    /// The detent at which a finger has left it, as long as it is one of the sheet's.
    private var left: PresentationDetent? { place.detent.flatMap { look.detents.contains($0) ? $0 : nil } }

    /// The height at which it rests, on its way from the one before: the one that the source has chosen, or a finger.
    var restHeight: CGFloat {
        look.chosen?.height(in: available, context.environment)
            ?? (left == nil ? nil : place.height?.height(in: available, context.environment)) ?? stops.lowest
    }

    /// The same where a finger holds it: what has moved it ends by that.
    var stillHeight: CGFloat {
        let environment = context.environment
        return look.chosen?.height(in: available, environment) ?? restDetent.height(in: available, environment)
            ?? stops.lowest
    }

    /// The detent at which it rests.
    var restDetent: PresentationDetent {
        look.selected ?? left ?? stops.stops.first?.detent ?? .large
    }

    /// How much of it is seen.
    var shownHeight: CGFloat { restHeight + place.pull }

    /// How far it sets back what it lies on, 0…1: on an upright phone as far as it has come from its last lower height to the full one.
    var recession: Double {
        guard isSheet, way == .slide, context.graph.stage.sizeClasses == (.compact, .regular) else { return 0 }
        let lower = stops.stops.map(\.height).last { $0 < available - 0.5 } ?? 0
        return min(1, max(0, (shownHeight * progress - lower) / (available - lower)))
    }

    /// Whether it stands elsewhere than where it rests.
    var isPulled: Bool { place.pull != 0 }

    /// Whether content that scrolls makes it higher first.
    var growsByScrolling: Bool { isSheet && !look.scrollsFirst && shownHeight < stops.highest - 1 }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let changes = child.sheetChanges
        look = look(saidBy: changes)
        arrangePage(placement)
        // What is built as it is placed has its say then.
        let all = child.sheetChanges
        guard all.count != changes.count else { return }
        look = look(saidBy: all)
        arrangePage(placement)
    }

    private func arrangePage(_ placement: PlacementContext) {
        let page = page
        let offset = child.offset(aligned: .center, in: page.size, proposal: ProposedViewSize(page.size))
        var inner = placement
        if way != .zoom { inner.enter(ProjectionTransform(slide)) }
        backdrop?.place(at: page.origin, proposal: ProposedViewSize(page.size), inner)
        child.place(
            at: CGPoint(x: page.minX + offset.x, y: page.minY + offset.y), proposal: ProposedViewSize(page.size), inner)
        if case .zoom(let key) = child.trait(NavigationTransitionTrait.self)?.kind, progress != 1 {
            zoomSource = context.environment.zoomSources?.element(key)
            if zoomSource != nil { context.environment.zoomSources?.traveling.insert(key) }
        }
    }

    private var backdrop: Element? { look.backdrop }

    override var children: [Element] { [backdrop, child].compactMap { $0 } }

    private enum Way { case slide, zoom, fade, none }
    private var way: Way {
        switch child.trait(NavigationTransitionTrait.self)?.kind {
        case .zoom?: .zoom
        case .crossFade?: .fade
        case .inPlace?: Way.none
        case .automatic?, nil: .slide
        }
    }

    /// How far below its page a finger has pulled it.
    private var drop: CGFloat { isSheet ? page.height - shownHeight : 0 }

    private var slide: CGAffineTransform {
        let page = page
        let staysInPlace = way == .fade || way == .none
        let missing = staysInPlace ? 0 : (1 - progress) * (frame.maxY - page.minY - drop)
        return CGAffineTransform(translationX: 0, y: drop + missing)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard progress > 0 else { return [] }
        let content = surface + children.flatMap { $0.lowered(&context) } + indicator
        if let zoomSource {
            return ZoomPainter(source: zoomSource, page: page, progress: progress).nodes(content, &context)
        }
        let shape = isSheet ? look.outline(of: page, radius, floats: floats) : Path(page)
        let sheet = content.layered(.clip(shape, rule: .nonzero, inverse: false)).transformed(slide)
        return dimming + (way == .fade ? sheet.faded(min(1, max(0, progress))) : sheet)
    }

    /// Black with an opacity of a fifth over the part of the stage that a sheet leaves visible.
    private var dimming: [Node] {
        guard isSheet, page.height > 0 else { return [] }
        let alpha = 0.2 * min(1, max(0, progress * dimmedShare))
        return [.fill(Fill(Path(frame), paint: .color(.init(red: 0, green: 0, blue: 0, alpha: alpha))))]
    }

    /// Dimmed is what is behind a sheet as far as that is there, or as far as it has come from the height up to which that is open to the
    /// next one.
    private var dimmedShare: Double {
        guard let openHeight else { return 1 - drop / page.height }
        guard let next = stops.stops.map(\.height).first(where: { $0 > openHeight + 0.5 }) else { return 0 }
        return (shownHeight - openHeight) / (next - openHeight)
    }

    /// The height in points up to which what is behind can be touched; nil where it never can.
    private var openHeight: CGFloat? {
        switch look.interaction.reach {
        case .none: nil
        case .through(let detent): detent.height(in: available, context.environment)
        case .all: .infinity
        }
    }

    private var isOpenBehind: Bool { openHeight.map { restHeight < $0 + 0.5 } ?? false }

    /// What the content lies on.
    private var surface: [Node] {
        guard backdrop == nil else { return [] }
        let environment = self.context.environment
        let style = look.background?._resolved(in: environment) ?? BackgroundStyle()._resolved(in: environment)
        return style.nodes(for: .fill(Path(page), FillStyle()), in: page)
    }

    /// The bar that shows that a sheet can be moved.
    private var indicator: [Node] {
        guard isSheet, look.showsIndicator else { return [] }
        let bar = CGRect(x: page.midX - 18, y: page.minY + 5, width: 36, height: 5)
        return Color(SystemColor.tertiary)._resolved(in: self.context.environment)
            .nodes(for: .fill(Path(roundedRect: bar, cornerRadius: 2.5), FillStyle()), in: bar)
    }

    // MARK: Hits

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        way == .zoom ? point : point.applying(slide.inverted())
    }

    /// It takes every hit until it is dismissed; a tap beside a sheet dismisses it.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard progress > 0, !context.environment.isLeaving, frame.contains(point) else { return [] }
        guard let inner = convertToContent(point) else { return [self] }
        if isSheet, !page.contains(inner) { return isOpenBehind ? [] : [outside, self] }
        for element in children.reversed() {
            let path = element.hitTest(inner)
            if !path.isEmpty { return path + [self] }
        }
        return [self]
    }

    private lazy var outside: Element = {
        let tap = TapGesture().onEnded { [dismiss, look] in if !look.isLocked { dismiss() } }
        let element = GestureElement(Element(context.child(.index(0))), tap, .normal, .all, context.child(.index(1)))
        element.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
        return element
    }()
}
