import CoreLocation
import KinoraViews

/// Where something is, in words that the source gives.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?
    /// nil where there are no words.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
        super.init()
    }
}

/// A place with its name and address.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public let location: CLLocation
    public let address: MKAddress?
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        location = CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
        address = nil
        super.init()
    }
    public init(location: CLLocation, address: MKAddress?) {
        (self.location, self.address) = (location, address)
        placemark = MKPlacemark(coordinate: location.coordinate)
        super.init()
    }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

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
