import KinoraStage

// Scrolling by the identifiers of views.

/// Scrolls the views inside of a `ScrollViewReader`, or the scroll view around it, to views by their identifier.
public struct ScrollViewProxy {
    let scope: ScrollScope

    /// Scrolls the nearest scroll view around the view with this `id(_:)`, or identity in a `ForEach`, as far as it takes to see it;
    /// with an anchor, until that point of the view is at the same point of the scroll view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        onMain { scope.reveal(AnyHashable(id), anchor: anchor) }
    }
}

/// What a reader's proxy refers to: the reader's views of the last evaluation.
@MainActor
final class ScrollScope {
    private var views: [Weak] = []

    /// The views hold the scope in what they do.
    private struct Weak {
        weak var reader: ScrollReaderElement?
    }

    func forget() { views = [] }
    func add(_ reader: ScrollReaderElement) { views.append(Weak(reader: reader)) }

    func reveal(_ id: AnyHashable, anchor: UnitPoint?) {
        _ = views.first { $0.reader?.reveal(id, anchor: anchor) == true }
    }
}

/// Hands its content a proxy by which the scroll views inside, or the one around it, can be moved. Its views belong to the container
/// around it: they are rows of a list, and one below the other in a stack.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public func _elements(_ context: BuildContext) -> [Element] {
        let scope = context.kept(Slot.scroll, ScrollScope())
        let place = context.child(.content)
        let view = context.evaluating { content(ScrollViewProxy(scope: scope)) }
        scope.forget()
        return ScrollReading(scope: scope).wrapped({ _ in view._elements(place) }, context)
    }
}

/// Makes the views of a reader known to its proxy.
private struct ScrollReading: ElementModifier {
    let scope: ScrollScope

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let reader = ScrollReaderElement(child, context)
        scope.add(reader)
        return reader
    }
}

final class ScrollReaderElement: WrapperElement {
    /// Scrolls what is around a view inside, and says whether there is that view.
    func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let path = path(to: id) else { return false }
        let (target, around) = (path[path.count - 1], path.dropLast())
        let inner = around.lastIndex { $0 is ScrollElement }
        let scroll =
            inner.flatMap { around[$0] as? ScrollElement }
            ?? (context.environment.hostingContainer as? HostingScroll)?.element
        let frame = around[(inner.map { $0 + 1 } ?? 0)...].reversed().reduce(target.frame) { $1.outer($0) }
        scroll?.reveal(frame, anchor: anchor)
        return true
    }
}

extension Element {
    /// The elements from this one to the first below it that stands for an identifier.
    func path(to id: AnyHashable) -> [Element]? {
        for child in children {
            if isTarget(child, id) { return [self, child] }
            if let path = child.path(to: id) { return [self] + path }
        }
        return nil
    }

    /// Where the first element below is that stands for an identifier, in the layout space of the children; nil where there is none that
    /// is not in another scroll view.
    func firstFrame(withID id: AnyHashable) -> CGRect? {
        for child in children {
            if isTarget(child, id) { return child.frame }
            if !(child is ScrollElement), let found = child.firstFrame(withID: id) { return child.outer(found) }
        }
        return nil
    }

    /// Whether a child stands for an identifier, or is a row that has not come near and holds what does.
    private func isTarget(_ child: Element, _ id: AnyHashable) -> Bool {
        child.context.identity.stands(for: id, below: context.identity)
            || (child as? LazyRowElement)?.holdsAway(id) == true
    }

    /// A rectangle of the children's layout space in the one that this element stands in.
    func outer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y) }
}

extension Identity {
    /// Whether a step between an identity above and this one is an explicit identifier.
    func stands(for id: AnyHashable, below ancestor: Identity) -> Bool {
        var place: Identity? = self
        while let current = place, current.depth > ancestor.depth {
            if current.component?.id == id { return true }
            place = current.parent
        }
        return false
    }
}

/// A binding to the identifier of the view that a scroll view is at.
struct ScrollPositionBinding {
    let anchor: UnitPoint?
    let read: () -> AnyHashable?
    let write: (AnyHashable) -> Void
}

private struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionBinding? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPositionBinding? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Tells a bound position the views that a scroll view passes while it slides to rest, in the moment in which it does.
struct TellPassedViews: View {
    let scroll: ScrollElement

    static var follower: ScrollFollower<TellPassedViews> { ScrollFollower { TellPassedViews(scroll: $0) } }

    var body: some View {
        EmptyLeaf().onChange(of: scroll.passedView) { _, view in if view != nil { scroll.tellShownPosition() } }
    }
}

extension View {
    /// Binds the identifier of the view at the start of the nearest scroll views below, or at `anchor`: it follows the scroll,
    /// and writing it scrolls there.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollPosition,
            ScrollPositionBinding(
                anchor: anchor, read: { id.wrappedValue.map { AnyHashable($0) } },
                write: { value in
                    if let value = value.base as? ID, value != id.wrappedValue { id.wrappedValue = value }
                })
        )
        .modifier(TellPassedViews.follower)
    }
}
