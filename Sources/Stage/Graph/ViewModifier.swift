/// Changes a view into another.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Builds the elements of `content` as this modifier changes them. Modifiers with a body take the default.
    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element]

    /// Hands this value to the element that `old` has made in the same place, where that stands, and goes on with that of the
    /// content.
    func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision

    /// In an update: hands this value to the element that `old` has made in the same place, where that may stand, and goes on with
    /// the content. False where the element has to be made anew.
    func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool
}

/// How a modifier builds what it modifies.
public typealias ModifierContent = @MainActor (BuildContext) -> [Element]

extension ViewModifier {
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var modifier = self
        DynamicProperties.install(in: &modifier, context: context)
        return modifier.standingElements(around: content, context)
    }

    /// The elements of a body that does not move for itself.
    @MainActor
    fileprivate func standingElements(around content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard context.standsPresented else { return body(around: content, context)._elements(context.bodyPlace) }
        let content = Content(build: content, revision: ContentRevision())
        let body = context.evaluating { self.body(content: content) }
        return context.keepStanding(
            body, of: Self.self, around: content, with: body._elements(context.bodyPlace))
    }

    @MainActor
    fileprivate func body(around content: @escaping ModifierContent, _ context: BuildContext) -> Body {
        context.evaluating { body(content: _ViewModifier_Content(build: content)) }
    }

    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Self: Animatable {
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var moves = false
        let keeps = context.mayKeepPresentedBody
        // What animates is the modifier as it was made: its state and environment come after, as in SwiftUI, so that no setter of
        // animatable data writes them.
        let shown = context.installed(
            context.animated(self, slot: Slot.modifier, reportsTarget: true, follows: keeps, moves: &moves))
        guard moves else { return shown.standingElements(around: content, context) }
        return context.graph.presenting {
            let body = shown.body(around: content, context)
            guard keeps else { return context.presentedElements(body) }
            let motion = context.motion(of: self, slot: Slot.modifier)
            return context.keepUnrevised(
                with: context.presentedElements(body) { time in
                    context.installed(motion(time)).body(around: content, context)
                })
        }
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive") }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    package let build: ModifierContent
    /// How it takes what is new of it, where the body that it is part of may be handed on.
    let revision: ContentRevision?

    package init(build: @escaping ModifierContent) { self.init(build: build, revision: nil) }

    init(build: @escaping ModifierContent, revision: ContentRevision?) {
        self.build = build
        self.revision = revision
    }

    public func _elements(_ context: BuildContext) -> [Element] { build(context) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}

/// A view with a modifier, or a modifier followed by another.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public func _elements(_ context: BuildContext) -> [Element] {
        let (content, isUnchanged) = (content, context.isUnchanged)
        return modifier._elements(
            { outer in
                let place = outer.child(.content, isUnchanged: isUnchanged).handed(by: outer)
                guard outer.takesOverContent else { return content._elements(place) }
                return place.reusing(content) { content._elements($0) }
            }, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let first = self.content
        return modifier._elements(
            { outer in
                let place = outer.child(.content).handed(by: outer)
                guard outer.takesOverContent else { return first._elements(content, place) }
                return place.reusing(nil) { first._elements(content, $0) }
            }, context.child(.secondary).handed(by: context))
    }

    public func body(content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>) -> Never {
        fatalError("a pair of modifiers is primitive")
    }
}

// Each modifier of a chain is around a view that nobody else has: it is moved into the new one, and not copied. So the methods that are
// compiled into the code that calls them consume it.
extension View {
    @inlinable
    public consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that wraps each element of its content in another element. It may be animatable; then the element is made
/// from the presentation value.
@MainActor
@usableFromInline package protocol ElementModifier: ViewModifier where Body == Never {
    func wrap(_ child: Element, _ context: BuildContext) -> Element
}

extension ElementModifier {
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        wrapped(content, context)
    }

    /// The elements of `content`, each wrapped.
    @MainActor
    package func wrapped(_ content: ModifierContent, _ context: BuildContext) -> [Element] {
        var elements = content(context)
        if elements.count == 1 {
            elements[0] = wrap(elements[0], context)
            return elements
        }
        // Each wrapper has a place of its own, named by what it wraps.
        return elements.map { wrap($0, context.child(.id(AnyHashable(WrapperPlace(of: $0))))) }
    }
}

extension ElementModifier where Self: Animatable {
    @usableFromInline package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element]
    {
        var moves = false
        let shown = context.animated(self, slot: Slot.modifier, reportsTarget: false, moves: &moves)
        // What stands still under a modifier that moves is often a whole card or list.
        guard moves else { return shown.wrapped(content, context) }
        return shown.wrapped({ place in content(place.takingOverContent()) }, context)
    }
}

/// The element of a modifier whose value may move while the element stands.
open class ModifierElement<Modifier>: WrapperElement {
    /// The modifier as it is shown.
    package private(set) final var modifier: Modifier
    /// The modifier at a time in seconds, where it moves.
    private var motion: ((Double) -> Modifier)?

    package init(_ child: Element, _ modifier: Modifier, _ context: BuildContext) {
        self.modifier = modifier
        super.init(child, context)
    }

    final func follow(_ motion: @escaping (Double) -> Modifier) {
        self.motion = motion
        follow()
    }

    final override var modifierType: Any.Type? { Modifier.self }

    /// Whether a body around it may change the modifier while it stands.
    final var takesRevisions: Bool { motion == nil && context.canFollow }

    /// A body around it has another modifier now.
    final func revise(to modifier: Modifier) { self.modifier = modifier }

    /// An update has another modifier for it.
    ///
    /// - Parameters:
    ///   - modifier: as it is shown now.
    ///   - motion: the modifier at a time in seconds, where it moves.
    final func take(_ modifier: Modifier, _ motion: ((Double) -> Modifier)?) {
        let changes = motion != nil || !ValueComparison.haveSameBytes(modifier, self.modifier)
        (self.modifier, self.motion) = (modifier, motion)
        noteUpdate(moves: motion != nil, changes: changes)
    }

    open override func refresh() {
        if let motion { modifier = motion(context.graph.now) }
    }
}

extension ElementModifier where Self: Animatable {
    /// The elements of `content`, each in one that `make` makes of the presented modifier. It follows the motion while it
    /// stands: nothing that a container asks of it may depend on the modifier's value.
    @MainActor
    package func followed(
        _ content: @escaping ModifierContent, _ context: BuildContext,
        _ make: (Element, Self, BuildContext) -> ModifierElement<Self>
    ) -> [Element] {
        Self.following(self, as: { $0 }, reportsTarget: false, content, context, make)
    }

    /// The same of a modifier that moves as what is drawn in it does, where the transaction says there that it moves.
    @MainActor
    package func followedByContent(
        _ content: @escaping ModifierContent, _ context: BuildContext,
        _ make: (Element, Self, BuildContext) -> ModifierElement<Self>
    ) -> [Element] {
        let mayMove = context.transaction.animation != nil || context.moves(Slot.modifier)
        let elements = content(mayMove ? context.takingOverContent() : context)
        let drawn = elements.count == 1 ? elements[0].placeOfDrawing : context
        // What a transition moves was built in another place, whose transaction is not the transition's.
        let isBuiltHere = drawn.identity.isWithin(context.identity)
        let isOwn =
            !isBuiltHere || drawn.sharesTransaction(with: context) || drawn.transaction.effectiveAnimation == nil
        let moving = isOwn ? context : context.moving(as: drawn)
        return Self.following(self, as: { $0 }, reportsTarget: false, { _ in elements }, context, moving: moving, make)
    }
}

extension ElementModifier {
    /// The same of a modifier that is made of an animatable value.
    ///
    /// - Parameter reportsTarget: whether the value's data is set to the target itself at the end of the motion.
    @MainActor
    package static func following<Source: Animatable>(
        _ source: Source, as modifier: @escaping (Source) -> Self, reportsTarget: Bool,
        _ content: @escaping ModifierContent, _ context: BuildContext,
        _ make: (Element, Self, BuildContext) -> ModifierElement<Self>
    ) -> [Element] {
        following(source, as: modifier, reportsTarget: reportsTarget, content, context, moving: context, make)
    }

    /// The same of a value that moves with the transaction of another place.
    @MainActor
    private static func following<Source: Animatable>(
        _ source: Source, as modifier: @escaping (Source) -> Self, reportsTarget: Bool,
        _ content: @escaping ModifierContent, _ context: BuildContext, moving: BuildContext,
        _ make: (Element, Self, BuildContext) -> ModifierElement<Self>
    ) -> [Element] {
        var moves = false
        let shown = modifier(
            moving.animated(
                source, slot: Slot.modifier, reportsTarget: reportsTarget, follows: true, moves: &moves))
        guard moves else { return shown.wrapped(content, context) }
        let elements = content(context.takingOverContent())
        guard elements.count == 1, context.canFollow else {
            context.graph.reuse.note(context.identity)
            return shown.wrapped({ _ in elements }, context)
        }
        let element = make(elements[0], shown, context)
        let motion = context.motion(of: source, slot: Slot.modifier)
        element.follow { modifier(motion($0)) }
        return [element]
    }
}

/// A modifier that changes the context its content is built in: the environment or the transaction.
@MainActor
@usableFromInline package protocol ContextModifier: ViewModifier where Body == Never {
    func change(_ context: inout BuildContext)
}

extension ContextModifier {
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var inner = context
        change(&inner)
        return content(inner)
    }
}
