import CoreLocation
import KinoraStage
import KinoraViews

/// Where a place lies on a map: Mercator's projection, as large as shows all that a frame asks for, turned by its heading.
struct MapProjection {
    /// Points for each radian.
    let scale: Double
    private let frame: MapFrame
    private let size: CGSize
    private let turn: (sine: Double, cosine: Double)

    init(_ frame: MapFrame, _ size: CGSize) {
        scale = min(size.width / frame.width, size.height / frame.height)
        (self.frame, self.size) = (frame, size)
        let angle = -frame.heading * .pi / 180
        turn = (Maths.sin(angle), Maths.cos(angle))
    }
    init(_ region: MKCoordinateRegion, _ size: CGSize) { self.init(MapFrame(region), size) }

    func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        point(x: place.longitude * .pi / 180, y: MapProjection.y(place.latitude))
    }
    /// - Parameters: radians to the east, and to the south by Mercator.
    func point(x: Double, y: Double) -> CGPoint {
        let (east, south) = ((x - frame.x) * scale, (y - frame.y) * scale)
        return CGPoint(
            x: size.width / 2 + east * turn.cosine - south * turn.sine,
            y: size.height / 2 + east * turn.sine + south * turn.cosine)
    }

    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
        let move = distance(of: CGSize(width: point.x - size.width / 2, height: point.y - size.height / 2))
        return CLLocationCoordinate2D(
            latitude: MapProjection.latitude(frame.y + move.south), longitude: (frame.x + move.east) * 180 / .pi)
    }

    /// What a way on the screen is on the map, in radians.
    func distance(of way: CGSize) -> (east: Double, south: Double) {
        (
            (way.width * turn.cosine + way.height * turn.sine) / scale,
            (way.height * turn.cosine - way.width * turn.sine) / scale
        )
    }

    /// All that is seen.
    var region: MKCoordinateRegion {
        let corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map {
            coordinate(at: CGPoint(x: $0.0, y: $0.1))
        }
        let (latitudes, longitudes) = (corners.map(\.latitude), corners.map(\.longitude))
        return MKCoordinateRegion(
            center: frame.center,
            span: MKCoordinateSpan(
                latitudeDelta: (latitudes.max() ?? 0) - (latitudes.min() ?? 0),
                longitudeDelta: min(360, (longitudes.max() ?? 0) - (longitudes.min() ?? 0))))
    }

    /// Radians to the south of the equator, as far as 85 degrees.
    static func y(_ latitude: Double) -> Double {
        let angle = min(max(latitude, -85), 85) * .pi / 180
        return -Maths.log(Maths.tan(.pi / 4 + angle / 2))
    }
    static func latitude(_ y: Double) -> Double { (2 * Maths.atan2(Maths.exp(-y), 1) - .pi / 2) * 180 / .pi }
}
