import KinoraStage
import KinoraScene

/// Where a panel floats over the stage.
enum PanelPlace {
    /// In the middle, as alerts do.
    case center
    /// There too, as a context menu with a preview does.
    case previewed
    /// At the lower edge, as dialogs do.
    case bottom
    /// Beside the view that presents it, as menus do. A lifted one shows that view above the dimmed stage.
    case beside(lifted: Bool)

    var isDimmed: Bool {
        if case .beside(let lifted) = self { return lifted }
        return true
    }
    /// Whether what is behind is out of focus, as it is around what a context menu is about.
    var isBlurred: Bool {
        switch self {
        case .previewed, .beside(lifted: true): true
        case .center, .bottom, .beside(lifted: false): false
        }
    }
    /// Whether a tap beside the panel dismisses it.
    var isDismissedOutside: Bool {
        if case .center = self { return false }
        return true
    }
}

/// A panel that floats over the stage, on its way in or out.
final class PanelElement: WrapperElement, TransitioningPage {
    private let place: PanelPlace
    private let source: Element?
    private let dismiss: @MainActor () -> Void
    var progress = 1.0 { didSet { if progress != oldValue { forgetPlace() } } }

    init(
        _ child: Element, _ place: PanelPlace, source: Element?, _ dismiss: @escaping @MainActor () -> Void,
        _ context: BuildContext
    ) {
        self.place = place
        self.source = source
        self.dismiss = dismiss
        super.init(child, context)
    }

    /// Points kept free at the stage's edges, and between a menu and its view.
    private static let margin: CGFloat = 8
    /// The blur behind context menus: its standard deviation in points.
    private static let blur = 10.0

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let room = frame.insetBy(dx: PanelElement.margin, dy: PanelElement.margin)
        let offer = offer(in: room)
        var inner = placement
        let size = child.sizeThatFits(offer)
        let origin = origin(of: size, in: room)
        inner.enter(ProjectionTransform(motion(of: CGRect(origin: origin, size: size))))
        // The view that presents it may move.
        if source != nil { follow() }
        child.place(at: origin, proposal: offer, inner)
    }

    /// A menu may scroll, and is no higher than the room.
    private func offer(in room: CGRect) -> ProposedViewSize {
        let height: CGFloat? = if case .beside = place { max(0, room.height) } else { nil }
        return ProposedViewSize(width: max(0, room.width), height: height)
    }

    private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
        switch place {
        case .center, .previewed: return CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        case .bottom: return CGPoint(x: room.midX - size.width / 2, y: room.maxY - size.height)
        case .beside:
            let view = anchor ?? room
            // By the side that is nearer to the stage's, in the middle where neither is.
            let offset = view.midX - room.midX
            let x =
                abs(offset) < 1 ? view.midX - size.width / 2 : offset < 0 ? view.minX : view.maxX - size.width
            let below = view.maxY + PanelElement.margin
            let fits = below + size.height <= room.maxY
            let y = fits ? below : max(room.minY, view.minY - PanelElement.margin - size.height)
            return CGPoint(x: min(max(x, room.minX), max(room.minX, room.maxX - size.width)), y: y)
        }
    }

    /// What the panel is beside: the presenting view, or the row of a list that it is.
    private var presenter: Element? {
        guard case .beside(lifted: true) = place else { return source }
        return source?.liftedRow ?? source
    }

    /// The presenting view on the stage.
    private var anchor: CGRect? {
        guard let source = presenter, let placement = source.placement else { return nil }
        let corners = [
            CGPoint(x: source.frame.minX, y: source.frame.minY), CGPoint(x: source.frame.maxX, y: source.frame.minY),
            CGPoint(x: source.frame.minX, y: source.frame.maxY), CGPoint(x: source.frame.maxX, y: source.frame.maxY),
        ].map { $0.applying(placement.transform) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// Alerts shrink into place, dialogs rise, menus grow from the view that presents them.
    private func motion(of panel: CGRect) -> CGAffineTransform {
        func scaled(_ scale: CGFloat, around point: CGPoint) -> CGAffineTransform {
            CGAffineTransform(translationX: -point.x, y: -point.y)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        }
        switch place {
        case .center, .previewed:
            return context.environment.isLeaving
                ? .identity : scaled(1.2 - 0.2 * progress, around: CGPoint(x: panel.midX, y: panel.midY))
        case .bottom: return CGAffineTransform(translationX: 0, y: (1 - progress) * (frame.maxY - panel.minY))
        case .beside:
            let view = anchor ?? panel
            let corner = CGPoint(
                x: min(max(view.midX, panel.minX), panel.maxX), y: panel.minY >= view.midY ? panel.minY : panel.maxY)
            return scaled(0.2 + 0.8 * progress, around: corner)
        }
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard progress > 0 else { return [] }
        let share = min(1, max(0, progress))
        let panel = child.lowered(&context).transformed(motion(of: child.frame))
        let fades = if case .bottom = place { false } else { share < 1 }
        return dimming(share) + lifted(&context) + (fades ? panel.layered(.opacity(share)) : panel)
    }

    private func dimming(_ share: Double) -> [Node] {
        guard place.isDimmed else { return [] }
        let shade = Node.fill(Fill(Path(frame), paint: .color(.init(red: 0, green: 0, blue: 0, alpha: 0.2 * share))))
        guard place.isBlurred else { return [shade] }
        let blur = Backdrop(Path(frame), effect: .blur(sigma: PanelElement.blur), opacity: share)
        return [.backdrop(blur), shade]
    }

    private func lifted(_ context: inout LoweringContext) -> [Node] {
        guard case .beside(lifted: true) = place, let presenter, let placement = presenter.placement,
            placement.transform.isAffine
        else { return [] }
        let m = placement.transform
        let nodes = (presenter as? ListRowElement)?.platter(&context) ?? presenter.lowered(&context)
        return nodes.transformed(
            CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32))
    }

    // MARK: Hits

    /// It takes every hit until it is dismissed.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard progress > 0, !context.environment.isLeaving, frame.contains(point) else { return [] }
        let path = child.hitTest(point.applying(motion(of: child.frame).inverted()))
        if !path.isEmpty { return path + [self] }
        return place.isDismissedOutside && !child.frame.contains(point) ? [outside, self] : [self]
    }

    private lazy var outside: Element = {
        let tap = TapGesture().onEnded { [dismiss] in dismiss() }
        let element = GestureElement(Element(context.child(.index(0))), tap, .normal, .all, context.child(.index(1)))
        element.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
        return element
    }()
}

extension View {
    /// Floats a panel over the stage while `isPresented`.
    func panel<Content: View>(
        _ place: PanelPlace, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentItem.flag(.panel(place), isPresented, nil, content))
    }

    /// Floats a panel over the stage while there is an item.
    func panel<Item: Identifiable, Content: View>(
        _ place: PanelPlace, item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentItem.item(.panel(place), item, nil, content))
    }
}

// MARK: What buttons on panels have in common

private struct AfterActionKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
    /// What follows the action of a button: its panel is dismissed.
    var afterAction: (@MainActor () -> Void)? {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }
}

/// A button's role, passed to its panel.
enum ButtonRoleTrait: ViewTrait { typealias Value = ButtonRole }

/// Sets a trait where there is a value.
struct SetOptionalTrait<T: ViewTrait>: ElementModifier {
    let value: T.Value?
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        value.map { TraitElement(child, T.self, $0, context) } ?? child
    }
}
