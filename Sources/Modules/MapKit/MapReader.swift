import CoreLocation
import KinoraStage
import KinoraViews

public struct MapReader<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
    public var body: some View { content }
}
public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera { MapCamera(framing: region) }
    public func camera(framing rect: MKMapRect) -> MapCamera { MapCamera(framing: MKCoordinateRegion(rect)) }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        MapCamera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}
