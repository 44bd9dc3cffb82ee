import KinoraStage

/// The label of a button or a menu as one view, so that what its style puts around it counts once: several views stand side by side.
struct LabelRow<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _elements(_ context: BuildContext) -> [Element] {
        let place = context.inStack(.horizontal)
        let elements = context.environment.isInMenu ? choice(place) : content._elements(place)
        guard elements.count > 1 else { return elements }
        return [LayoutElement(HStackLayout(), children: elements, context: context.child(.secondary))]
    }

    /// In menus the texts after the first are subtitles, and pictures stand at the trailing edge.
    private func choice(_ place: BuildContext) -> [Element] {
        let parts = TitledLabel(content)._elements(place)
        let pictures = parts.filter(\.isPicture)
        guard !pictures.isEmpty, pictures.count < parts.count else { return parts }
        return parts.filter { !$0.isPicture } + Spacer(minLength: 8)._elements(place.child(.body)) + pictures
    }
}
