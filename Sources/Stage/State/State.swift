/// A value that a view owns. Writing it re-evaluates the view at the same virtual time.
@propertyWrapper
public struct State<Value>: DynamicProperty, Interchangeable {
    private var initial: () -> Value
    private var location: StoredLocation<Value>?

    public init(wrappedValue value: Value) { initial = { value } }
    public init(initialValue value: Value) { initial = { value } }

    package init(lazily initial: @escaping () -> Value) { self.initial = initial }

    public var wrappedValue: Value {
        get { location?.value ?? initial() }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial()) }
        return Binding(to: location)
    }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        location = StoredLocation(context, slot: slot, initial: initial)
        if Value.self is AnyObject.Type { context.graph.holdsObjects = true }
        context.graph.note(HeldObjects.held(by: Value.self))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A typed place in the graph's storage.
package final class StoredLocation<Value> {
    private let graph: Graph
    private let key: Int
    private let initial: () -> Value

    package init(_ context: BuildContext, slot: Int, initial: @escaping () -> Value) {
        graph = context.graph
        key = context.key(slot)
        self.initial = initial
        if context.isUpdating, graph.storage[key] == nil { graph.storage[key] = Stored(initial()) }
    }

    /// What stands for the present value: another object after each write. nil while there is none.
    package var stored: StoredValue? { graph.storage[key] }

    package var value: Value {
        get { graph.stored(key) ?? initial() }
        set {
            // Views that are gone cannot be written to, and a frame being drawn writes nothing.
            guard Graph.current === graph, let known = graph.storage[key] as? Stored<Value> else { return }
            // Writing what is there changes nothing, so that a view which writes with every evaluation comes to rest.
            if let equatable = newValue as? any Equatable, equatable.isEqual(to: known.value) { return }
            graph.write(Stored(newValue), key: key)
        }
    }
}
