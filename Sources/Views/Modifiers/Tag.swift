import KinoraStage
import KinoraScene

/// A value by which a container tells its views apart.
enum TagTrait: ViewTrait { typealias Value = AnyHashable }

extension View {
    /// Gives the view a tag: for pickers, tabs and the symbols of a canvas.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(SetTrait<TagTrait>(value: AnyHashable(tag)))
    }
}
