/// Knows when an observable object that some code has read changes.
///
/// A registration with the Observation library ends with its first change. One that no change has ended is ended before the code
/// runs again, by changing something that it has read, too; otherwise an animation of a thousand updates would leave a thousand
/// registrations.
package final class ObservationWatch: Observable {
    private let registrar = ObservationRegistrar()
    private var beat = 0
    private var isRenewing = false
    private let changed: () -> Void

    package init(changed: @escaping () -> Void) { self.changed = changed }

    /// Runs `body`, and from then on calls `changed` before something it has read changes, once.
    package func tracking<Result>(_ body: () -> Result) -> Result {
        isRenewing = true
        registrar.withMutation(of: self, keyPath: \.beat) { beat += 1 }
        isRenewing = false
        return withObservationTracking(
            {
                registrar.access(self, keyPath: \.beat)
                return body()
            }, onChange: noteChange)
    }

    /// Something that was read is about to change.
    var noteChange: @Sendable () -> Void {
        let watch = Transfer(Weak(self))
        return {
            guard let self = watch.value.object, !self.isRenewing else { return }
            self.changed()
        }
    }
}

private struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    @available(*, unavailable, message: "the wrapped value must be an observable object")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    private init(object: Value) { wrappedValue = object }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: DynamicProperty {
    public mutating func _install(_ context: BuildContext, slot: Int) { context.graph.holdsObjects = true }
}

extension Binding where Value: AnyObject & Observable {
    /// A binding to a property of the observable object that this binding holds.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension View {
    /// Hands an observable object down to the views below, by its type.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ChangeEnvironment { $0[objectOf: T.self] = object })
    }
}

extension Environment {
    /// An observable object that a view above may have handed down.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        self.init(optionalObject: type)
    }
}
