import Foundation

/// Writes spans of time as counts of units, "1:05" or "2 hours, 5 minutes", which Linux's Foundation lacks; in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    open var unitsStyle: UnitsStyle = .positional
    /// Empty: hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = Calendar.current
    open var referenceDate: Date?
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false

    typealias Field = Date.ComponentsFormatStyle.Field

    /// A unit by its names in the kinds of formats, and in words.
    struct UnitName {
        let field: Field
        let component: Calendar.Component
        let unit: NSCalendar.Unit
        let seconds: Double
        let letters: String
        let short: String
        let full: String
        /// "2 days", but "2 hr".
        let hasShortPlural: Bool

        init(
            _ field: Field, _ component: Calendar.Component, _ unit: NSCalendar.Unit, seconds: Double, letters: String,
            short: String, full: String, hasShortPlural: Bool = false
        ) {
            (self.field, self.component, self.unit, self.seconds) = (field, component, unit, seconds)
            (self.letters, self.short, self.full, self.hasShortPlural) = (letters, short, full, hasShortPlural)
        }
    }
    private static let units = [
        UnitName(
            .year, .year, .year, seconds: 31_536_000, letters: "y", short: "yr", full: "year", hasShortPlural: true),
        UnitName(
            .month, .month, .month, seconds: 2_592_000, letters: "mo", short: "mth", full: "month", hasShortPlural: true
        ),
        UnitName(
            .week, .weekOfMonth, .weekOfMonth, seconds: 604_800, letters: "w", short: "wk", full: "week",
            hasShortPlural: true),
        UnitName(.day, .day, .day, seconds: 86_400, letters: "d", short: "day", full: "day", hasShortPlural: true),
        UnitName(.hour, .hour, .hour, seconds: 3_600, letters: "h", short: "hr", full: "hour"),
        UnitName(.minute, .minute, .minute, seconds: 60, letters: "m", short: "min", full: "minute"),
        UnitName(.second, .second, .second, seconds: 1, letters: "s", short: "sec", full: "second"),
    ]

    /// From the largest to the smallest.
    static func units(of fields: Set<Field>) -> [UnitName] { units.filter { fields.contains($0.field) } }

    /// A span in words, of its units that are not 0; of the smallest one where all are.
    ///
    /// - Parameter most: how many units are told.
    static func words(_ interval: TimeInterval, _ fields: Set<Field>, _ style: UnitsStyle, most: Int) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.maximumUnitCount = most
        return formatter.string(from: abs(interval), in: units(of: fields)) ?? ""
    }

    open func string(from interval: TimeInterval) -> String? {
        let wanted = allowedUnits.isEmpty ? [.hour, .minute, .second] as NSCalendar.Unit : allowedUnits
        return string(from: interval, in: DateComponentsFormatter.units.filter { wanted.contains($0.unit) })
    }

    private func string(from interval: TimeInterval, in units: [UnitName]) -> String? {
        guard interval.isFinite else { return nil }
        var rest = abs(interval).rounded(.down)
        return text(
            of: units.map { unit in
                let count = (rest / unit.seconds).rounded(.down)
                rest -= count * unit.seconds
                return (Int(count), unit)
            }, isNegative: interval < 0)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open func string(from components: DateComponents) -> String? {
        let counts = [
            components.year, components.month, components.weekOfMonth, components.day, components.hour,
            components.minute, components.second,
        ]
        let seconds = zip(counts, DateComponentsFormatter.units).reduce(0.0) { $0 + Double($1.0 ?? 0) * $1.1.seconds }
        return string(from: seconds)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    func text(of all: [(count: Int, unit: UnitName)], isNegative: Bool) -> String {
        var parts = all
        let isPositional = unitsStyle == .positional
        let behavior =
            zeroFormattingBehavior == .default ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        if behavior.contains(.dropLeading) {
            // A time keeps its minutes: "0:05".
            let least = isPositional ? min(2, parts.count) : 1
            while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) { while parts.count > 1, parts.last!.count == 0 { parts.removeLast() } }
        if behavior.contains(.dropMiddle), !isPositional {
            let kept = parts.filter { $0.count != 0 }
            parts = kept.isEmpty ? Array(parts.suffix(1)) : kept
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let sign = isNegative ? "-" : ""
        if isPositional {
            let isPadded = behavior.contains(.pad)
            return sign
                + parts.enumerated().map { index, part in
                    let digits = String(part.count)
                    return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
                }.joined(separator: ":")
        }
        let words = parts.map { part in
            switch unitsStyle {
            case .abbreviated: return "\(part.count)\(part.unit.letters)"
            case .brief: return "\(part.count)\(part.unit.short)\(shortPlural(part))"
            case .short: return "\(part.count) \(part.unit.short)\(shortPlural(part))"
            case .spellOut:
                let number = NumberFormatter.localizedString(from: NSNumber(value: part.count), number: .spellOut)
                return "\(number) \(part.unit.full)\(part.count == 1 ? "" : "s")"
            default: return "\(part.count) \(part.unit.full)\(part.count == 1 ? "" : "s")"
            }
        }
        let phrase = includesTimeRemainingPhrase ? " remaining" : ""
        let joined = words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        return (includesApproximationPhrase ? "About " : "") + sign + joined + phrase
    }

    private func shortPlural(_ part: (count: Int, unit: UnitName)) -> String {
        part.count != 1 && part.unit.hasShortPlural ? "s" : ""
    }
}

/// Writes how far a time is from another, "in 2 hours" or "2 hours ago", which Linux's Foundation lacks; in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    open var formattingContext: Formatter.Context = .unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    private static let units: [(seconds: Double, full: String, short: String)] = [
        (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86_400, "day", "day"),
        (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
    ]

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let units = RelativeDateTimeFormatter.units
        let index = units.firstIndex { abs(timeInterval) >= $0.seconds } ?? units.count - 1
        let count = timeInterval.isFinite ? Int((abs(timeInterval) / units[index].seconds).rounded(.down)) : 0
        return text(count, ofUnit: index, isPast: timeInterval < 0)
    }

    /// The largest of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let components = [
            dateComponents.year, dateComponents.month, dateComponents.weekOfMonth ?? dateComponents.weekOfYear,
            dateComponents.day, dateComponents.hour, dateComponents.minute, dateComponents.second,
        ]
        let index = components.firstIndex { $0 ?? 0 != 0 } ?? components.lastIndex { $0 != nil } ?? 6
        let count = components[index] ?? 0
        if count == 0, dateTimeStyle == .named, index == 3 { return "today" }
        return text(abs(count), ofUnit: index, isPast: count < 0)
    }

    private func text(_ count: Int, ofUnit index: Int, isPast: Bool) -> String {
        let units = RelativeDateTimeFormatter.units
        if dateTimeStyle == .named {
            if count == 0 { return "now" }
            if count == 1, let name = named(units[index].full, isPast: isPast) { return name }
        }
        let isShort = unitsStyle == .short || unitsStyle == .abbreviated
        let plural = count != 1 && (!isShort || units[index].short == "day")
        let unit = (isShort ? units[index].short : units[index].full) + (plural ? "s" : "")
        return isPast ? "\(count) \(unit) ago" : "in \(count) \(unit)"
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open func string(for obj: Any?, relativeTo date: Date) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: date) }
    }

    private func named(_ unit: String, isPast: Bool) -> String? {
        switch unit {
        case "day": isPast ? "yesterday" : "tomorrow"
        case "year", "month", "week": "\(isPast ? "last" : "next") \(unit)"
        default: nil
        }
    }
}

/// Writes lists of things, "a, b, and c", which Linux's Foundation lacks; in English.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and \(strings.last!)"
        }
    }
    open func string(from items: [Any]) -> String? {
        ListFormatter.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
}
