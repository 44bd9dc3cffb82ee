import CoreLocation
import KinoraStage
import KinoraViews

/// A map of UIKit: a neutral box.
@MainActor @preconcurrency
open class MKMapView: _KinoraPlaceholderView {
    open override var placeholderLabel: String { "Map" }
    open var region = MKCoordinateRegion()
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open var showsCompass = true
    open var showsScale = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var mapType: MKMapType = .standard
    open weak var delegate: (any MKMapViewDelegate)?
    open private(set) var annotations: [any MKAnnotation] = []
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var camera = MKMapCamera() { didSet { region.center = camera.centerCoordinate } }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    open var showsBuildings = true
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// The region with the longer side that the shape of the view asks for.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width > 0, bounds.height > 0 else { return region }
        var fitting = region
        // A degree of longitude is shorter than one of latitude, away from the equator.
        let (shrink, aspect) = (max(1e-6, Maths.cos(region.center.latitude * .pi / 180)), bounds.width / bounds.height)
        fitting.span.longitudeDelta = max(region.span.longitudeDelta, region.span.latitudeDelta * aspect / shrink)
        fitting.span.latitudeDelta = max(region.span.latitudeDelta, region.span.longitudeDelta * shrink / aspect)
        return fitting
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Where the device is, which is not known.
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open var isUserLocationVisible: Bool { false }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
    }
    private var makers: [String: @MainActor (String) -> MKAnnotationView] = [:]
    /// Views of classes of MapKit's own are made by it; the command says how others are.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        switch viewClass {
        case nil: makers[identifier] = nil
        case is MKMarkerAnnotationView.Type:
            makers[identifier] = { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: $0) }
        case is MKPinAnnotationView.Type:
            makers[identifier] = { MKPinAnnotationView(annotation: nil, reuseIdentifier: $0) }
        default: makers[identifier] = { MKAnnotationView(annotation: nil, reuseIdentifier: $0) }
        }
    }
    /// The same with how a view of the class is made, which the command writes into sources.
    public func register(
        _ viewClass: AnyClass?, kinoraMade: @escaping @MainActor (String) -> MKAnnotationView,
        forAnnotationViewWithReuseIdentifier identifier: String
    ) { makers[identifier] = kinoraMade }
    /// There are none to be used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A view of the class that is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let made = makers[identifier]?(identifier)
        let view = made ?? MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }
}
/// The name under which a map looks for the views of annotations that its delegate has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
