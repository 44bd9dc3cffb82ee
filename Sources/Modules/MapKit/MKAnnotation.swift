import CoreLocation
import KinoraStage
import KinoraViews

@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
/// Where the device is: nowhere that is known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? = "My Location"
    open var subtitle: String?
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
@MainActor @preconcurrency open class MKPointAnnotation: NSObject, MKAnnotation {
    public override init() { super.init() }
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}
