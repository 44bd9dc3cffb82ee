import KinoraViews

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}
/// A day of each week, or of one week of each month or year.
public final class EKRecurrenceDayOfWeek: NSObject {
    public let dayOfTheWeek: EKWeekday
    /// 0 for each week; below 0 from the end.
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
        super.init()
    }
}
/// When a repetition ends: at a date, or after a count.
public final class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    /// 0 where a date says the end.
    public let occurrenceCount: Int
    public init(end endDate: Date) {
        (self.endDate, occurrenceCount) = (endDate, 0)
        super.init()
    }
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
}
/// How an item repeats.
public final class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    /// Days, weeks, months or years from one to the next.
    public let interval: Int
    public var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]? = nil,
        daysOfTheMonth: [NSNumber]? = nil, monthsOfTheYear: [NSNumber]? = nil, weeksOfTheYear: [NSNumber]? = nil,
        daysOfTheYear: [NSNumber]? = nil, setPositions: [NSNumber]? = nil, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        (self.daysOfTheWeek, self.daysOfTheMonth) = (daysOfTheWeek, daysOfTheMonth)
        (self.monthsOfTheYear, self.weeksOfTheYear) = (monthsOfTheYear, weeksOfTheYear)
        (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
        super.init()
    }
}
