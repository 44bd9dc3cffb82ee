import KinoraStage

// Styles of controls hold for what is inside, and the innermost one holds. In the body of a style the next one out does, as in SwiftUI:
// so a style may show the control itself, and add to how that looks elsewhere.

/// The styles of one kind of control that were set around the one that holds, the outermost first.
private struct OuterStylesKey<Kind: EnvironmentKey>: EnvironmentKey {
    static var defaultValue: [Kind.Value] { [] }
}

/// All of them outside of the bodies of styles around, the innermost body last, for what the source has put into the control.
private struct StylesOutsideKey<Kind: EnvironmentKey>: EnvironmentKey {
    static var defaultValue: [[Kind.Value]] { [] }
}

extension EnvironmentValues {
    /// Has another style hold.
    mutating func enter<Kind: EnvironmentKey>(_ style: Kind.Value, in kind: Kind.Type) {
        self[OuterStylesKey<Kind>.self].append(self[kind])
        self[kind] = style
    }

    /// Has the style hold that is around the one that does, or the usual one.
    fileprivate mutating func leave<Kind: EnvironmentKey>(_ kind: Kind.Type) {
        let outer = self[OuterStylesKey<Kind>.self]
        // Where none is set nothing changes.
        guard !outer.isEmpty || !self[StylesOutsideKey<Kind>.self].isEmpty else { return }
        self[StylesOutsideKey<Kind>.self].append(outer + [self[kind]])
        self[kind] = outer.last ?? kind.defaultValue
        self[OuterStylesKey<Kind>.self] = outer.dropLast()
    }

    /// Has the styles hold again that do outside of the body of a style.
    fileprivate mutating func resume<Kind: EnvironmentKey>(_ kind: Kind.Type) {
        let outside = self[StylesOutsideKey<Kind>.self]
        guard let styles = outside.last, let innermost = styles.last else { return }
        self[StylesOutsideKey<Kind>.self] = outside.dropLast()
        self[kind] = innermost
        self[OuterStylesKey<Kind>.self] = styles.dropLast()
    }
}

/// A style's body, with the style's own dynamic properties installed.
struct StyleBody<Style, Kind: EnvironmentKey, Content: View>: PrimitiveView {
    let style: Style
    let kind: Kind.Type
    let content: @MainActor (Style) -> Content

    init(style: Style, in kind: Kind.Type, content: @escaping @MainActor (Style) -> Content) {
        (self.style, self.kind, self.content) = (style, kind, content)
    }

    func _elements(_ context: BuildContext) -> [Element] {
        var style = style
        DynamicProperties.install(in: &style, context: context)
        var place = context.child(.body)
        place.environment.leave(kind)
        return context.evaluating { content(style) }._elements(place)
    }
}

/// What the source has put into a control, within the body of the control's style.
struct StyledContent<Kind: EnvironmentKey, Content: View>: PrimitiveView {
    let kind: Kind.Type
    let content: Content

    init(_ content: Content, in kind: Kind.Type) { (self.kind, self.content) = (kind, content) }

    func _elements(_ context: BuildContext) -> [Element] {
        var place = context
        place.environment.resume(kind)
        return content._elements(place)
    }
}
