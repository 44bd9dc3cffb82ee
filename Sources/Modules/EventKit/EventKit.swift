/// The module that sources import for calendars and reminders. Nobody allows them, and there are none; items keep what is written to
/// them.
@_exported import KinoraViews

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

public class EKObject: NSObject {}
/// The account that a calendar belongs to.
public final class EKSource: EKObject {
    public var title: String { "" }
    public var sourceIdentifier: String { "" }
    public var sourceType: EKSourceType { .local }
}
public final class EKCalendar: EKObject {
    public var title = ""
    public var calendarIdentifier: String { title }
    public var cgColor: CGColor! = UIColor.systemBlue.cgColor
    public var color: UIColor { cgColor.map { UIColor(cgColor: $0) } ?? .systemBlue }
    public var allowsContentModifications: Bool { false }
    public var type: EKCalendarType { .local }
    public var source: EKSource! = EKSource()
    public var isSubscribed: Bool { false }
}
public final class EKAlarm: EKObject {
    public var absoluteDate: Date?
    public var relativeOffset: TimeInterval
    public init(absoluteDate: Date) {
        self.absoluteDate = absoluteDate
        relativeOffset = 0
    }
    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}

public class EKCalendarItem: EKObject {
    public let calendarItemIdentifier: String
    public var title: String!
    public var notes: String?
    public var location: String?
    public var url: URL?
    public var calendar: EKCalendar!
    public private(set) var alarms: [EKAlarm]?
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    fileprivate init(store: EKEventStore) { calendarItemIdentifier = store.nextIdentifier() }
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
public final class EKEvent: EKCalendarItem {
    public var startDate: Date!
    public var endDate: Date!
    public var isAllDay = false
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public var eventIdentifier: String! { calendarItemIdentifier }
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }
}
public final class EKReminder: EKCalendarItem {
    public var dueDateComponents: DateComponents?
    public var startDateComponents: DateComponents?
    public var completionDate: Date?
    public var isCompleted = false
    public var priority = 0
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }
}

/// What a store answers that nobody allowed.
public struct EKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case eventStoreNotAuthorized = 29 }
    public let code: Code
}
open class EKEventStore: NSObject {
    private var count = 0
    public override init() { super.init() }
    fileprivate func nextIdentifier() -> String {
        count += 1
        return "item-\(count)"
    }
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    public func requestFullAccessToEvents() async throws -> Bool { false }
    public func requestFullAccessToReminders() async throws -> Bool { false }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    public var defaultCalendarForNewEvents: EKCalendar? { nil }
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    public func event(withIdentifier identifier: String) -> EKEvent? { nil }
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    public func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return predicate
    }
    public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    public func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(code: .eventStoreNotAuthorized) }
    public func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(code: .eventStoreNotAuthorized) }
    public func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(code: .eventStoreNotAuthorized) }
    public func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(code: .eventStoreNotAuthorized) }
    public func commit() throws { throw EKError(code: .eventStoreNotAuthorized) }
}
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
