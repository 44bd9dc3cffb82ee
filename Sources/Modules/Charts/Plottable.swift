import KinoraViews

/// A value that has a place in a chart.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
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
/// A value that is plotted as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value at a place of a chart; nil where the place has one of another kind.
    init?(_ plotted: _Plotted)
}
extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _Plotted { .number(Double(self)) }
    public init?(_ plotted: _Plotted) {
        guard case .number(let number) = plotted else { return nil }
        self.init(number)
    }
}
extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
    public var _plotted: _Plotted { .number(Double(self)) }
    public init?(_ plotted: _Plotted) {
        guard case .number(let number) = plotted else { return nil }
        self.init(exactly: number.rounded())
    }
}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Float16: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Decimal: Plottable {
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
extension Date: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { .date(self) }
    public init?(_ plotted: _Plotted) {
        guard case .date(let date) = plotted else { return nil }
        self = date
    }
}
extension String: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { .category(self) }
    public init?(_ plotted: _Plotted) {
        guard case .category(let name) = plotted else { return nil }
        self = name
    }
}
extension Never: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { fatalError("There is no such value.") }
    public init?(_ plotted: _Plotted) { return nil }
}
extension _Plotted {
    func of<P: Plottable>(_ type: P.Type) -> P? {
        P.PrimitivePlottable(self).flatMap { P(primitivePlottable: $0) }
    }
}

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
}
extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue { of(range) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue { of(range) }
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue { of(range) }
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        of(range.lowerBound..<range.upperBound)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        of(range.lowerBound..<range.upperBound)
    }
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        of(range.lowerBound..<range.upperBound)
    }
    private static func of(_ range: Range<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound._plotted, end: range.upperBound._plotted)
    }
}
extension PlottableValue where Value == Date {
    // Dates go before other values where a source's function may give either: lengths are values here, and may not be at Apple's.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Date) -> PlottableValue {
        PlottableValue(value: .date(value))
    }
    public static func value(_ label: Text, _ value: Date) -> PlottableValue { PlottableValue(value: .date(value)) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Date) -> PlottableValue {
        PlottableValue(value: .date(value))
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { of(value, unit, calendar) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { of(value, unit, calendar) }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { of(value, unit, calendar) }

    private static func of(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> PlottableValue {
        guard let interval = (calendar ?? .charts).dateInterval(of: unit, for: date) else {
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
