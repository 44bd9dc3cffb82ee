/// A reference to a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// How writes through the binding are shown.
    public var transaction = Transaction()
    /// Where the value comes from; nil where that is not known.
    private var source: BindingSource?

    /// A value of the graph's storage.
    package init(to location: StoredLocation<Value>) {
        self.init(get: { location.value }, set: { location.value = $0 })
        source = location.stored.map { BindingSource(stored: $0, paths: []) }
    }

    /// A value read and written by closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = { value, transaction in
            guard transaction.animation != nil || transaction.disablesAnimations else { return set(value) }
            withTransaction(transaction) { set(value) }
        }
    }

    /// A value read and written by closures, the latter told of the binding's transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    /// The value.
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { setter(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// The binding itself, as a parameter of a closure.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(
            get: { getter()[keyPath: keyPath] },
            set: { value, transaction in
                var whole = getter()
                whole[keyPath: keyPath] = value
                setter(whole, transaction)
            })
        part.source = source.map { BindingSource(stored: $0.stored, paths: $0.paths + [keyPath]) }
        return part
    }

    /// A binding whose writes carry `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public mutating func _install(_ context: BuildContext, slot: Int) {}
}

/// What a binding to state reads: the stored value as it was when the binding was made, and the properties from there.
private struct BindingSource: Equatable {
    let stored: StoredValue
    let paths: [AnyKeyPath]

    static func == (lhs: BindingSource, rhs: BindingSource) -> Bool {
        lhs.stored === rhs.stored && lhs.paths == rhs.paths
    }
}

extension Binding: SelfComparing {
    /// Whether both are bindings to the same value, which has not been written between them.
    package func isSame(as other: Binding<Value>) -> Bool {
        guard let source, source == other.source else { return false }
        return ValueComparison.areSame(transaction, other.transaction)
    }
}

extension Binding {
    /// A binding to an optional that wraps `base`; writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding that does not say what kind of value `base` has, for selections among several kinds. Values of others are not written.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }

    /// A binding to the value inside `base`, or nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let present = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
