/// Sets a value that each element of its content carries for its container.
package struct SetTrait<T: ViewTrait>: ElementModifier {
    package let value: T.Value
    package init(value: T.Value) { self.value = value }
    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        TraitElement(child, T.self, value, context)
    }
}
