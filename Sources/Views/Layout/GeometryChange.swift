import KinoraStage

extension View {
    /// Runs an action when a value made from the view's geometry changes, and once at first.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                EmptyLeaf().onChange(of: transform(proxy), initial: true, action)
            }
        }
    }
}

/// An element that takes any space and draws nothing.
struct EmptyLeaf: PrimitiveView {
    func _elements(_ context: BuildContext) -> [Element] { [Element(context)] }
}
