/// Makes one view of a content for the container around it: several are stacked, as on a stage.
public struct _UnaryViewAdaptor<Content: View>: PrimitiveView {
    public var content: Content

    public init(_ content: Content) { self.content = content }

    public func _elements(_ context: BuildContext) -> [Element] {
        [content._elements(context.child(.content)).stacked(context)]
    }
}
