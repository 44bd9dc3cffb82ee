import KinoraViews

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// Something of a calendar, which keeps what is written to it.
public class EKObject: NSObject {
    public var hasChanges: Bool { false }
    public var isNew: Bool { true }
    public func reset() {}
    public func rollback() {}
    @discardableResult public func refresh() -> Bool { true }
}
/// The account that a calendar belongs to.
public final class EKSource: EKObject {
    public var title: String { "" }
    public var sourceIdentifier: String { "" }
    public var sourceType: EKSourceType { .local }
}
/// A calendar, or a list of reminders.
public final class EKCalendar: EKObject {
    public override init() { super.init() }
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    public var title = ""
    public var calendarIdentifier: String { title }
    public var cgColor: CGColor! = UIColor.systemBlue.cgColor
    public var color: UIColor { cgColor.map { UIColor(cgColor: $0) } ?? .systemBlue }
    public var allowsContentModifications: Bool { false }
    public var type: EKCalendarType { .local }
    public var source: EKSource! = EKSource()
    public var isSubscribed: Bool { false }
}
