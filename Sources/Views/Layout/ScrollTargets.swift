import KinoraStage

/// Marks what a scroll view comes to rest at: the views of a layout, or one view.
struct ScrollTargetMark: ElementModifier {
    let extent: ScrollTargetElement.Extent
    let isEnabled: Bool

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        isEnabled ? ScrollTargetElement(child, extent, context) : child
    }
}

final class ScrollTargetElement: WrapperElement {
    enum Extent { case layout, view }

    private let extent: Extent

    init(_ child: Element, _ extent: Extent, _ context: BuildContext) {
        self.extent = extent
        super.init(child, context)
    }

    var views: [Element] { extent == .view ? [child] : child.unwrapped.children }

    /// The layout-space frames at which scrolling rests. The margins that a marked layout keeps around its views are part of each of
    /// them, so that every view rests as far from the edges as the first one stands at first.
    var stops: [CGRect] {
        let frames = views.map(\.frame)
        guard extent == .layout, let all = frames.first.map({ frames.reduce($0) { $0.union($1) } }) else {
            return frames
        }
        return frames.map {
            CGRect(
                x: $0.minX - (all.minX - frame.minX), y: $0.minY - (all.minY - frame.minY),
                width: $0.width + frame.width - all.width, height: $0.height + frame.height - all.height)
        }
    }
}

extension Element {
    /// The element within all modifiers of a view.
    fileprivate var unwrapped: Element { (self as? WrapperElement)?.child.unwrapped ?? self }

    /// What is marked as scroll targets here, but not in scroll views within.
    fileprivate var targetMarks: [ScrollTargetElement] {
        if let mark = self as? ScrollTargetElement { return [mark] }
        return self is ScrollElement ? [] : children.flatMap(\.targetMarks)
    }
}

extension ScrollElement {
    /// The views that scrolling comes to rest at: those that are marked, or else those of the first layout of several.
    var targets: [Element] {
        let marks = child.targetMarks
        return marks.isEmpty ? unmarkedTargets : marks.flatMap(\.views)
    }

    /// Where scrolling comes to rest, in points of the content: from the offset at which each target begins.
    var stops: [CGRect] {
        let marks = child.targetMarks
        let frames = marks.isEmpty ? unmarkedTargets.map(\.frame) : marks.flatMap(\.stops)
        return frames.map { $0.offsetBy(dx: -region.minX, dy: -region.minY) }
    }

    private var unmarkedTargets: [Element] {
        var container = child
        while container.children.count == 1 { container = container.children[0] }
        return container.children
    }
}

extension View {
    /// The views of this layout are what an aligned scroll view rests at, and what positions name. Without any mark they are those of
    /// the first layout of several views.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetMark(extent: .layout, isEnabled: isEnabled))
    }

    /// This view is one that an aligned scroll view rests at, and that positions name.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetMark(extent: .view, isEnabled: isEnabled))
    }
}
