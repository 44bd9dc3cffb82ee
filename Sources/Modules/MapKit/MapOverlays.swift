import CoreLocation
import KinoraStage
import KinoraViews

/// Something over the ground of a map.
@MainActor @preconcurrency
public protocol MKOverlay: MKAnnotation {
    /// The smallest box around it.
    var boundingMapRect: MKMapRect { get }
    func canReplaceMapContent() -> Bool
    func intersects(_ mapRect: MKMapRect) -> Bool
}
extension MKOverlay {
    public func canReplaceMapContent() -> Bool { false }
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// Something on a map that has words.
open class MKShape: NSObject {
    open var title: String?
    open var subtitle: String?
}

/// A line or an area of places, for maps of UIKit and of SwiftUI.
open class MKMultiPoint: MKShape {
    public let coordinates: [CLLocationCoordinate2D]
    /// - Parameter coordinates: as many as `count` says.
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        super.init()
    }
    /// - Parameter points: as many as `count` says.
    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        super.init()
    }
    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
    }
    public var pointCount: Int { coordinates.count }
    private var kept: UnsafeMutableBufferPointer<MKMapPoint>?
    /// As many as there are, for as long as this object lives.
    public func points() -> UnsafeMutablePointer<MKMapPoint> {
        let points = kept ?? .allocate(capacity: max(1, coordinates.count))
        if kept == nil { _ = points.initialize(from: coordinates.map { MKMapPoint($0) }) }
        kept = points
        return points.baseAddress!
    }
    deinit { kept?.deallocate() }
    /// Copies the places of the range into a buffer that has room for them.
    public func getCoordinates(_ buffer: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in coordinates[range.location..<range.location + range.length].enumerated() {
            buffer[index] = place
        }
    }
    /// The middle of the box around it.
    public var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
    public var boundingMapRect: MKMapRect { MKMapRect(around: coordinates.map { MKMapPoint($0) }) }
}
/// A line between places.
open class MKPolyline: MKMultiPoint {}
/// A line between places, drawn straight.
public final class MKGeodesicPolyline: MKPolyline {}
/// An area between places, with holes.
open class MKPolygon: MKMultiPoint {
    public let interiorPolygons: [MKPolygon]?
    override init(_ coordinates: [CLLocationCoordinate2D]) {
        interiorPolygons = nil
        super.init(coordinates)
    }
    public init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: coordinates, count: count)
    }
    public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(points: points, count: count)
    }
}
/// A circle around a place.
open class MKCircle: MKShape {
    public let coordinate: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
        super.init()
    }
    public var boundingMapRect: MKMapRect { MKMapRect(around: corners.map { MKMapPoint($0) }) }
    /// Places around it, the first one again at the end.
    var corners: [CLLocationCoordinate2D] { MapCircle.corners(around: coordinate, radius) }
}
/// Pictures of the ground, which come from a network: a stage has none, and nothing is drawn.
open class MKTileOverlay: NSObject {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var minimumZ = 0
    open var maximumZ = 21
    /// In points.
    open var tileSize = CGSize(width: 256, height: 256)
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
    public var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
    public var boundingMapRect: MKMapRect { .world }
}

// Apart from the classes, which belong to no actor.
extension MKPolyline: MKOverlay {}
extension MKPolygon: MKOverlay {}
extension MKCircle: MKOverlay {}
extension MKTileOverlay: MKOverlay {}

/// Where a map of UIKit is seen from. It is seen from above, whatever the pitch.
@MainActor @preconcurrency
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// In meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees clockwise from the north.
    open var heading: CLLocationDirection = 0
    /// Degrees.
    open var pitch: CGFloat = 0
    public override init() { super.init() }
    public init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        (centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (center, distance, pitch, heading)
        super.init()
    }
    /// As high above the place.
    public init(
        lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        (centerCoordinate, centerCoordinateDistance) = (center, eyeAltitude)
        super.init()
    }
}
