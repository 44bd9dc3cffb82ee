import KinoraGeometry
import KinoraStage

/// A finger that drags a sheet up and down.
///
/// It begins once the finger has moved 10 points mainly up or down, on anything of the sheet that neither scrolls nor has
/// gestures of its own for that.
struct SheetPan: Gesture {
    typealias Value = CGFloat
    typealias Body = Never
    let sheet: SheetLink

    func _makeRecognizer() -> Recognizer<CGFloat> { SheetPanRecognizer(self) }
}

final class SheetPanRecognizer: Recognizer<CGFloat> {
    private let pan: SheetPan
    private var start: CGPoint?
    /// The finger and the sheet's height where the pan began.
    private var grip: (finger: CGFloat, height: CGFloat)?
    private var sampler = VelocitySampler<CGFloat>()

    init(_ pan: SheetPan) {
        self.pan = pan
        super.init()
    }

    override var role: GestureRole { .scroll }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began: begin(input)
        case .moved: move(input)
        case .ended: end()
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    private func begin(_ input: GestureInput) {
        guard let sheet = pan.sheet.find(), sheet.isTouched(at: input.location(in: .local)) else {
            return update(.failed)
        }
        start = input.location
        sampler.add(input.location.y, at: input.time)
    }

    private func move(_ input: GestureInput) {
        guard let start else { return }
        sampler.add(input.location.y, at: input.time)
        if state == .possible {
            let (x, y) = (abs(input.location.x - start.x), abs(input.location.y - start.y))
            guard max(x, y) >= ScrollPhysics.slop else { return }
            guard y > x else { return update(.failed) }
            update(.active, 0)
        }
        // It may have to wait until gestures of the content have failed.
        guard state == .active, let sheet = pan.sheet.find() else { return }
        let grip = self.grip ?? (input.location.y, sheet.beginPan())
        self.grip = grip
        let moved = input.location.y - grip.finger
        sheet.pan(to: grip.height - moved)
        update(.active, moved)
    }

    private func end() {
        guard state == .active, grip != nil else { return update(.failed) }
        pan.sheet.find()?.endPan(velocity: -sampler.velocity)
        update(.ended, value)
    }
}

extension PresentedElement {
    /// Whether a point of this element's own space is on the sheet.
    func isTouched(at point: CGPoint) -> Bool {
        let place = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        return convertToContent(place).map(page.contains) ?? false
    }

    /// The finger has taken hold of the sheet, which stands where it is drawn.
    func beginPan() -> CGFloat {
        let (height, rest) = (shownHeight, restDetent)
        record?.write { place in
            place.rest(at: rest)
            place.pull = height - stillHeight
        }
        return height
    }

    func pan(to height: CGFloat) {
        let shown = stops.banded(height)
        record?.write { $0.pull = shown - stillHeight }
    }

    /// - Parameter velocity: points per second, upwards.
    func endPan(velocity: CGFloat) {
        let now = shownHeight
        guard let stop = stops.rest(from: now, velocity: velocity) else {
            return leave(.released(over: -now, velocity: velocity))
        }
        settle(at: stop.detent, .released(over: stop.height - now, velocity: velocity))
    }

    private func settle(at detent: PresentationDetent, _ animation: Animation) {
        withAnimation(animation) {
            record?.write { place in
                place.rest(at: detent)
                place.pull = 0
            }
            if detent != restDetent { look.select?(detent) }
        }
    }

    /// Goes, or comes back where the source does not let it go.
    private func leave(_ animation: Animation) {
        release?.leave(by: animation)
        dismiss()
        let (graph, link, detent) = (context.graph, context.environment.sheet, restDetent)
        graph.schedule.add(at: graph.now + ReleasePhysics.patience) {
            guard let sheet = link?.find(), !sheet.context.environment.isLeaving, sheet.isPulled else { return }
            sheet.settle(at: detent, .released(over: 0, velocity: 0))
        }
    }
}

extension ScrollElement {
    /// Whether a finger that drags the content moves the sheet around it instead: down from the content's beginning, or up from there
    /// where the sheet can be higher.
    ///
    /// - Parameter moved: the finger's way, mainly up or down.
    func leavesPanToSheet(_ moved: CGSize) -> Bool {
        guard let sheet = context.environment.sheet?.find(), shownOffset.y <= 0 else { return false }
        // Pulled down, content that can be refreshed is.
        return moved.height > 0 ? refreshKey == nil : sheet.growsByScrolling
    }
}
