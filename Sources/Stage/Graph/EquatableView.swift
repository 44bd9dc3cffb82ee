/// A view that stays as it is until one comes in its place that is not equal to it, by its own `==`: what that does not compare
/// does not count, as in SwiftUI.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
    public var content: Content
    public init(content: Content) { self.content = content }

    public func _elements(_ context: BuildContext) -> [Element] {
        let known: Content? = context.stored(Slot.content)
        if let known, known == content { return known._elements(context.child(.content, isUnchanged: true)) }
        if context.isUpdating { context.store(content, Slot.content) }
        return content._elements(context.child(.content))
    }
}

extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
