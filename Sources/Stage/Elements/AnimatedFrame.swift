/// A frame as animatable data: its origin and its size, in points.
package nonisolated struct AnimatableFrame: Animatable {
    package var rect: CGRect

    package init(rect: CGRect) { self.rect = rect }

    package typealias Pair = AnimatablePair<CGFloat, CGFloat>

    package typealias Data = AnimatablePair<Pair, Pair>

    package var animatableData: Data {
        get { AnimatablePair(Pair(rect.origin.x, rect.origin.y), Pair(rect.size.width, rect.size.height)) }
        set {
            rect = CGRect(
                x: newValue.first.first, y: newValue.first.second, width: max(0, newValue.second.first),
                height: max(0, newValue.second.second))
        }
    }
}

extension Element {
    /// The element's frame, with the remaining motion of its animations added. Elements that draw at their frame call
    /// it in `arrange`, which is called with each frame while the frame moves. When the layout changes within an animated transaction, the frame moves
    /// gradually to its new place.
    ///
    /// - Parameter animatesSize: false for content that is drawn at its own size whatever its frame, such as text.
    package func animatedFrame(animatesSize: Bool = true) -> CGRect {
        var moves = false
        return animatedFrame(animatesSize: animatesSize, moves: &moves)
    }

    /// The same.
    ///
    /// - Parameter moves: set where the frame is not at rest.
    package func animatedFrame(animatesSize: Bool = true, moves: inout Bool) -> CGRect {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return frame
        }
        let shown = context.animated(
            AnimatableFrame(rect: recordedFrame), slot: Slot.geometry, reportsTarget: false, follows: context.canFollow,
            moves: &moves
        ).rect
        if moves, context.canFollow { follow() }
        return animatesSize ? shown : CGRect(origin: shown.origin, size: frame.size)
    }

    /// The frame; as it was recorded last, where it differs by rounding alone. What moves with something that an update sends
    /// elsewhere is where it was, but for the last digits, and must not set out to where it is.
    private var recordedFrame: CGRect {
        guard context.isUpdating, let known: AnimationRecord<AnimatableFrame.Data> = context.stored(Slot.geometry)
        else { return frame }
        var recorded = AnimatableFrame(rect: frame)
        recorded.animatableData = known.model
        return frame.isSame(as: recorded.rect, within: 1e-9) ? recorded.rect : frame
    }
}

extension CGRect {
    /// Whether no edge or length of two rectangles differs by more than `tolerance` points.
    fileprivate func isSame(as other: CGRect, within tolerance: CGFloat) -> Bool {
        abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
            && abs(size.width - other.size.width) <= tolerance && abs(size.height - other.size.height) <= tolerance
    }
}
