import CoreLocation
import KinoraViews

/// Looks for a way. None is found, as on a device that is offline.
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any
    }
    public enum RoutePreference: Int, Sendable { case any, avoid }
    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]
        init(from source: MKMapItem, to destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }
    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    open var isCalculating: Bool { false }
    /// Fails: a stage has no network.
    open func calculate() async throws -> Response { throw URLError(.notConnectedToInternet) }
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func calculateETA() async throws -> ETAResponse { throw URLError(.notConnectedToInternet) }
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() {}
}
/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
/// A way that was found.
open class MKRoute: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    /// In meters.
    open var distance: CLLocationDistance { 0 }
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
    open var polyline: MKPolyline { MKPolyline([]) }
    open var steps: [Step] { [] }

    /// A part of it.
    open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .automobile }
        open var polyline: MKPolyline { MKPolyline([]) }
    }
}
