import CoreLocation
import KinoraStage
import KinoraViews

/// What a map shows, in radians by Mercator's projection. While a camera moves it grows and shrinks evenly, so that getting nearer takes the same
/// time at each size.
struct MapFrame: Equatable, Animatable {
    /// To the east, and to the south.
    var x: Double, y: Double
    var width: Double, height: Double
    /// Degrees clockwise from the north: what is up.
    var heading: Double

    init(_ region: MKCoordinateRegion, heading: Double = 0) {
        let half = region.span.latitudeDelta / 2
        let height = MapProjection.y(region.center.latitude - half) - MapProjection.y(region.center.latitude + half)
        x = region.center.longitude * .pi / 180
        y = MapProjection.y(region.center.latitude)
        width = max(region.span.longitudeDelta * .pi / 180, MapFrame.least)
        self.height = max(height, MapFrame.least)
        self.heading = heading
    }

    var center: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: MapProjection.latitude(y), longitude: x * 180 / .pi)
    }

    /// Whether nobody sees a difference: an animation that goes through logarithms ends beside its target by a rounding.
    func isNear(_ other: MapFrame) -> Bool {
        let tolerance = 1e-9
        return abs(x - other.x) <= tolerance * width && abs(y - other.y) <= tolerance * height
            && abs(width - other.width) <= tolerance * width && abs(height - other.height) <= tolerance * height
            && heading == other.heading
    }

    /// The frame after the ground has been moved by some points of the screen.
    func moved(by way: CGSize, _ projection: MapProjection) -> MapFrame {
        let move = projection.distance(of: way)
        var moved = self
        moved.x -= move.east
        moved.y = min(max(y - move.south, -MapFrame.edge), MapFrame.edge)
        return moved
    }

    /// The frame after the ground has become so many times larger around a point of the screen.
    func magnified(by factor: Double, around point: CGPoint, _ size: CGSize) -> MapFrame {
        var near = self
        let factor = max(factor, 1e-3)
        (near.width, near.height) = (width / factor, height / factor)
        let place = MapProjection(self, size).coordinate(at: point)
        let shown = MapProjection(near, size)
        let there = shown.point(place)
        return near.moved(by: CGSize(width: point.x - there.x, height: point.y - there.y), shown)
    }

    /// About a millimeter of the world.
    private static let least = 1e-10
    /// How far from the equator the middle may be.
    private static let edge = 3.2

    var animatableData:
        AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<AnimatablePair<Double, Double>, Double>>
    {
        get {
            let sizes = AnimatablePair(Maths.log(width), Maths.log(height))
            return AnimatablePair(AnimatablePair(x, y), AnimatablePair(sizes, heading))
        }
        set {
            (x, y) = (newValue.first.first, newValue.first.second)
            (width, height) = (Maths.exp(newValue.second.first.first), Maths.exp(newValue.second.first.second))
            heading = newValue.second.second
        }
    }
}
