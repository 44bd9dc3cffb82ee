import CoreLocation
import KinoraStage
import KinoraViews

/// How many degrees a region spans.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (.init(), .init()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = center.degree
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree.latitude,
                longitudeDelta: longitudinalMeters / degree.longitude))
    }
}

extension CLLocationCoordinate2D {
    /// What a degree is at the place, in meters; one of longitude not less than a hundredth of what it is at the equator.
    var degree: (latitude: CLLocationDistance, longitude: CLLocationDistance) {
        let equator = 111_319.49
        return (equator, equator * max(0.01, Maths.cos(latitude * .pi / 180)))
    }
}
