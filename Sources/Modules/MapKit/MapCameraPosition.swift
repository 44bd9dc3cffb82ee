import CoreLocation
import KinoraStage
import KinoraViews

/// What a map shows: a region, or whatever its content needs.
public struct MapCameraPosition: Equatable, Sendable {
    public let region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public private(set) var item: MKMapItem?
    public private(set) var rect: MKMapRect?
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    /// Whether fingers have moved the map since a position was set. Where it shows then is known by `onMapCameraChange(frequency:_:)`.
    public private(set) var positionedByUser = false
    public var fallbackPosition: MapCameraPosition? {
        followsUserLocation ? region.map { .region($0) } ?? .automatic : nil
    }
    public private(set) var allowsAutomaticPitch = false
    private init(region: MKCoordinateRegion?) { self.region = region }

    public static var automatic: MapCameraPosition { .init(region: nil) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        var position = MapCameraPosition(region: MKCoordinateRegion(rect))
        position.rect = rect
        return position
    }
    /// A kilometer around the item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        var position = MapCameraPosition(
            region: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
        (position.item, position.allowsAutomaticPitch) = (item, allowsAutomaticPitch)
        return position
    }
    /// As many meters as the camera is away. The ground is seen from above, whatever the pitch.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        var position = MapCameraPosition(
            region: MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance
            ))
        position.camera = camera
        return position
    }
    /// The place is not known, so that the fallback is shown.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = fallback
        (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
        return position
    }

    /// Of a map that fingers have moved.
    static var movedByUser: MapCameraPosition {
        var position = MapCameraPosition.automatic
        position.positionedByUser = true
        return position
    }

    /// What is shown; nil: what the content needs.
    var frame: MapFrame? { region.map { MapFrame($0, heading: camera?.heading ?? 0) } }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        a.frame == b.frame && a.positionedByUser == b.positionedByUser
    }
}
