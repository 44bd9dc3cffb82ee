import KinoraStage
import KinoraScene

/// How a page or cover comes and goes.
public protocol NavigationTransition {
    var _style: _NavigationTransitionStyle { get }
}

/// A page's way in.
public struct _NavigationTransitionStyle {
    enum Kind {
        case automatic, crossFade
        /// It is there at once: something else moves it.
        case inPlace
        case zoom(ZoomSources.Key)
    }
    let kind: Kind
}

/// Pages come from the trailing edge, covers and sheets from the bottom.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
    public var _style: _NavigationTransitionStyle { .init(kind: .automatic) }
}

/// Pages, covers and sheets appear and disappear in their place.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    public init() {}
    public var _style: _NavigationTransitionStyle { .init(kind: .crossFade) }
}

/// The page grows out of a view marked with `matchedTransitionSource(id:in:)`, and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: ZoomSources.Key
    public var _style: _NavigationTransitionStyle { .init(kind: .zoom(key)) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: ZoomSources.Key(namespace: namespace, id: AnyHashable(sourceID)))
    }
}

enum NavigationTransitionTrait: ViewTrait { typealias Value = _NavigationTransitionStyle }

extension View {
    /// How the page or cover that this view is comes and goes.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(SetTrait<NavigationTransitionTrait>(value: style._style))
    }
}

/// A share of a presentation, from not there (0) to there (1).
nonisolated struct PresentationProgress: Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

extension Animation {
    /// How pages, sheets and covers come and go where nothing else is said: a spring of half a second without overshoot.
    static var presentation: Animation { .smooth(duration: 0.5) }
}

/// Draws a page on its way between a view and the whole of its frame.
///
/// The page keeps its proportions: it is scaled to cover the growing box and cut to it, and the source, scaled to cover it
/// as well, fades out on top within the first half.
@MainActor
struct ZoomPainter {
    let source: ZoomSourceElement
    /// The page's frame, on the stage.
    let page: CGRect
    let progress: Double

    func nodes(_ pageNodes: [Node], _ context: inout LoweringContext) -> [Node] {
        let from = source.stageFrame
        guard from.width > 0, from.height > 0, page.width > 0, page.height > 0 else { return pageNodes }
        let box = from.mixed(with: page, by: progress)
        guard box.width > 0, box.height > 0 else { return [] }
        let share = min(1, max(0, progress))
        let outline = Path(roundedRect: box, cornerRadius: max(0, source.appearance.cornerRadius * (1 - share)))
        var inside = background(box)
        inside += pageNodes.transformed(page.covering(box))
        let fade = 1 - UnitCurve.easeInOut.value(at: min(1, share * 2))
        inside += source.snapshot(&context).transformed(from.covering(box)).faded(fade)
        let picture = inside.layered(.clip(outline, rule: .nonzero, inverse: false))
        // At both ends there is none, so that it neither appears nor disappears suddenly.
        return shadow(outline, min(1, share * 8) * (1 - share)) + picture
    }

    private func background(_ box: CGRect) -> [Node] {
        guard let color = source.appearance.background else { return [] }
        return color._resolved(in: source.context.environment).nodes(for: .fill(Path(box), FillStyle()), in: box)
    }

    private func shadow(_ outline: Path, _ strength: Double) -> [Node] {
        guard let shadow = source.appearance.shadow, strength > 0 else { return [] }
        let caster = Node.fill(Fill(outline, paint: .color(.black)))
        let offset = CGSize(width: shadow.x, height: shadow.y)
        let color = shadow.color.rgba(in: source.context.environment).opacity(strength)
        let cast = [caster].layered(.filter(.dropShadow(color: color, sigma: max(0, shadow.radius), offset: offset)))
        return cast.layered(.clip(outline, rule: .nonzero, inverse: true))
    }
}

extension CGRect {
    /// This rectangle at 0, the other at 1, and beyond.
    func mixed(with other: CGRect, by t: Double) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * t, y: minY + (other.minY - minY) * t,
            width: max(0, width + (other.width - width) * t), height: max(0, height + (other.height - height) * t))
    }

    /// Scales this rectangle evenly so that it covers another, with the same center.
    fileprivate func covering(_ box: CGRect) -> CGAffineTransform {
        let scale = max(box.width / width, box.height / height)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: box.midX - midX * scale, ty: box.midY - midY * scale)
    }
}
