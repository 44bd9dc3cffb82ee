/// The module that sources import for haptics. There is no motor: the hardware says that it supports none.
@_exported import KinoraViews

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}
public final class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError
    }
    public init() throws {}
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    public var resetHandler: () -> Void = {}
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false
    public func start() throws {}
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }
}
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {}
private struct SilentPlayer: CHHapticAdvancedPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
public let CHHapticTimeImmediate: TimeInterval = 0
public struct CHHapticEvent: Sendable {
    public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
    public enum ParameterID: Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    }
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}
public struct CHHapticEventParameter: Sendable {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
public struct CHHapticDynamicParameter: Sendable {}
public struct CHHapticParameterCurve: Sendable {
    public struct ControlPoint: Sendable { public init(relativeTime time: TimeInterval, value: Float) {} }
    public init(parameterID: CHHapticEvent.ParameterID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {}
}
public final class CHHapticPattern: Sendable {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}
