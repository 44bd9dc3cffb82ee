import CoreLocation
import KinoraStage
import KinoraViews

/// Tells its content where places of the map in it lie on the screen.
public struct MapReader<Content: View>: View {
    @State private var link = MapLink()
    private let content: (MapProxy) -> Content
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy(link)).environment(\.mapLink, link) }
}

/// Where places lie on the map of a reader.
@MainActor @preconcurrency
public struct MapProxy {
    private let link: MapLink
    init(_ link: MapLink) { self.link = link }

    /// The place at a point; nil where there is no map yet, or one that shows no place.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let (projection, origin) = link.shown(in: space) else { return nil }
        return projection.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
    /// The point of a place; nil where there is no map yet, or one that shows no place.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let (projection, origin) = link.shown(in: space) else { return nil }
        let point = projection.point(coordinate)
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera { MapCamera(framing: region) }
    public func camera(framing rect: MKMapRect) -> MapCamera { MapCamera(framing: MKCoordinateRegion(rect)) }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        MapCamera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}

/// From a map to the reader around it.
@MainActor
final class MapLink {
    private var shown: (projection: MapProjection, geometry: GeometryProxy)?

    nonisolated init() {}

    func update(_ projection: MapProjection?, _ geometry: GeometryProxy) {
        shown = projection.map { ($0, geometry) }
    }

    func shown(in space: some CoordinateSpaceProtocol) -> (MapProjection, CGPoint)? {
        shown.map { ($0.projection, $0.geometry.frame(in: space).origin) }
    }
}

extension EnvironmentValues {
    @Entry var mapLink: MapLink?
}
