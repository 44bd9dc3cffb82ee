/// A value that a view has for the container that takes its content apart, in SwiftUI's underscored form of `ContainerValueKey`.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values of a view by their keys.
package enum KeyedTraits: ViewTrait { package typealias Value = [ObjectIdentifier: Any] }

extension [ObjectIdentifier: Any] {
    subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
        get {
            guard let value = self[ObjectIdentifier(key)] else { return key.defaultValue }
            return value as? K.Value ?? key.defaultValue
        }
        set { self[ObjectIdentifier(key)] = newValue }
    }
}

/// Gives a view a value for a key. What the view, or one of several in it, says itself counts instead.
private struct SetKeyedTrait<K: _ViewTraitKey>: ElementModifier {
    let value: K.Value

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        var values = child.trait(KeyedTraits.self) ?? [:]
        guard values[ObjectIdentifier(K.self)] == nil else { return child }
        values[K.self] = value
        return TraitElement(child, KeyedTraits.self, values, context)
    }
}

extension View {
    /// A value for the container around the view, which only that container reads.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(SetKeyedTrait<K>(value: value))
    }
}
