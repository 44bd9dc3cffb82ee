import KinoraViews

/// A button of a map.
private struct MapButton: View {
    let symbol: String
    var body: some View {
        Image(systemName: symbol).font(.system(size: 19)).foregroundStyle(.blue)
            .frame(width: 44, height: 44)
            .background(.regularMaterial, in: .rect(cornerRadius: 8))
    }
}
/// Shows where the north is. A map that is not turned has none.
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Would go to where the device is, which is not known.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "location") }
}
/// Is seen while a map is pinched on a phone: not here.
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Would tilt the ground, which is seen from above only.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "view.3d") }
}
/// Shows on a Mac how near the ground is.
public struct MapZoomStepper: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View {
        VStack(spacing: 0) {
            MapButton(symbol: "plus")
            MapButton(symbol: "minus")
        }
    }
}

/// The same for maps of UIKit.
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    open override func _ownPicture() -> AnyView? { AnyView(MapButton(symbol: "location")) }
}
/// Shows where the north is. A map that is not turned has none.
@MainActor @preconcurrency
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
/// Is seen while a map is pinched on a phone: not here.
@MainActor @preconcurrency
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading
    public enum Alignment: Int, Sendable { case leading, trailing }
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
