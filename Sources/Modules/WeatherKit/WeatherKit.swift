/// The module that sources import for the weather. There is no service: every request fails as on a device that is offline.
@_exported import CoreLocation
@_exported import KinoraViews

public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
}
public enum WeatherError: Error { case permissionDenied, unknown }

/// What a service would answer.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let dailyForecast: Forecast<DayWeather>
    public let hourlyForecast: Forecast<HourWeather>
}
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
public struct CurrentWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let symbolName: String
    public let humidity: Double
    public let isDaylight: Bool
    public let wind: Wind
    public let uvIndex: UVIndex
}
public struct HourWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let symbolName: String
    public let precipitationChance: Double
    public let wind: Wind
}
public struct DayWeather: Sendable {
    public let date: Date
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let symbolName: String
    public let precipitationChance: Double
}
public struct Wind: Sendable {
    public let speed: Measurement<UnitSpeed>
    public let direction: Measurement<UnitAngle>
}
public struct UVIndex: Sendable { public let value: Int }
public enum WeatherCondition: String, CaseIterable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { rawValue }
}
