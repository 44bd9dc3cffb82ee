/// The module that sources import for the weather. There is no service: every request fails as on a device that is offline.
@_exported import CoreLocation
@_exported import KinoraViews

/// Answers no request.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    /// - Parameters: dataSet: which parts of the weather are wanted.
    public func weather<each T>(for location: CLLocation, including dataSet: repeat WeatherQuery<each T>) async throws
        -> (repeat each T)
    { throw WeatherError.unknown }
    /// Whom an app has to name.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}

public enum WeatherError: LocalizedError { case permissionDenied, unknown }

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {
    private init() {}
}
extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery { .init() } }
extension WeatherQuery where T == Forecast<MinuteWeather>? { public static var minute: WeatherQuery { .init() } }
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: WeatherQuery { .init() } }
extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery { .init() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { .init() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery { .init() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { .init() }
}

/// Where the weather would come from.
public struct WeatherAttribution: Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let legalAttributionText: String
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}
