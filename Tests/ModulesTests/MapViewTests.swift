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
}
