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
    /// - Parameter audioSession: an `AVAudioSession`; it is not used, because nothing is heard.
    public init(audioSession: AnyObject?) throws {}
    public var playsAudioOnly = false
    public var isMutedForAudio = false
    public var isMutedForHaptics = false
    private var resources = 0
    public func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
        -> CHHapticAudioResourceID
    {
        resources += 1
        return resources
    }
    public func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
    public func stop() async throws {}
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
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}
/// A player that says that it is done as soon as it starts.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer, AnyObject {
    var completionHandler: ((any Error)?) -> Void { get set }
    var loopEnabled: Bool { get set }
    var isMuted: Bool { get set }
}
public typealias CHHapticAudioResourceID = Int
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var completionHandler: ((any Error)?) -> Void = { _ in }
    var loopEnabled = false
    var isMuted = false
    func start(atTime time: TimeInterval) throws { completionHandler(nil) }
    func stop(atTime time: TimeInterval) throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
}
public let CHHapticTimeImmediate: TimeInterval = 0
public struct CHHapticEvent: Sendable {
    public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
    public enum ParameterID: Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
        case audioVolume, audioPitch, audioPan, audioBrightness
    }
    public init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {}
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}
public struct CHHapticEventParameter: Sendable {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
public struct CHHapticDynamicParameter: Sendable {
    public enum ID: Sendable {
        case hapticIntensityControl, hapticSharpnessControl
        case hapticAttackTimeControl, hapticDecayTimeControl, hapticReleaseTimeControl
        case audioVolumeControl, audioPanControl, audioPitchControl, audioBrightnessControl
        case audioAttackTimeControl, audioDecayTimeControl, audioReleaseTimeControl
    }
    public let parameterID: ID
    public let value: Float
    public let relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}
public struct CHHapticParameterCurve: Sendable {
    public struct ControlPoint: Sendable { public init(relativeTime time: TimeInterval, value: Float) {} }
    public init(parameterID: CHHapticEvent.ParameterID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {}
}
public final class CHHapticPattern: Sendable {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}
