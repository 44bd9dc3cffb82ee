import Contacts
import CoreLocation
import Foundation
import KinoraStage
import Testing

@testable import MapKit

/// Distances and regions against the formulas of spherical geometry.
struct PlaceTests {
    private static let places: [(name: String, latitude: Double, longitude: Double)] = [
        ("Paris", 48.8566, 2.3522), ("London", 51.5074, -0.1278), ("Tokyo", 35.6762, 139.6503),
        ("Suva", -18.1416, 178.4419), ("Apia", -13.8333, -171.7667), ("pole", 90, 0), ("null", 0, 0),
    ]

    private func location(_ place: (name: String, latitude: Double, longitude: Double)) -> CLLocation {
        CLLocation(latitude: place.latitude, longitude: place.longitude)
    }

    @Test("A distance is the radius times the angle between two places, over the date line too")
    func distances() {
        for a in Self.places {
            for b in Self.places {
                // The angle between two directions, by the law of cosines for vectors in space: no haversine.
                func direction(_ place: (name: String, latitude: Double, longitude: Double)) -> [Double] {
                    let (p, l) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
                    return [cos(p) * cos(l), cos(p) * sin(l), sin(p)]
                }
                let (u, v) = (direction(a), direction(b))
                let cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
                let angle = atan2(
                    cross.map { $0 * $0 }.reduce(0, +).squareRoot(), zip(u, v).map(*).reduce(0, +))
                let found = location(a).distance(from: location(b))
                #expect(abs(found - 6_371_008.8 * angle) < 1, "\(a.name) to \(b.name): \(found)")
            }
        }
        // Paris to London, as atlases have it: 344 km. Half around the Earth at the equator.
        #expect(abs(location(Self.places[0]).distance(from: location(Self.places[1])) - 343_900) < 500)
        let antipode = CLLocation(latitude: 0, longitude: 180).distance(from: CLLocation(latitude: 0, longitude: 0))
        #expect(abs(antipode - 6_371_008.8 * .pi) < 1)
    }

    @Test("A circle on the ground holds what is no farther than its radius; no region is watched, and no beacon heard")
    func circles() {
        // A degree along the equator is 111.19 km.
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 10)
        let region = CLCircularRegion(center: center, radius: 111_300, identifier: "a")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 11)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 11.01)))
        let manager = CLLocationManager()
        manager.startMonitoring(for: region)
        #expect(manager.monitoredRegions == [region] && !CLLocationManager.isRangingAvailable())
        manager.stopMonitoring(for: region)
        #expect(manager.monitoredRegions.isEmpty)
    }

    @Test("Coordinates are valid up to the poles and the date line")
    func valid() {
        let table: [(Double, Double, Bool)] = [
            (90, 180, true), (-90, -180, true), (90.01, 0, false), (-90.01, 0, false), (0, 180.01, false),
            (0, -180.01, false), (0, 0, true),
        ]
        for (latitude, longitude, isValid) in table {
            #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        }
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A place keeps what was measured there; one made of numbers alone has no accurate height, speed or course")
    func measured() {
        let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let full = CLLocation(
            coordinate: here, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, timestamp: date)
        #expect(full.coordinate.latitude == 1 && full.coordinate.longitude == 2 && full.altitude == 3)
        #expect(full.horizontalAccuracy == 4 && full.verticalAccuracy == 5 && full.timestamp == date)
        let plain = CLLocation(latitude: 1, longitude: 2)
        #expect(
            plain.horizontalAccuracy == 0 && plain.verticalAccuracy == -1 && plain.speed == -1 && plain.course == -1)
        let circle = CLCircularRegion(center: here, radius: 10, identifier: "home")
        #expect(circle.radius == 10 && circle.identifier == "home" && circle.center.longitude == 2)
    }

    @Test("Nobody allows a stage to know where it is, and addresses are not found")
    func denied() async {
        #expect(CLLocationManager().authorizationStatus == .denied && !CLLocationManager.locationServicesEnabled())
        #expect(CLLocationManager().location == nil)
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
        await #expect(throws: CLError.self) {
            try await CLGeocoder().reverseGeocodeLocation(
                CLLocation(latitude: 0, longitude: 0), preferredLocale: Locale(identifier: "ko_KR"))
        }
        var code: CLError.Code?
        CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { code = ($1 as? CLError)?.code }
        #expect(code == .network)
        await #expect(throws: URLError.self) { try await MKLocalSearch(request: .init()).start() }
    }

    @Test("An item is at its place, with the address that it is given")
    func items() async throws {
        let there = CLLocation(latitude: 1, longitude: 2)
        let address = try #require(MKAddress(fullAddress: "1 Road, Town", shortAddress: nil))
        #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
        let item = MKMapItem(location: there, address: address)
        #expect(item.location === there && item.address?.fullAddress == "1 Road, Town")
        #expect(item.placemark.coordinate.longitude == 2)
        let older = MKMapItem(placemark: MKPlacemark(coordinate: there.coordinate))
        #expect(older.location.coordinate.latitude == 1 && older.address == nil)
        let request = try #require(MKReverseGeocodingRequest(location: there))
        await #expect(throws: URLError.self) { try await request.mapItems }
        #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 100, longitude: 0)) == nil)
        #expect(MKGeocodingRequest(addressString: "") == nil)
    }

    private final class Completed: MKLocalSearchCompleterDelegate {
        var failures = 0
        func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failures += 1 }
    }

    @MainActor
    @Test("A completer finds nothing, and tells of it once for what is asked at last")
    func completer() throws {
        let (completer, told) = (MKLocalSearchCompleter(), Completed())
        completer.delegate = told
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Color.red.onAppear {
                completer.queryFragment = "a"
                completer.queryFragment = "ab"
            }
        }
        _ = try stage.scene(at: 0.5)
        #expect(told.failures == 1 && !completer.isSearching && completer.results.isEmpty)
        completer.queryFragment = ""
        #expect(!completer.isSearching)
    }

    @Test("A region of meters spans as many degrees as a meridian has, and more of them where parallels are shorter")
    func regions() {
        for latitude in [0.0, 30, 60, -60, 80] {
            let region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: 7), latitudinalMeters: 111_319.49,
                longitudinalMeters: 111_319.49)
            #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
            #expect(abs(region.span.longitudeDelta - 1 / cos(latitude * .pi / 180)) < 1e-9)
            #expect(region.center.latitude == latitude && region.center.longitude == 7)
        }
        let pole = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1, longitudinalMeters: 1)
        #expect(pole.span.longitudeDelta.isFinite)
        #expect(MKCoordinateRegion().span.latitudeDelta == 0)
    }

    @MainActor
    @Test("A region that fits a view has its shape, and contains the one that was asked for")
    func fitting() {
        for (latitude, width) in [(0.0, 200.0), (60, 200), (60, 50), (-30, 100)] {
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
            let region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: 7),
                span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
            let span = map.regionThatFits(region).span
            // As wide in meters as the view is for its height.
            let shape = span.longitudeDelta * cos(latitude * .pi / 180) / span.latitudeDelta
            #expect(abs(shape - width / 100) < 1e-9)
            #expect(span.latitudeDelta >= 2 - 1e-9 && span.longitudeDelta >= 3 - 1e-9)
            #expect(abs(span.latitudeDelta - 2) < 1e-9 || abs(span.longitudeDelta - 3) < 1e-9)
        }
    }

    @Test("Positions of the camera are equal where all of their regions is")
    func positions() {
        func position(_ latitude: Double, _ longitude: Double, _ high: Double, _ wide: Double) -> MapCameraPosition {
            .region(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                    span: MKCoordinateSpan(latitudeDelta: high, longitudeDelta: wide)))
        }
        let base = position(1, 2, 3, 4)
        #expect(base == position(1, 2, 3, 4))
        for other in [
            position(9, 2, 3, 4), position(1, 9, 3, 4), position(1, 2, 9, 4), position(1, 2, 3, 9), .automatic,
        ] {
            #expect(base != other)
        }
        #expect(MapCameraPosition.userLocation(fallback: base) == base && MapCameraPosition.automatic == .automatic)
        let camera = MapCameraPosition.camera(
            MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 60, longitude: 5), distance: 111_319.49))
        #expect(abs((camera.region?.span.latitudeDelta ?? 0) - 1) < 1e-9)
        #expect(abs((camera.region?.span.longitudeDelta ?? 0) - 2) < 1e-9)
    }

    @Test("Mercator's projection: the region fills the map, meridians are even and parallels grow toward the poles")
    func projection() {
        let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
        let region = MKCoordinateRegion(
            center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        func mercator(_ latitude: Double) -> Double { asinh(tan(latitude * .pi / 180)) }
        let (width, height) = (20 * Double.pi / 180, mercator(55) - mercator(45))
        for size in [CGSize(width: 400, height: 400), CGSize(width: 900, height: 300), CGSize(width: 100, height: 900)]
        {
            let scale = min(size.width / width, size.height / height)
            let map = MapProjection(region, size)
            for (latitude, longitude) in [(50.0, 10.0), (45, 0), (55, 20), (48.2, 16.4), (89, 10), (-89, 10)] {
                let point = map.point(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
                let held = min(85, max(-85, latitude))
                #expect(abs(point.x - (size.width / 2 + (longitude - 10) * .pi / 180 * scale)) < 1e-6)
                #expect(abs(point.y - (size.height / 2 - (mercator(held) - mercator(50)) * scale)) < 1e-6)
            }
            // All of the region is within the map.
            let (corner, other) = (
                map.point(CLLocationCoordinate2D(latitude: 45, longitude: 0)),
                map.point(CLLocationCoordinate2D(latitude: 55, longitude: 20))
            )
            #expect(other.x - corner.x <= size.width + 1e-6 && corner.y - other.y <= size.height + 1e-6)
        }
    }

    @Test("A placemark has the words of its address, which are also a postal address and one line")
    func placemarks() {
        let place = CLLocationCoordinate2D(latitude: 42, longitude: -71)
        let words: [String: Any] = [
            CNPostalAddressStreetKey: "1 Main St", CNPostalAddressCityKey: "Salem", CNPostalAddressStateKey: "MA",
            CNPostalAddressPostalCodeKey: "01970",
        ]
        let mark = MKPlacemark(coordinate: place, addressDictionary: words)
        #expect(mark.locality == "Salem" && mark.country == nil && mark.title == "1 Main St, Salem, MA 01970")
        #expect(mark.postalAddress?.postalCode == "01970" && mark.location?.coordinate.latitude == 42)
        let other = mark.postalAddress.map { MKPlacemark(coordinate: place, postalAddress: $0) }
        #expect(other?.title == mark.title)
        #expect(MKPlacemark(coordinate: place).title == nil && MKPlacemark(coordinate: place).postalAddress == nil)
        #expect(MKPlacemark(placemark: mark).coordinate.longitude == -71)
    }

    @Test("Errors of places and maps are caught by their codes")
    func caughtErrors() {
        func caught(_ error: any Error) -> String {
            do { throw error } catch CLError.denied { return "denied" } catch MKError.placemarkNotFound {
                return "not found"
            } catch { return "other" }
        }
        #expect(caught(CLError(.denied)) == "denied" && caught(MKError(.placemarkNotFound)) == "not found")
        #expect(caught(CLError(.network)) == "other" && caught(MKError(.unknown)) == "other")
    }

    @Test("A monitor keeps its conditions")
    func monitors() async {
        let monitor = await CLMonitor("places")
        let circle = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
        for name in ["b", "a", "c"] { await monitor.add(circle, identifier: name, assuming: .unsatisfied) }
        await monitor.remove("c")
        #expect(await monitor.identifiers == ["a", "b"])
        let record = await monitor.record(for: "a")
        #expect((record?.condition as? CLMonitor.CircularGeographicCondition)?.radius == 3)
        #expect(record?.lastEvent.state == .unsatisfied)
    }

    @Test("The points of a line are those of its places, and its box is around them")
    func pointsOfLines() {
        let places = [(0.0, 0.0), (10.0, -20.0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let line = MKPolyline(coordinates: places, count: 2)
        let points = line.points()
        #expect(points[0].x == 134_217_728 && points[1] == MKMapPoint(places[1]) && points == line.points())
        #expect(line.boundingMapRect.maxX == points[0].x && line.boundingMapRect.minY == points[1].y)
    }
}
