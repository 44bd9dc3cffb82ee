import KinoraStage

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// - Parameter spacing: points between neighbors; nil is 8.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        [
            LayoutElement(
                layout, children: content._elements(context.part(.content).inStack(.horizontal)), context: context)
        ]
    }

    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        reviseArranged(element, by: (layout, old.layout), (content, old.content), axis: .horizontal)
    }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// - Parameter spacing: points between neighbors; nil is 0 between texts and 8 between most others.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        [
            LayoutElement(
                layout, children: content._elements(context.part(.content).inStack(.vertical)), context: context)
        ]
    }

    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        reviseArranged(element, by: (layout, old.layout), (content, old.content), axis: .vertical)
    }
}

/// Views on top of each other, later ones in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        [LayoutElement(layout, children: content._elements(context.part(.content).inStack(nil)), context: context)]
    }

    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        reviseArranged(element, by: (layout, old.layout), (content, old.content), axis: nil)
    }
}

/// Takes what room is left, at least `minLength` points (8 by default) along its stack.
public struct Spacer: PrimitiveView, Sendable {
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _elements(_ context: BuildContext) -> [Element] { [SpacerElement(minLength ?? 8, context)] }
}

final class SpacerElement: Element {
    private let minLength: CGFloat
    private let axis: Axis?

    init(_ minLength: CGFloat, _ context: BuildContext) {
        self.minLength = minLength
        axis = context.environment.stackAxis
        super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposed: CGFloat?, along axis: Axis) -> CGFloat {
            if let own = self.axis, own != axis { return 0 }
            return max(minLength, proposed ?? minLength)
        }
        return CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    /// After everything else, down to its minimum, also within modifiers and branches.
    override func trait<T: ViewTrait>(_ type: T.Type) -> T.Value? {
        T.self == LayoutPriorityTrait.self ? (-Double.infinity as! T.Value) : nil
    }
    override var spacing: ViewSpacing { ViewSpacing(tightAlong: axis) }
}
