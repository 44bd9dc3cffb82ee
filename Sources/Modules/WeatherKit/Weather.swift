import Foundation

/// What a service would answer.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let dailyForecast: Forecast<DayWeather>
    public let hourlyForecast: Forecast<HourWeather>
    public let weatherAlerts: [WeatherAlert]?
}
public struct WeatherMetadata: Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: CLLocation
}
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
public struct CurrentWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
    public let condition: WeatherCondition
    public let symbolName: String
    /// 0...1, as all shares are.
    public let humidity: Double
    public let cloudCover: Double
    public let isDaylight: Bool
    public let wind: Wind
    public let uvIndex: UVIndex
    public let metadata: WeatherMetadata
}
public struct MinuteWeather: Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
    public let condition: WeatherCondition
    public let symbolName: String
    public let humidity: Double
    public let cloudCover: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let wind: Wind
    public let uvIndex: UVIndex
}
public struct DayWeather: Sendable {
    public let date: Date
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let symbolName: String
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let wind: Wind
    public let uvIndex: UVIndex
    public let sun: SunEvents
    public let moon: MoonEvents
}
public struct SunEvents: Hashable, Sendable {
    public let sunrise: Date?
    public let sunset: Date?
    public let solarNoon: Date?
    public let solarMidnight: Date?
    public let civilDawn: Date?
    public let civilDusk: Date?
}
public struct MoonEvents: Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}
public enum MoonPhase: String, CaseIterable, Codable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    /// In English words.
    public var description: String { rawValue.inWords }
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
public struct Wind: Hashable, Sendable {
    public enum CompassDirection: String, CaseIterable, Codable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var description: String { rawValue.inWords }
        /// Such as "NNE".
        public var abbreviation: String {
            description.split(separator: " ").flatMap { word -> [Character] in
                switch word.lowercased() {
                case "northeast": ["N", "E"]
                case "southeast": ["S", "E"]
                case "southwest": ["S", "W"]
                case "northwest": ["N", "W"]
                default: word.prefix(1).uppercased().map { $0 }
                }
            }.map(String.init).joined()
        }
    }
    public let compassDirection: CompassDirection
    public let speed: Measurement<UnitSpeed>
    public let direction: Measurement<UnitAngle>
    public let gust: Measurement<UnitSpeed>?
}
public struct UVIndex: Hashable, Sendable {
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, Sendable {
        case low, moderate, high, veryHigh, extreme
        public var description: String { rawValue.inWords }
        public static func < (lhs: Self, rhs: Self) -> Bool {
            allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
        }
    }
    public let value: Int
    public let category: ExposureCategory
}
public enum Precipitation: String, CaseIterable, Codable, Sendable {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { rawValue.inWords }
}
public enum PressureTrend: String, CaseIterable, Codable, Sendable {
    case rising, falling, steady
    public var description: String { rawValue.inWords }
}
public enum WeatherSeverity: String, CaseIterable, Codable, Sendable {
    case minor, moderate, severe, extreme, unknown
    public var description: String { rawValue.inWords }
}
public struct WeatherAlert: Hashable, Sendable {
    public let detailsURL: URL
    public let source: String
    public let summary: String
    public let region: String?
    public let severity: WeatherSeverity
}
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    /// In English words, such as "Partly Cloudy".
    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }
}

extension String {
    /// The words of a name: "partlyCloudy" is "Partly Cloudy".
    fileprivate var inWords: String {
        var words = ""
        for letter in self {
            if letter.isUppercase { words += " " }
            words += words.isEmpty ? letter.uppercased() : String(letter)
        }
        return words
    }
}
