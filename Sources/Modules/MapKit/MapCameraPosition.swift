import CoreLocation
import KinoraStage
import KinoraViews

/// What a map shows: a region, or whatever its content needs.
public struct MapCameraPosition: Equatable, Sendable {
    public let region: MKCoordinateRegion?
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    /// Nobody moves the map.
    public var positionedByUser: Bool { false }
    public var fallbackPosition: MapCameraPosition? {
        followsUserLocation ? region.map { .region($0) } ?? .automatic : nil
    }
    public private(set) var allowsAutomaticPitch = false
    private init(region: MKCoordinateRegion?, allowsAutomaticPitch: Bool = false) {
        (self.region, self.allowsAutomaticPitch) = (region, allowsAutomaticPitch)
    }
    public static var automatic: MapCameraPosition { .init(region: nil) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init(region: MKCoordinateRegion(rect)) }
    /// A kilometer around the item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .init(
            region: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
            allowsAutomaticPitch: allowsAutomaticPitch)
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        .init(
            region: MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance
            ))
    }
    /// The place is not known, so that the fallback is shown.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = fallback
        (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
        return position
    }
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        a.region?.center.latitude == b.region?.center.latitude
            && a.region?.center.longitude == b.region?.center.longitude
            && a.region?.span.latitudeDelta == b.region?.span.latitudeDelta
            && a.region?.span.longitudeDelta == b.region?.span.longitudeDelta
    }
}
