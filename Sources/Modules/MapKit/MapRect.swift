import CoreLocation
import KinoraStage
import KinoraViews

/// A place on the flat world by Mercator's projection, from its top leading corner.
public struct MKMapPoint: Hashable, Sendable {
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
            latitude: MapProjection.latitude(down),
            longitude: x / world.width * 360 - 180)
    }
    /// In meters, over the ground.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}
/// How many meters a point of the flat world is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    40_075_016.686 * Maths.cos(latitude * .pi / 180) / MKMapRect.world.size.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// In points of the flat world.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double, height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
/// A box on the flat world.
public struct MKMapRect: Hashable, Sendable {
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
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        return MKMapRect(
            from: MKMapPoint(x: min(minX, other.minX), y: min(minY, other.minY)),
            to: MKMapPoint(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
    }
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard intersects(other) else { return .null }
        return MKMapRect(
            from: MKMapPoint(x: max(minX, other.minX), y: max(minY, other.minY)),
            to: MKMapPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY)))
    }
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
    }

    private init(from first: MKMapPoint, to last: MKMapPoint) {
        self.init(origin: first, size: MKMapSize(width: last.x - first.x, height: last.y - first.y))
    }
    /// The smallest one with all the points.
    init(around points: [MKMapPoint]) {
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0))) }
    }

    /// The box of a region by Mercator's projection.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let top = min(85, center.latitude + span.latitudeDelta / 2)
        let bottom = max(-85, center.latitude - span.latitudeDelta / 2)
        let from = MKMapPoint(
            CLLocationCoordinate2D(latitude: top, longitude: center.longitude - span.longitudeDelta / 2))
        let to = MKMapPoint(
            CLLocationCoordinate2D(latitude: bottom, longitude: center.longitude + span.longitudeDelta / 2))
        self.init(from: from, to: to)
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
