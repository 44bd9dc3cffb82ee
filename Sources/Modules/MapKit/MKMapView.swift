import CoreLocation
import KinoraStage
import KinoraViews

/// A map of UIKit: the ground that maps are here, its overlays as their renderers say, above them the views of its annotations. Fingers move it
/// and select annotations.
@MainActor @preconcurrency
open class MKMapView: UIView {
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { move(animated) { $0.region = region } }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        move(animated) { $0.region.center = coordinate }
    }
    open var camera = MKMapCamera() {
        didSet {
            let position = MapCameraPosition.camera(MapCamera(camera))
            if let region = position.region { self.region = region }
        }
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { move(animated) { $0.camera = camera } }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { move(animated) { $0.visibleMapRect = mapRect } }
    /// - Parameter insets: points at the edges within which the rectangle is not.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        move(animated) { $0.visibleMapRect = $0.mapRectThatFits(mapRect, edgePadding: insets) }
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// The rectangle with room for the insets around it.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let (width, height) = (bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom)
        guard width > 0, height > 0 else { return mapRect }
        let scale = max(mapRect.size.width / width, mapRect.size.height / height)
        return MKMapRect(
            x: mapRect.midX - (width / 2 + insets.left) * scale, y: mapRect.midY - (height / 2 + insets.top) * scale,
            width: bounds.width * scale, height: bounds.height * scale)
    }
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
    /// How the camera moves that was told to.
    private var motion: Animation?
    private func move(_ animated: Bool, _ change: (MKMapView) -> Void) {
        motion = animated ? .easeInOut(duration: 0.5) : nil
        change(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType: MKMapType = .standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsUserTrackingButton = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var cameraZoomRange: CameraZoomRange?
    open var cameraBoundary: CameraBoundary?
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    /// Where the device is, which is not known.
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var isUserLocationVisible: Bool { false }

    open private(set) var annotations: [any MKAnnotation] = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations.filter { new in !self.annotations.contains { $0 === new } }
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { views[ObjectIdentifier(annotation)] = nil }
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        selectedAnnotations.removeAll { old in annotations.contains { $0 === old } }
    }
    /// Shows all of them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let around = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
        setVisibleMapRect(
            around.insetBy(dx: -around.size.width / 5 - 500, dy: -around.size.height / 5 - 500), animated: animated)
    }
    /// The view of an annotation, which the delegate is asked for once.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        let id = ObjectIdentifier(annotation)
        if let view = views[id] { return view }
        guard annotations.contains(where: { $0 === annotation }), !(annotation is MKUserLocation) else { return nil }
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? dequeueReusableAnnotationView(
                withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.annotation = annotation
        views[id] = view
        return view
    }

    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        selectedAnnotations = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    open private(set) var overlays: [any MKOverlay] = []
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { overlays.insert(overlay, at: index) }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { renderers[ObjectIdentifier(overlay)] = nil }
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
    }
    /// How an overlay is drawn, which the delegate is asked for once.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        let id = ObjectIdentifier(overlay)
        if let renderer = renderers[id] { return renderer }
        let renderer = delegate?.mapView(self, rendererFor: overlay)
        renderers[id] = renderer
        return renderer
    }

    private var makers: [String: @MainActor (String) -> MKAnnotationView] = [:]
    /// Views of classes of MapKit's own are made by it; the command says how others are.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        switch viewClass {
        case nil: makers[identifier] = nil
        case is MKPinAnnotationView.Type:
            makers[identifier] = { MKPinAnnotationView(annotation: nil, reuseIdentifier: $0) }
        case is MKMarkerAnnotationView.Type:
            makers[identifier] = { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: $0) }
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

    /// Where a place lies, in points of another view's coordinates, or of the map's own.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let point = projection.point(coordinate)
        return view.map { convert(point, to: $0) } ?? point
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = view.map { convert(point, from: $0) } ?? point
        return projection.coordinate(at: own)
    }
    /// What is shown. Its camera says what is up.
    fileprivate var shown: MapFrame { MapFrame(region, heading: camera.heading) }
    private var projection: MapProjection { MapProjection(shown, bounds.size) }

    open override func _ownPicture() -> AnyView? { AnyView(MapViewPicture(map: self, motion: motion)) }

    fileprivate var items: [_MapItem] {
        let areas = overlays.flatMap { overlay in
            (renderer(for: overlay)?.areas ?? []).enumerated().map { index, area in
                _MapItem(area).within(index).within(ObjectIdentifier(overlay))
            }
        }
        return areas + annotations.compactMap { item(of: $0) }
    }
    private func item(of annotation: any MKAnnotation) -> _MapItem? {
        guard let view = view(for: annotation) else { return nil }
        let size = view.bounds.size
        // The point of the view that is at the place.
        let anchor = UnitPoint(
            x: size.width > 0 ? 0.5 - view.centerOffset.x / size.width : 0.5,
            y: size.height > 0 ? 0.5 - view.centerOffset.y / size.height : 0.5)
        let title = view.words.map { AnyView(Text(verbatim: $0)) }
        let mark = MapMark(coordinate: annotation.coordinate, anchor: anchor, title: title) { _, _ in
            AnyView(AnnotationHost(view: view).frame(width: size.width, height: size.height))
        }
        return _MapItem(mark, tags: [AnyHashable(ObjectIdentifier(annotation))]).within(ObjectIdentifier(annotation))
    }
    /// Whether its type or its configuration shows the ground as seen from above.
    fileprivate var isImagery: Bool { mapType.isImagery || !(preferredConfiguration is MKStandardMapConfiguration) }
    fileprivate var modes: MapInteractionModes {
        (isScrollEnabled ? MapInteractionModes.pan : []).union(isZoomEnabled ? .zoom : [])
    }
    fileprivate var selected: ObjectIdentifier? {
        get { selectedAnnotations.first.map { ObjectIdentifier($0) } }
        set {
            if let annotation = annotations.first(where: { ObjectIdentifier($0) == newValue }) {
                selectAnnotation(annotation, animated: true)
            } else {
                deselectAnnotation(selectedAnnotations.first, animated: true)
            }
        }
    }
    fileprivate func moved(to frame: MapFrame) {
        motion = nil
        region = MapProjection(frame, bounds.size).region
        delegate?.mapView(self, regionDidChangeAnimated: false)
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    /// How near and how far a camera may be. Fingers here may bring it anywhere.
    open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = 0,
            maxCenterCoordinateDistance: CLLocationDistance = .infinity
        ) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
            super.init()
        }
    }
    /// Where the middle may be. Fingers here may bring it anywhere.
    open class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        public init?(coordinateRegion region: MKCoordinateRegion) {
            self.region = region
            super.init()
        }
    }
}

/// What a map of UIKit draws, by the parts of SwiftUI's.
private struct MapViewPicture: View {
    let map: MKMapView
    let motion: Animation?

    var body: some View {
        let frame = map.shown
        GeometryReader { proxy in
            MapScreen(
                frame: frame, geometry: proxy, items: map.items,
                modes: map.modes,
                selection: MapSelectionLink(Binding(get: { map.selected }, set: { map.selected = $0 })),
                move: { map.moved(to: $0) })
        }
        .animation(motion, value: frame)
        .mapStyle(map.isImagery ? .imagery : .standard)
    }
}

/// The view of an annotation.
private struct AnnotationHost: UIViewRepresentable {
    let view: MKAnnotationView
    func makeUIView(context: Context) -> MKAnnotationView { view }
    func updateUIView(_ view: MKAnnotationView, context: Context) {}
}

/// The name under which a map looks for the views of annotations that its delegate has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    var isImagery: Bool { self != .standard && self != .mutedStandard }
}
