/// Names a value that a custom animation keeps between evaluations, and what it is before it is set.
public protocol AnimationStateKey<Value> {
    /// What is kept.
    associatedtype Value
    /// What the key reads before anything was kept.
    static var defaultValue: Value { get }
}

/// What a custom animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var entries: [(key: ObjectIdentifier, value: Any)] = []
    /// How often anything was stored.
    private(set) var writes = 0
    /// Where a fluid spring set out. It has a place of its own, because most animations are one.
    private var keptSpring: FluidSpringState<Value>?

    /// Where a fluid spring that moves `value` set out; nothing has moved by default.
    func spring(moving value: Value) -> FluidSpringState<Value> { keptSpring ?? FluidSpringState(moving: value) }

    /// Whether a fluid spring is remembered.
    var keepsSpring: Bool { keptSpring != nil }

    /// Remembers where a fluid spring sets out.
    mutating func keep(_ spring: FluidSpringState<Value>) {
        writes += 1
        keptSpring = spring
    }

    /// Nothing kept.
    public init() {}

    /// The value kept under `key`, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in entries where entry.key == id {
                if let value = entry.value as? K.Value { return value }
            }
            return K.defaultValue
        }
        set {
            writes += 1
            let id = ObjectIdentifier(key)
            if let index = entries.firstIndex(where: { $0.key == id }) {
                entries[index].value = newValue
            } else {
                entries.append((id, newValue))
            }
        }
    }
}
