import CoreLocation
import KinoraStage
import KinoraViews

/// Looks for places. Nothing is found: the search fails, as on a device that is offline.
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }
    }
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion
        init(_ mapItems: [MKMapItem], _ boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
            super.init()
        }
    }
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    public init(request: Request) { super.init() }
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }
    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() {}
}
/// Which places of interest a search is for.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        super.init()
    }
}
