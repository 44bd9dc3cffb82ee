import KinoraPhysics
import KinoraViews

// A meter has 150 points. Velocities are in points a second and pushes in kilograms times points by seconds; areas, densities, gravity and
// what turns are in meters.
let pointsPerMeter = 150.0
let squarePointsPerMeter = pointsPerMeter * pointsPerMeter

extension CGPoint {
    var vector: Vector { Vector(Double(x), Double(y)) }
}
extension CGVector {
    var vector: Vector { Vector(Double(dx), Double(dy)) }
}
extension CGSize {
    var vector: Vector { Vector(Double(width), Double(height)) }
}
extension Vector {
    var point: CGPoint { CGPoint(x: x, y: y) }
    var cgVector: CGVector { CGVector(dx: x, dy: y) }
}
