import KinoraStage

/// The label of a control. Of several texts the first is the title, and those below it are subtitles in smaller gray letters. Pictures
/// stay beside them.
struct TitledLabel<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _elements(_ context: BuildContext) -> [Element] {
        let elements = content._elements(context)
        let texts = elements.indices.filter { elements[$0].isText }
        guard texts.count > 1, elements.allSatisfy({ $0.isText || $0.isPicture }) else { return elements }
        let stack = context.child(.secondary)
        let titles = LayoutElement(
            VStackLayout(alignment: .leading, spacing: 2),
            children: [elements[texts[0]]] + subtitles(stack.child(.content)), context: stack)
        return Array(elements[..<texts[0]]) + [titles] + elements[texts[0]...].filter { !$0.isText }
    }

    /// The texts after the first, which are set in another way and thus built again.
    private func subtitles(_ context: BuildContext) -> ArraySlice<Element> {
        var place = context
        place.environment.font = .footnote
        place.environment.foregroundStyles = ForegroundStyles(
            [AnyShapeStyle(.secondary)], outer: context.environment.foregroundStyles, isStandard: true)
        return content._elements(place).filter(\.isText).dropFirst()
    }
}
