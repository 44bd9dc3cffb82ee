internal import KinoraRasterKernels

/// Where a pen is, and its direction of length 1.
struct PenPlace {
    var position: Vector
    var direction: Vector
}

/// The steps of a pen that need no second look: the curve hardly turns between their ends, and neither side of the stroke
/// runs backwards. Nearly all are like that, so that they are taken several at a time.
struct SmoothSteps {
    /// Half the stroke's width, in the path's points.
    let half: Double
    /// Cosine of the greatest turn of one step.
    let cosine: Double
    /// How far a line may lie off its side of the stroke, times twelve.
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
        var raw = rk_place(
            x: place.position.x, y: place.position.y, dx: place.direction.x, dy: place.direction.y)
        let (p0, p1, p2, p3) = (curve.p0, curve.p1, curve.p2, curve.p3)
        let polynomial = rk_curve(
            x0: p0.x, y0: p0.y, x1: p1.x, y1: p1.y, x2: p2.x, y2: p2.y, x3: p3.x, y3: p3.y)
        var done = 0
        guard
            rk_stroke_steps(
                polynomial, start, step, count, rk_stroke(half: half, cosine: cosine, reach: reach), &raw,
                UnsafeMutableRawPointer(left.end).assumingMemoryBound(to: Double.self),
                UnsafeMutableRawPointer(right.end).assumingMemoryBound(to: Double.self), &done)
        else { return plainTake(count, along: curve, from: start, step: step, &place, &left, &right) }
        left.count(written: done)
        right.count(written: done)
        place = PenPlace(position: Vector(raw.x, raw.y), direction: Vector(raw.dx, raw.dy))
        return done
    }

    /// The same on any processor.
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
            guard place.direction.dot(next) >= cosine, 2 * lift.magnitude + spread <= reach, advance + drift >= 0,
                advance - drift >= 0
            else { return index }
            let sides = sides(end, next, lift, spread)
            left.append(sides.left)
            right.append(sides.right)
            place = PenPlace(position: end, direction: next)
        }
        return count
    }

    /// The points of both sides after a step to `end`, where the pen heads for `next`: half of what the lines lie off by
    /// farther out, so that they are as much outside the curve as inside.
    @inline(__always)
    func sides(_ end: Vector, _ next: Vector, _ lift: Double, _ spread: Double) -> (left: Vector, right: Vector) {
        (
            end + next.turned * (half - 0.125 * lift + 0.0625 * spread),
            end - next.turned * (half + 0.125 * lift + 0.0625 * spread)
        )
    }
}
