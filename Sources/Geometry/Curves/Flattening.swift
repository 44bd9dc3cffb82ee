import Foundation

// Curves to lines, within a tolerance in device pixels.
//
// A curve is mapped to device space and cut at even parameters into as many lines as Wang's bound on the second
// difference asks for, or, for coverage, the area between the lines and the curve; the points come from forward
// differences. Curves too long for that are halved first, and halves outside of the visible rectangle keep only their
// ends, so that the cost is bounded by what is visible.

extension Path {
    /// Adds the path's contours to `lines`, in device space.
    ///
    /// A path with a coordinate that is not a number or not finite adds nothing. Coordinates beyond 1e9 pixels are
    /// moved to that distance.
    ///
    /// - Parameters:
    ///   - transform: from the path's points to device pixels.
    ///   - tolerance: the greatest distance between a curve and its lines, in pixels; at least 0.0001. The number
    ///     of lines is limited to some thousand for each curve, counted inside `visible` where that is given, so very
    ///     long curves are less accurate.
    ///   - balanced: moves the points between a curve's ends to its outer side, so that each line encloses the same area
    ///     as its part of the curve. For coverage, to which only areas matter, this is as good as a tolerance several times
    ///     smaller. The tolerance is the distance times the length of a line then, in square pixels: what lies outside and inside
    ///     cancels within a pixel where lines are short.
    ///   - visible: the visible part of the device plane. Curves wholly above, below, left or right of it are drawn as
    ///     one line, which leaves the winding number everywhere inside it as it is.
    package func flatten(
        into lines: inout Polylines, transform: CGAffineTransform = .identity, tolerance: Double,
        balanced: Bool = false, visible: CGRect? = nil
    ) {
        let space = DeviceSpace(transform: transform, tolerance: tolerance, visible: visible)
        var flattener = Flattener(space: space, isBalanced: balanced)
        let (points, contours) = (lines.count, lines.contourCount)
        if let shape = simpleShape {
            Path.forEachElement(of: shape) { flattener.add($0, to: &lines) }
        } else {
            storage.withUnsafeBufferPointer { elements in
                for index in elements.indices { flattener.add(elements[index], to: &lines) }
            }
        }
        flattener.endContour(isClosed: false, of: &lines)
        if !flattener.isSound { lines.truncate(points: points, contours: contours) }
    }
}

/// The state of flattening between two elements.
private struct Flattener {
    let space: DeviceSpace
    let isBalanced: Bool
    /// False once a coordinate was not finite.
    var isSound = true
    /// Index of the first point of the contour under construction.
    private var contourStart = 0
    private var start = Vector.zero
    private var current = Vector.zero
    /// Whether there is a current point, and whether the contour under construction has points.
    private var hasCurrent = false
    private var isDrawing = false

    init(space: DeviceSpace, isBalanced: Bool) {
        self.space = space
        self.isBalanced = isBalanced
    }

    @inline(__always)
    mutating func add(_ element: Path.Element, to lines: inout Polylines) {
        switch element {
        case .move(let end):
            endContour(isClosed: false, of: &lines)
            start = map(end)
            current = start
            hasCurrent = true
        case .line(let end):
            guard begin(&lines) else { return }
            line(to: map(end), &lines)
        case .quadCurve(let end, let control):
            guard begin(&lines) else { return }
            quadratic(current, map(control), map(end), &lines)
        case .curve(let end, let control1, let control2):
            guard begin(&lines) else { return }
            cubic(current, map(control1), map(control2), map(end), depth: 0, &lines)
        case .closeSubpath:
            guard begin(&lines) else { return }
            endContour(isClosed: true, of: &lines)
            current = start
        }
    }

    mutating func endContour(isClosed: Bool, of lines: inout Polylines) {
        guard isDrawing else { return }
        isDrawing = false
        let last = lines.count - 1
        if isClosed && last > contourStart && lines.points[last] == start {
            lines.truncate(points: last, contours: lines.contourCount)
        }
        lines.endContour(from: contourStart, isClosed: isClosed)
    }

    /// Opens a contour at the current point unless one is open; false without a current point.
    @inline(__always)
    private mutating func begin(_ lines: inout Polylines) -> Bool {
        if isDrawing { return true }
        guard hasCurrent else { return false }
        isDrawing = true
        contourStart = lines.count
        lines.append(current)
        return true
    }

    @inline(__always)
    private mutating func map(_ point: CGPoint) -> Vector {
        let p = space.map(point)
        return DeviceSpace.isBeyond(p) ? tame(p) : p
    }

    private mutating func tame(_ p: Vector) -> Vector {
        guard p.x.isFinite, p.y.isFinite else {
            isSound = false
            return .zero
        }
        return DeviceSpace.limited(p)
    }

    @inline(__always)
    private mutating func line(to end: Vector, _ lines: inout Polylines) {
        if end != current {
            lines.append(end)
            current = end
        }
    }

    private mutating func quadratic(_ a: Vector, _ b: Vector, _ c: Vector, _ lines: inout Polylines) {
        if space.isHidden(a, b, c, c) { return line(to: c, &lines) }
        let (u, v) = ((b - a) * 2, a - b - b + c)
        let wanted = isBalanced ? space.balancedCount(u, v) : space.squaredCount(quadratic: a, b, c).squareRoot()
        guard wanted <= Flattener.longest else {
            // As a cubic, which can be halved.
            return cubic(a, a + (b - a) * (2.0 / 3), c + (b - c) * (2.0 / 3), c, depth: 0, &lines)
        }
        let n = count(wanted)
        if n == 1 { return line(to: c, &lines) }
        let (h, t, share) = steps(n)
        let second = v * (2 * h * h)
        var p = a + (u + v * t) * t - second * share
        var first = (u + v * (t + t + h)) * h
        lines.reserve(n)
        for _ in 1..<n {
            lines.write(p)
            p += first
            first += second
        }
        lines.write(c)
        current = c
    }

    private mutating func cubic(
        _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, depth: Int, _ lines: inout Polylines
    ) {
        if space.isHidden(a, b, c, d) { return line(to: d, &lines) }
        let (u, v, w) = ((b - a) * 3, (a - b - b + c) * 3, d - a + (b - c) * 3)
        let wanted = isBalanced ? space.balancedCount(u, v, w) : space.squaredCount(cubic: a, b, c, d).squareRoot()
        if wanted > Flattener.longest && space.isBounded && depth < 12 {
            let (ab, bc, cd) = ((a + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
            let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
            let middle = (abc + bcd) * 0.5
            cubic(a, ab, abc, middle, depth: depth + 1, &lines)
            return cubic(middle, bcd, cd, d, depth: depth + 1, &lines)
        }
        let n = count(wanted)
        if n == 1 { return line(to: d, &lines) }
        let (h, t, share) = steps(n)
        var p = a + (u + (v + w * t) * t) * t
        let bend = v + w * (3 * t)
        var first = (u + (v + bend) * t + (bend + w * h) * h) * h
        var second = bend * (2 * h * h)
        let third = w * (6 * h * h * h)
        lines.reserve(n)
        for _ in 1..<n {
            lines.write(p - second * share)
            p += first
            second += third
            first += second
        }
        lines.write(d)
        current = d
    }

    /// How many lines a curve gets that would be a number `wanted` of equal ones.
    @inline(__always)
    private func count(_ wanted: Double) -> Int {
        countOfLines(isBalanced ? wanted + endSaving : wanted, most: Flattener.most)
    }

    /// The steps of `n` lines, the first of them, and how much of the second difference the points between move outwards.
    ///
    /// A line lies inside a parabola by 2/3 of its sagitta on average, and the sagitta is an eighth of the second difference: a
    /// twelfth balances it.
    @inline(__always)
    private func steps(_ n: Int) -> (step: Double, first: Double, share: Double) {
        guard isBalanced else { return (1 / Double(n), 1 / Double(n), 0) }
        let step = 1 / (Double(n) - endSaving)
        return (step, step * endStep, 1.0 / 12)
    }

    /// Curves that need more lines than this are halved where only a part of the plane is looked at.
    static let longest = 256.0
    /// No curve is cut into more lines than this where the whole plane is looked at.
    static let most = 4096
}
