import Foundation
import KinoraGeometry

/// The device pixels at whose centers a projected plane has a depth within a range. Bands that follow one another share no pixel and
/// leave none out: each pixel is decided by the same sum.
struct DepthBand {
    /// One over the depth at (x, y) is `across * x + down * y + origin`.
    private let across: Double
    private let down: Double
    private let origin: Double
    /// The range of one over the depth, without its upper end.
    private let low: Double
    private let high: Double

    /// - Parameter inverse: from device pixels to the plane.
    init(_ inverse: ProjectionTransform, low: Double, high: Double) {
        (across, down, origin) = (Double(inverse.m13), Double(inverse.m23), Double(inverse.m33))
        (self.low, self.high) = (low, high)
    }

    /// One over the depth in the middle of a pixel.
    @inline(__always)
    private func nearness(_ x: Int, _ y: Int) -> Double {
        across * (Double(x) + 0.5) + down * (Double(y) + 0.5) + origin
    }

    @inline(__always)
    func contains(_ x: Int, _ y: Int) -> Bool {
        let nearness = nearness(x, y)
        return nearness >= low && nearness < high
    }

    /// The pixels of `range` in row `y` that belong to it, which lie side by side.
    func pixels(of range: Range<Int>, row y: Int) -> Range<Int> {
        guard let first = range.first(where: { contains($0, y) }) else { return range.lowerBound..<range.lowerBound }
        var end = first + 1
        while end < range.upperBound, contains(end, y) { end += 1 }
        return first..<end
    }

    /// By how much one over the depth changes within two pixels, at most.
    var reach: Double { 2 * (abs(across) + abs(down)) }

    /// The depths between which its pixels lie, and those around them whose distance is `margin` at most.
    func depths(margin: Double) -> (nearest: Double, farthest: Double) {
        (1 / (high + margin), low - margin > 0 ? 1 / (low - margin) : .infinity)
    }
}
