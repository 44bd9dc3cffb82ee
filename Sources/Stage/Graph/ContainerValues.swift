/// A value that a view may have for the container around it.
public protocol ContainerValueKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view says to the container that takes its content apart: values by their keys.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag of the view, as a container finds it.
    package var tag: AnyHashable?

    package init() {}

    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
            return value as? K.Value ?? key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, where it has one of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

package enum ContainerValuesTrait: ViewTrait { package typealias Value = ContainerValues }

private struct SetContainerValue<V>: ElementModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        var values = child.trait(ContainerValuesTrait.self) ?? ContainerValues()
        values[keyPath: keyPath] = value
        return TraitElement(child, ContainerValuesTrait.self, values, context)
    }
}

extension View {
    /// A value for the container around the view, which only that container reads.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(SetContainerValue(keyPath: keyPath, value: value))
    }
}
