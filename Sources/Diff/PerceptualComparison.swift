// The comparison that pixelmatch 5.3 made common, with the same counts for opaque pictures.
//
// Transparent pixels are seen over white and over black: over one ground alone, something of just that color could vanish
// without a difference. Colors over a ground differ by the weighted squares of their differences in YIQ (Kotsarenko and Ramos, "Measuring perceived color
// difference using YIQ NTSC transmission color space in mobile applications", 2010). Sums are made in the order that gives
// the same doubles, because at the threshold the last bit decides.
import Glibc

/// The greatest value of the difference: between black and white it is smaller, between some saturated colors it is this.
private let largestDifference = 35215.0

/// What transparent pixels are seen on.
enum DiffGround: Double, CaseIterable, Sendable {
    case white = 255
    case black = 0
}

struct YIQ {
    var y: Double
    var i: Double
    var q: Double

    /// Of a straight color over a ground.
    @inline(__always)
    init(_ word: UInt32, over ground: DiffGround) {
        var red = Double(word & 255), green = Double(word &>> 8 & 255), blue = Double(word &>> 16 & 255)
        let alphaByte = word &>> 24
        if alphaByte < 255 {
            let alpha = Double(alphaByte) / 255
            let ground = ground.rawValue
            red = ground + (red - ground) * alpha
            green = ground + (green - ground) * alpha
            blue = ground + (blue - ground) * alpha
        }
        y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    }

    @inline(__always)
    func difference(_ other: YIQ) -> Double {
        let y = self.y - other.y, i = self.i - other.i, q = self.q - other.q
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}

func comparePerceptually(
    _ pair: PixelPair, threshold: Double, ignoresAntialiasing: Bool, over grounds: [DiffGround],
    _ region: IgnoredRegion,
    _ classes: UnsafeMutablePointer<UInt8>?, _ tally: inout DiffTally
) {
    let limit = largestDifference * threshold * threshold
    let detectors = grounds.map { (ground: $0, detector: AntialiasingDetector(pair, over: $0)) }
    let ignoresNothing = region.flags.isEmpty
    for y in 0..<pair.height {
        let start = y * pair.width
        let a = pair.expected + start, b = pair.actual + start
        if ignoresNothing || classes == nil, memcmp(a, b, 4 * pair.width) == 0 { continue }
        for x in 0..<pair.width {
            if region.contains(start &+ x) {
                classes?[start &+ x] = DiffMap.Class.ignored.rawValue
                continue
            }
            guard a[x] != b[x] else { continue }
            // Opaque pixels look the same over any ground.
            let count = a[x] & b[x] >= 0xFF00_0000 ? 1 : detectors.count
            var differs = false, isAntialiased = true
            for index in 0..<count {
                let ground = detectors[index].ground
                guard YIQ(a[x], over: ground).difference(YIQ(b[x], over: ground)) > limit else { continue }
                differs = true
                guard ignoresAntialiasing, detectors[index].detector.isAntialiased(x, y) else {
                    isAntialiased = false
                    break
                }
            }
            guard differs else { continue }
            if isAntialiased {
                tally.antialiased &+= 1
                classes?[start &+ x] = DiffMap.Class.antialiased.rawValue
            } else {
                tally.add(x, y, a[x], b[x])
                classes?[start &+ x] = DiffMap.Class.different.rawValue
            }
        }
    }
}
