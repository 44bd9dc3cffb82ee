import CoreLocation
import KinoraStage
import KinoraViews

/// A line over places.
public struct MapPolyline: MapContent {
    /// How the line goes from place to place. All are straight on the map.
    public struct ContourStyle: Hashable, Sendable {
        let isGeodesic: Bool
        public static var straight: ContourStyle { .init(isGeodesic: false) }
        public static var geodesic: ContourStyle { .init(isGeodesic: true) }
    }
    private let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = coordinates
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        coordinates = points.map(\.coordinate)
    }
    public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }
    public init(_ route: MKRoute) { coordinates = route.polyline.coordinates }
    public var _items: [_MapItem] {
        [_MapItem(MapArea(lines: [coordinates], line: (AnyShapeStyle(.blue), StrokeStyle(lineWidth: 3))))]
    }
}
/// A circle around a place.
public struct MapCircle: MapContent {
    private let center: CLLocationCoordinate2D
    /// In meters.
    private let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    /// The largest one within a rectangle.
    public init(mapRect: MKMapRect) {
        let center = mapRect.middle
        let side = min(mapRect.size.width, mapRect.size.height)
        self.init(center: center, radius: side / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }
    public var _items: [_MapItem] { [_MapItem.area(MapCircle.corners(around: center, radius))] }

    /// Places around another one, the first one again at the end.
    ///
    /// - Parameter radius: meters.
    static func corners(around center: CLLocationCoordinate2D, _ radius: CLLocationDistance) -> [CLLocationCoordinate2D]
    {
        let degree = center.degree
        let corners = 90
        return (0...corners).map { corner in
            let angle = Double(corner) / Double(corners) * 2 * .pi
            return CLLocationCoordinate2D(
                latitude: center.latitude + radius / degree.latitude * Maths.sin(angle),
                longitude: center.longitude + radius / degree.longitude * Maths.cos(angle))
        }
    }
}
/// An area between places.
public struct MapPolygon: MapContent {
    private let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
    public init(_ polygon: MKPolygon) { coordinates = polygon.coordinates }
    public var _items: [_MapItem] { [_MapItem.area(coordinates + coordinates.prefix(1))] }
}
extension _MapItem {
    static func area(_ path: [CLLocationCoordinate2D]) -> _MapItem {
        _MapItem(MapArea(lines: [path], fill: AnyShapeStyle(Color.blue.opacity(0.3))))
    }
}
