import KinoraStage

/// Drives a recognizer of UIKit's with the script's touches: taps, presses, pans, swipes, pinches and turns. Others never begin.
struct RecognizedGesture: ViewModifier {
    let recognizer: UIGestureRecognizer
    let touch: RepresentedTouch
    /// Told each state that the recognizer comes to.
    let tell: @MainActor (UIGestureRecognizer.State) -> Void

    func body(content: Content) -> some View {
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            content.gesture(
                SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded { value in
                    touch.location = value.location
                    tell(.ended)
                }, isEnabled: tap.isEnabled)
        case let press as UILongPressGestureRecognizer where press.minimumPressDuration > 0:
            content.gesture(
                LongPressGesture(minimumDuration: press.minimumPressDuration)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { if case .second(_, let drag?) = $0 { follow(drag) } }
                    .onEnded { _ in tell(.ended) }, isEnabled: press.isEnabled)
        case is UIPanGestureRecognizer, is UILongPressGestureRecognizer:
            content.gesture(
                DragGesture(minimumDistance: recognizer is UIPanGestureRecognizer ? 10 : 0)
                    .onChanged { follow($0) }
                    .onEnded { value in
                        touch.take(value)
                        tell(.ended)
                    }, isEnabled: recognizer.isEnabled)
        case let swipe as UISwipeGestureRecognizer:
            content.gesture(
                DragGesture(minimumDistance: 10).onEnded { value in
                    touch.take(value)
                    if swipe.direction.contains(UISwipeGestureRecognizer.Direction(of: value.translation)) {
                        tell(.ended)
                    }
                }, isEnabled: swipe.isEnabled)
        case let pinch as UIPinchGestureRecognizer:
            content.gesture(
                MagnifyGesture()
                    .onChanged { value in
                        pinch.scale = value.magnification
                        goOn()
                    }
                    .onEnded { value in
                        pinch.scale = value.magnification
                        tell(.ended)
                    }, isEnabled: pinch.isEnabled)
        case let turn as UIRotationGestureRecognizer:
            content.gesture(
                RotateGesture()
                    .onChanged { value in
                        turn.rotation = value.rotation.radians
                        goOn()
                    }
                    .onEnded { value in
                        turn.rotation = value.rotation.radians
                        tell(.ended)
                    }, isEnabled: turn.isEnabled)
        default: content
        }
    }

    private func follow(_ drag: DragGesture.Value) {
        touch.take(drag)
        goOn()
    }

    private func goOn() {
        let isGoingOn = recognizer.state == .began || recognizer.state == .changed
        tell(isGoingOn ? .changed : .began)
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The direction in which most of a movement goes.
    fileprivate init(of movement: CGSize) {
        if abs(movement.width) > abs(movement.height) {
            self = movement.width > 0 ? .right : .left
        } else {
            self = movement.height > 0 ? .down : .up
        }
    }
}

extension RepresentedTouch {
    fileprivate func take(_ drag: DragGesture.Value) {
        location = drag.location
        translation = CGPoint(x: drag.translation.width, y: drag.translation.height)
        velocity = CGPoint(x: drag.velocity.width, y: drag.velocity.height)
    }
}
