/// A value passed down the tree.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values passed down to a view.
public struct EnvironmentValues: CustomStringConvertible {
    /// Shared by all copies that nobody has changed.
    private var kept: Kept

    private final class Kept {
        var values: [QuickKey: Any]
        init(_ values: [QuickKey: Any]) { self.values = values }
    }

    /// What all begin with.
    nonisolated(unsafe) private static let empty = Kept([:])

    public init() { kept = EnvironmentValues.empty }

    private var values: [QuickKey: Any] {
        get { kept.values }
        _modify {
            if !isKnownUniquelyReferenced(&kept) { kept = Kept(kept.values) }
            yield &kept.values
        }
    }

    /// What the values are kept in, for who knows nothing of environments. See `init(keptIn:)`.
    package var object: AnyObject { kept }

    /// The values of such an object; none of another.
    package init(keptIn object: AnyObject?) { kept = object as? Kept ?? EnvironmentValues.empty }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // A cast of what is not there would find an optional value that is nil, and takes as long as one of something.
            guard let value = values[QuickKey(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[QuickKey(key)] = newValue }
    }

    /// Objects by type, for `environmentObject` and `environment(_:)` of observable objects.
    package subscript(objectOf type: Any.Type) -> AnyObject? {
        get { values[QuickKey(type)] as AnyObject? }
        set { values[QuickKey(type)] = newValue }
    }

    /// Whether nobody who reads values can tell these from others.
    func areSame(as other: EnvironmentValues) -> Bool {
        if isCopy(of: other) { return true }
        return values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { ValueComparison.areSame(any: value, $0) } ?? false
            }
    }

    /// Whether one is a copy of the other that nobody has changed since: then both keep their values in one object.
    func isCopy(of other: EnvironmentValues) -> Bool { kept === other.kept }

    public var description: String { "EnvironmentValues(\(values.count) values)" }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(Any.Type)
        /// `Value` is an optional of the type.
        case optionalObject(Any.Type)
    }

    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    package init(optionalObject type: Any.Type) { source = .optionalObject(type) }

    public init(_ type: Value.Type) where Value: AnyObject { source = .object(type) }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let type): object(of: type, in: environment)
        case .optionalObject(let type): environment[objectOf: type] as! Value
        }
    }

    private func object(of type: Any.Type, in environment: EnvironmentValues) -> Value {
        guard let object = environment[objectOf: type] as? Value else {
            fatalError("no object of type \(type) in the environment; pass one with environment(_:)")
        }
        return object
    }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        value = readsScenePhase ? context.scenePhase as? Value : read(context.environment)
    }

    /// Whether it is the scene's phase, which no environment has: it changes for the whole tree at once.
    private var readsScenePhase: Bool {
        guard Value.self == ScenePhase.self, case .keyPath(let path) = source else { return false }
        return path == \EnvironmentValues.scenePhase
    }
}
