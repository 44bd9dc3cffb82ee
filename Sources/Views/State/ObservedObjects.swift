import KinoraStage

/// Watches an object on behalf of the view that holds it.
struct ObjectSubscription: Disappearing, CountingChanges {
    /// How often the object was about to change.
    private final class Count { var value = 0 }

    let object: AnyObject
    private let cancellable: AnyCancellable
    private let count = Count()

    init<Object: ObservableObject>(_ object: Object, changes: @escaping () -> Void) {
        self.object = object
        cancellable = object.objectWillChange.sink { [count] _ in
            count.value += 1
            changes()
        }
    }

    var changeCount: Int { count.value }

    func cancel() { cancellable.cancel() }

    func disappear(in graph: Graph) { cancel() }
}

extension BuildContext {
    /// Evaluates the view again whenever `object` is about to change. Called in every evaluation of the view.
    func observe<Object: ObservableObject>(_ object: Object, slot: Int) {
        guard isUpdating else { return }
        graph.holdsObjects = true
        let known: ObjectSubscription? = stored(slot)
        if known?.object === object {
            graph.visit(identity)
            return
        }
        known?.cancel()
        let place = identity
        store(ObjectSubscription(object) { [weak graph] in graph?.noteObjectChange(at: place) }, slot)
    }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
    let object: Object

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        Binding(get: { [object] in object[keyPath: keyPath] }, set: { [object] in object[keyPath: keyPath] = $0 })
    }
}

/// An object that someone else owns, watched by the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObjectBindings<ObjectType>
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _install(_ context: BuildContext, slot: Int) { context.observe(wrappedValue, slot: slot) }
}

/// An object that the view owns: made when the view first appears, and kept as long as it is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, Interchangeable {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Outside of a body this is an object of its own each time, as in SwiftUI.
    @MainActor public var wrappedValue: ObjectType { object ?? make() }

    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        if let subscription: ObjectSubscription = context.stored(slot), let known = subscription.object as? ObjectType {
            object = known
        } else {
            object = make()
        }
        context.observe(object!, slot: slot)
    }
}

/// An object that a view above has handed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no object of type \(ObjectType.self) in the environment; pass one with environmentObject(_:)")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        object = context.environment[objectOf: ObjectType.self] as? ObjectType
        if let object { context.observe(object, slot: slot) }
    }
}

// What an object does not publish does not make a body run again, as in SwiftUI.
extension ObservedObject: ToldProperty { package static var toldValue: Any.Type { Void.self } }
extension StateObject: ToldProperty { package static var toldValue: Any.Type { Void.self } }
extension EnvironmentObject: ToldProperty { package static var toldValue: Any.Type { Void.self } }

extension View {
    /// Hands an object down to the views below, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(ChangeEnvironment { $0[objectOf: T.self] = object })
    }
}
