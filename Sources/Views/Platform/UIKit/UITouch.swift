import KinoraStage

/// Something that happened to an app: what fingers do on a view.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open private(set) var allTouches: Set<UITouch>?
    open private(set) var timestamp: TimeInterval = 0

    public nonisolated override init() { super.init() }
    init(_ touch: UITouch) {
        super.init()
        (allTouches, timestamp) = ([touch], touch.timestamp)
    }

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches(for: gesture.view ?? UIView()) }
    /// The touch alone: none is left out between two pictures.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A finger on the screen, in points of the views that it is told in.
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open private(set) var phase = Phase.began
    /// The view that the finger came down on, which is told of it until it is lifted.
    open private(set) weak var view: UIView?
    open private(set) var timestamp: TimeInterval = 0
    open var window: UIWindow? { view?.window }
    open var type: TouchType { .direct }
    open var tapCount: Int { 1 }
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
    /// The screen does not feel how hard a finger presses, and how it lies.
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The outermost view of its picture.
    private weak var outermost: UIView?
    /// Where it is, and where it was when it was told of last, in the outermost view.
    private var (place, before) = (CGPoint.zero, CGPoint.zero)

    public nonisolated override init() { super.init() }
    init(on view: UIView, in outermost: UIView, at place: CGPoint) {
        super.init()
        (self.view, self.outermost) = (view, outermost)
        (self.place, before) = (place, place)
    }

    func follow(_ phase: Phase, to place: CGPoint?, at time: Double?) {
        (self.phase, before, timestamp) = (phase, self.place, time ?? timestamp)
        if let place { self.place = place }
    }

    // A view of SwiftUI's has points of its own only.
    open func location(in view: UIView?) -> CGPoint { outermost?.convert(place, to: view) ?? place }
    open func previousLocation(in view: UIView?) -> CGPoint { outermost?.convert(before, to: view) ?? before }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
