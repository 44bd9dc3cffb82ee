import KinoraStage

/// A line of one pixel across its stack; in a menu the gap between two groups of choices.
public struct Divider: PrimitiveView, Sendable {
    public nonisolated init() {}

    public func _elements(_ context: BuildContext) -> [Element] {
        let isVertical = context.environment.stackAxis == .horizontal
        let pixel = context.environment.pixelLength
        let line = Rectangle().fill(SeparatorShapeStyle())
            .frame(width: isVertical ? pixel : nil, height: isVertical ? nil : pixel)
        guard context.environment.isInMenu else { return line._elements(context) }
        return line.modifier(SetTrait<MenuDividerTrait>(value: true))._elements(context)
    }
}
