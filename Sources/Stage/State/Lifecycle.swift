/// Runs an action when the view appears, and another when it is gone.
package struct AppearanceAction: ViewModifier {
    package typealias Body = Never
    package let appear: (() -> Void)?
    package let disappear: (() -> Void)?

    package init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        (self.appear, self.disappear) = (appear, disappear)
    }

    private struct Actions: Appearing {
        let onAppear: (() -> Void)?
        let onDisappear: (() -> Void)?

        func appear(in graph: Graph) {
            if let onAppear { graph.enqueue(.appear, onAppear) }
        }

        func disappear(in graph: Graph, stays: Bool) {
            guard let onDisappear else { return }
            graph.enqueue(stays ? .leave : .disappear, onDisappear)
        }
    }

    package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard context.isUpdating else { return content(context) }
        return context.keepPresence(of: Actions(onAppear: appear, onDisappear: disappear)) { content(context) }
    }
}

/// Runs an action when a value differs from that of the last update.
package struct ChangeAction<Value: Equatable>: ViewModifier {
    package typealias Body = Never
    package typealias Action = (_ old: Value, _ new: Value) -> Void
    package let value: Value
    package let initial: Bool
    /// Whether a change is told to the action of the update before, which holds what its view was then.
    var tellsPreviousAction = false
    package let action: Action

    private struct Known {
        let value: Value
        let action: Action?
    }

    package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        if context.isUpdating {
            context.graph.noteChangeHandler()
            let previous: Known? = context.stored(Slot.change)
            context.store(Known(value: value, action: tellsPreviousAction ? action : nil), Slot.change)
            if let previous {
                if previous.value != value { run(previous.action ?? action, previous.value, context) }
            } else if initial {
                run(action, value, context)
            }
        }
        return content(context)
    }

    private func run(_ action: @escaping Action, _ old: Value, _ context: BuildContext) {
        context.graph.enqueue(.change) { [value] in action(old, value) }
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

    /// The action is that of the evaluation before the change: what it captures of the view is as it was then.
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeAction(value: value, initial: false, tellsPreviousAction: true) { _, new in action(new) })
    }

    /// Gives the view an identity of its own; another id is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}

package struct IdentifiedView<Content: View>: PrimitiveView {
    package let content: Content
    package let id: AnyHashable

    package func _elements(_ context: BuildContext) -> [Element] {
        context.dynamicElements([(.id(id), content)])
    }
}
