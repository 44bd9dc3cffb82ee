import KinoraStage

extension Text {
    /// The time that is left of an interval, or that went by of it, as "1:05". It follows the virtual clock.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: Text.clock(seconds, rounding: countsDown ? .up : .down, showsHours: showsHours))
    }
    /// "9:30 – 10:30 AM".
    public init(_ dates: ClosedRange<Date>) { self.init(dates.lowerBound..<dates.upperBound, format: .interval) }
    public init(_ interval: DateInterval) { self.init(interval.start..<interval.end, format: .interval) }

    /// Minutes and seconds, with hours where there are some.
    static func clock(_ seconds: TimeInterval, rounding: FloatingPointRoundingRule, showsHours: Bool = true) -> String {
        let whole = Int(max(0, seconds).rounded(rounding))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 && showsHours ? "\(hours):\(two(minutes)):\(two(rest))" : "\(whole / 60):\(two(rest))"
    }
}
