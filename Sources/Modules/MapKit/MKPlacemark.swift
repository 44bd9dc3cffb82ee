import CoreLocation
import KinoraViews

/// A place, without the words of an address.
open class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    open var title: String? { nil }
    open var subtitle: String? { nil }
}
