import KinoraStage

// Texts that follow a source of time by a format of iOS 18: `Text(.currentDate, format: .offset(to: date))`. All follow the virtual clock.

/// A value that changes with the time.
public struct TimeDataSource<Value>: @unchecked Sendable {
    let now: () -> Value
}
extension TimeDataSource where Value == Date {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date.ticking } }
}
extension TimeDataSource where Value == Range<Date> {
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { date..<max(date, Date.ticking) }
    }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, Date.ticking)..<date }
    }
}
extension TimeDataSource where Value == Duration {
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds(Date.ticking.timeIntervalSince(date)) }
    }
}

extension Text {
    /// What a format makes of a source at this time.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.counting { Text(verbatim: format.format(source.now())) })
    }
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.counting { Text(format.format(source.now())) })
    }
}

/// Formats of times that change: how far a date is, and clocks.
public enum SystemFormatStyle {
    /// How far a date lies from an anchor: "1 hour, 20 minutes", with a minus before it.
    public struct DateOffset: FormatStyle, Sendable {
        let anchor: Date
        let fields: Set<Date.ComponentsFormatStyle.Field>
        let most: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields, most, self.sign) = (anchor, allowedFields, max(1, maxFieldCount), sign)
        }
        public func format(_ value: Date) -> String {
            let seconds = value.timeIntervalSince(anchor)
            let text = DateComponentsFormatter.words(seconds, fields, .full, most: most)
            let isSigned = sign != .never && (seconds <= -1 || sign == .always() && seconds >= 1)
            return isSigned ? (seconds < 0 ? "-" : "+") + text : text
        }
    }

    /// A date as seen from now: "in 2 hours", "5 minutes ago", and beyond a year the date itself.
    public struct DateReference: FormatStyle, Sendable {
        let date: Date
        let fields: Set<Date.ComponentsFormatStyle.Field>
        let most: Int

        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2
        ) {
            (self.date, fields, most) = (date, allowedFields, max(1, maxFieldCount))
        }
        public func format(_ now: Date) -> String {
            let seconds = date.timeIntervalSince(now)
            guard abs(seconds) < 31_536_000 else { return date.formatted(date: .abbreviated, time: .omitted) }
            let text = DateComponentsFormatter.words(seconds, fields, .full, most: most)
            return seconds > 0 ? "in \(text)" : "\(text) ago"
        }
    }

    /// The time that went by since a date: "1:05.25".
    public struct Stopwatch: FormatStyle, Sendable {
        let start: Date
        let showsHours: Bool
        let precision: Duration

        public init(
            startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            (self.start, self.showsHours, precision) = (start, showsHours, maxPrecision)
        }
        public func format(_ value: Date) -> String {
            TimeFields.clock(max(0, value.timeIntervalSince(start)), precision, showsHours, .down)
        }
    }

    /// The time that is left of an interval, or went by in it: "1:05".
    public struct Timer: FormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        let precision: Duration

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours, precision) = (interval, true, showsHours, maxPrecision)
        }
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours, precision) = (interval, false, showsHours, maxPrecision)
        }
        public func format(_ value: Date) -> String {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            return TimeFields.clock(seconds, precision, showsHours, countsDown ? .up : .down)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2
    ) -> Self { Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

/// Spans of time as clocks.
enum TimeFields {
    /// Hours, minutes and seconds with as many decimals as the precision has, rounded to it.
    static func clock(
        _ seconds: TimeInterval, _ precision: Duration, _ showsHours: Bool, _ rounding: FloatingPointRoundingRule
    ) -> String {
        let (whole, parts) = precision.components
        let step = Double(whole) + Double(parts) * 1e-18
        guard step > 0, step < 1 else { return Text.clock(seconds, rounding: rounding, showsHours: showsHours) }
        let digits = step > 0.05 ? 1 : step > 0.005 ? 2 : 3
        let scale = [1: 10, 2: 100, 3: 1000][digits]!
        // Times of the clock are sums of steps: what is a hair below a hundredth is that hundredth.
        let ticks = Int((seconds * Double(scale) + (rounding == .down ? 1e-6 : -1e-6)).rounded(rounding))
        let fraction = String(ticks % scale)
        let clock = Text.clock(Double(ticks / scale), rounding: .down, showsHours: showsHours)
        return clock + "." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
