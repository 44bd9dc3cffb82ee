import KinoraScene

/// A laid-out part of one evaluation: it chooses its size, is placed, and is lowered to scene nodes.
///
/// Elements live for one evaluation, or longer where frames take them over (see `Reuse`). Positions are absolute: points in the stage's layout space, before any effect that
/// moves pixels without moving layout (offset, rotation, scale), which lowering wraps around nodes.
@MainActor
open class Element {
    package let context: BuildContext
    /// Where the element was placed.
    package private(set) final var frame = CGRect.zero
    package private(set) final var placement: PlacementContext!
    package final var isPlaced: Bool { placement != nil }
    /// The sizes chosen so far: most elements are asked for one or two.
    private var firstSize: (proposal: ProposedViewSize, size: CGSize)?
    private var otherSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// The proposal it was placed with; nil before.
    private var placedProposal: ProposedViewSize?
    /// What it draws, where it has been lowered since it was placed.
    private var nodes: [Node]?
    /// What containers ask for, once one of them has.
    private var knownTraits: Traits?
    /// The evaluation in which it was arranged last.
    private var arrangement = -1
    /// Whether that evaluation recorded where things are, as updates do.
    private var isRecorded = false
    /// Whether it takes new values with each frame.
    package private(set) final var isFollowed = false
    /// Whether a body around it has changed it, or something in it, while it stands.
    private var isRevised = false
    /// Whether that has happened since it was arranged.
    private var isOutdated = false
    /// The body that is presented gradually and that it is the outermost element of.
    private(set) final var presentedBody: PresentedBody?
    /// The bodies that it is the outermost element of, in content that is presented gradually; inner ones first.
    final var standingBodies: [StandingBody] = []
    /// How many of these are being handed on now, from the outermost one.
    final var enteredBodies = 0
    /// Whether it is arranged by where it is on the stage, which moves while it stands.
    private(set) final var readsPlace = false

    /// Itself, where it is around one other; a cast would take longer.
    var wrapper: WrapperElement? { nil }
    /// Whether what is in it is drawn in a layer that moves as a whole, as its own place says.
    open var movesContent: Bool { false }

    /// An element built in `context`.
    public init(_ context: BuildContext) { self.context = context }

    // MARK: Size

    /// The size chosen for a proposal; computed once for each.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let first = firstSize else {
            let size = measure(proposal)
            firstSize = (proposal, size)
            return size
        }
        if first.proposal == proposal { return first.size }
        for other in otherSizes where other.proposal == proposal { return other.size }
        let size = measure(proposal)
        otherSizes.append((proposal, size))
        return size
    }

    /// Forgets the sizes that it and those below it have told, where something that they depend on has changed. Overridden by what
    /// keeps more.
    open func forgetSizes() {
        (firstSize, otherSizes) = (nil, [])
        for child in children { child.forgetSizes() }
    }

    /// Whether it still has the sizes that it has told.
    package final var keepsSizes: Bool {
        guard let first = firstSize else { return true }
        return measure(first.proposal) == first.size && otherSizes.allSatisfy { measure($0.proposal) == $0.size }
    }

    /// Overridden: chooses a size.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(size: sizeThatFits(proposal), proposal: proposal)
    }

    package final func dimensions(size: CGSize, proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size, of: self, proposal)
    }

    /// Overridden: a guide set by a modifier, a text's baseline, or those of children. nil: the guide's default.
    open func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Overridden: preferred distances to neighbors.
    open var spacing: ViewSpacing { .standard }

    // MARK: Coming and going

    /// Whether it is on its way out of the tree, or what it wraps is.
    package final var isLeaving: Bool { traits.isLeaving }
    /// Overridden by what leaves along with something else.
    fileprivate var leaves: Bool { context.environment.isLeaving }
    /// Whether it, or what it wraps, can come and go with a transition.
    package var comesAndGoes: Bool { context.identity.component == .secondary }

    // MARK: Traits

    /// Overridden by modifiers: values for the container, such as `zIndex` and `layoutPriority`.
    open func trait<T: ViewTrait>(_ type: T.Type) -> T.Value? { nil }

    /// SwiftUI's layout priority; 0 unless a modifier sets it.
    package final var layoutPriority: Double { traits.layoutPriority }
    /// SwiftUI's z index; 0 unless a modifier sets it.
    package final var zIndex: Double { traits.zIndex }
    /// Overridden by elements with a priority of their own.
    open var ownLayoutPriority: Double { trait(LayoutPriorityTrait.self) ?? 0 }
    /// Overridden by elements with a z index of their own.
    open var ownZIndex: Double { trait(ZIndexTrait.self) ?? 0 }

    /// What every container asks for, found once: what it wraps is asked from the outside in.
    private var traits: Traits {
        if let knownTraits { return knownTraits }
        let traits = Traits(isLeaving: leaves, layoutPriority: ownLayoutPriority, zIndex: ownZIndex)
        knownTraits = traits
        return traits
    }

    private struct Traits {
        let isLeaving: Bool
        let layoutPriority: Double
        let zIndex: Double
    }

    // MARK: Placement

    /// Gives the element its place. Containers place their children in `arrange`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize, _ placement: PlacementContext) {
        let graph = context.graph
        // An element that was taken over from the frame before may stand where it stood. Where only frames know that it stands
        // there, because what places it has moved, an update has to learn it.
        if context.stands, placedProposal == proposal, graph.reuse.isAllowed, frame.origin == origin,
            isRecorded || !graph.isRecording, self.placement.isSame(as: placement)
        {
            if isOutdated { arrangeRevised(proposal) }
            return
        }
        frame = CGRect(origin: origin, size: sizeThatFits(proposal))
        self.placement = placement
        placedProposal = proposal
        nodes = nil
        arrangement = graph.reuse.evaluation
        isRecorded = graph.isRecording
        isOutdated = false
        arrange(proposal, placement)
        noteArranged()
    }

    /// Arranges it where it stands, because a body around it has changed something.
    private func arrangeRevised(_ proposal: ProposedViewSize) {
        arrangement = context.graph.reuse.evaluation
        isOutdated = false
        arrangeInPlace(proposal, placement)
        noteArranged()
    }

    /// The same, where something has changed.
    package final func arrangeIfRevised() { if isOutdated, let placedProposal { arrangeRevised(placedProposal) } }

    /// What has read where it is before all else had come there does so again.
    private func noteArranged() {
        if readsPlace, context.graph.isRefreshing { arrangement = -1 }
    }

    /// Overridden by what need not do all of `arrange` again where only a body around it has changed something, in a frame.
    open func arrangeInPlace(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        arrange(proposal, placement)
    }

    // MARK: Motion while it stands

    /// From now on, each frame that takes the element over brings it to its time: `refresh` is called, and then `arrange`
    /// where it stood. Neither its size nor anything else that its container asks for may depend on what moves.
    package final func follow() {
        guard !isFollowed else { return }
        isFollowed = true
        context.graph.reuse.follow(self, in: context.identity)
    }

    /// The same of an element that is arranged by where it is on the stage.
    final func followPlace() {
        readsPlace = true
        follow()
    }

    /// Overridden: takes the presented values of the present time.
    open func refresh() {}

    /// Follows a body that is presented gradually, whose outermost element it is.
    final func keep(_ body: PresentedBody) {
        presentedBody = body
        follow()
    }

    /// Comes to the present time.
    final func comeToPresent() {
        refresh()
        guard let presentedBody else { return }
        let hasStood = isRevised
        nodes = nil
        if !presentedBody.revise(self) {
            self.presentedBody = nil
        } else if hasStood, isPlaced {
            arrangeIfRevised()
            nodes = nodesOfFrame()
        }
    }

    /// What it draws in this frame, where nothing in it has to come to the present time yet. All that was just changed is still
    /// at hand; of many elements it is not when the whole tree is drawn.
    private func nodesOfFrame() -> [Node]? {
        var lowering = LoweringContext(scale: context.graph.stage.scale)
        let nodes = lower(&lowering)
        return lowering.follows ? nil : nodes
    }

    /// A body around it has changed it, or something in it.
    package final func noteRevision() {
        (isRevised, isOutdated) = (true, true)
        nodes = nil
    }

    /// An update has left it standing, and may have handed something new to what is in it.
    ///
    /// - Parameters:
    ///   - moves: whether it takes new values with each frame from now on.
    ///   - changes: whether it shows something else than before, so that it is arranged again.
    final func noteUpdate(moves: Bool = false, changes: Bool = false) {
        nodes = nil
        guard moves || changes || isFollowed else { return }
        isFollowed = moves
        context.graph.reuse.follow(self, in: context.identity)
    }

    /// Whether it shows other values with each frame, its own or those of a body around it.
    final var movesWhileStanding: Bool { isFollowed || isRevised }

    /// Arranges it where it stands, unless this evaluation has placed it already.
    final func arrangeAgain() {
        let evaluation = context.graph.reuse.evaluation
        guard arrangement != evaluation, let placedProposal else { return }
        arrangement = evaluation
        isOutdated = false
        arrange(placedProposal, placement)
        noteArranged()
    }

    // MARK: In place of another

    /// Whether an update may put `other` in its place, and leave all that is around it as it is.
    ///
    /// - Parameter guides: those that its container asks for.
    final func isInterchangeable(with other: Element, guides: [AlignmentKey]) -> Bool {
        guard standsRecorded, isLeaving == other.isLeaving, layoutPriority == other.layoutPriority,
            comesAndGoes == other.comesAndGoes, spacing.isSame(as: other.spacing)
        else { return false }
        return askedSizes.allSatisfy { proposal, size in
            other.sizeThatFits(proposal) == size
                && guides.allSatisfy {
                    explicitAlignment($0, size: size, proposal: proposal)
                        == other.explicitAlignment($0, size: size, proposal: proposal)
                }
        }
    }

    /// Whether it stands where an update has placed it.
    final var standsRecorded: Bool { isRecorded && !isOutdated && placedProposal != nil }

    private var askedSizes: [(proposal: ProposedViewSize, size: CGSize)] { (firstSize.map { [$0] } ?? []) + otherSizes }

    /// Has the sizes that `other` has told.
    final func takeSizes(of other: Element) { (firstSize, otherSizes) = (other.firstSize, other.otherSizes) }

    /// Whether it is placed as `other` was.
    final func isPlaced(as other: Element) -> Bool {
        frame == other.frame && placedProposal == other.placedProposal && placement.isSame(as: other.placement)
    }

    /// Is placed as `other` was, which is placed.
    final func takePlace(of other: Element) {
        guard let proposal = other.placedProposal else { return }
        place(at: other.frame.origin, proposal: proposal, other.placement)
    }

    /// Something of it has changed since it was placed.
    package final func forgetPlace() {
        placedProposal = nil
        nodes = nil
    }

    /// What it draws: as it was lowered since it was placed, or as it is lowered now.
    package final func lowered(_ lowering: inout LoweringContext) -> [Node] {
        if let nodes, context.graph.reuse.isAllowed {
            if presentedBody != nil { (lowering.moves, lowering.follows) = (true, true) }
            return nodes
        }
        let moves = lowering.moves
        lowering.moves = false
        let made = lower(&lowering)
        lowering.moves = lowering.moves || movesWhileStanding
        lowering.follows = lowering.follows || isFollowed
        nodes = context.stands && !lowering.moves ? made : nil
        lowering.moves = moves || lowering.moves
        return made
    }

    /// Places a part of this element, whose origin is told as it is where text runs from left to right; elsewhere it is
    /// mirrored in `frame`.
    package final func place(
        _ part: Element, at origin: CGPoint, proposal: ProposedViewSize, _ placement: PlacementContext
    ) {
        var origin = origin
        if isMirrored { origin.x = frame.minX + frame.maxX - origin.x - part.sizeThatFits(proposal).width }
        part.place(at: origin, proposal: proposal, placement)
    }

    /// Whether leading is on the right; looked up once, as what moves asks with each frame.
    package private(set) final lazy var isMirrored = context.environment.layoutDirection == .rightToLeft

    /// Overridden: places children within `frame`.
    open func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {}

    // MARK: Output

    /// Overridden: the scene nodes, back to front.
    open func lower(_ context: inout LoweringContext) -> [Node] { [] }

    /// Overridden: children for preferences, hit testing and lookups, back to front.
    open var children: [Element] { [] }

    /// The value of a preference, combined over the subtree in order; nil when nobody sets it.
    open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard context.graph.isTold(K.self) else { return nil }
        var result: K.Value?
        for child in children {
            guard let value = child.preference(key) else { continue }
            if result == nil { result = value } else { K.reduce(value: &result!) { value } }
        }
        return result
    }

    /// Overridden by leaves and shapes of content: whether a point in layout space hits this element itself.
    open func containsPoint(_ point: CGPoint) -> Bool { false }

    /// Overridden by effects: a point outside the effect, as it is inside.
    open func convertToContent(_ point: CGPoint) -> CGPoint? { point }

    /// Overridden by what gives its content a layout space of its own: where that begins in the space that it stands in itself.
    open var layoutOrigin: CGPoint { .zero }

    /// The elements hit at a point of the layout space, from the innermost out; empty when nothing is.
    open func hitTest(_ point: CGPoint) -> [Element] {
        guard let inner = convertToContent(point) else { return [] }
        for child in children.reversed() {
            let path = child.hitTest(inner)
            if !path.isEmpty { return path + [self] }
        }
        return containsPoint(inner) ? [self] : []
    }
}

/// A value that an element carries for its container.
public protocol ViewTrait {
    /// The type of the value.
    associatedtype Value
    /// Whether of several values for one view the innermost counts, as it does of those that SwiftUI hands to containers: what is set on
    /// all children gives way to what one of them says itself. False by default.
    static var isSetInside: Bool { get }
}

extension ViewTrait {
    public static var isSetInside: Bool { false }
}

package enum LayoutPriorityTrait: ViewTrait { package typealias Value = Double }
package enum ZIndexTrait: ViewTrait {
    package typealias Value = Double
    package static var isSetInside: Bool { true }
}

extension Element {
    /// The place whose transaction decides how what is drawn here moves to another position: that of the first thing that is drawn as a
    /// whole.
    final var placeOfDrawing: BuildContext {
        var element = self
        while !element.movesContent, let wrapper = element.wrapper { element = wrapper.child }
        return element.context
    }
}

/// An element around one other, which it passes everything on to. Subclasses override what they change.
open class WrapperElement: Element {
    package let child: Element
    /// Whether its child is of the content of the modifier that it was made for, and not another wrapper of the same modifier.
    final let isAroundContent: Bool

    /// An element around `child`.
    public init(_ child: Element, _ context: BuildContext) {
        self.child = child
        isAroundContent = child.context.identity.depth > context.identity.depth
        super.init(context)
    }

    final override var wrapper: WrapperElement? { self }
    /// The type of the modifier that it holds and that may change while it stands.
    var modifierType: Any.Type? { nil }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    open override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size: size, proposal: proposal)
    }
    open override var spacing: ViewSpacing { child.spacing }
    // What it is built in leaves along with it, so that the innermost element knows.
    fileprivate override var leaves: Bool { child.isLeaving }
    package override var comesAndGoes: Bool { super.comesAndGoes || child.comesAndGoes }
    open override func trait<T: ViewTrait>(_ type: T.Type) -> T.Value? { child.trait(type) }
    open override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        child.place(at: frame.origin, proposal: proposal, placement)
    }
    open override func lower(_ context: inout LoweringContext) -> [Node] { child.lowered(&context) }
    open override var children: [Element] { [child] }
}

/// A trait set by a modifier.
package final class TraitElement<T: ViewTrait>: WrapperElement {
    package let value: T.Value

    package init(_ child: Element, _ type: T.Type, _ value: T.Value, _ context: BuildContext) {
        self.value = value
        super.init(child, context)
    }

    package override func trait<U: ViewTrait>(_ type: U.Type) -> U.Value? {
        guard T.self == U.self else { return child.trait(type) }
        return (T.isSetInside ? child.trait(type) : nil) ?? (value as! U.Value)
    }
}

/// Combines several elements into one where a single element is needed.
extension Array where Element == KinoraStage.Element {
    /// One element for all of them: itself, or a ZStack, in which they are stacked in depth.
    @MainActor
    package func united(_ alignment: Alignment = .center, _ context: BuildContext) -> KinoraStage.Element {
        count == 1 ? self[0] : LayoutElement(ZStackLayout(alignment: alignment), children: self, context: context)
    }

    /// One element for all of them: itself, or a VStack, as several views stand on a stage.
    @MainActor
    package func stacked(_ context: @autoclosure () -> BuildContext) -> KinoraStage.Element {
        count == 1 ? self[0] : LayoutElement(VStackLayout(), children: self, context: context())
    }
}

extension Element {
    /// Where this element stands in a box when its guides are put on those of the box.
    package func offset(aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let own = dimensions(in: proposal)
        let box = ViewDimensions(size: size)
        return CGPoint(
            x: box[alignment.horizontal] - guide(alignment.horizontal.key, of: own, proposal),
            y: box[alignment.vertical] - guide(alignment.vertical.key, of: own, proposal))
    }

    /// What its dimensions tell. They may be asked from anywhere and have to come to the main actor first, which takes longer than the rest.
    private func guide(_ key: AlignmentKey, of own: ViewDimensions, _ proposal: ProposedViewSize) -> CGFloat {
        explicitAlignment(key, size: CGSize(width: own.width, height: own.height), proposal: proposal)
            ?? key.id.defaultValue(in: own)
    }
}
