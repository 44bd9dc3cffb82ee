import CoreLocation
import KinoraStage
import KinoraViews

open class MKRoute: NSObject {
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
}
