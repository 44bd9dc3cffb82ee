import CoreLocation
import KinoraViews

/// Looks for the address of a place. Nothing is found, as on a device that is offline.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open private(set) var isCancelled = false
    open var isLoading: Bool { false }
    /// nil for a place that is none.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
        super.init()
    }
    /// Fails: a stage has no network.
    open var mapItems: [MKMapItem] { get async throws { throw URLError(.notConnectedToInternet) } }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() { isCancelled = true }
}

/// Looks for places by an address. Nothing is found, as on a device that is offline.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    open private(set) var isCancelled = false
    open var isLoading: Bool { false }
    /// nil where there are no words.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
        super.init()
    }
    /// Fails: a stage has no network.
    open var mapItems: [MKMapItem] { get async throws { throw URLError(.notConnectedToInternet) } }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() { isCancelled = true }
}
