import KinoraStage

/// What a recognizer of a source's own makes of a finger, by the states that it gives itself.
struct OwnGesture: Gesture {
    struct Value: Equatable {
        let state: UIGestureRecognizer.State
        /// Tells states from the same one before.
        fileprivate let number: Int
    }
    typealias Body = Never
    let recognizer: UIGestureRecognizer
    let touch: RepresentedTouch
    func _makeRecognizer() -> Recognizer<Value> { OwnRecognizer(recognizer, touch) }
}

private final class OwnRecognizer: Recognizer<OwnGesture.Value> {
    private let recognizer: UIGestureRecognizer
    private let touches: RecognizerTouches
    private var number = 0

    init(_ recognizer: UIGestureRecognizer, _ touch: RepresentedTouch) {
        self.recognizer = recognizer
        touches = RecognizerTouches(recognizer, touch)
        super.init()
    }

    override func handle(_ input: GestureInput) {
        if input.kind == .cancelled { touches.tell(input) }
        super.handle(input)
    }

    override func receive(_ input: GestureInput) {
        let before = recognizer.stateCount
        touches.tell(input)
        if recognizer.stateCount != before { come(to: recognizer.state) }
        guard input.kind == .ended else { return }
        if state == .possible || state == .active { update(.failed) }
        recognizer.state = .possible
        recognizer.reset()
    }

    private func come(to new: UIGestureRecognizer.State) {
        number += 1
        switch new {
        case .possible: break
        case .began, .changed: update(.active, OwnGesture.Value(state: new, number: number))
        case .ended: update(.ended, OwnGesture.Value(state: new, number: number))
        case .cancelled, .failed:
            // What has been told of is taken back.
            if state == .active { update(.active, OwnGesture.Value(state: .cancelled, number: number)) }
            update(.failed)
        }
    }
}

/// Tells a recognizer of the finger on its view.
@MainActor
final class RecognizerTouches {
    private let recognizer: UIGestureRecognizer
    /// Where it says that the finger is.
    private let place: RepresentedTouch
    private var touch: UITouch?

    init(_ recognizer: UIGestureRecognizer, _ place: RepresentedTouch) {
        (self.recognizer, self.place) = (recognizer, place)
    }

    func tell(_ input: GestureInput) {
        if input.kind == .began { begin(input) }
        guard let touch else { return }
        let phase: UITouch.Phase
        switch input.kind {
        case .began: phase = .began
        case .moved: phase = .moved
        case .ended: phase = .ended
        case .cancelled: phase = .cancelled
        case .tick, .pairBegan, .magnify, .rotate: return
        }
        if phase != .cancelled {
            place.location = input.location(in: .local)
            recognizer.touch = place
        }
        touch.follow(phase, to: phase == .cancelled ? nil : point(of: input), at: input.time)
        recognizer.tell(touch)
        if phase == .ended || phase == .cancelled { self.touch = nil }
        recognizer.view?.noteChange()
    }

    private func begin(_ input: GestureInput) {
        let point = point(of: input)
        // A view of SwiftUI's has none of UIKit's.
        let view = recognizer.view ?? UIView()
        let new = UITouch(on: view.hitTest(point, with: nil) ?? view, in: view, at: point)
        touch = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: new) == false ? nil : new
    }

    /// In the view's own points, of which those of what it has scrolled to are at its corner.
    private func point(of input: GestureInput) -> CGPoint {
        let (place, corner) = (input.location(in: .local), recognizer.view?.bounds.origin ?? .zero)
        return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
    }
}

extension UIGestureRecognizer {
    /// Whether it is a kind of one of UIKit's recognizers, which know what they wait for.
    var isOfKnownKind: Bool {
        self is UITapGestureRecognizer || self is UIPanGestureRecognizer || self is UILongPressGestureRecognizer
            || self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
            || self is UISwipeGestureRecognizer || self is UIHoverGestureRecognizer
    }

    fileprivate func tell(_ touch: UITouch) {
        let (touches, event) = (Set([touch]), UIEvent(touch))
        switch touch.phase {
        case .began: touchesBegan(touches, with: event)
        case .moved, .stationary: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        }
    }
}
