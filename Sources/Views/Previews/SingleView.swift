import KinoraStage

/// Its content as one view, so that modifiers around it count once: several views are one below the other, as on a stage.
package struct SingleView<Content: View>: PrimitiveView {
    private let content: Content

    package init(_ content: Content) { self.content = content }

    package func _elements(_ context: BuildContext) -> [Element] {
        let elements = content._elements(context)
        return elements.isEmpty ? [] : [elements.stacked(context.child(.secondary))]
    }
}
