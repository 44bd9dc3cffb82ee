import Foundation

// Measurements as text, which Linux's Foundation lacks, in English.

extension Measurement where UnitType: Dimension {
    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: Codable { case wide, abbreviated, narrow }
            let kind: Kind
            /// "2 meters"
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// "2 m"
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// "2m"
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = usage?.isAsProvided == true ? value : value.inUnits(of: locale)
            let isConverted = usage?.isAsProvided != true
            let style = numberFormatStyle ?? MeasurementText.number(shown.value, isConverted, locale)
            let number = style.locale(locale).format(shown.value)
            return MeasurementText.joined(number, shown.unit, width.kind == .wide ? 2 : width.kind == .narrow ? 0 : 1)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public static func == (lhs: FormatStyle, rhs: FormatStyle) -> Bool {
            lhs.width == rhs.width && lhs.locale == rhs.locale && lhs.usage == rhs.usage
                && lhs.numberFormatStyle == rhs.numberFormatStyle
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            hasher.combine(locale)
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// In the units that people of a region use: miles, feet and degrees Fahrenheit in the United States.
    fileprivate func inUnits(of locale: Locale) -> Measurement {
        let isImperial = locale.measurementSystem == .us
        let target: Dimension?
        switch unit {
        case let unit as UnitLength where isImperial && !MeasurementText.imperial.contains(unit.symbol):
            let meters = unit.converter.baseUnitValue(fromValue: value)
            target = abs(meters) >= 804.672 ? UnitLength.miles : abs(meters) >= 0.3048 ? UnitLength.feet : .inches
        case let unit as UnitMass where isImperial && !MeasurementText.imperial.contains(unit.symbol):
            target = abs(unit.converter.baseUnitValue(fromValue: value)) >= 0.4536 ? UnitMass.pounds : .ounces
        case is UnitTemperature: target = isImperial ? UnitTemperature.fahrenheit : .celsius
        default: target = nil
        }
        return (target as? UnitType).map { converted(to: $0) } ?? self
    }
}

/// What a measurement is of; most are shown in the region's units.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String
    var isAsProvided: Bool { name == "asProvided" }
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { .general }
    public static var person: Self { .general }
    public static var personHeight: Self { .general }
    public static var focalLength: Self { .asProvided }
    public static var rainfall: Self { .general }
    public static var snowfall: Self { .general }
    public static var visibility: Self { .general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { .general }
    public static var person: Self { .general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { .general } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { .asProvided }
    public static var workout: Self { .asProvided }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume { public static var liquid: Self { .asProvided } }
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed { public static var wind: Self { .asProvided } }

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes measurements, in the way of before format styles.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.numbers

    private static var numbers: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit) = (measurement.value, measurement.unit as Unit)
        if let temperature = unit as? UnitTemperature, !unitOptions.contains(.providedUnit) {
            let target: UnitTemperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
            value = Measurement(value: value, unit: temperature).converted(to: target).value
            unit = target
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return MeasurementText.joined(number, unit, unitStyle == .long ? 2 : unitStyle == .short ? 0 : 1)
    }

    open func string(from unit: Unit) -> String {
        unitStyle == .long ? MeasurementText.name(of: unit, isOne: false) : unit.symbol
    }
    open override func string(for obj: Any?) -> String? { nil }
}

/// What both ways of writing measurements share.
enum MeasurementText {
    static let imperial: Set<String> = ["mi", "yd", "ft", "in", "lb", "oz", "st"]

    /// Two digits at least for what was converted, as many as there are otherwise.
    static func number(_ value: Double, _ isConverted: Bool, _ locale: Locale) -> FloatingPointFormatStyle<Double> {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        return isConverted
            ? style.precision(.fractionLength(0...(abs(value) < 10 ? 1 : 0))) : style.precision(.fractionLength(0...6))
    }

    /// - Parameter width: 0 narrow, 1 with the unit's symbol, 2 with its name.
    static func joined(_ number: String, _ unit: Unit, _ width: Int) -> String {
        if unit.symbol.hasPrefix("°") {
            // A narrow temperature is "20°".
            return width == 2
                ? "\(number) \(name(of: unit, isOne: number == "1"))" : number + (width == 0 ? "°" : unit.symbol)
        }
        switch width {
        case 0: return number + unit.symbol
        case 1: return "\(number) \(unit.symbol)"
        default: return "\(number) \(name(of: unit, isOne: number == "1"))"
        }
    }

    static func name(of unit: Unit, isOne: Bool) -> String {
        guard let names = names[unit.symbol] else { return unit.symbol }
        return isOne ? names.0 : names.1
    }

    private static let names: [String: (String, String)] = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
        "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "cup": ("cup", "cups"), "gal": ("gallon", "gallons"), "s": ("second", "seconds"), "sec": ("second", "seconds"),
        "min": ("minute", "minutes"), "hr": ("hour", "hours"), "m/s": ("meter per second", "meters per second"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"), "kCal": ("kilocalorie", "kilocalories"),
        "cal": ("calorie", "calories"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
        "°": ("degree", "degrees"), "rad": ("radian", "radians"), "Hz": ("hertz", "hertz"),
        "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
        "GB": ("gigabyte", "gigabytes"), "hPa": ("hectopascal", "hectopascals"),
    ]
}
