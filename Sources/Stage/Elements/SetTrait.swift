/// Sets a value that each element of its content carries for its container.
package struct SetTrait<T: ViewTrait>: ElementModifier {
    package let value: T.Value
    package init(value: T.Value) { self.value = value }

    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard T.self == TransitionTrait.self, let transition = value as? any PerformedTransition else {
            return wrapped(content, context)
        }
        return wrapped({ content($0.stating(transition)) }, context)
    }

    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        TraitElement(child, T.self, value, context)
    }
}
