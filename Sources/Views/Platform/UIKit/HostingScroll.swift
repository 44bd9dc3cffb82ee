import KinoraStage

/// The scroll view of UIKit's that a scroll view or a list of SwiftUI's stands for, made where a view in its content asks for it.
///
/// It is kept as long as the scroll view is there. It says where the content is, moves it, and tells its delegate and its observers
/// of each step by which the content moves.
@MainActor final class HostingScroll: HostingContainer {
    private let isList: Bool
    private var made: (view: UIScrollView, content: UIView)?
    /// What the scroll view itself lies in.
    var outer: (any HostingContainer)?
    /// That of the last evaluation.
    weak var element: ScrollElement?
    /// How far the source has moved the content since a finger took hold of it.
    private(set) var jump = CGSize.zero
    /// Where the content was as the finger took hold.
    private var grip: CGPoint?

    init(isList: Bool) { self.isList = isList }

    /// That of a scroll view, kept by its place.
    static func kept(for context: BuildContext, isList: Bool) -> HostingScroll {
        let hosting = context.child(.secondary).kept(Slot.matched, HostingScroll(isList: isList))
        hosting.outer = context.environment.hostingContainer
        return hosting
    }

    /// The view, where anything has asked for it.
    var view: UIScrollView? { made?.view }

    /// The recognizer of its finger, which delegates of others are told of.
    var panRecognizer: UIPanGestureRecognizer { view?.panGestureRecognizer ?? unaskedPan }

    /// That of a scroll view that nothing has asked for: it has its place and its content's size, and moves nothing.
    private var unaskedPan: UIPanGestureRecognizer {
        let view = unasked
        if let geometry = element?.shownGeometry {
            view.frame.size = geometry.containerSize
            view.contentSize = geometry.contentSize
            view.bounds.origin = geometry.contentOffset
        }
        view.panGestureRecognizer.view = view
        return view.panGestureRecognizer
    }

    private lazy var unasked: UIScrollView =
        isList ? UICollectionView(frame: .zero, collectionViewLayout: .init()) : UIScrollView()

    func content(on surface: HostingSurface) -> UIView {
        if let made { return made.content }
        // What it is told is kept in objects, which checkpoints do not copy.
        VirtualClock.noteObjects()
        let view = isList ? UICollectionView(frame: .zero, collectionViewLayout: .init()) : UIScrollView()
        let content = UIView()
        content.stand(in: view)
        view.stand(in: outer?.content(on: surface) ?? surface)
        view.hosting = self
        view.panGestureRecognizer.view = view
        made = (view, content)
        return content
    }

    /// Whether anybody is told of what happens.
    var isFollowed: Bool { view.map { $0.teller != nil || $0.isObserved } ?? false }

    /// What the source has set decides what is evaluated.
    func noteChange() { VirtualClock.noteChange() }

    // MARK: What the scroll view does

    /// Takes over where the content is, and tells of it, once everything has its place.
    func follow(_ scroll: ScrollElement) {
        guard let view, let made else { return }
        let geometry = scroll.shownGeometry
        let isNew = view.bounds.isEmpty
        if view.bounds.size != geometry.containerSize { view.frame.size = geometry.containerSize }
        view.contentSize = geometry.contentSize
        view.hostedInset = UIEdgeInsets(geometry.contentInsets)
        made.content.frame = CGRect(origin: .zero, size: geometry.contentSize)
        guard !geometry.contentOffset.isNear(view.contentOffset) else { return }
        guard isFollowed, !isNew else { return view.bounds.origin = geometry.contentOffset }
        scroll.context.graph.enqueue(.change) { [self] in
            tell(geometry.contentOffset)
            element?.turnBackBeyondEnds()
        }
    }

    private func tell(_ offset: CGPoint) {
        guard let view, view.contentOffset != offset else { return }
        view.bounds.origin = offset
        view.teller?.scrollViewDidScroll(view)
        view.tellObservers()
    }

    /// What moves the content has changed.
    func enter(_ phase: ScrollPhase, after old: ScrollPhase) {
        guard let view, let teller = view.teller else { return }
        if old == .interacting {
            teller.scrollViewDidEndDragging(view, willDecelerate: phase == .decelerating)
        }
        switch phase {
        case .interacting: teller.scrollViewWillBeginDragging(view)
        case .decelerating: teller.scrollViewWillBeginDecelerating(view)
        case .idle where old == .decelerating: teller.scrollViewDidEndDecelerating(view)
        case .idle where old == .animating: teller.scrollViewDidEndScrollingAnimation(view)
        default: break
        }
    }

    /// Where the content comes to rest that a finger lets go, which the delegate may change.
    ///
    /// - Parameter velocity: in points per second.
    func target(_ rest: CGPoint, velocity: CGSize, of scroll: ScrollElement) -> CGPoint {
        guard let view, let teller = view.teller else { return rest }
        let insets = scroll.insets
        var target = CGPoint(x: rest.x - insets.leading, y: rest.y - insets.top)
        teller.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: velocity.width / 1000, y: velocity.height / 1000),
            targetContentOffset: &target)
        return CGPoint(x: target.x + insets.leading, y: target.y + insets.top)
    }

    /// Seconds in which the speed of sliding content falls to 1/e.
    var timeConstant: Double {
        guard let view else { return ScrollPhysics.timeConstant }
        return ScrollPhysics.timeConstant(rate: Double(view.decelerationRate.rawValue))
    }

    /// The page at which content comes to rest that would slide to an offset; nil where it has no pages.
    func pageRest(_ free: CGPoint, from start: CGPoint, of scroll: ScrollElement) -> CGPoint? {
        guard let view, view.isPagingEnabled else { return nil }
        return scroll.clamped(ScrollPhysics.page(free, from: start, of: scroll.frame.size))
    }

    // MARK: The finger

    func panBegan(at offset: CGPoint) {
        (jump, grip) = (.zero, offset)
        guard let view else { return }
        view.panGestureRecognizer.touch = RepresentedTouch()
        turn(to: .began)
    }

    func panMoved(to offset: CGPoint) {
        guard let view, let grip else { return }
        view.panGestureRecognizer.touch?.translation = CGPoint(x: grip.x - offset.x, y: grip.y - offset.y)
        turn(to: .changed)
    }

    func panEnded(velocity: CGSize) {
        guard let view, grip != nil else { return }
        view.panGestureRecognizer.touch?.velocity = CGPoint(x: -velocity.width, y: -velocity.height)
        turn(to: .ended)
    }

    /// What has been told of the finger is over.
    func panIsOver() {
        grip = nil
        guard let recognizer = view?.panGestureRecognizer else { return }
        (recognizer.touch, recognizer.state) = (nil, .possible)
    }

    private func turn(to state: UIGestureRecognizer.State) {
        guard let recognizer = view?.panGestureRecognizer else { return }
        recognizer.state = state
        if recognizer.callsTargets { recognizer.performTargets() }
    }

    // MARK: What the source does

    /// Moves the content; without an animation it tells of it at once.
    func move(to offset: CGPoint, animated animation: Animation?) {
        guard let view, view.contentOffset != offset else { return }
        guard let element else { return view.bounds.origin = offset }
        let old = view.contentOffset
        let insets = element.insets
        let point = CGPoint(
            x: element.axes.contains(.horizontal) ? offset.x + insets.leading : element.shownOffset.x,
            y: element.axes.contains(.vertical) ? offset.y + insets.top : element.shownOffset.y)
        if let animation { return element.glide(to: point, animation) }
        carry(by: CGSize(width: offset.x - old.x, height: offset.y - old.y))
        element.jump(to: point)
        tell(offset)
    }

    /// What a finger does from now on is farther on by this.
    func carry(by way: CGSize) { jump = CGSize(width: jump.width + way.width, height: jump.height + way.height) }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard let element else { return }
        let point = element.revealing(contentRect: rect)
        if animated { element.glide(to: point) } else { element.jump(to: point) }
    }
}

extension CGPoint {
    /// Whether it is the same but for rounding.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}
