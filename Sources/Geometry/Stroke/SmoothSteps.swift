/// Where a pen is, and its direction of length 1.
struct PenPlace {
    var position: Vector
    var direction: Vector
}

/// The steps of a pen that need no further subdivision: the curve hardly turns between their ends, and neither side
/// of the stroke runs backwards. Nearly all steps are like that, so they are computed several at a time.
struct SmoothSteps {
    /// Half the stroke's width, in the path's points.
    let half: Double
    /// Cosine of the greatest turn of one step.
    let cosine: Double
    /// The square of how far a line may lie off its side of the stroke, times its length, times twelve.
    let reach: Double

    /// Goes along `curve` to the parameters `start + step`, `start + 2 step` and so on, and adds a point to each side for
    /// every step.
    ///
    /// - Returns: how many steps were taken: `count`, or as many as come before the first that is not smooth.
    func take(
        _ count: Int, along curve: CurvePolynomial, from start: Double, step: Double, _ place: inout PenPlace,
        _ left: inout PointList, _ right: inout PointList
    ) -> Int {
        left.reserve(count + 4)
        right.reserve(count + 4)
        var done = 0
        // The kernel reads these three values as rows of numbers, in the order of their properties.
        let isTaken = withUnsafePointer(to: curve) { curve in
            withUnsafePointer(to: self) { stroke in
                withUnsafeMutablePointer(to: &place) { place in
                    Kernels.strokeSteps(curve, start, step, count, stroke, place, left.end, right.end, &done)
                }
            }
        }
        guard isTaken else { return plainTake(count, along: curve, from: start, step: step, &place, &left, &right) }
        left.count(written: done)
        right.count(written: done)
        return done
    }

    /// The portable version, in Swift.
    func plainTake(
        _ count: Int, along curve: CurvePolynomial, from start: Double, step: Double, _ place: inout PenPlace,
        _ left: inout PointList, _ right: inout PointList
    ) -> Int {
        for index in 0..<count {
            let t = start + Double(index + 1) * step
            let (end, velocity) = (curve.point(t), curve.velocity(t))
            let size = velocity.squaredLength
            guard size > 1e-280, size < 1e280 else { return index }
            let next = velocity * (1 / size.squareRoot())
            let move = end - place.position
            // L Δθ / 2, and h Δθ².
            let (lift, turn) = (move.cross(next), place.direction.cross(next))
            let spread = half * turn * turn
            let drift = (next.turned * half - place.direction.turned * half).dot(move)
            let advance = move.squaredLength
            guard place.direction.dot(next) >= cosine, !liesOff(lift, spread, advance), advance + drift >= 0,
                advance - drift >= 0
            else { return index }
            let sides = sides(end, next, lift, spread)
            left.append(sides.left)
            right.append(sides.right)
            place = PenPlace(position: end, direction: next)
        }
        return count
    }

    /// Whether the line of a step lies too far off for its length, whose square is `advance`, and somewhat more on the outer side.
    @inline(__always)
    func liesOff(_ lift: Double, _ spread: Double, _ advance: Double) -> Bool {
        let bend = 2 * lift.magnitude + spread
        return !(bend * bend * (advance + half * spread) <= reach)
    }

    /// The points of both sides after a step to `end`, where the pen heads for `next`: two thirds of what the lines lie off by
    /// farther out, which is their mean, so that they enclose the same area as the curve.
    @inline(__always)
    func sides(_ end: Vector, _ next: Vector, _ lift: Double, _ spread: Double) -> (left: Vector, right: Vector) {
        (
            end + next.turned * (half - 1.0 / 6 * lift + 1.0 / 12 * spread),
            end - next.turned * (half + 1.0 / 6 * lift + 1.0 / 12 * spread)
        )
    }
}
