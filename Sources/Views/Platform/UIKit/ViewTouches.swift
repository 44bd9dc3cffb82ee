import KinoraStage

/// Tells UIKit's views of the fingers that come down on them, as responders that look at touches themselves, and AppKit's of a mouse.
///
/// The outermost view of a picture takes all of its place; the view that a finger is told to is the innermost one there. Gestures beside
/// it are recognized as if it were not there.
struct ViewTouches: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if view.isUserInteractionEnabled {
            content.contentShape(Rectangle()).simultaneousGesture(TouchGesture(view: view))
        } else {
            content
        }
    }
}

/// Never recognized: it only tells of the finger.
private struct TouchGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    let view: UIView
    func _makeRecognizer() -> Recognizer<Void> { TouchRecognizer(view) }
}

private final class TouchRecognizer: Recognizer<Void> {
    private let view: UIView
    private var touch: UITouch?

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func handle(_ input: GestureInput) {
        super.handle(input)
        if input.kind == .cancelled { tell(.cancelled, nil) }
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            let place = place(of: input)
            guard let target = view.hitTest(place, with: nil) else { return update(.failed) }
            touch = UITouch(on: target, in: view, at: place)
            tell(.began, input)
        case .moved: tell(.moved, input)
        case .ended:
            tell(.ended, input)
            update(.failed)
        case .cancelled, .tick, .pairBegan, .magnify, .rotate: break
        }
    }

    /// In the view's own points, of which those of what it has scrolled to are at its corner.
    private func place(of input: GestureInput) -> CGPoint {
        let (place, corner) = (input.location(in: .local), view.bounds.origin)
        return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
    }

    private func tell(_ phase: UITouch.Phase, _ input: GestureInput?) {
        guard let touch, let target = touch.view else { return }
        touch.follow(phase, to: input.map(place), at: input?.time)
        let (touches, event) = (Set([touch]), UIEvent(touch))
        switch phase {
        case .began:
            target.touchesBegan(touches, with: event)
            target.mouseDown(with: event)
        case .moved:
            target.touchesMoved(touches, with: event)
            target.mouseDragged(with: event)
        case .ended:
            target.touchesEnded(touches, with: event)
            target.mouseUp(with: event)
        default: target.touchesCancelled(touches, with: event)
        }
        if phase == .ended || phase == .cancelled { self.touch = nil }
        view.noteChange()
    }
}
