// The comparison that pixelmatch 5.3 made common, with the same counts.
//
// Colors over white differ by the weighted squares of their differences in YIQ (Kotsarenko and Ramos, "Measuring perceived color
// difference using YIQ NTSC transmission color space in mobile applications", 2010). Sums are made in the order that gives
// the same doubles, because at the threshold the last bit decides.
import Glibc

/// The greatest value of the difference: between black and white it is smaller, between some saturated colors it is this.
private let largestDifference = 35215.0

struct YIQ {
    var y: Double
    var i: Double
    var q: Double

    /// Of a straight color over white.
    @inline(__always)
    init(_ word: UInt32) {
        var red = Double(word & 255), green = Double(word &>> 8 & 255), blue = Double(word &>> 16 & 255)
        let alphaByte = word &>> 24
        if alphaByte < 255 {
            let alpha = Double(alphaByte) / 255
            red = 255 + (red - 255) * alpha
            green = 255 + (green - 255) * alpha
            blue = 255 + (blue - 255) * alpha
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
    _ pair: PixelPair, threshold: Double, ignoresAntialiasing: Bool, _ region: IgnoredRegion,
    _ classes: UnsafeMutablePointer<UInt8>?, _ tally: inout DiffTally
) {
    let limit = largestDifference * threshold * threshold
    let detector = AntialiasingDetector(pair)
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
            guard a[x] != b[x], YIQ(a[x]).difference(YIQ(b[x])) > limit else { continue }
            if ignoresAntialiasing && detector.isAntialiased(x, y) {
                tally.antialiased &+= 1
                classes?[start &+ x] = DiffMap.Class.antialiased.rawValue
            } else {
                tally.add(x, y, a[x], b[x])
                classes?[start &+ x] = DiffMap.Class.different.rawValue
            }
        }
    }
}
