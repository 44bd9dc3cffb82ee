import CoreLocation
import KinoraViews

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
    /// Where the device is, which is not known.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }
    /// Opens nothing: a stage has no other app.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// How Maps would be opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
