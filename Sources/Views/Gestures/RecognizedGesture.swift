import KinoraStage

/// Drives a recognizer of UIKit's with the script's touches: taps, presses, pans, swipes, pinches and turns, and what a source's own makes of
/// touches by itself. Others never begin.
struct RecognizedGesture: ViewModifier {
    let recognizer: UIGestureRecognizer
    let touch: RepresentedTouch
    /// Told each state that the recognizer comes to.
    let tell: @MainActor (UIGestureRecognizer.State) -> Void

    func body(content: Content) -> some View {
        switch recognizer {
        case _ where isBeyondScripts: content
        case let tap as UITapGestureRecognizer:
            attach(
                content,
                SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded { value in
                    touch.location = value.location
                    tell(.ended)
                })
        case let press as UILongPressGestureRecognizer where press.minimumPressDuration > 0:
            attach(
                content,
                LongPressGesture(minimumDuration: press.minimumPressDuration)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { if case .second(_, let drag?) = $0 { follow(drag) } }
                    .onEnded { _ in tell(.ended) })
        case is UIPanGestureRecognizer, is UILongPressGestureRecognizer:
            attach(
                content,
                DragGesture(minimumDistance: recognizer is UIPanGestureRecognizer ? 10 : 0)
                    .onChanged { follow($0) }
                    .onEnded { value in
                        touch.take(value)
                        tell(.ended)
                    })
        case let swipe as UISwipeGestureRecognizer:
            attach(
                content,
                DragGesture(minimumDistance: 10).onEnded { value in
                    touch.take(value)
                    if swipe.direction.contains(UISwipeGestureRecognizer.Direction(of: value.translation)) {
                        tell(.ended)
                    }
                })
        case let pinch as UIPinchGestureRecognizer:
            attach(
                content,
                MagnifyGesture()
                    .onChanged { value in
                        take(value, pinch)
                        goOn()
                    }
                    .onEnded { value in
                        take(value, pinch)
                        tell(.ended)
                    })
        case let turn as UIRotationGestureRecognizer:
            attach(
                content,
                RotateGesture()
                    .onChanged { value in
                        take(value, turn)
                        goOn()
                    }
                    .onEnded { value in
                        take(value, turn)
                        tell(.ended)
                    })
        case _ where recognizer.isOwn:
            attach(content, OwnGesture(recognizer: recognizer, touch: touch).onChanged { tell($0.state) })
        default: content
        }
    }

    /// Whether it waits for taps or presses that no script makes.
    private var isBeyondScripts: Bool {
        switch recognizer {
        case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired > 1
        case let press as UILongPressGestureRecognizer:
            press.numberOfTouchesRequired > 1 || press.numberOfTapsRequired > 0
        default: false
        }
    }

    private func attach<G: Gesture>(_ content: Content, _ gesture: G) -> some View {
        content.modifier(
            AttachGesture(
                gesture: PlacedGesture(base: gesture, note: note), priority: .normal, mask: .all,
                conditions: conditions))
    }

    /// Takes note of where the finger is; a source's own version of one of UIKit's recognizers is told of it, too.
    private var note: @MainActor (GestureInput) -> Void {
        let touches = recognizer.isOwn && recognizer.isOfKnownKind ? RecognizerTouches(recognizer, touch) : nil
        return { input in
            touch.note(input)
            touches?.tell(input)
        }
    }

    /// What the recognizer and its delegate decide.
    private var conditions: GestureConditions {
        GestureConditions(
            owner: recognizer, takesPart: { recognizer.isEnabled }, mayBegin: { mayBegin($0) },
            isTogether: { recognizer.isTogether(with: $0.recognizer) },
            waits: { recognizer.waits(for: $0.recognizer) },
            precedes: { $0.child is ScrollElement },
            cancel: { if isGoingOn { tell(.cancelled) } })
    }

    /// Its view and the delegate are asked once the recognizer knows where the finger is and how fast; a swipe is one in its own direction only.
    private func mayBegin(_ value: Any) -> Bool {
        guard !isGoingOn else { return true }
        if let swipe = recognizer as? UISwipeGestureRecognizer, let drag = value as? DragGesture.Value,
            !swipe.direction.contains(UISwipeGestureRecognizer.Direction(of: drag.translation))
        {
            return false
        }
        let (view, delegate) = (recognizer.view, recognizer.delegate)
        guard view != nil || delegate != nil else { return true }
        switch value {
        case let drag as DragGesture.Value: touch.take(drag)
        case let tap as SpatialTapGesture.Value: touch.location = tap.location
        case let pinch as MagnifyGesture.Value: touch.location = pinch.startLocation
        case let turn as RotateGesture.Value: touch.location = turn.startLocation
        default: break
        }
        recognizer.touch = touch
        guard view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        // A view that is the delegate as well has answered for both.
        return delegate === view || delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private var isGoingOn: Bool { recognizer.state == .began || recognizer.state == .changed }

    private func take(_ value: MagnifyGesture.Value, _ pinch: UIPinchGestureRecognizer) {
        touch.location = value.startLocation
        pinch.scale = value.magnification
    }

    private func take(_ value: RotateGesture.Value, _ turn: UIRotationGestureRecognizer) {
        touch.location = value.startLocation
        turn.rotation = value.rotation.radians
    }

    private func follow(_ drag: DragGesture.Value) {
        touch.take(drag)
        goOn()
    }

    private func goOn() {
        tell(isGoingOn ? .changed : .began)
    }
}

extension UIGestureRecognizer {
    /// Whether its delegate, or that of another, wants both of them recognized. A tap does not prevent one of more taps.
    fileprivate func isTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
            || differsInTaps(from: other) && !waits(for: other) && !other.waits(for: self)
    }
    private func differsInTaps(from other: UIGestureRecognizer) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, let other = other as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired != other.numberOfTapsRequired
    }

    /// Whether it waits until another one has failed, as it, the other or a delegate says.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
}

extension GestureElement {
    /// What a delegate is told of this gesture. One of SwiftUI's is a recognizer that says nothing about itself.
    @MainActor var recognizer: UIGestureRecognizer {
        if let owner = owner as? UIGestureRecognizer { return owner }
        return (child as? ScrollElement)?.hosting.panRecognizer ?? UIGestureRecognizer()
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
        follow(CGPoint(x: drag.translation.width, y: drag.translation.height))
        velocity = CGPoint(x: drag.velocity.width, y: drag.velocity.height)
    }
}

/// A gesture that hands on each input before it looks at it.
private struct PlacedGesture<Base: Gesture>: Gesture {
    typealias Body = Never
    let base: Base
    let note: @MainActor (GestureInput) -> Void
    func _makeRecognizer() -> Recognizer<Base.Value> { PlacedRecognizer(base._makeRecognizer(), note) }
}

private final class PlacedRecognizer<Value>: Recognizer<Value> {
    private let base: Recognizer<Value>
    private let note: @MainActor (GestureInput) -> Void

    init(_ base: Recognizer<Value>, _ note: @escaping @MainActor (GestureInput) -> Void) {
        (self.base, self.note) = (base, note)
        super.init()
        base.changed = { [unowned self, unowned base] in update(base.state, base.value) }
    }

    override var isPrimitive: Bool { false }
    override func join(_ candidate: GestureCandidate) { base.join(candidate) }
    override func handle(_ input: GestureInput) {
        note(input)
        base.handle(input)
    }
    override func release() { base.release() }
}
