import KinoraStage

/// A line of one pixel across its stack.
public struct Divider: PrimitiveView, Sendable {
    public nonisolated init() {}

    public func _elements(_ context: BuildContext) -> [Element] {
        let isVertical = context.environment.stackAxis == .horizontal
        let pixel = context.environment.pixelLength
        let line = Rectangle().fill(SeparatorShapeStyle())
        return isVertical
            ? line.frame(width: pixel)._elements(context)
            : line.frame(height: pixel)._elements(context)
    }
}
