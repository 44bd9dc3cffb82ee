import KinoraViews

/// A value that has a place in a chart.
public protocol Plottable {
    associatedtype PrimitivePlottable: Plottable
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
    var _plotted: _Plotted { get }
}

/// A number, a moment or a category.
public enum _Plotted: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// On a line of numbers; seconds for dates, nil for categories.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
    var name: String {
        switch self {
        case .number(let number): NumberTitle.text(number)
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
    var isDate: Bool { if case .date = self { true } else { false } }
}

extension Plottable {
    public var _plotted: _Plotted { primitivePlottable._plotted }
}
extension Plottable where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Double: Plottable { public var _plotted: _Plotted { .number(self) } }
extension Float: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension CGFloat: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension Int: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension Int64: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension Int32: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension UInt: Plottable { public var _plotted: _Plotted { .number(Double(self)) } }
extension Decimal: Plottable {
    public var _plotted: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Date: Plottable { public var _plotted: _Plotted { .date(self) } }
extension String: Plottable { public var _plotted: _Plotted { .category(self) } }

/// A value with its label. A date with a unit stands for all of that unit, such as a day.
public struct PlottableValue<Value: Plottable> {
    let value: _Plotted
    /// The end of the unit.
    var end: _Plotted?

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value: value._plotted)
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value: value._plotted) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(value: value._plotted)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound._plotted, end: range.upperBound._plotted)
    }
}
extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .charts
    ) -> PlottableValue { of(value, unit, calendar) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .charts
    ) -> PlottableValue { of(value, unit, calendar) }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .charts
    ) -> PlottableValue { of(value, unit, calendar) }

    private static func of(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> PlottableValue {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            return PlottableValue(value: .date(date))
        }
        return PlottableValue(value: .date(interval.start), end: .date(interval.end))
    }
}

extension Calendar {
    /// That of a stage, so that a chart does not depend on the machine.
    public static var charts: Calendar { EnvironmentValues().calendar }
}

/// Numbers as axes show them.
enum NumberTitle {
    static func text(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US")))
    }
}
