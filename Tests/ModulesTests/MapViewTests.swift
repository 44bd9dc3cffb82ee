import Foundation
import KinoraScene
import KinoraStage
import MapKit
import Testing

/// What stands on a map, and where.
@MainActor
struct MapViewTests {
    /// Boxes of what is filled, by their size.
    private func boxes(_ view: some View, wide side: CGFloat, at time: Double = 0) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 4) { view }
        var found: [CGRect] = []
        func visit(_ nodes: [Node], _ move: CGAffineTransform) {
            for node in nodes {
                switch node {
                case .fill(let fill):
                    let box = fill.path.boundingRect.applying(move)
                    if abs(box.width - side) < 1e-6 { found.append(box) }
                case .stroke(let stroke): found.append(stroke.path.boundingRect.applying(move))
                case .group(let inner): visit(inner, move)
                case .layer(.transform(let own), let inner): visit(inner, own.concatenating(move))
                case .layer(_, let inner): visit(inner, move)
                default: break
                }
            }
        }
        visit(try stage.scene(at: time).nodes, .identity)
        return found
    }

    private let equator = MapCameraPosition.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 20)))

    private func place(_ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: longitude)
    }

    @Test("The visible box of a map is that of its region, and the other way round")
    func visibleBox() {
        let map = MKMapView()
        let box = MKMapRect(x: 1e8, y: 1.1e8, width: 3e6, height: 2e6)
        map.visibleMapRect = box
        let seen = map.visibleMapRect
        let pairs = [
            (seen.origin.x, box.origin.x), (seen.origin.y, box.origin.y), (seen.size.width, box.size.width),
            (seen.size.height, box.size.height),
        ]
        for (got, wanted) in pairs { #expect(abs(got - wanted) < 1, "\(got) \(wanted)") }
        map.addAnnotations([MKUserLocation()])
        map.removeAnnotation(map.annotations[0])
        #expect(map.annotations.isEmpty && !CLLocationCoordinate2DIsValid(map.userLocation.coordinate))
    }

    private final class Own: MKAnnotationView {}

    @Test("Views of annotations are of the classes that are registered, and markers without one")
    func annotationViews() {
        let map = MKMapView()
        func view(_ name: String) -> MKAnnotationView {
            map.dequeueReusableAnnotationView(withIdentifier: name, for: MKUserLocation())
        }
        map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        map.register(
            Own.self, kinoraMade: { Own(annotation: nil, reuseIdentifier: $0) },
            forAnnotationViewWithReuseIdentifier: "own")
        #expect(view("pin") is MKPinAnnotationView && view("own") is Own && view("other") is MKMarkerAnnotationView)
        #expect(view("pin").reuseIdentifier == "pin" && view("own").annotation is MKUserLocation)
        map.register(nil, forAnnotationViewWithReuseIdentifier: "pin")
        #expect(view("pin") is MKMarkerAnnotationView)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "own") == nil)
    }

    @Test("A snapshot is made after the current event of what the options were, unless it is canceled")
    func snapshots() throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 200, height: 100)
        options.region = MKCoordinateRegion(
            center: place(0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 20))
        var words: [String] = []
        try onStage {
            let (kept, canceled) = (MKMapSnapshotter(options: options), MKMapSnapshotter(options: options))
            options.size = .zero
            kept.start { snapshot, error in
                let point = snapshot?.point(for: self.place(5)) ?? .zero
                words.append("made \(error == nil) \(kept.isLoading) \(point.x.rounded()) \(point.y.rounded())")
            }
            canceled.start { _, _ in words.append("canceled") }
            canceled.cancel()
            words.append("started \(kept.isLoading) \(canceled.isLoading)")
        }
        #expect(words == ["started true false", "made true false 150.0 50.0"])
    }

    @Test("Annotations stand at their places by their anchors, 10 points for each degree")
    func annotations() throws {
        let map = Map(initialPosition: equator) {
            Annotation("", coordinate: place(5)) { Color.red.frame(width: 12, height: 12) }
            if true {
                Annotation("", coordinate: place(-5), anchor: .leading) { Color.red.frame(width: 12, height: 12) }
            }
        }
        let found = try boxes(map, wide: 12)
        #expect(found.map(\.midX) == [150, 56])
    }

    @Test("A line connects its places; without a region a map shows all of them with room around")
    func lines() throws {
        let line = MapPolyline(coordinates: [place(-5), place(5)]).stroke(.red, lineWidth: 2)
        let given = try boxes(Map(initialPosition: equator) { line }, wide: -1)
        #expect(given.map { [$0.minX, $0.maxX, $0.midY] } == [[50, 150, 100]])
        // 10 degrees with two tenths on both sides of them: 200 points for 14 degrees.
        let own = try boxes(Map { line }, wide: -1)
        #expect(own.count == 1 && abs(own[0].width - 200 / 1.4) < 1e-6 && abs(own[0].midX - 100) < 1e-6)
    }

    @Test("A marker's tip is at its place: its balloon is above it")
    func markers() throws {
        let found = try boxes(Map(initialPosition: equator) { Marker("Here", coordinate: place(0)) }, wide: 28)
        #expect(found.count == 1 && abs(found[0].midX - 100) < 1e-6 && abs(found[0].maxY - 100) < 1e-6)
    }

    @Test("Circles and areas are drawn at their places, in what is said of their style")
    func areas() throws {
        // A degree is 10 points, and 111,319.49 m.
        let circle = MapCircle(center: place(0), radius: 5 * 111_319.49).foregroundStyle(.red).stroke(
            .blue, lineWidth: 2)
        let found = try boxes(Map(initialPosition: equator) { circle }, wide: 100)
        #expect(found.count == 2 && found.allSatisfy { abs($0.width - 100) < 0.01 && abs($0.midX - 100) < 0.01 })
        let corners = [place(-2), place(4), CLLocationCoordinate2D(latitude: -1, longitude: 1)]
        let area = try boxes(Map(initialPosition: equator) { MapPolygon(coordinates: corners) }, wide: 60)
        #expect(area.count == 1 && abs(area[0].minX - 80) < 1e-6 && abs(area[0].minY - 100) < 1e-6)
        let points = try boxes(
            Map(initialPosition: equator) { MapPolygon(points: corners.map { MKMapPoint($0) }) }, wide: 60)
        #expect(points.count == 1 && abs(points[0].minX - 80) < 1e-6)
    }

    @Test("A point of the flat world is where its place is, and a rectangle shows its region")
    func points() {
        let middle = MKMapPoint(place(0))
        #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
        for (latitude, longitude) in [(48.85, 2.35), (-33.9, 151.2), (0.0, -120.0)] {
            let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
            #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
        }
        let quarter = MKMapRect.world.size.width / 4
        let region = MapCameraPosition.rect(
            MKMapRect(x: quarter, y: quarter, width: 2 * quarter, height: 2 * quarter)
        ).region
        #expect(region?.span.longitudeDelta == 180 && abs(region?.center.latitude ?? 9) < 1e-9)
        let following = MapCameraPosition.userLocation(followsHeading: true, fallback: equator)
        #expect(following.followsUserLocation && following.followsUserHeading && following.fallbackPosition == equator)
        #expect(!equator.followsUserLocation && equator.fallbackPosition == nil && !equator.positionedByUser)
        let camera = MapReader { proxy in
            let _ = #expect(
                abs(proxy.camera(framing: equator.region ?? MKCoordinateRegion()).distance - 20 * 111_319.49) < 1)
        }
        _ = camera
    }

    @Test("Lines are below annotations, whichever comes first")
    func orderOfItems() throws {
        let map = Map(initialPosition: equator) {
            Annotation("", coordinate: place(5)) { Color.red.frame(width: 12, height: 12) }
            MapPolyline(coordinates: [place(-5), place(5)])
        }
        #expect(try boxes(map, wide: 12).map(\.width) == [100, 12])
    }

    @Test("What lies beyond the edges does not move the rest")
    func beyondTheEdges() throws {
        let map = Map(initialPosition: equator) {
            Annotation("", coordinate: place(-40)) { Color.blue.frame(width: 9, height: 9) }
            Annotation("", coordinate: place(5)) { Color.red.frame(width: 12, height: 12) }
        }
        #expect(try boxes(map, wide: 12).map(\.midX) == [150])
        #expect(try boxes(map, wide: 200).map(\.minX).allSatisfy { $0 == 0 })
    }

    @Test("Much of the world shows land and sea; near by there is plain land")
    func ground() throws {
        func fills(_ latitude: Double, _ span: Double) throws -> Int {
            let region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: 10),
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
            var count = 0
            func visit(_ nodes: [Node]) {
                for node in nodes {
                    switch node {
                    case .fill: count += 1
                    case .group(let inner), .layer(_, let inner): visit(inner)
                    default: break
                    }
                }
            }
            let stage = Stage(size: CGSize(width: 200, height: 200), duration: 1) {
                Map(initialPosition: .region(region))
            }
            visit(try stage.scene(at: 0).nodes)
            return count
        }
        #expect(try fills(45, 60) == 3 && fills(45, 0.1) == 1)
    }

    /// A map whose camera, selection and touches are told.
    private struct Moving: View {
        static var words: [String] = []
        @State var position: MapCameraPosition
        @State private var selected: Int?
        var to: MapCameraPosition?
        var frequency = MapCameraUpdateFrequency.onEnd
        var modes = MapInteractionModes.all

        var body: some View {
            MapReader { proxy in
                Map(position: $position, interactionModes: modes, selection: $selected) {
                    ForEach([3, 4], id: \.self) { number in
                        Annotation("", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: Double(number))) {
                            Color.red.frame(width: 12, height: 12)
                        }
                    }
                    Annotation("", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: -5)) {
                        Color.red.frame(width: 12, height: 12)
                    }
                    .tag(7)
                }
                .onMapCameraChange(frequency: frequency) { context in
                    Moving.words.append("camera \(Int(context.region.center.longitude.rounded()))")
                }
                .onTapGesture { point in
                    let place = proxy.convert(point, from: .local)
                    let back = place.flatMap { proxy.convert($0, to: .local) }
                    Moving.words.append("tap \(Int(place?.longitude.rounded() ?? 999)) \(back?.x.rounded() ?? -1)")
                }
                .onChange(of: selected) { Moving.words.append("selected \(selected ?? 0)") }
                .onChange(of: position.positionedByUser) { Moving.words.append("by fingers") }
            }
            .task {
                guard let to else { return }
                try? await Task.sleep(for: .seconds(1))
                withAnimation(.linear(duration: 1)) { position = to }
            }
        }
    }
    private func told(_ view: Moving, _ events: [ScriptEvent] = [], until time: Double = 2.5) throws -> [String] {
        Moving.words = []
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 4, script: Script(events)) { view }
        _ = try stage.scene(at: time)
        return Moving.words
    }
    private func tap(_ x: Double, _ time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: 100), count: 1))
    }

    private var tenEast: MapCameraPosition {
        .region(
            MKCoordinateRegion(center: place(10), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 20)))
    }

    @Test(
        "A camera that moves is told as it comes to rest, or all the while, and shows what is between at half of its time"
    )
    func movingCamera() throws {
        #expect(try told(Moving(position: equator, to: tenEast)) == ["camera 0", "camera 10"])
        let all = try told(Moving(position: equator, to: tenEast, frequency: .continuous))
        #expect(all.count > 30 && Set(all).count == 11 && all.first == "camera 0" && all.last == "camera 10")
        let middles = try boxes(Moving(position: equator, to: tenEast), wide: 12, at: 1.5).map(\.midX)
        // From 3, 4 and -5 degrees east, with the middle at 5 degrees.
        #expect(middles.map { ($0 * 1e6).rounded() / 1e6 } == [80, 90, 0])
    }

    @Test("A tap selects by the tag, or by the identifier of the element, and beside all marks it selects nothing")
    func selection() throws {
        let words = try told(Moving(position: equator), [tap(130, 0.5), tap(50, 0.8), tap(180, 1.1)])
        #expect(words == ["camera 0", "selected 3", "selected 7", "tap 8 180.0", "selected 0"])
    }

    @Test("A finger moves the map, which then is where the finger has let it go; without panning it stays")
    func fingers() throws {
        let drag = ScriptEvent(
            at: 0.5,
            .drag(path: [.points(x: 150, y: 150), .points(x: 100, y: 150)], duration: 0.6, pace: .easesOut))
        #expect(try told(Moving(position: equator), [drag]) == ["camera 0", "by fingers", "camera 5"])
        #expect(try told(Moving(position: equator, modes: .zoom), [drag]) == ["camera 0"])
    }

    private final class Drawn: NSObject, MKMapViewDelegate {
        var asked = 0
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            asked += 1
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .red
            return renderer
        }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.bounds.size = CGSize(width: 12, height: 12)
            view.backgroundColor = .blue
            return view
        }
    }
    private struct Hosted: UIViewRepresentable {
        let map: MKMapView
        func makeUIView(context: Context) -> MKMapView { map }
        func updateUIView(_ view: MKMapView, context: Context) {}
    }

    @Test("A map of UIKit shows its overlays and annotations at their places, and asks for a renderer once")
    func mapOfUIKit() throws {
        let (map, delegate) = (MKMapView(), Drawn())
        map.delegate = delegate
        map.region = MKCoordinateRegion(
            center: place(0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 20))
        map.addOverlay(MKPolyline(coordinates: [place(-5), place(5)], count: 2))
        map.addAnnotation(MKPointAnnotation(coordinate: place(3)))
        let found = try boxes(Hosted(map: map), wide: 12)
        #expect(found.map { [$0.minX, $0.maxX] } == [[50, 150], [124, 136]])
        #expect(delegate.asked == 1 && map.convert(place(5), toPointTo: nil).x == 150)
        // With the east above, what lies there is above the middle.
        map.camera = MKMapCamera(
            lookingAtCenter: place(0), fromDistance: 20 * 111_319.49, pitch: 0, heading: 90)
        let point = map.convert(place(5), toPointTo: nil)
        #expect(abs(point.x - 100) < 1e-6 && abs(point.y - 50) < 1)
        let back = map.convert(point, toCoordinateFrom: nil)
        #expect(abs(back.longitude - 5) < 1e-9 && abs(back.latitude) < 1e-9)
    }

    @Test("A rectangle that fits has room for insets, and boxes of the flat world unite and meet as rectangles do")
    func rectangles() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let fitting = map.mapRectThatFits(
            MKMapRect(x: 100, y: 100, width: 100, height: 50),
            edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0))
        #expect(fitting == MKMapRect(x: 0, y: 75, width: 200, height: 100))
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 4, height: 4), MKMapRect(x: 2, y: 1, width: 4, height: 2))
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 6, height: 4))
        #expect(a.intersection(b) == MKMapRect(x: 2, y: 1, width: 2, height: 2) && !a.contains(b))
        #expect(MKMapRect.null.union(a) == a && a.intersection(.null).isNull && a.contains(MKMapPoint(x: 1, y: 4)))
        #expect(a.insetBy(dx: 1, dy: -1) == MKMapRect(x: 1, y: -1, width: 2, height: 6))
    }
}
