/// A frame as animatable data: its origin and its size, in points.
package nonisolated struct AnimatableFrame: Animatable {
    package var rect: CGRect

    package init(rect: CGRect) { self.rect = rect }

    package typealias Pair = AnimatablePair<CGFloat, CGFloat>

    package var animatableData: AnimatablePair<Pair, Pair> {
        get { AnimatablePair(Pair(rect.origin.x, rect.origin.y), Pair(rect.size.width, rect.size.height)) }
        set {
            rect = CGRect(
                x: newValue.first.first, y: newValue.first.second, width: max(0, newValue.second.first),
                height: max(0, newValue.second.second))
        }
    }
}

extension BuildContext {
    /// The size in points at which the element of this place was laid out in the update before; nil where there was none.
    package var sizeOfBefore: CGSize? {
        guard let size = record(of: AnimatableFrame.self, slot: Slot.geometry)?.value.model.second else { return nil }
        return CGSize(width: size.first, height: size.second)
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
            AnimatableFrame(rect: frame), slot: Slot.geometry, reportsTarget: false, follows: context.canFollow,
            moves: &moves
        ).rect
        if moves, context.canFollow { follow() }
        return animatesSize ? shown : CGRect(origin: shown.origin, size: frame.size)
    }
}
