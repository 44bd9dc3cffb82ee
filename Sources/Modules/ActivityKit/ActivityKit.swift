/// The module that sources import for live activities. None is ever shown.
@_exported import KinoraViews

public protocol ActivityAttributes: Codable { associatedtype ContentState: Codable & Hashable }
public struct ActivityContent<State: Codable & Hashable> {
    public let state: State
    public init(state: State, staleDate: Foundation.Date?, relevanceScore: Double = 0) { self.state = state }
}
public enum ActivityUIDismissalPolicy: Sendable {
    case `default`, immediate
    public static func after(_ date: Foundation.Date) -> ActivityUIDismissalPolicy { .immediate }
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public let id = "activity"
    public let attributes: Attributes
    init(attributes: Attributes) { self.attributes = attributes }
    public static var activities: [Activity<Attributes>] { [] }
    public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: String? = nil
    ) throws -> Activity<Attributes> { Activity(attributes: attributes) }
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    public func end(
        _ content: ActivityContent<Attributes.ContentState>? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
public struct ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
}
