/// A value passed up the tree.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

package final class PreferenceElement<K: PreferenceKey>: WrapperElement {
    /// Gets the element, which has a place only after it was placed.
    private let change: (Element, inout K.Value) -> Void
    private let replaces: Bool

    package init(
        _ child: Element, _ context: BuildContext, replaces: Bool, change: @escaping (Element, inout K.Value) -> Void
    ) {
        self.change = change
        self.replaces = replaces
        super.init(child, context)
        context.graph.noteTold(K.self)
    }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard Other.self == K.self else { return child.preference(key) }
        var value = replaces ? K.defaultValue : child.preference(K.self) ?? K.defaultValue
        change(self, &value)
        return (value as! Other.Value)
    }
}

package struct SetPreference<K: PreferenceKey>: ElementModifier {
    package let replaces: Bool
    package let change: (Element, inout K.Value) -> Void

    package init(replaces: Bool, change: @escaping (Element, inout K.Value) -> Void) {
        self.replaces = replaces
        self.change = change
    }

    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        PreferenceElement<K>(child, context, replaces: replaces, change: change)
    }
}

/// Runs an action when a preference of its content differs from that of the last update. It is read once the whole tree
/// is laid out, because preferences may come from content that is built during layout.
package struct PreferenceAction<K: PreferenceKey>: ElementModifier where K.Value: Equatable {
    /// Whether the value may change with what moves, so that it is looked at while something does.
    package var followsMotion = true
    package let action: (K.Value) -> Void

    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        if context.isUpdating {
            if followsMotion { context.graph.notePreferenceHandler() }
            context.graph.enqueueAfterLayout(at: context.identity) { [action] in
                // What is presented may be built again before it has a place; then what was placed tells.
                guard child.isPlaced else { return }
                let value = child.preference(K.self) ?? K.defaultValue
                let previous: K.Value? = context.stored(Slot.preference)
                context.store(value, Slot.preference)
                guard previous != value else { return }
                context.graph.enqueue(.change) { action(value) }
            }
        }
        return child
    }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(SetPreference<K>(replaces: true) { _, result in result = value })
    }

    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(SetPreference<K>(replaces: false) { _, result in callback(&result) })
    }

    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            SetPreference<K>(replaces: true) { element, result in
                result = transform(value.make(GeometryProxy(of: element)))
            })
    }

    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            SetPreference<K>(replaces: false) { element, result in
                transform(&result, value.make(GeometryProxy(of: element)))
            })
    }

    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceAction<K>(action: action))
    }

    /// The same of a preference that says how something is set, and never where it is: motion asks for no updates because of it.
    package func onChange<K: PreferenceKey>(
        ofSetting key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceAction<K>(followsMotion: false, action: action))
    }
}
