import Foundation
import KinoraScene
import KinoraStage
import MapKit
import Testing

/// What stands on a map, and where.
@MainActor
struct MapViewTests {
    /// Boxes of what is filled, by their size.
    private func boxes(_ view: some View, wide side: CGFloat) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 1) { view }
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
        visit(try stage.scene(at: 0).nodes, .identity)
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
        #expect(found.count == 1 && abs(found[0].midX - 100) < 1e-6 && found[0].maxY < 100)
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
}
