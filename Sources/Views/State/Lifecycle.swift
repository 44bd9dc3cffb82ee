/// Runs an action when the view first appears, and another when it is gone.
struct AppearanceAction: ViewModifier {
    typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// What is kept while the view is there.
    private struct Presence: Disappearing {
        let disappear: (() -> Void)?
        func disappear(in graph: Graph) {
            if let disappear { graph.enqueue(.disappear, transaction: Transaction(), disappear) }
        }
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        if context.isUpdating {
            let isNew = context.stored(Slot.appearance, as: Presence.self) == nil
            context.store(Presence(disappear: disappear), Slot.appearance)
            if isNew, let appear { context.graph.enqueue(.appear, transaction: Transaction(), appear) }
        }
        return content(context)
    }
}

/// Runs an action when a value differs from that of the last update.
struct ChangeAction<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let initial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        if context.isUpdating {
            context.graph.noteChangeHandler()
            let previous: Value? = context.stored(Slot.change)
            context.store(value, Slot.change)
            if let previous {
                if previous != value { run(previous, context) }
            } else if initial {
                run(value, context)
            }
        }
        return content(context)
    }

    private func run(_ old: Value, _ context: BuildContext) {
        context.graph.enqueue(.change, transaction: context.transaction) { [action, value] in action(old, value) }
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceAction(appear: action, disappear: nil))
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceAction(appear: nil, disappear: action))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeAction(value: value, initial: initial, action: action))
    }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        modifier(ChangeAction(value: value, initial: initial) { _, _ in action() })
    }

    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeAction(value: value, initial: false) { _, new in action(new) })
    }

    /// Gives the view an identity of its own; another id is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}

struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func _elements(_ context: BuildContext) -> [Element] { context.dynamicElements([(.id(id), content)]) }
}
