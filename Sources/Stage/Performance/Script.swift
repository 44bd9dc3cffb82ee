import Foundation

/// What a user does during a performance, as data: gestures at exact times.
public struct Script: Equatable, Sendable {
    /// In any order; the stage sorts by time and keeps the order of equal times.
    public var events: [ScriptEvent]

    /// A script of these events; none by default.
    public init(_ events: [ScriptEvent] = []) { self.events = events }

    /// The user does nothing.
    public static let empty = Script()
}

/// One gesture of a script.
public struct ScriptEvent: Equatable, Sendable {
    /// When it begins, in seconds from the start; 0 or more.
    public var time: Double
    /// What is done.
    public var action: ScriptAction

    /// `action`, beginning `time` seconds from the start.
    public init(at time: Double, _ action: ScriptAction) {
        self.time = time
        self.action = action
    }
}

/// A place on the stage.
public enum ScriptPoint: Equatable, Sendable {
    /// Points from the top left corner.
    case points(x: Double, y: Double)
    /// Fractions of the stage's size.
    case unit(x: Double, y: Double)

    package func resolved(in size: CGSize) -> CGPoint {
        switch self {
        case .points(let x, let y): CGPoint(x: x, y: y)
        case .unit(let x, let y): CGPoint(x: x * size.width, y: y * size.height)
        }
    }
}

/// What a pointer, finger or device does. Movement is sampled 120 times a second, whatever the frame rate.
public enum ScriptAction: Equatable, Sendable {
    /// Lifts the finger at the event's time, 0.05 s after it went down, and again every 0.1 s for `count` taps.
    case tap(at: ScriptPoint, count: Int)
    /// Touches down for `duration` seconds without moving: a press, or a long press.
    case press(at: ScriptPoint, duration: Double)
    /// Touches down at the first point, moves through the others and lifts after `duration` seconds.
    case drag(path: [ScriptPoint], duration: Double, pace: ScriptPace)
    /// Moves the pointer without touching; where `leaves`, it leaves the stage at the end.
    case hover(path: [ScriptPoint], duration: Double, pace: ScriptPace, leaves: Bool)
    /// Scrolls what is under `at` by an offset in points (positive: content moves left or up), eased in and out.
    case scroll(at: ScriptPoint, by: CGSize, duration: Double)
    /// Two fingers: magnification goes from 1 to `scale`.
    case pinch(at: ScriptPoint, scale: Double, duration: Double)
    /// Two fingers: rotation goes from 0 to `degrees`, clockwise.
    case rotate(at: ScriptPoint, degrees: Double, duration: Double)
    /// The device tilts from where it is to this attitude, in degrees.
    case tilt(roll: Double, pitch: Double, duration: Double)
}

extension ScriptAction {
    /// A drag at an even speed, or one that eases out to a standstill.
    public static func drag(path: [ScriptPoint], duration: Double, easesOut: Bool) -> ScriptAction {
        .drag(path: path, duration: duration, pace: easesOut ? .easesOut : .even)
    }

    /// A hover at an even speed.
    public static func hover(path: [ScriptPoint], duration: Double, leaves: Bool) -> ScriptAction {
        .hover(path: path, duration: duration, pace: .even, leaves: leaves)
    }
}

/// How fast a path is traveled.
public enum ScriptPace: Equatable, Sendable {
    /// At one speed along all of the path.
    case even
    /// Ever slower, to a standstill at the end.
    case easesOut
    /// At each point at its time, in seconds from the event's own, and at an even speed from each to the next. There are as many
    /// times as points; they grow from 0 to the duration.
    case times([Double])
}
