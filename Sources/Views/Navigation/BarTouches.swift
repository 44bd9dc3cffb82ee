import KinoraGeometry
import KinoraStage

/// Lets what stands in a bar be touched beside it, too: over the bar's height, and as far as halfway to the next item.
struct BarTouches: ElementModifier {
    func wrap(_ child: Element, _ context: BuildContext) -> Element { BarTouchElement(child, context) }
}

private final class BarTouchElement: WrapperElement {
    /// Of a bar, in points.
    private static let height: CGFloat = 44
    /// Half of what is between items, in points.
    private static let side: CGFloat = 8

    override func hitTest(_ point: CGPoint) -> [Element] {
        let path = super.hitTest(point)
        let room = frame.insetBy(dx: -Self.side, dy: min(0, (frame.height - Self.height) / 2))
        guard path.isEmpty, room.contains(point) else { return path }
        // What is touched beside an item is its middle.
        return super.hitTest(CGPoint(x: frame.midX, y: frame.midY))
    }
}
