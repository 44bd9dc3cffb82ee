import CoreLocation
import KinoraStage
import KinoraViews

public struct MKMapPoint: Sendable {
    public var x: Double, y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapRect.world.size
        x = (coordinate.longitude + 180) / 360 * world.width
        y = (1 + MapProjection.y(coordinate.latitude) / .pi) / 2 * world.height
    }
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapRect.world.size
        let down = (2 * y / world.height - 1) * .pi
        return CLLocationCoordinate2D(
            latitude: (2 * Maths.atan2(Maths.exp(-down), 1) - .pi / 2) * 180 / .pi,
            longitude: x / world.width * 360 - 180)
    }
}
public struct MKMapSize: Sendable {
    public var width: Double, height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint, size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init() { self.init(origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 0, height: 0)) }
    public static let world = MKMapRect(
        origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 268_435_456, height: 268_435_456))
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    var middle: CLLocationCoordinate2D {
        MKMapPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).coordinate
    }
}
extension MKMapRect {
    /// The box of a region by Mercator's projection.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let top = min(85, center.latitude + span.latitudeDelta / 2)
        let bottom = max(-85, center.latitude - span.latitudeDelta / 2)
        let from = MKMapPoint(
            CLLocationCoordinate2D(latitude: top, longitude: center.longitude - span.longitudeDelta / 2))
        let to = MKMapPoint(
            CLLocationCoordinate2D(latitude: bottom, longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    }
}
extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let first = rect.origin.coordinate
        let last = MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}
