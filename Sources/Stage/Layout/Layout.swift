import KinoraScene

/// Arranges views. Sizes are proposed and chosen; positions follow.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of the subviews' spacing; without subviews none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// The guides that subviews set, as one: the mean of users' own, the topmost of first and the lowest of last baselines.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

    /// The guides that subviews set, as one: the mean of users' own, the topmost of first and the lowest of last baselines.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

    /// Lays out the views of a closure. A type that is a view as well has an initializer with a closure, which comes first.
    @_disfavoredOverload
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

/// A value that a view carries for its layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

package enum LayoutValueTrait<K: LayoutValueKey>: ViewTrait {
    package typealias Value = K.Value
    package static var isSetInside: Bool { true }
}

/// The subviews of a layout, in order; or some of them, one after another, with the indices that they have among all.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    private let all: [KinoraStage.Element]
    private let range: Range<Int>
    public var layoutDirection: LayoutDirection

    package init(elements: [KinoraStage.Element], layoutDirection: LayoutDirection = .leftToRight) {
        self.init(all: elements, elements.indices, layoutDirection)
    }

    private init(all: [KinoraStage.Element], _ range: Range<Int>, _ layoutDirection: LayoutDirection) {
        (self.all, self.range, self.layoutDirection) = (all, range, layoutDirection)
    }

    package var elements: [KinoraStage.Element] { range.count == all.count ? all : Array(all[range]) }

    /// The same, counted from 0.
    var renumbered: LayoutSubviews {
        startIndex == 0 ? self : LayoutSubviews(elements: elements, layoutDirection: layoutDirection)
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: all[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all: all, bounds, layoutDirection) }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        // What has no end is a range here.
        if let rest = indices as? PartialRangeFrom<Int> { return self[rest.relative(to: self)] }
        return LayoutSubviews(elements: indices.map { all[$0] }, layoutDirection: layoutDirection)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.elements.elementsEqual(rhs.elements) { $0 === $1 }
    }
}

/// One subview as its layout sees it.
public struct LayoutSubview: Equatable {
    package let element: Element

    package init(element: Element) { self.element = element }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMain { element.sizeThatFits(proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMain { element.dimensions(in: proposal) }
    }

    public var priority: Double { onMain { element.layoutPriority } }
    public var spacing: ViewSpacing { onMain { element.spacing } }
    /// What the subview says to the container around it.
    public var containerValues: ContainerValues {
        onMain { element.trait(ContainerValuesTrait.self) } ?? ContainerValues()
    }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMain { element.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
    }

    /// Puts the subview so that its `anchor` is at `position`, in the space of the bounds handed to the layout.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMain {
            let size = element.sizeThatFits(proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            LayoutSubview.placements?.place(element, at: origin, proposal)
        }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }

    /// The placement in progress; layouts run one at a time on the main actor.
    nonisolated(unsafe) static var placements: (any SubviewPlacing)?

    final class Placements: SubviewPlacing {
        /// The element of the layout, in which places are mirrored where text runs from right to left.
        private let container: Element
        private let placement: PlacementContext
        private(set) var placed = Set<ObjectIdentifier>()
        /// What waits until all subviews have their places.
        var afterwards: [@MainActor () -> Void] = []
        /// Where single children are held; the others are as the placement says.
        var heldShares: [ObjectIdentifier: CGFloat]?
        init(_ container: Element, _ placement: PlacementContext) {
            (self.container, self.placement) = (container, placement)
        }
        @MainActor func place(_ element: Element, at origin: CGPoint, _ proposal: ProposedViewSize) {
            placed.insert(ObjectIdentifier(element))
            container.place(element, at: origin, proposal: proposal, placement(of: element))
        }
        @MainActor private func placement(of element: Element) -> PlacementContext {
            guard let share = heldShares?[ObjectIdentifier(element)] else { return placement }
            return container.holding(share, placement)
        }
    }
}

extension Element {
    /// Does something when the views beside it in a layout have their places, too: at once, where they stand already.
    package final func afterSiblings(_ body: @escaping @MainActor () -> Void) {
        guard let placements = LayoutSubview.placements as? LayoutSubview.Placements else { return body() }
        placements.afterwards.append(body)
    }
}

/// What is told where a layout puts its subviews.
protocol SubviewPlacing: AnyObject {
    @MainActor func place(_ element: Element, at origin: CGPoint, _ proposal: ProposedViewSize)
}

/// The view of a layout and its content.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    package let layout: L
    package let content: Content

    package func _elements(_ context: BuildContext) -> [Element] {
        let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let place = context.part(.content).inStack(axis)
        return [LayoutElement(layout, children: content._elements(place), context: context)]
    }

    package func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        reviseArranged(
            element, by: (layout, old.layout), (content, old.content),
            axis: (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation)
    }
}

/// Children arranged by a layout. A child that is leaving takes no space any more: the others close up at once, and
/// it stays where it was until its transition has ended.
package final class LayoutElement<L: Layout>: Element {
    package let layout: L
    /// All children, leaving ones among them.
    let everyone: [Element]
    private let subviews: LayoutSubviews
    private var cache: L.Cache
    /// Guides of its children that it has been asked for, as one. Rows in rows would ask for them again and again.
    private var knownGuides: [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, guide: CGFloat?)] = []
    private var knownSpacing: ViewSpacing?
    /// The element of the update before, where most of the children are the same, until this one is placed.
    private var predecessor: ExchangedChildren<L>?

    package init(_ layout: L, children: [Element], context: BuildContext) {
        self.layout =
            (layout as? AnyLayout)?.animated(in: context) as? L ?? context.animated(layout, slot: Slot.modifier)
        context.noteDrawing(by: (layout as? AnyLayout)?.contentType ?? L.self)
        everyone = children
        let staying = context.environment.isLeaving ? children : children.filter { !$0.isLeaving }
        subviews = LayoutSubviews(elements: staying, layoutDirection: context.environment.layoutDirection)
        cache = self.layout.makeCache(subviews: subviews)
        super.init(context)
        continuePredecessor()
    }

    /// Takes over what the element of the update before has found out, where most children are the same.
    private func continuePredecessor() {
        guard context.keepsArrangements, everyone.count >= ExchangedChildren<L>.fewest else { return }
        let reuse = context.graph.reuse
        if let known = reuse.arrangement(of: context.identity) as? LayoutElement<L>,
            let exchanged = ExchangedChildren(of: known, by: self)
        {
            predecessor = exchanged
            takeSizes(of: known)
            cache = known.cache
        }
        reuse.keepArrangement(self, of: context.identity)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package override func forgetSizes() {
        super.forgetSizes()
        (knownGuides, knownSpacing) = ([], nil)
        cache = layout.makeCache(subviews: subviews)
    }

    package override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = layout.spacing(subviews: subviews, cache: &cache)
        knownSpacing = spacing
        return spacing
    }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let exchanged = predecessor
        predecessor = nil
        if let exchanged, exchanged.arrange(self) { return }
        let outer = LayoutSubview.placements
        let share = HeldShares.common(of: layout, subviews.elements)
        let placements = LayoutSubview.Placements(self, share.map { holding($0, placement) } ?? placement)
        if layout is HStackLayout { placements.heldShares = HeldShares.row(subviews.elements) }
        LayoutSubview.placements = placements
        layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        LayoutSubview.placements = outer
        for body in placements.afterwards { body() }
        // A subview that was not placed stands in the center.
        for child in subviews.elements where !placements.placed.contains(ObjectIdentifier(child)) {
            let size = child.sizeThatFits(proposal)
            child.place(
                at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal,
                placement)
        }
        let unit = LeavingPlaces.anchor(of: layout)
        keepLeaving(
            everyone, hasLeaving: subviews.count < everyone.count, anchor: unit.point(in: frame), unit: unit, proposal,
            placement)
    }

    package override func arrangeInPlace(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        for child in everyone { child.arrangeIfRevised() }
    }

    package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // Edges and centers are told each time: guides that count as they go are written for that.
        guard key.merging != .never else { return guide(key, size, proposal) }
        if let known = knownGuides.first(where: { $0.key == key && $0.size == size && $0.proposal == proposal }) {
            return known.guide
        }
        let made = guide(key, size, proposal)
        knownGuides.append((key, size, proposal, made))
        return made
    }

    /// A guide as the layout has it.
    private func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return switch key.axis {
        case .horizontal:
            layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        case .vertical:
            layout.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    package override func lower(_ context: inout LoweringContext) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(drawingOrder.count)
        for element in drawingOrder {
            let own = element.lowered(&context)
            if own.count == 1 { nodes.append(own[0]) } else { nodes += own }
        }
        return nodes
    }

    package override var children: [Element] { drawingOrder }

    /// Children by zIndex; of equal ones first those that leave, as SwiftUI has it, and then in their own order.
    private lazy var drawingOrder: [Element] = {
        let elements = everyone
        guard elements.contains(where: { $0.zIndex != 0 || $0.isLeaving }) else { return elements }
        let places = elements.enumerated().map { ($1.zIndex, $1.isLeaving ? 0 : 1, $0) }
        return places.sorted(by: <).map { elements[$0.2] }
    }()
}
