import KinoraStage

// What a finger and zooming do to a scroll view of the source's own. One that stands for a scroll view of SwiftUI's, a table, a collection
// view or a text view scrolls as SwiftUI's do.

extension UIScrollView {
    /// Whether it is a plain one, which shows its subviews.
    var scrollsItself: Bool {
        hosting == nil && !(self is UITableView || self is UICollectionView || self is UITextView)
    }

    // MARK: Where the content may be

    /// What is kept free around the content: also the room of a spinner above it.
    var restInset: UIEdgeInsets {
        var insets = contentInset
        insets.top += refreshControl?.room ?? 0
        return insets
    }
    /// Its content with what is kept free around it.
    private var extent: CGSize {
        let insets = restInset
        return CGSize(
            width: insets.left + contentSize.width + insets.right,
            height: insets.top + contentSize.height + insets.bottom)
    }
    private var movesAcross: Bool { extent.width > bounds.width + 0.01 || alwaysBounceHorizontal && bounces }
    private var movesDown: Bool { extent.height > bounds.height + 0.01 || alwaysBounceVertical && bounces }
    fileprivate func moves(along way: CGSize) -> Bool {
        abs(way.width) > abs(way.height) ? movesAcross : movesDown
    }
    var followsFinger: Bool { isScrollEnabled && (movesAcross || movesDown) }

    /// The nearest offset at which the content rests.
    func clamped(_ offset: CGPoint) -> CGPoint {
        func clamped(_ value: CGFloat, _ inset: CGFloat, _ extent: CGFloat, _ room: CGFloat) -> CGFloat {
            max(-inset, min(value, extent - inset - room))
        }
        return CGPoint(
            x: clamped(offset.x, restInset.left, extent.width, bounds.width),
            y: clamped(offset.y, restInset.top, extent.height, bounds.height))
    }

    /// The same where it is pulled beyond its ends, which it follows less and less.
    private func pulled(_ offset: CGPoint) -> CGPoint {
        let rest = clamped(offset)
        guard bounces else { return rest }
        func pulled(_ value: CGFloat, _ rest: CGFloat, _ room: CGFloat) -> CGFloat {
            rest + ScrollPhysics.banded(value - rest, limit: 0, frame: room)
        }
        return CGPoint(
            x: movesAcross ? pulled(offset.x, rest.x, bounds.width) : rest.x,
            y: movesDown ? pulled(offset.y, rest.y, bounds.height) : rest.y)
    }

    /// Where a finger would have pulled the content that is at an offset now.
    private func unpulled(_ offset: CGPoint) -> CGPoint {
        let rest = clamped(offset)
        return CGPoint(
            x: rest.x + ScrollPhysics.unbanded(offset.x - rest.x, limit: 0, frame: bounds.width),
            y: rest.y + ScrollPhysics.unbanded(offset.y - rest.y, limit: 0, frame: bounds.height))
    }

    // MARK: The finger

    /// Takes hold of the content where it is seen, and says where a finger would have pulled it from there.
    func dragBegan() -> CGPoint {
        if let shown = layer.presentation()?.bounds.origin, shown != bounds.origin {
            layer.removeAllAnimations()
            bounds.origin = shown
        }
        refreshControl?.dragBegan()
        ownPhase = .interacting
        teller?.scrollViewWillBeginDragging(self)
        return unpulled(contentOffset)
    }

    func drag(from start: CGPoint, by way: CGSize) {
        move(to: pulled(CGPoint(x: start.x - way.width, y: start.y - way.height)))
        refreshControl?.pulled(by: pulledDown)
    }

    /// How far the content is below its place, in points.
    var pulledDown: CGFloat { -contentInset.top - bounds.minY }

    /// The content goes back to its place, if it is not within its ends.
    func settle(_ duration: TimeInterval) {
        let rest = clamped(contentOffset)
        if rest != contentOffset { glide(to: rest, duration) {} }
    }

    /// Slides on and comes to rest.
    ///
    /// - Parameter velocity: of the finger, in points per second.
    fileprivate func dragEnded(from start: CGPoint, velocity: CGSize) {
        let time = ScrollPhysics.timeConstant(rate: Double(decelerationRate.rawValue))
        let free = CGPoint(
            x: ScrollPhysics.rest(contentOffset.x, velocity: -velocity.width, timeConstant: time),
            y: ScrollPhysics.rest(contentOffset.y, velocity: -velocity.height, timeConstant: time))
        var target = clamped(isPagingEnabled ? ScrollPhysics.page(free, from: start, of: bounds.size) : free)
        teller?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: -velocity.width / 1000, y: -velocity.height / 1000),
            targetContentOffset: &target)
        let moves = target != contentOffset
        ownPhase = moves ? .decelerating : .idle
        teller?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return }
        teller?.scrollViewWillBeginDecelerating(self)
        // Content that slides far takes longer; what comes back from beyond an end does so in half a second.
        let duration = isPagingEnabled || clamped(contentOffset) != contentOffset ? 0.5 : min(1.5, max(0.3, 4 * time))
        glide(to: target, duration, options: .curveEaseOut) { [weak self] in
            guard let self else { return }
            // Another finger may have taken hold of it.
            if ownPhase == .decelerating { ownPhase = .idle }
            teller?.scrollViewDidEndDecelerating(self)
        }
    }

    /// The nearest offset at which a part of the content is seen, if it has room.
    func offset(showing rect: CGRect) -> CGPoint {
        func nearest(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat) -> CGFloat {
            high - low > room ? low : min(max(offset, high - room), low)
        }
        return clamped(
            CGPoint(
                x: nearest(bounds.minX, rect.minX, rect.maxX, bounds.width),
                y: nearest(bounds.minY, rect.minY, rect.maxY, bounds.height)))
    }

    /// Moves the content at once, and tells of it.
    func move(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        VirtualClock.noteObjects()
        bounds.origin = offset
        teller?.scrollViewDidScroll(self)
        tellObservers()
        noteChange()
    }

    /// Moves the content with an animation.
    func glide(
        to offset: CGPoint, _ duration: TimeInterval, options: UIView.AnimationOptions = [], ended: @escaping () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            self.move(to: offset)
        } completion: { _ in
            ended()
        }
    }

    // MARK: Zooming

    /// The view that is zoomed.
    var zoomedView: UIView? { teller?.viewForZooming(in: self) }

    var zoomsByFinger: Bool { isUserInteractionEnabled && maximumZoomScale > minimumZoomScale && zoomedView != nil }

    /// Zooms, with a point of the content at a place within what is seen.
    ///
    /// - Parameters:
    ///   - point: in the content as it is zoomed before.
    ///   - place: from the upper left corner of what is seen.
    private func zoom(to scale: CGFloat, _ point: CGPoint, at place: CGPoint) {
        // A scale that a source computes of an empty view is none.
        guard scale.isFinite, scale >= 0 else { return }
        let old = ownZoom
        ownZoom = scale
        guard let view = zoomedView else { return }
        VirtualClock.noteObjects()
        // Its upper left corner stays where it is.
        shift(view, by: scale - old)
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        // Of a view that was nothing there is no point to keep in its place.
        let ratio = old > 0 ? scale / old : 0
        bounds.origin = clamped(CGPoint(x: point.x * ratio - place.x, y: point.y * ratio - place.y))
        teller?.scrollViewDidZoom(self)
        teller?.scrollViewDidScroll(self)
        noteChange()
    }

    private func shift(_ view: UIView, by growth: CGFloat) {
        view.transform = CGAffineTransform(scaleX: ownZoom, y: ownZoom)
        view.center = CGPoint(
            x: view.center.x + growth * view.bounds.width / 2, y: view.center.y + growth * view.bounds.height / 2)
    }

    /// Constraints have put the zoomed view where it is without zoom, and said how large it is.
    func zoomAfterLayout(_ content: CGSize) {
        contentSize = content
        guard ownZoom != 1, let view = zoomedView else { return }
        contentSize = CGSize(width: content.width * ownZoom, height: content.height * ownZoom)
        if !view.translatesAutoresizingMaskIntoConstraints { shift(view, by: ownZoom - 1) }
    }

    /// Zooms about the middle of what is seen.
    func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        perform(animated: animated, to: scale) {
            self.zoom(
                to: scale, CGPoint(x: self.bounds.minX + middle.x, y: self.bounds.minY + middle.y), at: middle)
        }
    }

    /// Zooms so far that a part of the zoomed view fills what is seen, within the limits, and is in its middle.
    func zoomIn(on rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        perform(animated: animated, to: scale) {
            let old = self.ownZoom
            self.zoom(
                to: scale, CGPoint(x: rect.midX * old, y: rect.midY * old),
                at: CGPoint(x: self.bounds.width / 2, y: self.bounds.height / 2))
        }
    }

    private func perform(animated: Bool, to scale: CGFloat, _ change: @escaping () -> Void) {
        guard animated else { return change() }
        teller?.scrollViewWillBeginZooming(self, with: zoomedView)
        UIView.animate(withDuration: 0.3) {
            change()
        } completion: { [weak self] _ in
            guard let self else { return }
            teller?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
        }
    }

    fileprivate func pinchBegan() { teller?.scrollViewWillBeginZooming(self, with: zoomedView) }

    /// - Parameter location: where the fingers began, in points of what the scroll view shows.
    fileprivate func pinch(from start: CGFloat, by magnification: CGFloat, at location: CGPoint) {
        let scale = min(max(start * magnification, minimumZoomScale), maximumZoomScale)
        let point = CGPoint(x: bounds.minX + location.x, y: bounds.minY + location.y)
        zoom(to: scale, point, at: location)
    }

    fileprivate func pinchEnded() {
        teller?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
}

/// The script's fingers on a plain scroll view.
struct ScrollTouches: ViewModifier {
    let scroll: UIScrollView
    /// Where the content was as a finger took hold of it.
    @State private var grip: CGPoint?
    /// How large it was as two did.
    @State private var pinched: CGFloat?

    func body(content: Content) -> some View {
        content.contentShape(Rectangle())
            .modifier(AttachGesture(gesture: pan, priority: .normal, mask: .all, conditions: conditions))
            .simultaneousGesture(pinch, isEnabled: scroll.zoomsByFinger)
    }

    /// A finger whose way the content cannot go is left to what is around.
    private var conditions: GestureConditions {
        let recognizer = scroll.panGestureRecognizer
        recognizer.view = scroll
        return GestureConditions(
            owner: recognizer, takesPart: { recognizer.isEnabled && scroll.followsFinger },
            mayBegin: { scroll.moves(along: ($0 as? DragGesture.Value)?.translation ?? .zero) },
            isTogether: { _ in false }, waits: { recognizer.waits(for: $0.recognizer) }, precedes: { _ in false },
            cancel: { end(velocity: .zero) })
    }

    private var pan: some Gesture {
        DragGesture()
            .onChanged { value in
                let start = grip ?? scroll.dragBegan()
                if grip == nil { grip = start }
                scroll.drag(from: start, by: value.translation)
            }
            .onEnded { end(velocity: $0.velocity) }
    }

    /// The finger has let go, or was taken away; where it held nothing, there is nothing to end.
    private func end(velocity: CGSize) {
        guard let grip else { return }
        self.grip = nil
        scroll.dragEnded(from: grip, velocity: velocity)
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                let start = pinched ?? scroll.zoomScale
                if pinched == nil {
                    pinched = start
                    scroll.pinchBegan()
                }
                scroll.pinch(from: start, by: value.magnification, at: value.startLocation)
            }
            .onEnded { _ in
                scroll.pinchEnded()
                pinched = nil
            }
    }
}
