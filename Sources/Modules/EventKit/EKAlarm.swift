import KinoraViews

/// When one is reminded: nobody is.
public final class EKAlarm: EKObject {
    public var absoluteDate: Date?
    /// Seconds from the beginning of its item.
    public var relativeOffset: TimeInterval
    public init(absoluteDate: Date) {
        self.absoluteDate = absoluteDate
        relativeOffset = 0
    }
    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}
