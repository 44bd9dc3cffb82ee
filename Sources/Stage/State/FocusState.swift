/// Which view of a scene has the focus. A tap on a text field inside of `focused` gives it the focus, and so does writing the
/// state; there is one focus on a stage, so another view loses it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var location: StoredLocation<Value>?

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding {
        Binding(none: none, get: { location?.value ?? none }, set: { location?.value = $0 })
    }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        location = StoredLocation(context, slot: slot) { [none] in none }
    }

    /// The focus, to hand on to other views.
    @propertyWrapper
    public struct Binding {
        package let none: Value
        package let get: () -> Value
        package let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }
        public var projectedValue: Binding { self }
    }
}

/// What has the focus: the place of its modifier, and how it gives the focus up.
private struct FocusHolder {
    let place: Int
    let resign: () -> Void
}

extension Graph {
    private static let focusKey = -7

    fileprivate var focus: FocusHolder? {
        get { stored(Graph.focusKey) }
        set { storage[Graph.focusKey] = newValue.map { Stored($0) } }
    }
}

private struct Focused<Value: Hashable>: ViewModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let place = context.key(Slot.change)
        let isFocused = binding.wrappedValue == value
        if context.isUpdating { follow(isFocused, place, context.graph) }
        var inner = context
        inner.environment.isFocused = isFocused
        inner.environment.takeFocus = { [graph = context.graph] in
            hold(place, graph)
            if binding.wrappedValue != value { binding.wrappedValue = value }
        }
        return content(inner)
    }

    /// The state may have been written by hand.
    private func follow(_ isFocused: Bool, _ place: Int, _ graph: Graph) {
        if isFocused, graph.focus?.place != place {
            let previous = graph.focus
            graph.focus = holder(place)
            if let previous { graph.enqueue(.change, previous.resign) }
        } else if !isFocused, graph.focus?.place == place {
            graph.focus = nil
        }
    }

    private func hold(_ place: Int, _ graph: Graph) {
        if let previous = graph.focus, previous.place != place { previous.resign() }
        graph.focus = holder(place)
    }

    private func holder(_ place: Int) -> FocusHolder {
        FocusHolder(place: place) { if binding.wrappedValue == value { binding.wrappedValue = binding.none } }
    }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TakeFocusKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
    /// Whether the nearest view that can have the focus has it.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
    /// Gives the nearest view that can have the focus the focus.
    package var takeFocus: (@MainActor () -> Void)? {
        get { self[TakeFocusKey.self] }
        set { self[TakeFocusKey.self] = newValue }
    }
}

extension View {
    /// Ties the view's focus to a state: it has the focus while the state is `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(Focused(binding: binding, value: value))
    }

    /// Ties the view's focus to a state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(Focused(binding: condition, value: true))
    }

    /// A stage has no keyboard to move the focus with, so that a view which could be reached by it is as before.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
