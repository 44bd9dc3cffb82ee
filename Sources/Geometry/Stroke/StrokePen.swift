import Foundation
import KinoraBasics

/// Draws both sides of a stroke while it walks along a subpath.
///
/// The left side goes straight into a list, the right one into another; at the end of an open subpath they are joined
/// by caps into one contour, at the end of a closed one each is a contour of its own. All pieces turn the same way,
/// so that filled nonzero they add up and never cancel: at corners the inner sides of two lines end where they cross, or,
/// where one of them is too short for that, the inner side passes through the corner itself; and where a curve bends
/// more tightly than half the width, its inner side follows the middle line and the part swept beyond it is added on its
/// own. Such bends are loops (`OpenLoop`), which are cut off where the inner side is found to cross itself behind them.
struct StrokePen: ~Copyable {
    let half: Double
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: Double
    private let space: DeviceSpace
    /// How far a line may lie from its side of the stroke, times its length, in square points of the path.
    private let sliver: Double
    /// Cosine of the greatest angle between two samples of a curve for the outer side to stay within tolerance.
    private let smoothCosine: Double
    /// The same for the lines of caps and round joins, as an angle.
    private let arcStep: Double
    /// Corners flatter than this (the sine of their turn) need no join.
    private let flatSine: Double

    /// Lines and curves shorter than this have no reliable direction, and are joined to what follows.
    private let shortest: Double

    private let smooth: SmoothSteps

    /// How many more steps of the current curve may be halved.
    private var cutsLeft = 0
    /// How much of the curve's parameter the line before the pen stands for; 0 where the pen is at a point that stays where it is.
    private var lastStep = 0.0

    /// False once a point was not finite.
    private(set) var isSound = true

    /// Loops of the inner side that could not be cut off.
    private(set) var uncutLoops: [UncutLoop] = []
    /// How many segments have been begun; the corner where a subpath is closed counts as one.
    private var segmentCount = 0
    /// The loop whose end has not been found yet.
    private var loop: OpenLoop?
    /// Points of either side from here on go forwards, as far as is known.
    private var leftRun = 0
    private var rightRun = 0
    /// Where the line has begun to be smooth: its start or its last corner.
    private var smoothStart = Vector.zero

    private var left = PointList()
    private var right = PointList()
    /// What folds sweep, as polygons of seven corners each that turn as the outline does.
    private var sweeps = PointList()
    private static let sweepCorners = 7

    private var hasPoint = false
    private var hasDirection = false
    private var position = Vector.zero
    private var startPosition = Vector.zero
    private var direction = Vector.zero
    private var startDirection = Vector.zero
    /// Which side's last two points are the middle line and the folded side: 1 left, −1 right, 0 none.
    private var folded = 0.0
    /// How much of the line that was drawn last is not cut off by a corner; 0 after a curve. The same of the first line.
    private var free = 0.0
    private var firstFree = 0.0
    private var isFirst = false

    init(style: StrokeStyle, half: Double, transform: CGAffineTransform, tolerance: Double, visible: CGRect?) {
        self.half = half
        (cap, join) = (style.lineCap, style.lineJoin)
        miterLimit = max(1, style.miterLimit.native)
        let scale = DeviceSpace(transform: transform, tolerance: tolerance, visible: nil).greatestScale
        let reach = half * scale * (join == .miter ? max(1.5, miterLimit) : 1.5) + 1
        space = DeviceSpace(transform: transform, tolerance: tolerance, visible: visible, margin: reach)
        sliver = scale > 0 ? space.tolerance / (scale * scale) : .infinity
        let share = min(space.tolerance / max(half * scale, 1e-9), 0.5)
        arcStep = StrokePen.arcStep(radius: half * scale, tolerance: space.tolerance)
        smoothCosine = Maths.cos(arcStep)
        flatSine = min(0.05 * share, 1e-3)
        shortest = scale > 0 ? 5e-4 * space.tolerance / scale : 0
        smooth = SmoothSteps(half: half, cosine: smoothCosine, reach: 144 * sliver * sliver)
    }

    /// The greatest angle of a line of an arc: as long as `radius` times it, and off by an eighth of its square. Whatever the size, a
    /// turn has 8 to some 6,000 lines.
    static func arcStep(radius: Double, tolerance: Double) -> Double {
        approximateCubeRoot(8 * tolerance / max(radius * radius, 1e-12)).clamped(to: 1e-3...0.8)
    }

    mutating func begin(at point: Vector) {
        hasPoint = true
        hasDirection = false
        position = point
        startPosition = point
        (leftRun, rightRun) = (0, 0)
        smoothStart = point
    }

    // MARK: - Along the subpath

    mutating func add(_ segment: Segment) {
        guard segment.isSound else {
            isSound = false
            return
        }
        segmentCount &+= 1
        if segment.degree == 1 { return addLine(to: segment.end) }
        curve(segment, join: join, depth: 0)
    }

    private mutating func addLine(to end: Vector) {
        let length = (end - position).length
        guard length > shortest else { return }
        let d = (end - position).normalized
        let cut = turn(to: d, join: join, ahead: length)
        emit(end, d.turned * half)
        (position, direction) = (end, d)
        free = length - cut
        if isFirst { firstFree = free }
    }

    /// Starts in a new direction from the pen's position, for a line of the length `ahead` or, if that is 0, for a
    /// curve.
    ///
    /// - Returns: how much of the line the corner cuts off.
    @discardableResult
    private mutating func turn(to next: Vector, join: CGLineJoin, ahead: Double = 0) -> Double {
        let normal = next.turned * half
        var cut = 0.0
        if hasDirection {
            cut = corner(next, normal, join, ahead)
            if isFirst { firstFree -= cut }
            isFirst = false
        } else {
            hasDirection = true
            isFirst = true
            startDirection = next
            firstFree = 0
            emit(position, normal)
        }
        direction = next
        free = 0
        return cut
    }

    @inline(__always)
    private mutating func emit(_ point: Vector, _ normal: Vector) {
        left.append(point + normal)
        right.append(point - normal)
        folded = 0
    }

    // MARK: - Curves

    /// An extremely wide stroke would need any number of steps for details that are far outside of the frame: they
    /// are bounded.
    private static let mostCuts = 8192

    /// - Parameter join: at its start, where it may go on in another direction.
    private mutating func curve(_ segment: Segment, join: CGLineJoin, depth: Int) {
        let (a, b) = (space.map(segment.start), space.map(segment.control1))
        let (c, d) = (space.map(segment.degree == 2 ? segment.control1 : segment.control2), space.map(segment.end))
        let isBeyond =
            DeviceSpace.isBeyond(a) || DeviceSpace.isBeyond(b) || DeviceSpace.isBeyond(c) || DeviceSpace.isBeyond(d)
        if isBeyond || space.isHidden(a, b, c, d) { return addLine(to: segment.end) }
        let square =
            segment.degree == 2
            ? space.squaredCount(quadratic: a, b, d) : space.squaredCount(cubic: a, b, c, d)
        if square > 256 * 256 && space.isBounded && depth < 12 {
            curve(segment.piece(from: 0, to: 0.5), join: join, depth: depth + 1)
            return curve(segment.piece(from: 0.5, to: 1), join: .round, depth: depth + 1)
        }
        let reach = (segment.control1 - segment.start, segment.control2 - segment.start, segment.end - segment.start)
        guard reach.0.length + reach.1.length + reach.2.length > shortest else { return }
        let from = segment.direction(0)
        turn(to: from, join: join)
        // The bound for the whole curve, for a quarter of the tolerance: the rest is for what the distance from the middle adds.
        let count = max(2, countOfLines(squared: 4 * square, most: 4096))
        (cutsLeft, lastStep) = (Self.mostCuts, 0)
        let curve = CurvePolynomial(segment)
        let pieces = (count / 12).clamped(to: 1...16)
        let length = 1 / Double(pieces)
        var start = Self.bends(of: curve, half, at: .zero).x
        for piece in 0..<pieces {
            let t0 = Double(piece) * length
            let bends = Self.bends(of: curve, half, at: SIMD2(t0 + 0.5 * length, Double(piece + 1) * length))
            let greatest = max(start, bends.x, bends.y)
            let (isFirst, isLast) = (piece == 0, piece == pieces - 1)
            let saving = 0.5 * endSaving * (isFirst && isLast ? 2 : isFirst || isLast ? 1 : 0)
            let lines = countOfLines(
                length * approximateCubeRoot(greatest / (8 * sliver)) + saving, most: (count + pieces - 1) / pieces + 1)
            start = bends.y
            let step = length / (Double(lines) - saving)
            // The curve's end point is not among the smooth steps: it has a direction even when its velocity is zero.
            let inside = isLast ? lines - 1 : lines
            let origin = isFirst ? -(1 - endStep) * step : t0
            var index = 0
            if isFirst, inside > 0 {
                sample(segment, curve, from: 0, to: endStep * step, depth: 0)
                index = 1
            }
            while index < lines {
                // Where steps become longer or shorter, both lines share the point between them.
                if max(step, lastStep) < 1.25 * min(step, lastStep) {
                    index += takeSmoothSteps(inside - index, curve, from: origin + Double(index) * step, step: step)
                }
                guard index < lines else { break }
                let end = index < inside ? origin + Double(index + 1) * step : 1
                sample(segment, curve, from: origin + Double(index) * step, to: end, depth: 0)
                index += 1
            }
        }
        if loop != nil { _ = cutLoop() }
    }

    private mutating func takeSmoothSteps(_ count: Int, _ curve: CurvePolynomial, from t: Double, step: Double) -> Int {
        guard count > 0 else { return 0 }
        var place = PenPlace(position: position, direction: direction)
        let taken = smooth.take(count, along: curve, from: t, step: step, &place, &left, &right)
        if taken > 0 {
            (position, direction) = (place.position, place.direction)
            (folded, lastStep) = (0, step)
        }
        return taken
    }

    /// How far off its side of the stroke a line lies over a step dt, times its length, times 8 / dt³; a piece of a curve is cut by
    /// the bends at its ends and in its middle.
    ///
    /// That is Δθ (L + h Δθ)² / 8 with the length L = |v| dt, the turn Δθ = |v × a| / |v|² dt and the distance h from the
    /// middle. Infinite where the curve has no velocity.
    ///
    /// At two parameters, because roots and divisions take their time, which two of each share. It belongs to the type: a method that
    /// changes nothing is called on a copy of the pen, for fear of what changes it meanwhile.
    private static func bends(of curve: CurvePolynomial, _ half: Double, at t: SIMD2<Double>) -> SIMD2<Double> {
        let vx = curve.p1.x + (curve.p2.x * 2 + curve.p3.x * (3 * t)) * t
        let vy = curve.p1.y + (curve.p2.y * 2 + curve.p3.y * (3 * t)) * t
        let (ax, ay) = (curve.p2.x * 2 + curve.p3.x * (6 * t), curve.p2.y * 2 + curve.p3.y * (6 * t))
        let square = vx * vx + vy * vy
        let product = vx * ay - vy * ax
        let cross = SIMD2(product.x.magnitude, product.y.magnitude)
        let turn = cross / square
        let length = square.squareRoot() + half * turn
        let bends = turn * length * length
        return bends.replacing(with: .infinity, where: .!(square .> 1e-200))
    }

    /// Goes on to parameter `t1`, in smaller steps where the direction changes too much or the line would lie off too far.
    private mutating func sample(
        _ segment: Segment, _ curve: CurvePolynomial, from t0: Double, to t1: Double, depth: Int
    ) {
        let next = t1 < 1 ? directionInside(segment, curve.velocity(t1), t1) : segment.direction(1)
        let end = t1 < 1 ? curve.point(t1) : segment.end
        let move = end - position
        // L Δθ / 2, and h Δθ².
        let (lift, spread) = (move.cross(next), half * direction.cross(next) * direction.cross(next))
        if depth < 10, cutsLeft > 0,
            direction.dot(next) < smoothCosine || smooth.liesOff(lift, spread, move.squaredLength)
        {
            cutsLeft &-= 1
            let middle = 0.5 * (t0 + t1)
            sample(segment, curve, from: t0, to: middle, depth: depth + 1)
            return sample(segment, curve, from: middle, to: t1, depth: depth + 1)
        }
        let (before, after) = (direction.turned * half, next.turned * half)
        if direction.dot(next) < smoothCosine {
            // A cusp, or nearly one: straight to it, then around.
            emit(end, before)
            position = end
            turn(to: next, join: .round)
            lastStep = 0
        } else {
            // Where a side moves backwards, the curve bends more tightly than half the width.
            let drift = (after - before).dot(move)
            let advance = move.squaredLength
            let sides = sides(end, next, lift, spread, step: t1 - t0, isLast: t1 == 1)
            if advance + drift < 0 {
                fold(end, next, before, after, sides, centers: centers(of: curve, t0, t1, side: 1), side: 1)
            } else if advance - drift < 0 {
                fold(end, next, before, after, sides, centers: centers(of: curve, t0, t1, side: -1), side: -1)
            } else {
                left.append(sides.left)
                right.append(sides.right)
                folded = 0
            }
        }
        (position, direction) = (end, next)
    }

    /// The points of both sides after a step, which with those before it, that are moved, balance its lines.
    ///
    /// What a line lies off by is balanced by its two ends, each by half, or by one alone where the other stays: the curve's start and its
    /// end, where other segments go on. A point between two lines lies out by the mean of what these want, the longer one more.
    private mutating func sides(
        _ end: Vector, _ next: Vector, _ lift: Double, _ spread: Double, step: Double, isLast: Bool
    ) -> (left: Vector, right: Vector) {
        let wanted = isLast ? 2.0 : 1
        let share = lastStep > 0 ? step / (step + lastStep) : 0
        if share > 0 {
            let want = smooth.sides(position, direction, lift * wanted, spread * wanted)
            let last = (left: left.last, right: right.last)
            let moved = (
                left: last.left + (want.left - last.left) * share, right: last.right + (want.right - last.right) * share
            )
            left.replaceLast(moved.left)
            right.replaceLast(moved.right)
            // What a fold swept ends there, too.
            if folded > 0 { sweeps.replace(last.left, by: moved.left, among: Self.sweepCorners) }
            if folded < 0 { sweeps.replace(last.right, by: moved.right, among: Self.sweepCorners) }
        }
        lastStep = share > 0 ? step : step / endStep
        if isLast { return (end + next.turned * half, end - next.turned * half) }
        return share > 0 ? smooth.sides(end, next, lift, spread) : smooth.sides(end, next, lift * 2, spread * 2)
    }

    @inline(__always)
    private func directionInside(_ segment: Segment, _ velocity: Vector, _ t: Double) -> Vector {
        let size = velocity.squaredLength
        return size > 1e-280 && size < 1e280 ? velocity * (1 / size.squareRoot()) : segment.direction(t)
    }

    /// How far on a side (1: left) the centers of a curve's bend are at two parameters, in halves of the width, up to 1.
    private func centers(of curve: CurvePolynomial, _ t0: Double, _ t1: Double, side: Double) -> (Double, Double) {
        func center(_ t: Double) -> Double {
            let velocity = curve.velocity(t)
            let bend = velocity.cross(curve.acceleration(t)) * side * half
            return min(velocity.squaredLength * velocity.length / bend, 1)
        }
        return (center(t0), center(t1))
    }

    /// One step whose inner side (1: left) runs backwards: it follows the middle line, and what is swept beyond that is added apart.
    /// The outer side goes on to the other of `sides`.
    private mutating func fold(
        _ end: Vector, _ heading: Vector, _ before: Vector, _ after: Vector, _ sides: (left: Vector, right: Vector),
        centers: (Double, Double), side: Double
    ) {
        if folded != side { beginLoop(side) }
        let inner0 = side > 0 ? left.last : right.last
        let inner1 = side > 0 ? sides.left : sides.right
        if side > 0 {
            if folded == side { left.removeLast() } else { left.append(position) }
            left.append(end)
            left.append(inner1)
            right.append(sides.right)
        } else {
            if folded == side { right.removeLast() } else { right.append(position) }
            right.append(end)
            right.append(inner1)
            left.append(sides.left)
        }
        folded = side
        extendLoop(to: PenPlace(position: end, direction: heading))
        // The normals meet at position + before · side · s = end + after · side · r.
        let denominator = before.cross(after) * side
        let s = (end - position).cross(after) / denominator
        guard s > 0, s < 1 else {
            // They do not meet within the stroke, though the inner side runs backwards.
            return addSweep(inner0, position, end, end, inner1, inner1, inner1)
        }
        let r = (end - position).cross(before) / denominator
        let meeting = position + before * (side * s)
        let share = side * StrokePen.cornerShare
        let corner = (
            meeting + before * ((centers.0 - s) * share), meeting + after * ((centers.1 - r) * share)
        )
        if centers.0 < s && centers.1 > r {
            addSweep(meeting, end, position, corner.0, corner.1, inner1, inner0)
        } else if centers.0 > s && centers.1 < r {
            addSweep(meeting, inner1, inner0, corner.0, corner.1, end, position)
        } else {
            addSweep(meeting, end, position, meeting, meeting, inner1, inner0)
        }
    }

    /// The lines across the stroke touch a curve, which is that of the centers of the bend, and meet outside of it: what they sweep reaches
    /// to the curve, which takes a third of the triangle between their meeting and the places where they touch it. So this much of its
    /// sides, the root of a third.
    private static let cornerShare = 0.5773502691896258

    /// Adds what the inner side sweeps in one step: the two triangles of a crossed quadrilateral, whose common corner is `meeting`, and
    /// what is cut off there. It is turned as the outline is: its area is negative.
    private mutating func addSweep(
        _ meeting: Vector, _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, _ e: Vector, _ f: Vector
    ) {
        sweeps.append(meeting)
        if (a - meeting).cross(b - meeting) + (e - meeting).cross(f - meeting) < 0 {
            sweeps.append(a, b)
            sweeps.append(c, d)
            sweeps.append(e, f)
        } else {
            sweeps.append(f, e)
            sweeps.append(d, c)
            sweeps.append(b, a)
        }
    }

    // MARK: - Corners

    private mutating func corner(_ next: Vector, _ normal: Vector, _ join: CGLineJoin, _ ahead: Double) -> Double {
        let (sine, cosine) = (direction.cross(next), direction.dot(next))
        folded = 0
        if cosine > 0 && sine.magnitude < flatSine {
            if sine != 0 { emit(position, normal) }
            return 0
        }
        closeLoop()
        smoothStart = position
        let before = direction.turned * half
        let cut = half * sine.magnitude / (1 + cosine)
        let isCut = fits(cut, sine, ahead)
        if !isCut { noteUncut(cosine) }
        let crossing = (before + normal) * (1 / (1 + cosine))
        if sine > 0 {
            if isCut { left.replaceLast(position + crossing) } else { left.append(position, position + normal) }
            right.appendCorner(
                position, from: -before, to: -normal, turn: Maths.atan2(sine, cosine), join, miterLimit, arcStep)
        } else {
            if isCut { right.replaceLast(position - crossing) } else { right.append(position, position - normal) }
            left.appendCorner(
                position, from: before, to: normal, turn: -Maths.atan2(sine.magnitude, cosine), join, miterLimit,
                arcStep)
        }
        if !isCut { if sine > 0 { leftRun = left.count - 1 } else { rightRun = right.count - 1 } }
        return isCut ? cut : 0
    }

    /// True where two lines at a corner are long enough for their inner sides to cross, `cut` before its ends, and for
    /// neither to look out behind the other.
    private func fits(_ cut: Double, _ sine: Double, _ ahead: Double) -> Bool {
        max(cut, half * sine.magnitude) <= min(free, ahead)
    }

    /// The corner where a closed subpath began, between its last line and its first.
    private mutating func closingCorner() {
        closeLoop()
        let (count, next) = ((left: left.count, right: right.count), startDirection)
        let cut = turn(to: next, join: join, ahead: firstFree)
        guard cut > 0 else { return }
        // The side that was cut ends where it began: in the crossing.
        if left.count == count.left { left.replaceFirst(left.points[left.count - 1]) }
        if right.count == count.right { right.replaceFirst(right.points[right.count - 1]) }
    }

    // MARK: - Loops of the inner side

    /// The inner side begins to go back on itself after its last point.
    private mutating func beginLoop(_ side: Double) {
        if loop != nil {
            // Two loops that follow each other on one side are one.
            if cutLoop() || loop?.side != side || loop?.isSpent == true {
                closeLoop()
            } else {
                loop?.isMerged = true
                return
            }
        }
        let (count, place) = (side > 0 ? left.count : right.count, PenPlace(position: position, direction: direction))
        loop = OpenLoop(
            side: side, last: count - 1, sweeps: sweeps.count, start: place, segment: segmentCount - 1)
    }

    /// The inner side goes forwards again from its last point on.
    private mutating func extendLoop(to place: PenPlace) {
        guard let side = loop?.side else { return }
        let (inner, outer) = side > 0 ? (left.count, right.count) : (right.count, left.count)
        loop?.extend(to: place, next: inner - 1, outerNext: outer - 1, segments: segmentCount)
    }

    /// Cuts the loop off, if the inner side goes on far enough beyond it by now.
    private mutating func cutLoop() -> Bool {
        guard let open = loop, !open.isSpent, isFarFromEnds(open) else { return false }
        loop?.attempts += 1
        let search =
            open.side > 0
            ? open.crossing(in: left, from: leftRun, half: half) : open.crossing(in: right, from: rightRun, half: half)
        switch search {
        case .open: return false
        case .failed:
            loop?.isLost = true
            return false
        case .found(let found):
            let range = found.before + 1..<found.after
            if open.side > 0 { left.replace(range, by: found.point) } else { right.replace(range, by: found.point) }
            let (count, first, last) =
                open.side > 0 ? (left.count, left.points[0], left.last) : (right.count, right.points[0], right.last)
            // What is left of the first line, and of the last.
            if found.before == 0 { firstFree = min(firstFree, (found.point - first).length) }
            if found.before + 3 == count { free = min(free, (last - found.point).length) }
        }
        sweeps.removeLast(sweeps.count - open.sweeps)
        loop = nil
        return true
    }

    /// The loop stays where the pen went.
    private mutating func closeLoop() {
        guard !cutLoop(), let open = loop else { return }
        let next = !open.isMerged && isFarFromEnds(open) ? simplify(open) : open.next
        // Around the loop the outer side turns, too: what is before it must not be cut off with a later loop of that side.
        (leftRun, rightRun) = open.side > 0 ? (next, open.outerNext) : (open.outerNext, next)
        uncutLoops.append(UncutLoop(open))
        loop = nil
    }

    /// Whether the line begins, ends and has corners so far from a loop that what the inner side sweeps behind the centers of its bends
    /// lies within what the line before and after them covers: whatever is within half the width of the loop is nearest to some
    /// smooth part of the line, and so on the line across the stroke there.
    private func isFarFromEnds(_ open: OpenLoop) -> Bool {
        open.isFar(from: smoothStart, by: 2 * half) && open.isFar(from: position, by: 2 * half)
    }

    /// The inner side follows the centers of the bends instead of the middle line, without what is swept.
    ///
    /// - Returns: the side's first point after the loop.
    private mutating func simplify(_ open: OpenLoop) -> Int {
        let (first, corners) = (open.last + 1, Self.sweepCorners)
        // What a step swept begins in the center.
        let count = (sweeps.count - open.sweeps) / corners
        guard count > 0, count <= open.next - first else { return open.next }
        for index in 0..<count {
            let center = sweeps.points[open.sweeps + corners * index]
            if open.side > 0 { left.set(first + index, center) } else { right.set(first + index, center) }
        }
        let end = sweeps.points[sweeps.count - corners]
        let rest = first + count - 1..<open.next
        if open.side > 0 { left.replace(rest, by: end) } else { right.replace(rest, by: end) }
        sweeps.removeLast(sweeps.count - open.sweeps)
        return first + count
    }

    /// At a corner the inner side passes through the corner itself.
    private mutating func noteUncut(_ cosine: Double) {
        uncutLoops.append(UncutLoop(at: position, cosine, segment: segmentCount - 1))
    }

    // MARK: - Ends

    /// Finishes the subpath, if one is under way, and writes its outline.
    mutating func end(isClosed: Bool, _ lines: inout Polylines) {
        guard hasPoint else { return }
        hasPoint = false
        if !isClosed { closeLoop() }
        if isClosed { segmentCount &+= 1 }
        if !hasDirection {
            dot()
            write(left[0..<left.count], &lines)
            lines.endContour(from: lines.count - left.count, isClosed: true)
        } else if isClosed {
            closingCorner()
            closeLoop()
            write(left[0..<left.count], &lines)
            lines.endContour(from: lines.count - left.count, isClosed: true)
            write(right[0..<right.count], backwards: true, &lines)
            lines.endContour(from: lines.count - right.count, isClosed: true)
        } else {
            addCap(at: position, heading: direction)
            // The cap at the start follows the right side, which is written backwards.
            let turn = left.count
            addCap(at: startPosition, heading: -startDirection)
            let first = lines.count
            write(left[0..<turn], &lines)
            write(right[0..<right.count], backwards: true, &lines)
            write(left[turn..<left.count], &lines)
            lines.endContour(from: first, isClosed: true)
        }
        writeSweeps(&lines)
        left.removeAll()
        right.removeAll()
    }

    /// What a subpath without length shows: a disc, a square, or nothing.
    private mutating func dot() {
        switch cap {
        case .butt: break
        case .round:
            left.append(position + Vector(half, 0))
            left.appendArc(position, from: Vector(half, 0), by: -2 * Double.pi, step: arcStep)
        case .square:
            for corner in [Vector(1, 1), Vector(1, -1), Vector(-1, -1), Vector(-1, 1)] {
                left.append(position + corner * half)
            }
        }
    }

    /// From the left side around an end to the right side; both of those points are already there.
    private mutating func addCap(at point: Vector, heading: Vector) {
        let normal = heading.turned * half
        switch cap {
        case .butt: break
        case .round: left.appendArc(point, from: normal, by: -Double.pi, step: arcStep)
        case .square:
            left.append(point + normal + heading * half)
            left.append(point - normal + heading * half)
        }
    }

    private mutating func write(_ points: PointList.Part, backwards: Bool = false, _ lines: inout Polylines) {
        if !lines.append(points, backwards: backwards, in: space) { isSound = false }
    }

    private mutating func writeSweeps(_ lines: inout Polylines) {
        for first in stride(from: 0, to: sweeps.count, by: Self.sweepCorners) {
            write(sweeps[first..<first + Self.sweepCorners], &lines)
            lines.endContour(from: lines.count - Self.sweepCorners, isClosed: true)
        }
        sweeps.removeAll()
    }
}
