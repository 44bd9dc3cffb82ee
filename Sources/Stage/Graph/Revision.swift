// Elements of a body that is presented gradually stand from frame to frame. The body is evaluated for each frame, and what differs
// from the one before is handed to the elements. Nothing of what they are asked for by their containers may depend on it.

/// What came of handing a view's new value to the element that its old value has made.
public enum KinoraRevision {
    /// The element shows the same as before.
    case same
    /// The element shows the new value.
    case changed
    /// The element has to be made anew.
    case refused
}

extension View {
    /// What nobody knows more of stands where nothing has changed. Of a view that is made of others they are asked.
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        if ValueComparison.areSame(self, old) { return .same }
        return Body.self == Never.self ? .refused : element.revised(to: self) ?? .refused
    }

    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        if elements.count == 1 { return _revise(elements[elements.startIndex], from: old) }
        return ValueComparison.areSame(self, old) ? .same : .refused
    }
}

extension ViewModifier {
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision { Body.self == Never.self ? .refused : element.revised(to: self, content) ?? .refused }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        let revision = modifier._revise(element, from: old.modifier) { content._revise($0, from: old.content) }
        guard revision == .refused else { return revision }
        return ValueComparison.areSame(self, old) ? .same : .refused
    }
}

extension ModifiedContent where Content: ViewModifier, Modifier: ViewModifier {
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        modifier._revise(element, from: old.modifier) { inner in
            self.content._revise(inner, from: old.content, content)
        }
    }
}

extension ElementModifier {
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        guard let wrapper = element.wrapper, wrapper.isAroundContent else { return .refused }
        if wrapper.modifierType == Self.self {
            // The type is known, and to look it up costs more than all else.
            return unsafeDowncast(wrapper, to: ModifierElement<Self>.self).revise(to: self, from: old, content)
        }
        return ValueComparison.areSame(self, old) ? wrapper.revise(content) : .refused
    }
}

extension WrapperElement {
    /// Hands on to what it is around.
    ///
    /// - Parameter isSame: whether it shows its content as before.
    fileprivate final func revise(
        isSame: Bool = true, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        switch content(child) {
        case .refused: return .refused
        case .same where isSame: return .same
        case .same, .changed:
            noteRevision()
            return .changed
        }
    }
}

extension ModifierElement {
    /// A body around it has another modifier now; goes on with the content.
    fileprivate final func revise(
        to modifier: Modifier, from old: Modifier, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        guard takesRevisions else { return .refused }
        let isSame = ValueComparison.haveSameBytes(modifier, old)
        if !isSame { revise(to: modifier) }
        return revise(isSame: isSame, content)
    }
}

extension ContextModifier {
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision { ValueComparison.areSame(self, old) ? content(element) : .refused }
}

/// A body that is presented gradually, while the elements of it stand.
@MainActor
class PresentedBody {
    /// Hands the body of the present time to the outermost of its elements. Where that does not do, all of it is made anew in this
    /// evaluation, and this body is no longer asked: false.
    func revise(_ element: Element) -> Bool { false }
}

/// The same of a body whose type is known.
class PresentedBodyOf<Body: View>: PresentedBody {
    final let place: BuildContext
    /// As its elements show it.
    private var shown: Body

    init(_ shown: Body, in place: BuildContext) { (self.shown, self.place) = (shown, place) }

    /// Overridden: the body at a time in seconds.
    func body(at time: Double) -> Body { shown }

    final override func revise(_ element: Element) -> Bool {
        let graph = place.graph
        // Before an action changes more, what moves with this body has to learn where it is.
        if graph.isCatchingUp || graph.showsObjects {
            graph.reuse.note(place.identity)
            return false
        }
        let present = body(at: graph.now)
        guard present._revise(element, from: shown) != .refused else {
            graph.reuse.noteRefusal(place.identity)
            return false
        }
        shown = present
        return true
    }
}

/// A body that a closure makes.
private final class PresentedContent<Body: View>: PresentedBodyOf<Body> {
    private let make: @MainActor (Double) -> Body

    init(_ shown: Body, in place: BuildContext, _ make: @escaping @MainActor (Double) -> Body) {
        self.make = make
        super.init(shown, in: place)
    }

    override func body(at time: Double) -> Body { make(time) }
}

/// The body of a view whose data moves.
final class PresentedView<V: View & Animatable>: PresentedBodyOf<V.Body> {
    /// As its parent made it.
    private let view: V
    private let hasProperties: Bool
    /// Adds to its data what is left of its motion at a time in seconds; nil where it does not move for itself.
    private let motion: ((Double, inout V.AnimatableData) -> Bool)?

    init(_ shown: V.Body, of view: V, in place: BuildContext) {
        self.view = view
        hasProperties = !DynamicProperties.fields(of: V.self).isEmpty
        motion = place.record(of: V.self, slot: Slot.animatableView)?.value.animator.motion()
        super.init(shown, in: place)
    }

    override func body(at time: Double) -> V.Body {
        var presented = view
        if let motion {
            var data = presented.animatableData
            if motion(time, &data) { presented.animatableData = data }
        }
        if hasProperties { DynamicProperties.install(in: &presented, context: place) }
        return place.graph.evaluating(presented, from: view, in: place)
    }
}

extension BuildContext {
    /// Whether the elements of a body that is presented gradually may stand in this place.
    var mayKeepPresentedBody: Bool { canFollow && !graph.showsObjects && !graph.reuse.hasRefused(identity) }

    /// The elements of a body that is presented gradually in this place.
    ///
    /// - Parameters:
    ///   - place: where it is built; nil for a body's own part of this place.
    ///   - body: the body at a time in seconds, if the elements may stand as long as they can be brought to it.
    @MainActor
    func presentedElements<Body: View>(
        _ shown: Body, in place: BuildContext? = nil, at body: (@MainActor (Double) -> Body)? = nil
    ) -> [Element] {
        presentedElements(shown, in: place, by: body.map { PresentedContent(shown, in: self, $0) })
    }

    /// The same.
    ///
    /// - Parameter body: the body of each frame, if the elements may stand as long as they can be brought to it.
    @MainActor
    func presentedElements<Body: View>(
        _ shown: Body, in place: BuildContext? = nil, by body: PresentedBodyOf<Body>?
    ) -> [Element] {
        let own = (place ?? child(.body)).unstable(standing: body != nil)
        guard let body else { return shown._elements(own) }
        let elements = shown._elements(own.presented())
        if elements.count == 1, elements[0].canKeep(bodyIn: self) {
            elements[0].keep(body)
        } else if graph.isCatchingUp {
            graph.reuse.note(identity)
        } else {
            graph.reuse.noteRefusal(identity)
        }
        return elements
    }

    /// The elements of content that changes with time, in this place. They stand as long as they can be handed that of each frame.
    ///
    /// - Parameters:
    ///   - shown: the content as it is now.
    ///   - place: where it is built, in this place.
    ///   - content: the content at a time in seconds.
    /// - Returns: the elements, and whether they stand.
    @MainActor
    package func timedElements<Content: View>(
        _ shown: Content, in place: BuildContext, at content: @escaping @MainActor (Double) -> Content
    ) -> (elements: [Element], stand: Bool) {
        let keeps = mayKeepPresentedBody
        let elements = presentedElements(shown, in: place, at: keeps ? content : nil)
        return (elements, keeps && !graph.reuse.isMoving(identity))
    }

    /// A view or modifier whose properties are those of the present moment.
    func installed<Value>(_ value: Value) -> Value {
        guard !DynamicProperties.fields(of: Value.self).isEmpty else { return value }
        var value = value
        DynamicProperties.install(in: &value, context: self)
        return value
    }
}

extension Element {
    /// Whether this outermost element of a body may be handed that of each frame.
    fileprivate func canKeep(bodyIn place: BuildContext) -> Bool {
        presentedBody == nil && context.canFollow && context.identity.depth > place.identity.depth
            && !place.graph.reuse.isMoving(place.identity)
    }
}
