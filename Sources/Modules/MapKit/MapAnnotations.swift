import CoreLocation
import KinoraStage
import KinoraViews

public enum MapUserTrackingMode: Sendable { case none, follow, followWithHeading }
@MainActor @preconcurrency public protocol MapAnnotationProtocol { var _item: _MapItem { get } }
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _item = _MapItem(
            coordinate: coordinate, path: [], anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            view: AnyView(content()))
    }
}
public struct MapMarker: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = _MapItem(
            coordinate: coordinate, path: [], anchor: .bottom,
            view: AnyView(Balloon(sign: .symbol("mappin"), label: EmptyView())))
    }
}
public struct MapPin: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = MapMarker(coordinate: coordinate, tint: tint)._item
    }
}
