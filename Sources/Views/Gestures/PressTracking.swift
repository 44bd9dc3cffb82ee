import KinoraStage

/// A long press that also tells when the finger goes down, and when it is no more a press that may be recognized: it is, the finger was
/// lifted too soon, or it went too far.
struct PressTracking: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let minimumDuration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let pressing: (Bool) -> Void

    func _makeRecognizer() -> Recognizer<Bool> { PressTrackingRecognizer(self) }
}

final class PressTrackingRecognizer: Recognizer<Bool> {
    private let gesture: PressTracking
    private var start: (time: Double, location: CGPoint)?
    private var isPressing = false

    init(_ gesture: PressTracking) {
        self.gesture = gesture
        super.init()
    }

    override var role: GestureRole { gesture.minimumDuration > 0 ? .hold : .ordinary }

    override func handle(_ input: GestureInput) {
        super.handle(input)
        finish()
    }

    override func release() {
        super.release()
        finish()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = (input.time, input.location)
            press(true)
            if gesture.minimumDuration <= 0 {
                update(.ended, true)
            } else {
                requestTick(at: input.time + gesture.minimumDuration)
            }
        case .moved:
            if let start, start.location.distance(to: input.location) >= gesture.maximumDistance { update(.failed) }
        case .tick:
            if let start, input.time - start.time >= gesture.minimumDuration - 1e-9 { update(.ended, true) }
        case .ended, .pairBegan: update(.failed)
        case .cancelled, .magnify, .rotate: break
        }
    }

    /// A press that has been recognized or has failed is over, though the finger may still be down.
    private func finish() {
        guard start != nil, state == .ended || state == .failed else { return }
        start = nil
        press(false)
        if state == .ended { gesture.action() }
    }

    private func press(_ isDown: Bool) {
        guard isPressing != isDown else { return }
        isPressing = isDown
        gesture.pressing(isDown)
    }
}
