import Foundation
import KinoraGeometry
import KinoraPixels

/// Down-scaling by area: each pixel of the result is the mean of the part of the image that it stands for, with shares
/// of pixels at its edges. Premultiplied, gamma-encoded.
struct ImageReduction {
    /// Part of the image, in its pixels; inside its bounds and not empty.
    let source: CGRect
    let width: Int
    let height: Int

    func apply(to image: Pixmap) -> Pixmap {
        let columns = AreaWeights(
            start: Double(source.minX), length: Double(source.width), count: width, limit: image.width)
        let rows = AreaWeights(
            start: Double(source.minY), length: Double(source.height), count: height, limit: image.height)
        var result = Pixmap(width: width, height: height)
        var sums = [SIMD4<Float>](repeating: .zero, count: width)
        image.pixels.withUnsafeBufferPointer { from in
            result.pixels.withUnsafeMutableBufferPointer { to in
                for y in 0..<height {
                    for x in 0..<width { sums[x] = .zero }
                    for (row, weight) in rows.shares(of: y) {
                        Self.add(from.baseAddress! + row * image.width, columns, weight, &sums)
                    }
                    for x in 0..<width {
                        to[y * width + x] = PremultipliedRGBA(components: sums[x] * (1 / 255)).pixel.word
                    }
                }
            }
        }
        return result
    }

    /// Adds a row of the image, weighted, to a row of sums.
    private static func add(
        _ pixels: UnsafePointer<UInt32>, _ columns: AreaWeights, _ weight: Float, _ sums: inout [SIMD4<Float>]
    ) {
        sums.withUnsafeMutableBufferPointer { sums in
            columns.spans.withUnsafeBufferPointer { spans in
                for x in 0..<sums.count {
                    let span = spans[x]
                    var sum = unpacked(pixels[span.first]) * span.firstWeight
                    var i = span.first &+ 1
                    if i < span.last {
                        var middle = SIMD4<Float>.zero
                        while i < span.last {
                            middle += unpacked(pixels[i])
                            i &+= 1
                        }
                        sum += middle * span.middleWeight
                    }
                    if span.last > span.first { sum += unpacked(pixels[span.last]) * span.lastWeight }
                    sums[x] += sum * weight
                }
            }
        }
    }

    /// The four bytes at once, which is a third of the work.
    @inline(__always)
    private static func unpacked(_ p: UInt32) -> SIMD4<Float> {
        SIMD4(SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(p.littleEndian, to: SIMD4<UInt8>.self)))
    }
}

/// The shares that the pixels along one axis have in each pixel of a coarser axis.
struct AreaWeights {
    struct Span {
        var first: Int
        var last: Int
        /// They sum to 1 over first...last.
        var firstWeight: Float
        var middleWeight: Float
        var lastWeight: Float
    }

    let spans: [Span]

    /// `count` cells over `length` pixels from `start`; pixels lie in 0..<limit.
    init(start: Double, length: Double, count: Int, limit: Int) {
        let cell = length / Double(count)
        spans = (0..<count).map { index in
            let (low, high) = (start + cell * Double(index), start + cell * Double(index + 1))
            let first = min(max(Maths.int(Maths.floor(low)), 0), limit - 1)
            let last = min(max(Maths.int(Maths.ceil(high)) - 1, first), limit - 1)
            if first == last { return Span(first: first, last: last, firstWeight: 1, middleWeight: 0, lastWeight: 0) }
            return Span(
                first: first, last: last, firstWeight: Float((Double(first + 1) - low) / cell),
                middleWeight: Float(1 / cell), lastWeight: Float((high - Double(last)) / cell))
        }
    }

    func shares(of index: Int) -> [(Int, Float)] {
        let span = spans[index]
        return (span.first...span.last).map {
            ($0, $0 == span.first ? span.firstWeight : $0 == span.last ? span.lastWeight : span.middleWeight)
        }
    }
}
