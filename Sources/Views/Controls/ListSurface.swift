import KinoraStage
import KinoraScene

/// What lies behind the rows of a group at a moment.
struct ListSurface {
    let rect: CGRect
    /// From 0, where the group has not come yet or is gone, to 1.
    let presence: Double
    /// Whether it is on its way to another place or size, and rows may lie beside it.
    let moves: Bool
}

nonisolated private struct SurfacePresence: Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

extension ListGroup {
    /// Whether it was there in an update before.
    var isKnown: Bool { context.record(of: SurfacePresence.self, slot: Slot.modifier) != nil }

    /// Its surface at this moment. One that comes to a list fades in, and one whose group has nothing left fades where it was.
    ///
    /// - Parameters:
    ///   - place: where the layout has it.
    ///   - comes: whether the list was there before the group.
    func surface(at place: CGRect, comes: Bool) -> ListSurface {
        if comes, context.isUpdating { _ = context.still.animated(SurfacePresence(value: 0), slot: Slot.modifier) }
        let frame = AnimatableFrame(rect: isEmpty ? placeOfBefore ?? place : place)
        let shown = context.animated(frame, slot: Slot.geometry).rect
        return ListSurface(
            rect: shown,
            presence: context.animated(SurfacePresence(value: isEmpty ? 0 : 1), slot: Slot.modifier).value,
            moves: shown != frame.rect)
    }

    private var placeOfBefore: CGRect? {
        guard let known = context.record(of: AnimatableFrame.self, slot: Slot.geometry) else { return nil }
        var frame = AnimatableFrame(rect: .zero)
        frame.animatableData = known.value.model
        return frame.rect
    }
}
