import KinoraStage
import KinoraScene

/// A sheet or cover, laid on the stage, on its way in or out.
final class PresentedElement: WrapperElement, TransitioningPage {
    private let isSheet: Bool
    private let dismiss: @MainActor () -> Void
    var progress = 1.0 { didSet { if progress != oldValue { forgetPlace() } } }
    private var zoomSource: ZoomSourceElement?

    init(_ child: Element, isSheet: Bool, _ dismiss: @escaping @MainActor () -> Void, _ context: BuildContext) {
        self.isSheet = isSheet
        self.dismiss = dismiss
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The height of the stage that stays visible above a sheet, in points.
    private static let sheetTop: CGFloat = 54
    private static let sheetRadius: CGFloat = 10

    private var look: SheetLook { child.trait(SheetLookTrait.self) ?? SheetLook() }

    /// Where the content is when it is there.
    private var page: CGRect {
        guard isSheet else { return frame }
        let available = frame.height - PresentedElement.sheetTop
        let environment = context.environment
        let height =
            look.chosen?.height(in: available, environment)
            ?? look.detents.compactMap { $0.height(in: available, environment) }.min() ?? available
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let page = page
        let offset = child.offset(aligned: .center, in: page.size, proposal: ProposedViewSize(page.size))
        var inner = placement
        if case .slide = way {
            inner.enter(ProjectionTransform(slide))
        }
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

    private enum Way { case slide, zoom }
    private var way: Way {
        if case .zoom = child.trait(NavigationTransitionTrait.self)?.kind { return .zoom }
        return .slide
    }

    private var slide: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: (1 - progress) * (frame.maxY - page.minY))
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard progress > 0 else { return [] }
        let content = surface + children.flatMap { $0.lowered(&context) } + indicator
        if let zoomSource {
            return ZoomPainter(source: zoomSource, page: page, progress: progress).nodes(content, &context)
        }
        let shape = isSheet ? look.outline(of: page, PresentedElement.sheetRadius) : Path(page)
        let sheet = content.layered(.clip(shape, rule: .nonzero, inverse: false)).transformed(slide)
        return dimming + sheet
    }

    /// Black with an opacity of a fifth over the part of the stage that a sheet leaves visible.
    private var dimming: [Node] {
        guard isSheet, !look.isOpenBehind else { return [] }
        let alpha = 0.2 * min(1, max(0, progress))
        return [.fill(Fill(Path(frame), paint: .color(.init(red: 0, green: 0, blue: 0, alpha: alpha))))]
    }

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
        way == .slide ? point.applying(slide.inverted()) : point
    }

    /// It takes every hit until it is dismissed; a tap beside a sheet dismisses it.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard progress > 0, !context.environment.isLeaving, frame.contains(point) else { return [] }
        guard let inner = convertToContent(point) else { return [self] }
        if isSheet, !page.contains(inner) { return look.isOpenBehind ? [] : [outside, self] }
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
