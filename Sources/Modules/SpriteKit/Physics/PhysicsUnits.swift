// A meter has 150 points. Velocities are in points a second and pushes in kilograms times points by seconds; areas, densities, gravity and
// what turns are in meters.
let pointsPerMeter = 150.0
let squarePointsPerMeter = pointsPerMeter * pointsPerMeter
