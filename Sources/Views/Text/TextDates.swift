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
        let whole = Int(abs(seconds).rounded(.down))
        switch style {
        case .timer: return clock(abs(seconds), rounding: .down)
        case .offset:
            let (count, unit) = parts(of: whole)[0]
            return "\(seconds < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
        case .relative:
            return parts(of: whole).prefix(2).map { count, unit in
                "\(count) \(unit.short)\(count != 1 && unit.hasShortPlural ? "s" : "")"
            }.joined(separator: ", ")
        }
    }

    private struct UnitName {
        let long: String
        let short: String
        /// "2 days", but "2 hr".
        var hasShortPlural = false
    }

    /// Whole units from the largest on, that are not 0.
    private static func parts(of seconds: Int) -> [(Int, UnitName)] {
        let units: [(Int, UnitName)] = [
            (31_536_000, UnitName(long: "year", short: "yr", hasShortPlural: true)),
            (2_592_000, UnitName(long: "month", short: "mth", hasShortPlural: true)),
            (86_400, UnitName(long: "day", short: "day", hasShortPlural: true)),
            (3600, UnitName(long: "hour", short: "hr")), (60, UnitName(long: "minute", short: "min")),
            (1, UnitName(long: "second", short: "sec")),
        ]
        var rest = seconds
        var parts: [(Int, UnitName)] = []
        for (length, name) in units where rest >= length {
            parts.append((rest / length, name))
            rest %= length
        }
        return parts.isEmpty ? [(0, units[5].1)] : parts
    }
}
