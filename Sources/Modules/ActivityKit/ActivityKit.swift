/// The module that sources import for live activities. None is ever shown.
@_exported import KinoraViews

public protocol ActivityAttributes: Codable { associatedtype ContentState: Codable & Hashable }
public struct ActivityContent<State: Codable & Hashable> {
    public var state: State
    /// Kept and not followed: nothing is shown that could become old.
    public var staleDate: Foundation.Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Foundation.Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
extension ActivityContent: Sendable where State: Sendable {}
public enum ActivityUIDismissalPolicy: Sendable {
    case `default`, immediate
    public static func after(_ date: Foundation.Date) -> ActivityUIDismissalPolicy { .immediate }
}
/// Where an activity is in its life.
public enum ActivityState: String, Codable, Hashable, Sendable { case pending, active, ended, dismissed, stale }
/// How long an activity is shown, which none is.
public enum ActivityStyle: String, Codable, Hashable, Sendable { case standard, transient }
/// Who may change an activity from afar. Nobody does.
public struct PushType: Hashable, Sendable {
    private let channel: String?
    public static let token = PushType(channel: nil)
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
public enum ActivityAuthorizationError: Error, Sendable {
    case attributesTooLarge, unsupported, unsupportedTarget, denied, globalMaximumExceeded, targetMaximumExceeded
    case missingProcessIdentifier, unentitled, visibility, persistenceFailure, reconnectNotPermitted
    case malformedActivityIdentifier
}
public struct ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once: nobody allows them later.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
