import KinoraStage
import KinoraScene

/// A value by which a container tells its views apart.
enum TagTrait: ViewTrait {
    typealias Value = AnyHashable
    static var isSetInside: Bool { true }
}

extension View {
    /// Gives the view a tag: for pickers, tabs and the symbols of a canvas.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(SetTag(tag: AnyHashable(tag)))
    }
}

struct SetTag: ElementModifier {
    /// nil leaves the view as it is.
    let tag: AnyHashable?

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var inner = context
        if let tag { inner.markProminent(tag) }
        return wrapped(content, inner)
    }

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        tag.map { TraitElement(child, TagTrait.self, $0, context) } ?? child
    }
}

extension Subview {
    /// What the view says to the container that takes its content apart.
    public var containerValues: ContainerValues {
        var values = element.trait(ContainerValuesTrait.self) ?? ContainerValues()
        values.tag = element.trait(TagTrait.self)
        return values
    }
}

extension Element {
    /// The tag that the view was given, or else the identifier of the element of a `ForEach` that it shows.
    ///
    /// - Parameter place: where the container's content begins.
    func tag(below place: Identity) -> AnyHashable? { trait(TagTrait.self) ?? explicitID(below: place) }

    /// The identifier that the source gave the view or the element of a `ForEach` that it shows, also where a modifier is around
    /// several views.
    ///
    /// - Parameter place: where the container's content begins.
    func explicitID(below place: Identity) -> AnyHashable? {
        var element = self
        while true {
            if let id = element.ownID(below: place) { return id }
            guard let wrapper = element as? WrapperElement else { return nil }
            element = wrapper.child
        }
    }

    private func ownID(below place: Identity) -> AnyHashable? {
        var current: Identity? = context.identity
        while let identity = current, identity.depth > place.depth {
            if let id = identity.component?.id, !(id.base is WrapperPlace) { return id }
            current = identity.parent
        }
        return nil
    }
}
