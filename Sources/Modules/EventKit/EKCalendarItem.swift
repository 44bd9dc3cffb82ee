import KinoraViews

/// An event or a reminder.
public class EKCalendarItem: EKObject {
    public let calendarItemIdentifier: String
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    public var title: String!
    public var notes: String?
    public var location: String?
    public var url: URL?
    public var calendar: EKCalendar!
    public var timeZone: TimeZone?
    /// When it was made, on the virtual clock.
    public let creationDate: Date? = Date()
    public var lastModifiedDate: Date? { creationDate }
    public var alarms: [EKAlarm]?
    public var recurrenceRules: [EKRecurrenceRule]?
    public var attendees: [EKParticipant]? { nil }
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    public var hasNotes: Bool { notes?.isEmpty == false }
    public var hasAttendees: Bool { false }
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    init(store: EKEventStore) { calendarItemIdentifier = store.nextIdentifier() }
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}
public final class EKEvent: EKCalendarItem {
    public var startDate: Date!
    public var endDate: Date!
    public var isAllDay = false
    public var availability = EKEventAvailability.notSupported
    public var status: EKEventStatus { .none }
    public var organizer: EKParticipant? { nil }
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public var eventIdentifier: String! { calendarItemIdentifier }
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }
    public func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
    }
}
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}
public final class EKReminder: EKCalendarItem {
    public var dueDateComponents: DateComponents?
    public var startDateComponents: DateComponents?
    /// A reminder is completed if it has one.
    public var completionDate: Date?
    public var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    /// 0 for none, 1 for the highest, 9 for the lowest.
    public var priority = 0
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }
}
/// Somebody who takes part. There is nobody.
public final class EKParticipant: EKObject {
    override init() { super.init() }
    public var name: String? { nil }
    public var isCurrentUser: Bool { false }
}
