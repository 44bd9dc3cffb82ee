/// A value that a view owns. Writing it re-evaluates the view at the same virtual time.
@propertyWrapper
public struct State<Value>: DynamicProperty, Interchangeable {
    private var initial: () -> Value
    private var location: StoredLocation<Value>?

    public init(wrappedValue value: Value) { initial = { value } }
    public init(initialValue value: Value) { initial = { value } }

    package init(lazily initial: @escaping () -> Value) { self.initial = initial }

    public var wrappedValue: Value {
        get {
            // No optional value: to find the type of one takes longer than to read it.
            if let location { return location.value }
            return initial()
        }
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

/// A typed place in the graph's storage. What it held last is still read, and written, by closures that outlive their view.
package final class StoredLocation<Value> {
    private let graph: Graph
    private let key: Int
    private let initial: () -> Value
    /// nil where the place was not yet there when this was made, or nothing was to be made.
    private let departed: DepartedValue<Value>?

    package init(_ context: BuildContext, slot: Int, initial: @escaping () -> Value) {
        (graph, key, self.initial) = (context.graph, context.key(slot), initial)
        guard context.isUpdating else {
            departed = nil
            return
        }
        if let known = graph.storage[key] as? StoredState<Value> {
            departed = known.place
        } else {
            let made = StoredState(initial(), departed: DepartedValue())
            departed = made.place
            graph.storage[key] = made
        }
    }

    /// What stands for the present value: another object after each write. nil while there is none.
    package var stored: StoredValue? { graph.storage[key] }

    package var value: Value {
        get {
            if let present { return present.value }
            return departedValue
        }
        set {
            // A frame being drawn writes nothing.
            guard Graph.current === graph else { return }
            guard let present else {
                if departed?.value != nil { departed?.value = newValue }
                return
            }
            // Writing what is there changes nothing, so that a view which writes with every evaluation comes to rest.
            guard !Self.isSame(newValue, present.value) else { return }
            graph.write(StoredState(newValue, departed: present.place), key: key)
        }
    }

    /// The value once the view is gone. A function of its own: it finds types as it begins, which reading seldom needs.
    @inline(never)
    private var departedValue: Value { departed?.value ?? initial() }

    /// Whether one value stands for the other: by its type's own `==`, or else as far as that can be told.
    private static func isSame(_ value: Value, _ other: Value) -> Bool {
        if let equatable = value as? any Equatable { return equatable.isEqual(to: other) }
        return ValueComparison.areSame(value, other)
    }

    /// Keeps a value within an update, which goes on with it: nothing is told of it.
    package func keep(_ value: Value) {
        guard let departed else { return }
        graph.storage[key] = StoredState(value, departed: departed)
    }

    /// The value in the graph's storage; nil once the view is gone, also where a new one has taken its place.
    private var present: StoredState<Value>? {
        guard let departed else { return storedState }
        guard let known = graph.storage[key], known.departed == ObjectIdentifier(departed) else { return nil }
        // No other than a state of this type shares its place. To find the type would take longer than all else.
        return unsafeDowncast(known, to: StoredState<Value>.self)
    }

    @inline(never)
    private var storedState: StoredState<Value>? { graph.storage[key] as? StoredState<Value> }
}

/// A state's value in the graph's storage.
private final class StoredState<Value>: StoredValue, Disappearing {
    let value: Value
    let place: DepartedValue<Value>

    init(_ value: Value, departed: DepartedValue<Value>) {
        (self.value, place) = (value, departed)
        super.init(isMoving: false)
    }

    override var departed: ObjectIdentifier? { ObjectIdentifier(place) }

    func disappear(in graph: Graph) { place.value = value }
}

/// Where the value of a state goes when its view is gone, for as long as a closure of the view is held.
private final class DepartedValue<Value> {
    var value: Value?
}
