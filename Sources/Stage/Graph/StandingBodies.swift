// In content that is presented gradually, views and modifiers with bodies of their own stand as well: each body is kept, and the one of
// a later frame is handed to its elements.

/// What an element is the outermost one of, in content that is presented gradually.
@MainActor
class StandingBody {
    final let place: BuildContext
    /// The type of the view or modifier whose body it is.
    var ownerType: Any.Type? { nil }

    init(in place: BuildContext) { self.place = place }
}

/// Something that moves for itself, and so cannot be handed anything new.
private final class UnrevisedBody: StandingBody {}

/// Content that may come and go.
private final class StandingChildren: StandingBody {}

/// The body of a view.
private final class StandingView<V: View>: StandingBody {
    private var body: V.Body
    override var ownerType: Any.Type? { V.self }

    init(_ body: V.Body, in place: BuildContext) {
        self.body = body
        super.init(in: place)
    }

    /// Hands the body of the view's new value to its outermost element.
    func revise(to view: V, _ element: Element) -> KinoraRevision {
        let new = place.graph.evaluating(place.installed(view), from: view, in: place)
        let revision = new._revise(element, from: body)
        if revision != .refused { body = new }
        return revision
    }
}

/// The body of a modifier.
private final class StandingModifier<M: ViewModifier>: StandingBody {
    private let content: M.Content
    private var body: M.Body
    override var ownerType: Any.Type? { M.self }

    init(_ body: M.Body, around content: M.Content, in place: BuildContext) {
        (self.body, self.content) = (body, content)
        super.init(in: place)
    }

    /// Hands the body of the modifier's new value to its outermost element, and what is new of its content to the elements of that.
    func revise(
        to modifier: M, _ element: Element, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        let new = place.evaluating { place.installed(modifier).body(content: self.content) }
        let revision = self.content.revising(by: content) { new._revise(element, from: body) }
        if revision != .refused { body = new }
        return revision
    }
}

/// How the content of a modifier's body is handed on, while that body is.
@MainActor
final class ContentRevision {
    fileprivate var revise: (@MainActor (Element) -> KinoraRevision)?
}

extension _ViewModifier_Content {
    @MainActor
    fileprivate func revising(
        by revise: @MainActor (Element) -> KinoraRevision, _ body: () -> KinoraRevision
    ) -> KinoraRevision {
        guard let revision else { return .refused }
        return withoutActuallyEscaping(revise) { revise in
            let outer = revision.revise
            revision.revise = revise
            defer { revision.revise = outer }
            return body()
        }
    }

    /// Where its modifier's body is handed on with new content, so is that. Otherwise it is part of that body alone, which stands where
    /// its content does.
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        guard let revise = revision?.revise else { return .same }
        return revise(element)
    }

    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        if elements.count == 1 { return _revise(elements[elements.startIndex], from: old) }
        return revision?.revise == nil ? .same : .refused
    }
}

extension BuildContext {
    /// Whether what is built here is part of content that is presented gradually, and stands.
    var standsPresented: Bool { isPresented && !isStable && canFollow && !graph.showsObjects }

    /// Keeps the body of a view in this place with its elements.
    @MainActor
    func keepStanding<V: View>(_ body: V.Body, of type: V.Type, with elements: [Element]) -> [Element] {
        if standsPresented { keep(with: elements) { StandingView<V>(body, in: self) } }
        return elements
    }

    /// The same of a modifier.
    @MainActor
    func keepStanding<M: ViewModifier>(
        _ body: M.Body, of type: M.Type, around content: M.Content, with elements: [Element]
    ) -> [Element] {
        keep(with: elements) { StandingModifier<M>(body, around: content, in: self) }
        return elements
    }

    /// The same of something in this place that moves for itself.
    @MainActor
    func keepUnrevised(with elements: [Element]) -> [Element] {
        if standsPresented { keep(with: elements) { UnrevisedBody(in: self) } }
        return elements
    }

    /// The same of content in this place that may come and go.
    @MainActor
    func keepChildren(with elements: [Element]) {
        if standsPresented { keep(with: elements) { StandingChildren(in: self) } }
    }

    @MainActor
    private func keep(with elements: [Element], _ body: () -> StandingBody) {
        guard elements.count == 1, elements[0].context.identity.depth > identity.depth else { return }
        elements[0].standingBodies.append(body())
    }
}

extension Element {
    /// The next of the bodies that it is the outermost element of, as these are handed on: outer ones were kept last.
    private var nextBody: StandingBody? {
        enteredBodies < standingBodies.count ? standingBodies[standingBodies.count - 1 - enteredBodies] : nil
    }

    private func entering<Result>(_ body: () -> Result) -> Result {
        enteredBodies += 1
        defer { enteredBodies -= 1 }
        return body()
    }

    /// Hands the new value of a view to it, if the view's body stands with it.
    func revised<V: View>(to view: V) -> KinoraRevision? {
        guard let next = nextBody, next.ownerType == V.self else { return nil }
        // To look up the class would cost more than to compare what it is of.
        return entering { unsafeDowncast(next, to: StandingView<V>.self).revise(to: view, self) }
    }

    /// The same of a modifier.
    func revised<M: ViewModifier>(
        to modifier: M, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision? {
        guard let next = nextBody, next.ownerType == M.self else { return nil }
        return entering { unsafeDowncast(next, to: StandingModifier<M>.self).revise(to: modifier, self, content) }
    }

    /// The place of content that may come and go, whose only element it is.
    var placeOfChildren: BuildContext? { (nextBody as? StandingChildren)?.place }

    /// Goes on with the content of that place, if it is of one.
    func enteringChildren(of place: Identity, _ body: () -> KinoraRevision) -> KinoraRevision {
        placeOfChildren?.identity === place ? entering(body) : body()
    }
}
