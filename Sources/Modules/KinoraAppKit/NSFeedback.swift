import KinoraViews

// What a pointer and a trackpad do and tell. Nothing presses a stage, and nothing is felt.

public typealias NSClickGestureRecognizer = UITapGestureRecognizer
public typealias NSPanGestureRecognizer = UIPanGestureRecognizer
public typealias NSPressGestureRecognizer = UILongPressGestureRecognizer
public typealias NSMagnificationGestureRecognizer = UIPinchGestureRecognizer
public typealias NSRotationGestureRecognizer = UIRotationGestureRecognizer

/// A key's number on a keyboard.
public typealias CGKeyCode = UInt16

/// How a trackpad answers to being pressed.
@MainActor @preconcurrency
public final class NSPressureConfiguration: NSObject {
    public let pressureBehavior: NSEvent.PressureBehavior
    public init(pressureBehavior: NSEvent.PressureBehavior) { self.pressureBehavior = pressureBehavior }
    public func set() {}
}

/// Knocks of a trackpad.
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: AnyObject {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    public static let defaultPerformer: any NSHapticFeedbackPerformer = StillPerformer()

    private final class StillPerformer: NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }
}

/// Has somebody pick a color from the screen. Nobody does, so that its handler is told of none.
@MainActor @preconcurrency
public final class NSColorSampler: NSObject {
    public override init() { super.init() }
    public func show(selectionHandler: @escaping (UIColor?) -> Void) { selectionHandler(nil) }
    public func sample() async -> UIColor? { nil }
}

extension NSEvent {
    public enum PressureBehavior: Int, Sendable {
        case unknown = -1
        case primaryDefault
        case primaryClick
        case primaryGeneric
        case primaryAccelerator
        case primaryDeepClick = 5
        case primaryDeepDrag
    }
}

/// Kinds of events that a pointer and a keyboard would send; none of them comes.
extension NSEvent.EventType {
    public static var leftMouseDown: Self { .touches }
    public static var leftMouseUp: Self { .touches }
    public static var leftMouseDragged: Self { .touches }
    public static var rightMouseDown: Self { .touches }
    public static var rightMouseUp: Self { .touches }
    public static var mouseMoved: Self { .touches }
    public static var mouseEntered: Self { .touches }
    public static var mouseExited: Self { .touches }
    public static var scrollWheel: Self { .motion }
    public static var keyDown: Self { .presses }
    public static var keyUp: Self { .presses }
    public static var flagsChanged: Self { .presses }
}
