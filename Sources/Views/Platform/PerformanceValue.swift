import KinoraStage

/// What an object that all code of a program shares keeps. A performance begins with what was kept before it, and what it writes lasts as
/// long as it, with the rest of its state: what is gone back to, or performed again, sees nothing of later.
@propertyWrapper
struct PerformanceValue<Value> {
    private let name: String?
    private var own: Value

    /// - Parameter name: what the object is called among those that are shared; nil for an object of one's own, which keeps its value by
    ///   itself. No setting of an app has such a name.
    init(wrappedValue: Value, of name: String?) {
        self.name = name.map { "\0" + $0 }
        own = wrappedValue
    }

    var wrappedValue: Value {
        get { name.flatMap { Graph.current?.settings[$0] as? Value } ?? own }
        set {
            if let name, let graph = Graph.current { graph.settings[name] = newValue } else { own = newValue }
        }
    }
}
