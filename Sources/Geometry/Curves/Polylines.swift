import Foundation

/// Contours of straight lines in one flat, reusable store: what curves become before they are filled.
///
/// Points lie one after another; a contour is a range of them. A closed contour does not repeat its first point at
/// the end. A contour of one point is a subpath that was drawn without going anywhere: it fills nothing, but a stroke
/// with round or square caps shows it as a dot.
package struct Polylines: ~Copyable {
    package struct Contour {
        /// Index of the first point.
        package var start: Int
        package var count: Int
        /// Whether a last line leads back to the first point and joins it. Filling closes open contours too.
        package var isClosed: Bool
    }

    /// `count` points.
    package private(set) var points: UnsafeMutablePointer<SIMD2<Double>>
    package private(set) var count = 0
    private var capacity: Int

    package private(set) var contours: UnsafeMutablePointer<Contour>
    package private(set) var contourCount = 0
    private var contourCapacity: Int

    /// An empty store. It grows as needed and keeps its memory until it is destroyed.
    package init() {
        capacity = 512
        points = .allocate(capacity: capacity)
        contourCapacity = 32
        contours = .allocate(capacity: contourCapacity)
    }

    deinit {
        points.deallocate()
        contours.deallocate()
    }

    package mutating func removeAll() {
        count = 0
        contourCount = 0
    }

    /// Forgets all points and contours after the first ones.
    mutating func truncate(points: Int, contours: Int) {
        count = points
        contourCount = contours
    }

    /// Makes room for `more` points, so that `write` may follow that often.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count &+ more > capacity { grow(count &+ more) }
    }

    /// Adds a point without looking whether there is room.
    @inline(__always)
    mutating func write(_ point: Vector) {
        points[count] = point
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ point: Vector) {
        reserve(1)
        write(point)
    }

    /// Adds `more` points, which `body` writes.
    @inline(__always)
    mutating func append<Result>(_ more: Int, _ body: (UnsafeMutablePointer<Vector>) -> Result) -> Result {
        reserve(more)
        defer { count &+= more }
        return body(points + count)
    }

    /// Makes the points from `start` on a contour; none if there are none.
    mutating func endContour(from start: Int, isClosed: Bool) {
        guard count > start else { return }
        if contourCount == contourCapacity { growContours() }
        contours[contourCount] = Contour(start: start, count: count - start, isClosed: isClosed)
        contourCount += 1
    }

    /// The smallest rectangle around all points: its lower and upper ends. Meaningless for an empty store.
    package func bounds() -> (low: SIMD2<Double>, high: SIMD2<Double>) {
        // Every second point by itself, because each comparison waits for the one before.
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        var (otherLow, otherHigh) = (low, high)
        var index = 0
        while index &+ 1 < count {
            let (p, q) = (points[index], points[index &+ 1])
            low.replace(with: p, where: p .< low)
            high.replace(with: p, where: p .> high)
            otherLow.replace(with: q, where: q .< otherLow)
            otherHigh.replace(with: q, where: q .> otherHigh)
            index &+= 2
        }
        if index < count {
            low.replace(with: points[index], where: points[index] .< low)
            high.replace(with: points[index], where: points[index] .> high)
        }
        low.replace(with: otherLow, where: otherLow .< low)
        high.replace(with: otherHigh, where: otherHigh .> high)
        return (low, high)
    }

    @inline(never)
    private mutating func grow(_ needed: Int) {
        let larger = max(2 * capacity, needed)
        let moved = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: larger)
        moved.moveInitialize(from: points, count: count)
        points.deallocate()
        (points, capacity) = (moved, larger)
    }

    @inline(never)
    private mutating func growContours() {
        let moved = UnsafeMutablePointer<Contour>.allocate(capacity: 2 * contourCapacity)
        moved.moveInitialize(from: contours, count: contourCount)
        contours.deallocate()
        (contours, contourCapacity) = (moved, 2 * contourCapacity)
    }
}
