/// What a scene keeps: `SceneStorage` has its values here, by name, from the view's first appearance to the end of the performance.
/// Nothing is read from or written to the machine.
package final class SettingsLocation<Value> {
    private let graph: Graph
    private let name: String
    private let initial: () -> Value

    package init(_ context: BuildContext, name: String, initial: @escaping () -> Value) {
        graph = context.graph
        self.name = name
        self.initial = initial
    }

    package var value: Value {
        get { graph.settings[name] as? Value ?? initial() }
        set {
            guard Graph.current === graph else { return }
            if let known = graph.settings[name], (newValue as? any Equatable)?.isEqual(to: known) == true { return }
            graph.settings[name] = newValue
        }
    }
}

extension Graph {
    private static let settingsKey = -3

    /// Values by name, of scenes and of objects that all code shares, kept with the rest of the state in checkpoints.
    package var settings: [String: Any] {
        get { stored(Graph.settingsKey) ?? [:] }
        set { write(Stored(newValue), key: Graph.settingsKey) }
    }
}

/// A property wrapper's reference to its setting: the default, and the place once the view is on the stage.
private struct Setting<Value>: SelfComparing {
    let name: String
    let initial: () -> Value
    private var location: SettingsLocation<Value>?

    init(name: String, initial: @escaping () -> Value) {
        self.name = name
        self.initial = initial
    }

    var value: Value {
        get { location?.value ?? initial() }
        nonmutating set { location?.value = newValue }
    }

    var binding: Binding<Value> {
        guard let location else { return .constant(initial()) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    func isSame(as other: Setting) -> Bool { name == other.name }

    mutating func install(_ context: BuildContext) {
        location = SettingsLocation(context, name: name, initial: initial)
    }
}

/// A value that a scene keeps by name. On the stage it lasts as long as the performance.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var setting: Setting<Value>

    private init(name: String, initial: @escaping () -> Value) {
        setting = Setting(name: "scene." + name, initial: initial)
    }

    public var wrappedValue: Value {
        get { setting.value }
        nonmutating set { setting.value = newValue }
    }

    public var projectedValue: Binding<Value> { setting.binding }

    public mutating func _install(_ context: BuildContext, slot: Int) { setting.install(context) }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value: _SettingValue {
        self.init(name: key) { wrappedValue }
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable {
        self.init(name: key) { wrappedValue }
    }
    public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(name: key) { nil } }
}
