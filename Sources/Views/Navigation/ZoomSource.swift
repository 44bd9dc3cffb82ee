import KinoraStage
import KinoraScene

/// The views that pages and covers may grow out of, by namespace and identifier. One for each evaluation.
@MainActor
final class ZoomSources: Interchangeable {
    struct Key: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    private var elements: [Key: ZoomSourceElement] = [:]
    /// Those whose page is on its way, and which are therefore not drawn in their own place.
    var traveling: Set<Key> = []

    func add(_ element: ZoomSourceElement) { elements[element.key] = element }
    func element(_ key: Key) -> ZoomSourceElement? { elements[key] }
}

private struct ZoomSourcesKey: EnvironmentKey { static var defaultValue: ZoomSources? { nil } }

extension EnvironmentValues {
    var zoomSources: ZoomSources? {
        get { self[ZoomSourcesKey.self] }
        set { self[ZoomSourcesKey.self] = newValue }
    }
}

/// How the source of a zoom looks on its way.
public protocol MatchedTransitionSourceConfiguration {
    var _appearance: _ZoomSourceAppearance { get }
}

/// Looks of a zoom's source. Lengths in points.
public struct _ZoomSourceAppearance {
    var background: Color?
    var cornerRadius: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
}

/// As the view is, without background, corners or shadow.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _appearance: _ZoomSourceAppearance { _ZoomSourceAppearance() }
}

private struct ChangedSource: MatchedTransitionSourceConfiguration {
    let _appearance: _ZoomSourceAppearance

    init(_ base: some MatchedTransitionSourceConfiguration, _ change: (inout _ZoomSourceAppearance) -> Void) {
        var appearance = base._appearance
        change(&appearance)
        _appearance = appearance
    }
}

extension MatchedTransitionSourceConfiguration {
    /// A color behind the view on its way.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        ChangedSource(self) { $0.background = style }
    }

    /// The corners from which, or to which, the zoom goes.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ChangedSource(self) { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
    }

    /// `radius` is the standard deviation of the blur; all lengths in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        ChangedSource(self) { $0.shadow = (color, radius, x, y) }
    }
}

struct MarkZoomSource: ElementModifier {
    let key: ZoomSources.Key
    let appearance: _ZoomSourceAppearance
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        ZoomSourceElement(child, key, appearance, context)
    }
}

final class ZoomSourceElement: WrapperElement {
    let key: ZoomSources.Key
    let appearance: _ZoomSourceAppearance

    init(_ child: Element, _ key: ZoomSources.Key, _ appearance: _ZoomSourceAppearance, _ context: BuildContext) {
        self.key = key
        self.appearance = appearance
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        context.graph.noteRegistration(at: context.identity)
        context.environment.zoomSources?.add(self)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        self.context.environment.zoomSources?.traveling.contains(key) == true ? [] : child.lowered(&context)
    }

    /// The view's box on the stage.
    var stageFrame: CGRect { frame.boundingBox(under: placement.transform) }

    /// The view in stage coordinates.
    func snapshot(_ context: inout LoweringContext) -> [Node] {
        child.lowered(&context).projected(placement.transform)
    }
}

extension View {
    /// Makes the view one that a page or cover can grow out of: see `navigationTransition(.zoom(sourceID:in:))`.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// - Parameter configuration: how the view looks on its way.
    public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View {
        let appearance = configuration(EmptyMatchedTransitionSourceConfiguration())._appearance
        return modifier(
            MarkZoomSource(key: ZoomSources.Key(namespace: namespace, id: AnyHashable(id)), appearance: appearance))
    }
}
