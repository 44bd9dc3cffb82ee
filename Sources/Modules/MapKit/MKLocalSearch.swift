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
    private let request: Request
    public init(request: Request) {
        self.request = request
        super.init()
    }
    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() {}
}
