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
    /// A rectangle of the layout, in points, on whole pixels of the stage, unless it moves with what it is made from.
    package func onPixels(_ rect: CGRect) -> CGRect {
        liesBetweenPixels ? rect : rect.onPixels(graph.pixelsPerPoint)
    }

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
            AnimatableFrame(rect: frameOnPixels), slot: Slot.geometry, reportsTarget: false, follows: context.canFollow,
            moves: &moves
        ).rect
        if moves, context.canFollow { follow() }
        return animatesSize ? shown : CGRect(origin: shown.origin, size: frame.size)
    }

    /// The element's frame on whole pixels of the stage, where drawing has sharp edges. Layout knows nothing of pixels.
    package var frameOnPixels: CGRect { context.onPixels(frame) }
}

extension CGRect {
    /// The rectangle whose edges are each on the nearest whole pixel, or the next one from half way on, as SwiftUI sets what it draws.
    /// A length of half a pixel and more keeps one pixel. With less than two pixels in a point, which no phone has, the rectangle stays
    /// as it is: what a layout moves would be seen to go by whole pixels.
    func onPixels(_ pixelsPerPoint: CGFloat) -> CGRect {
        guard pixelsPerPoint >= 2 else { return self }
        let (x, width) = CGRect.onPixels(from: minX, to: maxX, pixelsPerPoint)
        let (y, height) = CGRect.onPixels(from: minY, to: maxY, pixelsPerPoint)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func onPixels(
        from start: CGFloat, to end: CGFloat, _ pixelsPerPoint: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        // Half a pixel is often a sum of parts that are not exact.
        func whole(_ place: CGFloat) -> CGFloat { (place * pixelsPerPoint + 0.5 + 1e-6).rounded(.down) }
        let (first, last) = (whole(start), whole(end))
        let least: CGFloat = (end - start) * pixelsPerPoint >= 0.5 ? 1 : 0
        return (first / pixelsPerPoint, max(last - first, least) / pixelsPerPoint)
    }
}
