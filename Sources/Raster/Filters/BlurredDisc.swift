import KinoraBasics
import KinoraGeometry
import KinoraPixels
import Synchronization

/// The coverage of a disc after a Gaussian blur, as a table over the squared distance from its center.
///
/// The squared distance needs no root per pixel, and coverage is smooth in it at the center too. Entries come from the
/// one-dimensional integral of a Gaussian times the Gaussian share of the disc's chord.
final class BlurredDisc: Sendable {
    let radius: Double
    let sigma: Double
    /// Beyond this distance coverage rounds to 0.
    let reach: Double
    /// Coverage 0…255 at squared distances i / `perUnit`, and its step to the next entry.
    private let entries: [SIMD2<Float>]
    private let perUnit: Double

    init(radius: Double, sigma: Double) {
        self.radius = radius
        self.sigma = sigma
        reach = radius + 3 * sigma + 1
        // Along the distance entries lie at most sigma / 14 apart where coverage bends, around the edge.
        let count = Int((28 * (reach / sigma) * (reach / sigma)).rounded(.up)).clamped(to: 64...16_384)
        let perUnit = Double(count) / (reach * reach)
        let wide = (sigma * sigma + 1.0 / 12).squareRoot()
        let profile = Profile(radius: radius, sigma: wide, reach: reach + 1)
        let samples = (0...count).map { 255 * profile.coverage(at: (Double($0) / perUnit).squareRoot()) }
        self.perUnit = perUnit
        entries = (0...count).map { SIMD2(Float(samples[$0]), $0 < count ? Float(samples[$0 + 1] - samples[$0]) : 0) }
    }

    /// Writes the coverage of `count` pixels of a row.
    ///
    /// - Parameters:
    ///   - left: how far the center of the row's first pixel lies to the right of the disc's.
    ///   - skipping: how many pixels of the row come before those to write. A pixel's coverage does not depend on it.
    func row(
        squaredHeight: Double, left: Double, skipping: Int, count: Int, into target: UnsafeMutablePointer<UInt8>
    ) {
        let scale = Float(perUnit)
        let height = Float(squaredHeight * perUnit)
        let start = Float(left)
        let last = Float(entries.count - 1)
        entries.withUnsafeBufferPointer { entries in
            for i in 0..<count {
                let x = start + Float(Int32(truncatingIfNeeded: skipping &+ i))
                let position = x * x * scale + height
                let bounded = position < last ? position : last
                // Adding 1.5 · 2²³ leaves a whole number in the low bits: the entry below, or at one perhaps that before.
                let magic = bounded + (12_582_912 - 0.5)
                let entry = entries[Int(magic.bitPattern &- 0x4B40_0000)]
                target[i] = UInt8(
                    truncatingIfNeeded: ByteLevel.nearest(entry.x + entry.y * (bounded - (magic - 12_582_912))))
            }
        }
    }

    private struct Key: Hashable {
        let radius: Double
        let sigma: Double
    }

    private static let cache = Mutex<[Key: BlurredDisc]>([:])
    private static let cacheLimit = 64

    /// The table for a radius and sigma, kept for the next use; the cache starts afresh when 64 are kept.
    static func cached(radius: Double, sigma: Double) -> BlurredDisc {
        let key = Key(radius: radius, sigma: sigma)
        if let found = cache.withLock({ $0[key] }) { return found }
        let disc = BlurredDisc(radius: radius, sigma: sigma)
        cache.withLock {
            if $0.count >= cacheLimit { $0.removeAll() }
            $0[key] = disc
        }
        return disc
    }
}

/// Coverage by distance, sampled finely once and read by cubic interpolation.
private struct Profile {
    private var samples: [Double] = []
    private let step: Double

    init(radius: Double, sigma: Double, reach: Double) {
        step = sigma / 8
        let count = Int((reach / step).rounded(.up)) + 4
        samples.reserveCapacity(count)
        for i in 0..<count { samples.append(Self.integral(at: Double(i) * step, radius: radius, sigma: sigma)) }
    }

    /// ∫ G(u) · (share of the chord at x = distance + u) du, by the trapezium rule, which is exact to many digits for
    /// smooth integrands that vanish at both ends.
    private static func integral(at distance: Double, radius: Double, sigma: Double) -> Double {
        // Substituting x = radius · sin θ takes away the root at the chord's ends.
        let low = max(-1.0, (distance - 6 * sigma) / radius)
        let high = min(1.0, (distance + 6 * sigma) / radius)
        guard low < high else { return 0 }
        let (from, to) = (Maths.asin(low), Maths.asin(high))
        let steps = Int((to - from) * radius / sigma * 8).clamped(to: 24...2000)
        let width = (to - from) / Double(steps)
        var sum = 0.0
        for i in 0...steps {
            let angle = from + width * Double(i)
            let (x, half) = (radius * Maths.sin(angle), radius * Maths.cos(angle))
            let d = (distance - x) / sigma
            let chord = ErrorFunction.erf(half / (sigma * 2.0.squareRoot()))
            sum += (i == 0 || i == steps ? 0.5 : 1) * Maths.exp(-d * d / 2) * chord * half
        }
        return sum * width / (sigma * (2 * Double.pi).squareRoot())
    }

    func coverage(at distance: Double) -> Double {
        let position = distance / step
        let i = min(Int(position), samples.count - 3)
        let t = position - Double(i)
        // Coverage is even in the distance, so the sample before the first is the one after it.
        let (p0, p1, p2, p3) = (samples[i == 0 ? 1 : i - 1], samples[i], samples[i + 1], samples[i + 2])
        let a = -t * (t - 1) * (t - 2) / 6
        let b = (t + 1) * (t - 1) * (t - 2) / 2
        let c = -(t + 1) * t * (t - 2) / 2
        let d = (t + 1) * t * (t - 1) / 6
        return a * p0 + b * p1 + c * p2 + d * p3
    }
}
