import CoreLocation
import KinoraStage
import KinoraViews

/// Where a place lies on a map: Mercator's projection, as large as shows the whole region.
struct MapProjection {
    private let scale: Double
    private let middle: CGPoint
    private let size: CGSize

    init(_ region: MKCoordinateRegion, _ size: CGSize) {
        let half = region.span.latitudeDelta / 2
        let height = MapProjection.y(region.center.latitude - half) - MapProjection.y(region.center.latitude + half)
        let width = region.span.longitudeDelta * .pi / 180
        scale = min(size.width / max(width, 1e-9), size.height / max(height, 1e-9))
        middle = CGPoint(x: region.center.longitude * .pi / 180, y: MapProjection.y(region.center.latitude))
        self.size = size
    }
    func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (place.longitude * .pi / 180 - middle.x) * scale,
            y: size.height / 2 + (MapProjection.y(place.latitude) - middle.y) * scale)
    }
    static func y(_ latitude: Double) -> Double {
        let angle = min(max(latitude, -85), 85) * .pi / 180
        return -Maths.log(Maths.tan(.pi / 4 + angle / 2))
    }
}
