import KinoraStage

/// Content that depends on a preference of the view it is put behind or in front of.
struct PreferenceLayering<K: PreferenceKey, Secondary: View>: ElementModifier {
    let side: Layering<EmptyView>.Side
    let alignment: Alignment
    let content: (K.Value) -> Secondary

    /// What it reads may be told by where the content is shown.
    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        wrapped({ content($0.watched()) }, context)
    }

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let secondary = DeferredElement(alignment: alignment, readingFrom: child, context.child(.secondary)) {
            [content] reader, place in
            let value = reader.source?.preference(K.self) ?? K.defaultValue
            return place.evaluating { content(value) }._elements(place)
        }
        return LayeringElement(child, secondary, side, alignment, context)
    }
}

extension View {
    public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(PreferenceLayering<K, T>(side: .overlay, alignment: alignment, content: transform))
    }

    public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(PreferenceLayering<K, T>(side: .background, alignment: alignment, content: transform))
    }
}
