import KinoraStage

/// The label of a button or a menu as one view, so that what its style puts around it counts once: several views stand side by side.
struct LabelRow<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _elements(_ context: BuildContext) -> [Element] {
        let place = context.inStack(.horizontal)
        // In menus the texts after the first are subtitles.
        let elements =
            context.environment.isInMenu ? TitledLabel(content)._elements(place) : content._elements(place)
        guard elements.count > 1 else { return elements }
        return [LayoutElement(HStackLayout(), children: elements, context: context.child(.secondary))]
    }
}
