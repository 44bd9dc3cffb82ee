import CoreLocation
import KinoraStage
import KinoraViews

/// Whether a map follows the device, whose place is not known.
public enum MapUserTrackingMode: Sendable { case none, follow, followWithHeading }

/// What a map shows at the places of its annotation items.
@MainActor @preconcurrency public protocol MapAnnotationProtocol { var _item: _MapItem { get } }

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: _MapItem
    /// - Parameter anchorPoint: the point of the content that is at the place, 0…1.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        let content = AnyView(content())
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _item = _MapItem(MapMark(coordinate: coordinate, anchor: anchor) { _, _ in content })
    }
}
/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let color = AnyShapeStyle(tint ?? .red)
        _item = _MapItem(
            MapMark(coordinate: coordinate, anchor: .bottom) { _, _ in
                AnyView(Balloon(sign: .symbol("mappin"), color: color))
            })
    }
}
/// A pin at a place: drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = MapMarker(coordinate: coordinate, tint: tint)._item
    }
}
