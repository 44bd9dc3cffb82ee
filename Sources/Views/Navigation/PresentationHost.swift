import KinoraStage
import KinoraScene

/// What is presented over the whole stage in one evaluation, in order: over each page lies what that presents in turn.
@MainActor
final class Presentations: Interchangeable {
    private var parts: [(element: Element, above: Presentations)] = []
    private var known: Set<Int> = []

    /// From the lowest to the topmost.
    var elements: [Element] { parts.flatMap { [$0.element] + $0.above.elements } }

    /// - Parameter above: what the page presents, also later, while it is placed.
    func add(_ page: Element, above: Presentations) {
        guard known.insert(page.context.identity.number).inserted else { return }
        parts.append((page, above))
    }
}

private struct PresentationsKey: EnvironmentKey { static var defaultValue: Presentations? { nil } }

extension EnvironmentValues {
    var presentations: Presentations? {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }
}

/// The root of a stage or a window: what views below present as sheets and covers lies over everything in it.
struct PresentationHost<Content: View>: PrimitiveView {
    let content: Content
    /// Whether it is the stage's, which has the appearance of its window, and other windows above it.
    var isRoot = false

    func _elements(_ context: BuildContext) -> [Element] {
        let presentations = Presentations()
        // The content keeps the host's own place, so that its identities are those it would have without a host.
        var place = context
        place.environment.presentations = presentations
        place.environment.zoomSources = ZoomSources()
        let windows = isRoot ? StageWindows.current : nil
        let raised = windows?.element(context.child(.type(ObjectIdentifier(StageWindows.self))))
        if let style = windows?.style, style != .unspecified {
            place.environment.colorScheme = style == .dark ? .dark : .light
        }
        place.environment.stageEditMode = StageEditMode(context.child(.type(ObjectIdentifier(StageEditMode.self))))
        let elements = content._elements(place)
        guard !elements.isEmpty else { return [] }
        let child = elements.stacked(place.child(.secondary))
        return [
            PresentationHostElement(
                child, presentations, raised, place.child(.type(ObjectIdentifier(Presentations.self))))
        ]
    }
}

final class PresentationHostElement: WrapperElement {
    private let presentations: Presentations
    private let windows: Element?

    init(_ child: Element, _ presentations: Presentations, _ windows: Element?, _ context: BuildContext) {
        self.presentations = presentations
        self.windows = windows
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        context.environment.zoomSources?.traveling = []
        super.arrange(proposal, placement)
        let stage = PlacementContext(stage: placement.stage)
        // What is presented may present in turn.
        var placed: Set<ObjectIdentifier> = []
        while let element = presentations.elements.first(where: { !placed.contains(ObjectIdentifier($0)) }) {
            element.place(at: .zero, proposal: ProposedViewSize(placement.stage.size), stage)
            placed.insert(ObjectIdentifier(element))
        }
        windows?.place(at: .zero, proposal: ProposedViewSize(placement.stage.size), placement)
    }

    override var children: [Element] { [child] + presentations.elements + (windows.map { [$0] } ?? []) }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        var nodes = child.lowered(&context)
        /// The upper edge of what lies topmost so far.
        var top: CGFloat = 0
        for element in presentations.elements {
            if let page = element.presentedPage as? PresentedElement {
                if page.recession > 0 {
                    let recess = SheetRecess(
                        frame: stageFrame, top: top, edge: PresentedElement.recessTop, share: page.recession)
                    nodes = recess.nodes((top == 0 ? ground : []) + nodes)
                }
                top = page.recession > 0 ? page.page.minY : 0
            }
            nodes += element.lowered(&context)
        }
        return nodes + (windows?.lowered(&context) ?? [])
    }

    private var stageFrame: CGRect { CGRect(origin: .zero, size: context.graph.stage.size) }

    /// What the content lies on where it does not fill the stage.
    private var ground: [Node] {
        BackgroundStyle()._resolved(in: context.environment)
            .nodes(for: .fill(Path(stageFrame), FillStyle()), in: stageFrame)
    }

    /// What is presented takes all hits; preferences inside it stay there.
    override func hitTest(_ point: CGPoint) -> [Element] {
        for element in children.dropFirst().reversed() {
            let path = element.hitTest(point)
            if !path.isEmpty { return path + [self] }
        }
        let path = child.hitTest(point)
        return path.isEmpty ? [] : path + [self]
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child.preference(key) }
}
