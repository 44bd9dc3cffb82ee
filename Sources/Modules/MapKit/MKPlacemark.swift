import CoreLocation
import KinoraStage
import KinoraViews

open class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    open var title: String? { nil }
    open var subtitle: String? { nil }
}
