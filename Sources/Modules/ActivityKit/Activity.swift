import KinoraViews

/// What an app has under way. It keeps what it is told and tells those who listen; nobody sees it, and the system does not list it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id = "activity"
    public let attributes: Attributes
    public private(set) var content: ActivityContent<ContentState>
    public private(set) var activityState = ActivityState.active
    /// The state that the content has.
    public var contentState: ContentState { content.state }
    /// Nobody sends anything from afar.
    public var pushToken: Data? { nil }
    public static var pushToStartToken: Data? { nil }
    private let contents = ActivityFeed<ActivityContent<ContentState>>()
    private let states = ActivityFeed<ActivityState>()

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (self.attributes, self.content) = (attributes, content)
    }

    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once: the system begins none by itself.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { Activity(attributes, content) }
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { Activity(attributes, content) }
    /// As in the first version of the framework.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { Activity(attributes, ActivityContent(state: contentState, staleDate: nil)) }

    // MARK: Changes

    public func update(_ content: ActivityContent<ContentState>) async { change(to: content) }
    /// Kept without the alert: nothing is shown that could speak.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async { change(to: content) }
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Foundation.Date
    ) async { change(to: content) }
    /// As in the first version of the framework.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        change(to: ActivityContent(state: contentState, staleDate: nil))
    }

    public func end(
        _ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { finish(with: content) }
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Foundation.Date
    ) async { finish(with: content) }
    /// As in the first version of the framework.
    public func end(
        using contentState: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { finish(with: contentState.map { ActivityContent(state: $0, staleDate: nil) }) }

    private func change(to content: ActivityContent<ContentState>) {
        guard activityState == .active else { return }
        self.content = content
        contents.send(content)
    }
    private func finish(with content: ActivityContent<ContentState>?) {
        if let content { change(to: content) }
        guard activityState == .active else { return }
        activityState = .ended
        states.send(.ended)
        states.finish()
        contents.finish()
    }

    // MARK: Who listens

    /// Each content from now on, until the end.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { contents.stream() }
    public var contentStateUpdates: AsyncMapSequence<AsyncStream<ActivityContent<ContentState>>, ContentState> {
        contents.stream().map(\.state)
    }
    /// The state that it is in, and those that it comes to.
    public var activityStateUpdates: AsyncStream<ActivityState> { states.stream(beginningWith: activityState) }
    /// Ends at once: there is no token.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
