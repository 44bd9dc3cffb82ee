import KinoraScene
import KinoraStage

/// Which views of sections stay in sight while their section scrolls past.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The views of a lazy container, which appear as they come into sight. Headers and footers may stay there.
struct PinningContent<Content: View>: PrimitiveView {
    let content: Content
    let views: PinnedScrollableViews
    /// Along which the container scrolls.
    let axis: Axis

    func _elements(_ context: BuildContext) -> [Element] {
        var place = context
        let rows = LazyRows(along: axis, in: &place)
        let elements = pinned(rows.asTheyCome(content._elements(place)), context)
        rows.take(elements, in: context)
        return elements
    }

    private func pinned(_ elements: [Element], _ context: BuildContext) -> [Element] {
        guard !views.isEmpty else { return elements }
        var sections: [Int: PinnedSection] = [:]
        return elements.map { element in
            guard let part = element.trait(SectionTrait.self) else { return element }
            let section = sections[part.number] ?? PinnedSection()
            sections[part.number] = section
            guard
                part.role == .header && views.contains(.sectionHeaders)
                    || part.role == .footer && views.contains(.sectionFooters)
            else {
                section.add(element)
                return element
            }
            let place = context.child(.id(AnyHashable(WrapperPlace(of: element))))
            let pinned = PinnedElement(element, part.role, section, place)
            section.add(pinned)
            return pinned
        }
    }
}

/// The views of a section, as they stand one after another.
@MainActor
private final class PinnedSection {
    /// A pinned view holds its section, so this must not hold it.
    private var views: [Weak] = []

    private struct Weak {
        weak var element: Element?
    }

    func add(_ element: Element) { views.append(Weak(element: element)) }

    /// From the first of the other views to the last one's end, in layout space; nil where there is none.
    func extent(without own: Element) -> CGRect? {
        let frames = views.compactMap(\.element).filter { $0 !== own }.map(\.frame)
        return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
    }
}

/// A header or footer that stays at the edge of the scroll view as long as its section is there.
final class PinnedElement: WrapperElement {
    private let role: SectionPart.Role
    private let section: PinnedSection
    /// How far the content is moved in the scroll view, and the frame of that.
    private var scroll: (moved: CGPoint, viewport: CGRect)?

    fileprivate init(_ child: Element, _ role: SectionPart.Role, _ section: PinnedSection, _ context: BuildContext) {
        self.role = role
        self.section = section
        super.init(child, context)
    }

    /// It is in front of the rows that scroll below it.
    override var ownZIndex: Double { child.zIndex + 1 }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        scroll = nil
        let name = AnyHashable(NamedCoordinateSpace.scrollName)
        if let viewport = placement.viewport, var outer = placement.spaces[name]?.transform, outer.invert() {
            let moved = CGPoint.zero.applying(placement.transform(readBy: self).concatenating(outer))
            scroll = (moved, viewport)
        }
        // Where it is depends on the rows. What is in it finds itself there.
        afterSiblings { [self] in
            var inner = placement
            inner.enter(ProjectionTransform(CGAffineTransform(translationX: shift.width, y: shift.height)))
            child.place(at: frame.origin, proposal: proposal, inner)
        }
    }

    /// Where it is seen in the content.
    var frameInSight: CGRect { frame.offsetBy(dx: shift.width, dy: shift.height) }

    /// How far it is from its place in the content, to be in sight.
    private var shift: CGSize {
        guard let scroll, let section = section.extent(without: self) else { return .zero }
        func length(_ own: ClosedRange<CGFloat>, _ rows: ClosedRange<CGFloat>, _ shown: ClosedRange<CGFloat>) -> CGFloat
        {
            (role == .header) != isOnRight
                ? min(max(0, shown.lowerBound - own.lowerBound), max(0, rows.upperBound - own.upperBound))
                : max(min(0, shown.upperBound - own.upperBound), min(0, rows.lowerBound - own.lowerBound))
        }
        let isAcross = context.environment.containerSize?.axis == .horizontal
        let isOnRight = isAcross && isMirrored
        let shown = scroll.viewport.offsetBy(dx: -scroll.moved.x, dy: -scroll.moved.y)
        return isAcross
            ? CGSize(
                width: length(
                    frame.minX...frame.maxX, section.minX...section.maxX, shown.minX...shown.maxX), height: 0)
            : CGSize(
                width: 0,
                height: length(
                    frame.minY...frame.maxY, section.minY...section.maxY, shown.minY...shown.maxY))
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let (shift, nodes) = (shift, child.lowered(&context))
        return shift == .zero
            ? nodes : nodes.transformed(CGAffineTransform(translationX: shift.width, y: shift.height))
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - shift.width, y: point.y - shift.height)
    }
}
