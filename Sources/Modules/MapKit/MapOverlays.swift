import CoreLocation
import KinoraViews

/// A line or an area of places, for maps of UIKit and of SwiftUI.
open class MKMultiPoint: NSObject {
    public let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        super.init()
    }
    public var pointCount: Int { coordinates.count }
}
public final class MKPolyline: MKMultiPoint {}
public final class MKPolygon: MKMultiPoint {}
public final class MKCircle: NSObject {
    public let coordinate: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
        super.init()
    }
}
@MainActor @preconcurrency
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    public override init() { super.init() }
    public init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        (centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (center, distance, pitch, heading)
        super.init()
    }
}
