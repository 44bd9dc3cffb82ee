import KinoraStage

/// Has a button's label answer to touches.
struct ButtonTouches: ElementModifier {
    let gesture: ButtonGesture
    /// Whether nobody has said how the button looks.
    let isAutomatic: Bool

    func wrap(_ child: Element, _ context: BuildContext) -> Element { ButtonElement(child, self, context) }
}

/// A button, as the row of a list knows it.
final class ButtonElement: WrapperElement {
    let gesture: ButtonGesture
    let isAutomatic: Bool

    init(_ label: Element, _ touches: ButtonTouches, _ context: BuildContext) {
        (gesture, isAutomatic) = (touches.gesture, touches.isAutomatic)
        super.init(GestureElement(label, touches.gesture, .normal, .all, context), context)
    }

    /// The buttons in a row's content that the row takes over: all that could be touched and have no style of their own, but those
    /// in what scrolls by itself and in the labels of other buttons.
    static func ofRow(_ content: Element) -> [ButtonElement] {
        if let button = content as? ButtonElement { return button.isAutomatic ? [button] : [] }
        guard !content.isLeaving, content.reachesInside else { return [] }
        return content.children.flatMap(ofRow)
    }
}

extension Element {
    /// Whether touches of a row that it is in go to what it holds.
    fileprivate var reachesInside: Bool {
        if self is UntouchableElement || self is ScrollElement { return false }
        if let gesture = self as? GestureElement, !gesture.mask.contains(.subviews) { return false }
        // What is invisible has no inside.
        return convertToContent(CGPoint(x: frame.midX, y: frame.midY)) != nil
    }
}

extension ButtonGesture {
    /// That of several buttons, which are pressed together and act one after another.
    init(together gestures: [ButtonGesture]) {
        isPressed = Binding(
            get: { gestures.contains { $0.isPressed.wrappedValue } },
            set: { isDown in for gesture in gestures { gesture.isPressed.wrappedValue = isDown } })
        action = { for gesture in gestures { gesture.action() } }
    }
}
