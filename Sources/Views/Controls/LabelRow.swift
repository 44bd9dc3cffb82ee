import KinoraStage

/// The label of a button or a menu as one view, so that what its style puts around it counts once: several views stand side by side.
/// Lines of a text are centered, other than in the rows of a list.
struct LabelRow<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _elements(_ context: BuildContext) -> [Element] {
        var label = context.inStack(.horizontal)
        if context.environment.listLook == nil { label.environment.impliedTextAlignment = .center }
        let elements = content._elements(label)
        guard elements.count > 1 else { return elements }
        return [LayoutElement(HStackLayout(), children: elements, context: context.child(.secondary))]
    }
}
