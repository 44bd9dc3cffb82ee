import KinoraStage

extension Text {
    /// The time that is left of an interval, or that went by of it, as "1:05". It follows the virtual clock.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        func clock(at date: Date) -> Text {
            let now = min(max(date, timerInterval.lowerBound), timerInterval.upperBound)
            let seconds =
                countsDown
                ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
            return Text(verbatim: Text.clock(seconds, rounding: countsDown ? .up : .down, showsHours: showsHours))
        }
        if let pauseTime { self = clock(at: pauseTime) } else { self.init(.counting { clock(at: .ticking) }) }
    }
    /// "9:30 – 10:30 AM"; with the dates where they are of several days.
    public init(_ dates: ClosedRange<Date>) {
        let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let format = Date.IntervalFormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
        self.init(dates.lowerBound..<dates.upperBound, format: format)
    }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Minutes and seconds, with hours where there are some.
    static func clock(_ seconds: TimeInterval, rounding: FloatingPointRoundingRule, showsHours: Bool = true) -> String {
        let whole = Int(max(0, seconds).rounded(rounding))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 && showsHours ? "\(hours):\(two(minutes)):\(two(rest))" : "\(whole / 60):\(two(rest))"
    }

    /// How far a date is from now.
    ///
    /// - Parameter seconds: from now on; before now is negative.
    static func distance(_ seconds: TimeInterval, _ style: DateStyle.Distance) -> String {
        switch style {
        case .timer: clock(abs(seconds), rounding: .down)
        case .offset: (seconds < 0 ? "-" : "+") + DateComponentsFormatter.words(seconds, units, .full, most: 1)
        case .relative: DateComponentsFormatter.words(seconds, units, .short, most: 2)
        }
    }

    private static let units: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]
}
