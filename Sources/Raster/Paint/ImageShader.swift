import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
internal import KinoraRasterKernels
import KinoraScene

/// An image sampled along rows, under any affine map.
///
/// Enlarged, it is read to the nearest pixel or bilinearly. Reduced, it is first averaged by area to the size at which it
/// appears, and that copy is read bilinearly: exact where the picture lands on whole pixels.
final class ImageShader: RowShader {
    /// What is read beyond the sampled part.
    enum Edges { case clamped, repeated }

    let isOpaque: Bool
    private let image: SceneImage
    /// The sampled part, in whole pixels of `image`.
    private let part: PixelRect
    /// From device pixels to the image's.
    private let map: CGAffineTransform
    private let edges: Edges
    private let interpolation: ImageNode.Interpolation
    /// Set where every pixel is one of the image's: device position + shift.
    private let shift: SIMD2<Int>?

    /// Nil where there is nothing to sample.
    ///
    /// - Parameters:
    ///   - source: part of the image, in its pixels; cut to its bounds.
    ///   - rect: where that part lies, in points.
    ///   - inverse: from device pixels to points.
    init?(
        _ image: SceneImage, source: CGRect, rect: CGRect, inverse: CGAffineTransform, edges: Edges,
        interpolation: ImageNode.Interpolation, cache: TextureCache
    ) {
        let rect = rect.standardized
        let whole = CGRect(x: 0, y: 0, width: image.pixmap.width, height: image.pixmap.height)
        let wanted = source.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            let source = wanted.part(inside: whole)
        else { return nil }
        let (sx, sy) = (wanted.width / rect.width, wanted.height / rect.height)
        let toImage = inverse.concatenating(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: wanted.minX - rect.minX * sx, ty: wanted.minY - rect.minY * sy))
        // Image pixels per device pixel, along the image's axes.
        let across = Maths.length(Double(toImage.a), Double(toImage.c))
        let down = Maths.length(Double(toImage.b), Double(toImage.d))
        self.interpolation = interpolation
        self.edges = edges
        isOpaque = cache.isOpaque(image)
        if interpolation != .nearest, across > 1.0001 || down > 1.0001 {
            let width = Self.reducedSize(Double(source.width), across)
            let height = Self.reducedSize(Double(source.height), down)
            self.image = cache.reduced(image, source: source, width: width, height: height)
            part = PixelRect(x: 0, y: 0, width: width, height: height)
            let (rx, ry) = (Double(width) / Double(source.width), Double(height) / Double(source.height))
            map = toImage.concatenating(
                CGAffineTransform(
                    a: rx, b: 0, c: 0, d: ry, tx: -source.minX * rx, ty: -source.minY * ry))
        } else {
            self.image = image
            part = PixelRect(
                around: SIMD2(Double(source.minX), Double(source.minY)), SIMD2(Double(source.maxX), Double(source.maxY))
            )
            map = toImage
        }
        shift = Self.wholeShift(map)
    }

    private static func reducedSize(_ length: Double, _ ratio: Double) -> Int {
        max(1, Maths.int(Maths.roundToEven(length / max(ratio, 1))))
    }

    private static func wholeShift(_ map: CGAffineTransform) -> SIMD2<Int>? {
        func isNear(_ v: CGFloat, _ whole: Double) -> Bool { abs(Double(v) - whole) < 1e-7 }
        let (tx, ty) = (Maths.roundToEven(Double(map.tx)), Maths.roundToEven(Double(map.ty)))
        guard isNear(map.a, 1), isNear(map.b, 0), isNear(map.c, 0), isNear(map.d, 1), abs(Double(map.tx) - tx) < 1e-4,
            abs(Double(map.ty) - ty) < 1e-4
        else { return nil }
        return SIMD2(Maths.int(tx), Maths.int(ty))
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        image.pixmap.pixels.withUnsafeBufferPointer { buffer in
            let texels = buffer.baseAddress!
            if let shift {
                return copy(texels, pixels, x: x &+ shift.x, y: y &+ shift.y, count: count)
            }
            var done = 0
            while done < count {
                let length = min(FixedLine.length(from: x &+ done), count &- done)
                let row = pixels + done
                switch interpolation {
                case .nearest: sampleNearest(texels, row, x: x &+ done, y: y, count: length)
                case .smooth: sampleBilinear(texels, row, x: x &+ done, y: y, count: length)
                case .cubic: sampleCubic(texels, row, x: x &+ done, y: y, count: length)
                }
                done = done &+ length
            }
        }
    }

    /// Where every pixel is one of the image's and none is beyond its edge.
    func withPixels(x: Int, y: Int, count: Int, _ body: (UnsafePointer<UInt32>) -> Void) -> Bool {
        guard let shift else { return false }
        let (x, y) = (x &+ shift.x, y &+ shift.y)
        guard x >= part.x, x &+ count <= part.maxX, y >= part.y, y < part.maxY else { return false }
        image.pixmap.pixels.withUnsafeBufferPointer { body($0.baseAddress! + (y &* image.pixmap.width &+ x)) }
        return true
    }

    private func copy(
        _ texels: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) {
        let row = texels + wrapped(y, part.y, part.height) &* image.pixmap.width
        if x >= part.x, x &+ count <= part.maxX {
            pixels.update(from: row + x, count: count)
        } else {
            for i in 0..<count { pixels[i] = row[wrapped(x &+ i, part.x, part.width)] }
        }
    }

    private func sampleNearest(
        _ texels: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) {
        let line = FixedLine(map, x: x, y: y, bias: 0)
        for i in 0..<count {
            let (u, v) = line.position(i)
            pixels[i] =
                texels[
                    wrapped(v &>> FixedLine.bits, part.y, part.height) &* image.pixmap.width
                        &+ wrapped(u &>> FixedLine.bits, part.x, part.width)]
        }
    }

    /// Weights have 12 bits: with 8 of color, the products of both axes fill 32-bit lanes, and nothing is rounded before
    /// the end.
    private func sampleBilinear(
        _ texels: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) {
        let line = FixedLine(map, x: x, y: y, bias: 0.5)
        let inner = line.indices(
            count, between: (part.x, part.y), and: (part.maxX &- 1, part.maxY &- 1))
        let rows = rk_texels(texels: texels, row_length: image.pixmap.width)
        guard !inner.isEmpty, rk_bilinear(pixels + inner.lowerBound, inner.count, rows, line.walk(inner.lowerBound))
        else { return mix(texels, pixels, 0..<count, along: line) }
        mix(texels, pixels, 0..<inner.lowerBound, along: line)
        mix(texels, pixels, inner.upperBound..<count, along: line)
    }

    /// Each pixel from the four around its position, some of which may be beyond the edges.
    private func mix(
        _ texels: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ indices: Range<Int>,
        along line: FixedLine
    ) {
        let width = image.pixmap.width
        for i in indices {
            let (u, v) = line.position(i)
            let (column, row) = (u &>> FixedLine.bits, v &>> FixedLine.bits)
            let fx = UInt64(truncatingIfNeeded: (u &>> (FixedLine.bits &- 12)) & 4095)
            let fy = UInt64(truncatingIfNeeded: (v &>> (FixedLine.bits &- 12)) & 4095)
            let top = texels + wrapped(row, part.y, part.height) &* width
            let bottom = texels + wrapped(row &+ 1, part.y, part.height) &* width
            let left = wrapped(column, part.x, part.width)
            let right = wrapped(column &+ 1, part.x, part.width)
            pixels[i] = Self.mix(top[left], top[right], bottom[left], bottom[right], fx, fy)
        }
    }

    /// Sixteen pixels by the curves through them. What overshoots is brought back between nothing and the alpha.
    private func sampleCubic(
        _ texels: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) {
        let line = FixedLine(map, x: x, y: y, bias: 0.5)
        let width = image.pixmap.width
        for i in 0..<count {
            let (u, v) = line.position(i)
            let (column, row) = (u &>> FixedLine.bits, v &>> FixedLine.bits)
            let across = Self.cubicWeights(u)
            let down = Self.cubicWeights(v)
            var sum = SIMD4<Float>.zero
            for j in 0..<4 {
                let line = texels + wrapped(row &+ j &- 1, part.y, part.height) &* width
                var part = SIMD4<Float>.zero
                for k in 0..<4 {
                    let word = line[wrapped(column &+ k &- 1, self.part.x, self.part.width)]
                    part += SIMD4<Float>(SIMD4<UInt8>(truncatingIfNeeded: unpackedBytes(word))) * across[k]
                }
                sum += part * down[j]
            }
            let alpha = sum.w.clamped(to: 0...255)
            let color = sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) / 255
            pixels[i] = PremultipliedRGBA(components: color).pixel.word
        }
    }

    /// The weights of the four pixels around a position between the second and the third of them (Catmull and Rom, 1974).
    @inline(__always)
    private static func cubicWeights(_ position: Int) -> SIMD4<Float> {
        let t = Float(position & (1 &<< FixedLine.bits &- 1)) * 0x1p-24
        let (t2, t3) = (t * t, t * t * t)
        return SIMD4(
            -0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t, 0.5 * t3 - 0.5 * t2)
    }

    @inline(__always)
    private func unpackedBytes(_ word: UInt32) -> SIMD4<UInt32> {
        SIMD4(word & 255, (word &>> 8) & 255, (word &>> 16) & 255, word &>> 24)
    }

    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ fx: UInt64, _ fy: UInt64) -> UInt32 {
        @inline(__always) func evens(_ p: UInt32) -> UInt64 { UInt64(p & 0xFF) | UInt64(p & 0xFF_0000) &<< 16 }
        @inline(__always) func odds(_ p: UInt32) -> UInt64 { evens(p &>> 8) }
        @inline(__always) func blend(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> UInt64 {
            let top = a &* (4096 &- fx) &+ b &* fx
            let bottom = c &* (4096 &- fx) &+ d &* fx
            // 2^23 is one half of the 24 bits of both weights together.
            return top &* (4096 &- fy) &+ bottom &* fy &+ 0x0080_0000_0080_0000
        }
        let e = blend(evens(a), evens(b), evens(c), evens(d))
        let o = blend(odds(a), odds(b), odds(c), odds(d))
        let even = UInt32(truncatingIfNeeded: (e &>> 24) & 0xFF) | UInt32(truncatingIfNeeded: (e &>> 40) & 0xFF_0000)
        let odd = UInt32(truncatingIfNeeded: (o &>> 24) & 0xFF) | UInt32(truncatingIfNeeded: (o &>> 40) & 0xFF_0000)
        return even | odd &<< 8
    }

    /// A pixel index brought into start..<start + length by the edges' rule.
    @inline(__always)
    private func wrapped(_ index: Int, _ start: Int, _ length: Int) -> Int {
        let offset = index &- start
        if offset >= 0 && offset < length { return index }
        switch edges {
        case .clamped: return offset < 0 ? start : start &+ length &- 1
        case .repeated:
            let rest = offset % length
            return start &+ (rest < 0 ? rest &+ length : rest)
        }
    }
}

/// Positions along a row of device pixels in an image, in fixed point.
struct FixedLine {
    static let bits = 24
    private let u: Int
    private let v: Int
    private let du: Int
    private let dv: Int

    /// Lines are stepped from multiples of so many pixels, so that a position does not depend on where a run begins.
    private static let step = 256

    /// How many pixels from `x` on one line has.
    static func length(from x: Int) -> Int { step &- (x & (step &- 1)) }

    /// The position of the center of pixel (x, y), less `bias`.
    init(_ map: CGAffineTransform, x: Int, y: Int, bias: Double) {
        let origin = x & ~(Self.step &- 1)
        let p = CGPoint(x: Double(origin) + 0.5, y: Double(y) + 0.5).applying(map)
        func fixed(_ v: Double) -> Int { Maths.int(v.clamped(to: -0x1p28...0x1p28) * 0x1p24) }
        du = fixed(Double(map.a))
        dv = fixed(Double(map.b))
        u = fixed(Double(p.x) - bias) &+ (x &- origin) &* du
        v = fixed(Double(p.y) - bias) &+ (x &- origin) &* dv
    }

    @inline(__always)
    func position(_ i: Int) -> (Int, Int) { (u &+ i &* du, v &+ i &* dv) }

    /// The positions from pixel `i` on.
    func walk(_ i: Int) -> rk_walk {
        rk_walk(u: Int64(u &+ i &* du), v: Int64(v &+ i &* dv), du: Int64(du), dv: Int64(dv))
    }

    /// Those of `count` pixels whose positions are not less than `low` and less than `high`, in whole pixels of the image.
    func indices(_ count: Int, between low: (x: Int, y: Int), and high: (x: Int, y: Int)) -> Range<Int> {
        let across = Self.indices(u, du, low.x &<< Self.bits, high.x &<< Self.bits)
        let down = Self.indices(v, dv, low.y &<< Self.bits, high.y &<< Self.bits)
        return across.clamped(to: down).clamped(to: 0..<count)
    }

    /// Where low <= start + i * step < high.
    private static func indices(_ start: Int, _ step: Int, _ low: Int, _ high: Int) -> Range<Int> {
        guard low < high else { return 0..<0 }
        if step == 0 { return start >= low && start < high ? Int.min..<Int.max : 0..<0 }
        // Falling positions are rising ones seen from the other side.
        let (start, low, high) = step > 0 ? (start, low, high) : (-start, 1 - high, 1 - low)
        return roundedUp(low - start, abs(step))..<roundedUp(high - start, abs(step))
    }

    private static func roundedUp(_ a: Int, _ b: Int) -> Int { a > 0 ? (a - 1) / b + 1 : -(-a / b) }
}

/// Another shader's alpha in one color.
final class TintShader: RowShader {
    private let shader: any RowShader
    private let color: PremultipliedPixel

    var isOpaque: Bool { shader.isOpaque && color.alpha == 255 }

    init(_ shader: any RowShader, color: RGBA) {
        self.shader = shader
        self.color = PremultipliedPixel(color)
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        shader.shade(pixels, x: x, y: y, count: count)
        for i in 0..<count { pixels[i] = SourceOver.over(color.word, 0, pixels[i] &>> 24) }
    }
}

extension CGRect {
    /// The part inside `other`; nil when there is none or a coordinate is NaN, for which Foundation's own
    /// `intersection` traps.
    func part(inside other: CGRect) -> CGRect? {
        let (left, right) = (max(origin.x, other.origin.x), min(origin.x + width, other.origin.x + other.width))
        let (top, bottom) = (max(origin.y, other.origin.y), min(origin.y + height, other.origin.y + other.height))
        guard right > left, bottom > top, origin.x.isFinite, origin.y.isFinite, width.isFinite, height.isFinite else {
            return nil
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
