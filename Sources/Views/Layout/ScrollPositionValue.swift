import KinoraStage

/// Where a scroll view is, or is to go: to a view, an edge or a point.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Goal: Equatable {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var goal: Goal?
    /// Counts the goals, so that one can be asked for again.
    private var count = 0
    /// The view that it is at, or is to go to.
    private(set) var view: AnyHashable?
    private var isByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

    /// Goes to a view; without an anchor as far as it takes to see it.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        view = AnyHashable(id)
        go(to: .view(AnyHashable(id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to goal: Goal) {
        if case .view = goal {} else { view = nil }
        self.goal = goal
        count += 1
        isByUser = false
    }

    /// What is asked for. A position may be another one that counts for itself.
    struct Request: Equatable {
        let goal: Goal?
        let count: Int
    }
    var request: Request { Request(goal: goal, count: count) }

    /// A finger, or a scroll of a script, has moved to a view.
    mutating func follow(_ view: AnyHashable?) {
        (goal, isByUser) = (nil, true)
        self.view = view
    }

    /// Whether a finger moved it last.
    public var isPositionedByUser: Bool {
        get { isByUser }
        set {
            isByUser = newValue
            if newValue { goal = nil }
        }
    }
    public var edge: Edge? { if case .edge(let edge)? = goal { edge } else { nil } }
    public var point: CGPoint? {
        if case .point(let x?, let y?)? = goal { CGPoint(x: x, y: y) } else { nil }
    }
    public var x: CGFloat? { if case .point(let x, _)? = goal { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y)? = goal { y } else { nil } }
    public var viewID: (any Hashable & Sendable)? {
        // Identifiers are sent nowhere; what a `ForEach` names may be no `Sendable` type.
        (view?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { view?.base as? T }
}

private struct ScrollPositionValueKey: EnvironmentKey {
    static var defaultValue: (position: Binding<ScrollPosition>, anchor: UnitPoint?)? { nil }
}

extension EnvironmentValues {
    var scrollPositionValue: (position: Binding<ScrollPosition>, anchor: UnitPoint?)? {
        get { self[ScrollPositionValueKey.self] }
        set { self[ScrollPositionValueKey.self] = newValue }
    }
}

extension View {
    /// Binds where the nearest scroll views below are. What is written to it scrolls them, with the animation of the change; what a
    /// finger does is told.
    ///
    /// - Parameter anchor: at which point of the scroll view a view is looked for, and put; nil is the nearest.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        environment(\.scrollPositionValue, (position, anchor)).modifier(TellPassedViews.follower)
    }
}

extension ScrollElement {
    /// Goes where the bound position wants it, once it wants another.
    func followScrollPosition() {
        guard context.isUpdating, let (position, anchor) = context.environment.scrollPositionValue else { return }
        let wanted = position.wrappedValue
        let known: ScrollPosition.Request? = context.stored(Slot.preference)
        guard let goal = wanted.goal, known != wanted.request else {
            return context.store(wanted.request, Slot.preference)
        }
        var transaction = context.transaction
        // At first it is there already.
        if known == nil { transaction.disablesAnimations = true }
        context.graph.enqueueAfterLayout(at: context.identity) { [self] in
            // A view that is not there yet is waited for.
            guard let offset = offset(of: goal, anchor) else { return }
            context.store(wanted.request, Slot.preference)
            slide(to: offset, transaction)
        }
    }

    /// Goes to an offset after this pass, in a transaction of its own. One with an animation is a phase whose end is told.
    func slide(to offset: CGPoint, _ transaction: Transaction) {
        var transaction = transaction
        if transaction.effectiveAnimation != nil, offset != modelOffset {
            enter(.animating)
            let token = phaseToken
            transaction.addAnimationCompletion { [self] in if phaseToken == token { enter(.idle) } }
        }
        go(to: offset) { [self] in
            if transaction.scrollPositionUpdatePreservesVelocity, transaction.effectiveAnimation == nil {
                return carry(to: clamped(offset))
            }
            withTransaction(transaction) { move(to: offset) }
        }
    }

    /// Where the bound position wants it that no pass has followed yet.
    var goalOffset: CGPoint? {
        guard let (position, anchor) = context.environment.scrollPositionValue else { return nil }
        let wanted = position.wrappedValue
        let known: ScrollPosition.Request? = context.stored(Slot.preference)
        guard let goal = wanted.goal, known != wanted.request else { return nil }
        return offset(of: goal, anchor)
    }

    private func offset(of goal: ScrollPosition.Goal, _ anchor: UnitPoint?) -> CGPoint? {
        switch goal {
        case .view(let id, let own):
            guard let target = firstFrame(withID: id) else { return nil }
            return revealing(target, anchor: own ?? anchor)
        case .edge(let edge):
            switch edge {
            case .top: return CGPoint(x: modelOffset.x, y: 0)
            case .bottom: return CGPoint(x: modelOffset.x, y: limit.y)
            case .leading: return CGPoint(x: isMirrored ? limit.x : 0, y: modelOffset.y)
            case .trailing: return CGPoint(x: isMirrored ? 0 : limit.x, y: modelOffset.y)
            }
        case .point(let x, let y):
            return CGPoint(
                x: x.map { $0 + margins.leading } ?? modelOffset.x, y: y.map { $0 + margins.top } ?? modelOffset.y)
        }
    }

    /// Tells the bound position what a finger has scrolled to.
    func tellScrollPosition(at offset: CGPoint) {
        guard let (position, anchor) = context.environment.scrollPositionValue else { return }
        let seen = region.offsetBy(dx: offset.x, dy: offset.y)
        let targets = self.targets
        let first: Element?
        if let anchor = anchor?.placed(isMirrored) {
            let point = anchor.point(in: seen)
            first = targets.min {
                anchor.point(in: $0.frame).distance(to: point) < anchor.point(in: $1.frame).distance(to: point)
            }
        } else {
            first = targets.first { $0.frame.intersects(seen) }
        }
        var value = position.wrappedValue
        value.follow(first?.explicitID(below: context.identity))
        if value != position.wrappedValue { position.wrappedValue = value }
    }
}
