/// The module that sources import to do things together. A stage is alone: no session ever comes.
@_exported import KinoraViews

/// Something that people do together.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: self) }
    /// Nobody is there.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    public func activate() async throws -> Bool { false }
    /// Ends when its task is cancelled.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession.Sessions() }
}
public enum GroupActivityActivationResult: Sendable { case activationDisabled, activationPreferred, cancelled }
public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
    }
    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    public var fallbackURL: URL?
    public var type = ActivityType.generic
    public init() {}
}
public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
}
public enum Participants: Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
/// People who do something together: there are none.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject {
    public enum State { case waiting, joined, invalidated(reason: any Error) }
    public let id = UUID()
    public let activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let localParticipant = Participant(id: UUID())
    init(_ activity: ActivityType) { self.activity = activity }
    public func join() { state = .joined }
    public func leave() { state = .waiting }
    public func end() { state = .waiting }

    /// Waits until its task is cancelled.
    public struct Sessions: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? {
                let (stream, _) = AsyncStream<Never>.makeStream()
                for await _ in stream {}
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
/// Sends what others would be told.
public final class GroupSessionMessenger {
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(nil) }
}
/// Whether people are called, which they are not.
public final class GroupStateObserver: ObservableObject {
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
