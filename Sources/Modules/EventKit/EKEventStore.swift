import KinoraViews

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// What a store answers that nobody allowed.
public struct EKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case eventStoreNotAuthorized = 29 }
    public let code: Code
}
/// Calendars and reminders, which nobody allows: there are none, and nothing is saved.
open class EKEventStore: NSObject {
    private var count = 0
    public override init() { super.init() }
    func nextIdentifier() -> String {
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
    public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    public var sources: [EKSource] { [] }
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
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try save(event, span: span) }
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try remove(event, span: span) }
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw EKError(code: .eventStoreNotAuthorized)
    }
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw EKError(code: .eventStoreNotAuthorized)
    }
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}
    public func refreshSourcesIfNecessary() {}
    public func reset() {}
    public func commit() throws { throw EKError(code: .eventStoreNotAuthorized) }
}
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
