import Foundation

// Measurements as text, which Linux's Foundation lacks, in English.

extension Measurement where UnitType: Dimension {
    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let kind: MeasurementText.Width
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
        /// Whether temperatures are written without their scale: "72°".
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            MeasurementText(
                width: width.kind, locale: locale, numbers: numberFormatStyle?.locale(locale),
                hidesScale: hidesScaleName
            ).written(value.value, value.unit, usage: usage?.name ?? "general")
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public static func == (lhs: FormatStyle, rhs: FormatStyle) -> Bool {
            lhs.width == rhs.width && lhs.locale == rhs.locale && lhs.usage == rhs.usage
                && lhs.numberFormatStyle == rhs.numberFormatStyle && lhs.hidesScaleName == rhs.hidesScaleName
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
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

/// What a measurement is of. It is shown in the units that people of the locale's region use for that.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String
    public static var general: Self { Self(name: "general") }
    /// In the measurement's own unit.
    public static var asProvided: Self { Self(name: MeasurementText.asProvided) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Ways: "3.1 mi", and "350 ft" in round numbers.
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "person") }
    /// "5 ft, 11 in"
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// "250 Cal", outside of the United States "250 kcal".
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "liquid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
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
        let width: MeasurementText.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        return MeasurementText.joined(
            number, unit, width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }

    open func string(from unit: Unit) -> String {
        unitStyle == .long ? UnitWords(of: unit).many : UnitWords(of: unit).short
    }
    open override func string(for obj: Any?) -> String? { nil }
}
