import KinoraStage

/// A setting of the app by name: a value of `UserDefaults`, or its default where there is none. A view with it is evaluated again when
/// the value changes, whoever changes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    /// nil for the one that the environment says.
    private let ownStore: UserDefaults?
    private let coding: SettingCoding<Value>
    private var place: Place?

    /// Where the view is that has the property.
    private struct Place {
        let graph: Graph
        let store: UserDefaults
    }

    private init(_ key: String, _ initial: Value, in store: UserDefaults?, _ coding: SettingCoding<Value>) {
        (self.key, self.initial, ownStore, self.coding) = (key, initial, store, coding)
    }

    private var store: UserDefaults { place?.store ?? ownStore ?? .standard }

    public var wrappedValue: Value {
        get { store.object(forKey: key).flatMap(coding.value) ?? initial }
        nonmutating set {
            // Views of another performance cannot be written to.
            guard place.map({ $0.graph === Graph.current }) ?? true else { return }
            let store = store
            store.set(coding.kept(newValue), forKey: key)
            // One of the user's own may keep its values elsewhere, and tells nobody.
            if type(of: store) != UserDefaults.self { Graph.current?.noteDefaultsChange(key) }
        }
    }

    /// In an observable object, the object tells that it is about to change.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storage].wrappedValue }
        set {
            (object as? any ObservableObject)?.announceChange()
            object[keyPath: storage].wrappedValue = newValue
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        place = Place(graph: context.graph, store: ownStore ?? context.environment.defaultAppStorage)
        context.watchDefault(key)
    }
}

extension AppStorage: SelfComparing {
    package func isSame(as other: AppStorage) -> Bool {
        key == other.key && ownStore === other.ownStore && ValueComparison.areSame(initial, other.initial)
    }
}

extension AppStorage: ToldProperty {
    package static var toldValue: Any.Type { Value.self }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _SettingValue {
        self.init(key, wrappedValue, in: store, .plain)
    }

    /// Types that are kept by themselves are so even where a source gives them raw values.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _SettingValue {
        self.init(key, wrappedValue, in: store, .raw)
    }

    public init<Wrapped: _SettingValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key, nil, in: store, .optional(.plain))
    }

    @_disfavoredOverload
    public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue: _SettingValue {
        self.init(key, nil, in: store, .optional(.raw))
    }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps its values that names no store itself.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Settings of the views below are in `store` where they name no other.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
