import KinoraPixels
internal import KinoraRasterKernels

/// Source-over of spans: one loop for each pair of source (a color, a row of pixels) and coverage (full, constant, one
/// per pixel). These loops are where most frames spend their time.
///
/// The formula is `(S·c + D (255 − as·c / 255)) / 255` with the coverage `c` in 0...255: the alpha is rounded once and the
/// sum once, so that a result is within 1/255 of the exact one. Pixels are premultiplied; four of them are worked on as
/// two vectors of eight 16-bit lanes, red and blue in one, green and alpha in the other. Longer spans go to the kernels
/// for wide processors, which give the same bytes.
enum SourceOver {
    /// For spans of fewer pixels, calling a kernel costs more than it saves.
    private static let wideSpan = 16

    /// Four pixels as 16-bit lanes.
    typealias Quad = SIMD8<UInt16>

    // MARK: One color

    /// Full coverage.
    static func color(_ color: PremultipliedPixel, onto d: UnsafeMutablePointer<UInt32>, count: Int) {
        if color.alpha == 255 {
            d.update(repeating: color.word, count: count)
        } else {
            blend(color.word, onto: d, count: count)
        }
    }

    /// Constant coverage 0...255: the color is scaled once.
    static func color(_ color: PremultipliedPixel, onto d: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
        if coverage == 255 { return self.color(color, onto: d, count: count) }
        let color = color.word
        let rest = 255 &- divided((color &>> 24) &* coverage)
        let (redBlue, greenAlpha) = ((color & 0x00FF_00FF) &* coverage, ((color &>> 8) & 0x00FF_00FF) &* coverage)
        mix(redBlue &+ 0x0080_0080, greenAlpha &+ 0x0080_0080, rest, onto: d, count: count)
    }

    private static func blend(_ color: UInt32, onto d: UnsafeMutablePointer<UInt32>, count: Int) {
        let (redBlue, greenAlpha) = ((color & 0x00FF_00FF) &* 255, ((color &>> 8) & 0x00FF_00FF) &* 255)
        mix(redBlue &+ 0x0080_0080, greenAlpha &+ 0x0080_0080, 255 &- color &>> 24, onto: d, count: count)
    }

    /// `D ← (terms + D·rest) / 255`; the terms hold two 16-bit lanes each, the rounding half included.
    @inline(__always)
    private static func mix(
        _ redBlue: UInt32, _ greenAlpha: UInt32, _ rest: UInt32, onto d: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        if count >= wideSpan && rk_mix(d, count, redBlue, greenAlpha, rest) { return }
        plainMix(redBlue, greenAlpha, rest, onto: d, count: count)
    }

    static func plainMix(
        _ redBlue: UInt32, _ greenAlpha: UInt32, _ rest: UInt32, onto d: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        var i = 0
        if count >= 4 {
            let (evens, odds) = (lanes(redBlue), lanes(greenAlpha))
            let rests = Quad(repeating: UInt16(truncatingIfNeeded: rest))
            while i &+ 4 <= count {
                let v = load(d + i)
                store(joined(even(v) &* rests &+ evens, odd(v) &* rests &+ odds), d + i)
                i &+= 4
            }
        }
        while i < count {
            let v = d[i]
            d[i] = joined((v & 0x00FF_00FF) &* rest &+ redBlue, ((v &>> 8) & 0x00FF_00FF) &* rest &+ greenAlpha)
            i &+= 1
        }
    }

    /// Coverage per pixel, in groups of four.
    ///
    /// - Parameters:
    ///   - d: where device position (0, 0) would be; rows are `stride` pixels apart.
    ///   - right: the target's right edge. A group that reaches beyond it is done pixel by pixel.
    static func color(
        _ color: PremultipliedPixel, _ quads: UnsafePointer<MaskQuad>, _ count: Int,
        onto d: UnsafeMutablePointer<UInt32>,
        stride: Int,
        right: Int32
    ) {
        if rk_color_quads(d, stride, right, color.word, quads, count) { return }
        plainColor(color.word, quads, count, onto: d, stride: stride, right: right)
    }

    static func plainColor(
        _ color: UInt32, _ quads: UnsafePointer<MaskQuad>, _ count: Int, onto d: UnsafeMutablePointer<UInt32>,
        stride: Int,
        right: Int32
    ) {
        let alpha = color &>> 24
        let evens = lanes(color & 0x00FF_00FF)
        let odds = lanes((color &>> 8) & 0x00FF_00FF)
        let alphas = lanes(alpha | alpha &<< 16)
        let half = Quad(repeating: 128)
        for i in 0..<count {
            let quad = quads[i]
            let p = d + (Int(quad.y) &* stride &+ Int(quad.x))
            if quad.x &+ 4 <= right {
                let v = load(p)
                let c = Quad(spreading: quad.mask)
                let rests = 255 &- divided(alphas &* c)
                store(joined(evens &* c &+ even(v) &* rests &+ half, odds &* c &+ odd(v) &* rests &+ half), p)
            } else {
                forEachPixel(of: quad) { p[$0] = over(color, p[$0], $1) }
            }
        }
    }

    /// The pixels of a group that are covered, and how much.
    @inline(__always)
    private static func forEachPixel(of quad: MaskQuad, _ body: (Int, UInt32) -> Void) {
        for k in 0..<4 {
            let c = (quad.mask &>> UInt32(truncatingIfNeeded: 8 &* k)) & 255
            if c != 0 { body(k, c) }
        }
    }

    /// Coverage per pixel in a block of rows, `stride` bytes each, a multiple of four. Pixels whose coverage is 0 keep
    /// their value even where they are written.
    static func color(
        _ color: PremultipliedPixel, onto d: UnsafeMutablePointer<UInt32>, rowLength: Int, mask: UnsafePointer<UInt8>,
        stride: Int,
        rows: Int
    ) {
        if rk_color_mask(d, rowLength, color.word, mask, stride, rows) { return }
        plainColor(color.word, onto: d, rowLength: rowLength, mask: mask, stride: stride, rows: rows)
    }

    /// The same in one row of any length, of which pieces without coverage are left out.
    static func color(
        _ color: PremultipliedPixel, onto d: UnsafeMutablePointer<UInt32>, count: Int, mask: UnsafePointer<UInt8>
    ) {
        for start in Swift.stride(from: 0, to: count, by: 64) {
            let length = min(64, count &- start)
            let (d, mask) = (d + start, mask + start)
            var any: UInt8 = 0
            for i in 0..<length { any |= mask[i] }
            guard any != 0 else { continue }
            let whole = length & ~3
            self.color(color, onto: d, rowLength: whole, mask: mask, stride: whole, rows: 1)
            for i in whole..<length where mask[i] != 0 { d[i] = over(color.word, d[i], UInt32(mask[i])) }
        }
    }

    static func plainColor(
        _ color: UInt32, onto d: UnsafeMutablePointer<UInt32>, rowLength: Int, mask: UnsafePointer<UInt8>, stride: Int,
        rows: Int
    ) {
        let (colorEven, colorOdd) = (color & 0x00FF_00FF, (color &>> 8) & 0x00FF_00FF)
        let alpha = color &>> 24
        let (evens, odds, alphas) = (lanes(colorEven), lanes(colorOdd), lanes(alpha | alpha &<< 16))
        let half = Quad(repeating: 128)
        var (d, mask) = (d, mask)
        for _ in 0..<rows {
            var i = 0
            while i < stride {
                let four = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self)
                if four != 0 {
                    let v = load(d + i)
                    let c = Quad(spreading: four)
                    let rests = 255 &- divided(alphas &* c)
                    store(
                        joined(evens &* c &+ even(v) &* rests &+ half, odds &* c &+ odd(v) &* rests &+ half), d + i)
                }
                i &+= 4
            }
            d += rowLength
            mask += stride
        }
    }

    // MARK: A row of pixels

    /// Full coverage.
    static func pixels(_ s: UnsafePointer<UInt32>, onto d: UnsafeMutablePointer<UInt32>, count: Int) {
        if count >= wideSpan && rk_over(d, s, count) { return }
        plainPixels(s, onto: d, count: count)
    }

    static func plainPixels(_ s: UnsafePointer<UInt32>, onto d: UnsafeMutablePointer<UInt32>, count: Int) {
        var i = 0
        while i &+ 4 <= count {
            let v = load(d + i)
            let source = load(s + i)
            let rests = 255 &- alphas(source)
            let half = Quad(repeating: 128)
            // No lane overflows: S ≤ as and D·(255 − as)/255 ≤ 255 − as.
            store(source &+ joined(even(v) &* rests &+ half, odd(v) &* rests &+ half), d + i)
            i &+= 4
        }
        while i < count {
            let (source, v) = (s[i], d[i])
            let rest = 255 &- source &>> 24
            d[i] =
                source
                &+ joined((v & 0x00FF_00FF) &* rest &+ 0x0080_0080, ((v &>> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080)
            i &+= 1
        }
    }

    /// Constant coverage 0...255.
    static func pixels(
        _ s: UnsafePointer<UInt32>, onto d: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32
    ) {
        if coverage == 255 { return pixels(s, onto: d, count: count) }
        if count >= wideSpan && rk_over_scaled(d, s, count, coverage) { return }
        plainPixels(s, onto: d, count: count, coverage: coverage)
    }

    static func plainPixels(
        _ s: UnsafePointer<UInt32>, onto d: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32
    ) {
        let c = Quad(repeating: UInt16(truncatingIfNeeded: coverage))
        var i = 0
        while i &+ 4 <= count {
            store(over(load(s + i), load(d + i), c), d + i)
            i &+= 4
        }
        while i < count {
            d[i] = over(s[i], d[i], coverage)
            i &+= 1
        }
    }

    /// Coverage per pixel, in groups of four; four source pixels for each.
    static func pixels(
        _ s: UnsafePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, _ count: Int,
        onto d: UnsafeMutablePointer<UInt32>,
        stride: Int, right: Int32
    ) {
        if rk_pixel_quads(d, stride, right, s, quads, count) { return }
        plainPixels(s, quads, count, onto: d, stride: stride, right: right)
    }

    static func plainPixels(
        _ s: UnsafePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, _ count: Int,
        onto d: UnsafeMutablePointer<UInt32>,
        stride: Int, right: Int32
    ) {
        for i in 0..<count {
            let quad = quads[i]
            let p = d + (Int(quad.y) &* stride &+ Int(quad.x))
            let source = s + 4 &* i
            if quad.x &+ 4 <= right {
                store(over(load(source), load(p), Quad(spreading: quad.mask)), p)
            } else {
                forEachPixel(of: quad) { p[$0] = over(source[$0], p[$0], $1) }
            }
        }
    }

    // MARK: Arithmetic of four pixels

    @inline(__always)
    private static func over(_ s: Quad, _ d: Quad, _ c: Quad) -> Quad {
        let rests = 255 &- divided(alphas(s) &* c)
        let half = Quad(repeating: 128)
        return joined(even(s) &* c &+ even(d) &* rests &+ half, odd(s) &* c &+ odd(d) &* rests &+ half)
    }

    /// Red and blue.
    @inline(__always)
    private static func even(_ v: Quad) -> Quad { v & 255 }

    /// Green and alpha.
    @inline(__always)
    private static func odd(_ v: Quad) -> Quad { v &>> 8 }

    /// Each pixel's alpha in both its lanes.
    @inline(__always)
    private static func alphas(_ v: Quad) -> Quad {
        let alpha = unsafeBitCast(v, to: SIMD4<UInt32>.self) &>> 24
        return unsafeBitCast(alpha | alpha &<< 16, to: Quad.self)
    }

    @inline(__always)
    private static func lanes(_ pair: UInt32) -> Quad {
        unsafeBitCast(SIMD4<UInt32>(repeating: pair), to: Quad.self)
    }

    /// value / 255 to the nearest, for lanes up to 65,025.
    @inline(__always)
    private static func divided(_ value: Quad) -> Quad {
        let biased = value &+ 128
        return (biased &+ (biased &>> 8)) &>> 8
    }

    /// Both vectors divided by 255 and put together; they come with the half added.
    @inline(__always)
    private static func joined(_ evens: Quad, _ odds: Quad) -> Quad {
        ((evens &+ (evens &>> 8)) &>> 8) | ((odds &+ (odds &>> 8)) & 0xFF00)
    }

    @inline(__always)
    private static func load(_ p: UnsafePointer<UInt32>) -> Quad { UnsafeRawPointer(p).loadUnaligned(as: Quad.self) }

    @inline(__always)
    private static func store(_ v: Quad, _ p: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(p).storeBytes(of: v, as: Quad.self)
    }

    // MARK: Arithmetic of one pixel

    @inline(__always)
    static func over(_ s: UInt32, _ d: UInt32, _ c: UInt32) -> UInt32 {
        let rest = 255 &- divided((s &>> 24) &* c)
        return joined(
            (s & 0x00FF_00FF) &* c &+ (d & 0x00FF_00FF) &* rest &+ 0x0080_0080,
            ((s &>> 8) & 0x00FF_00FF) &* c &+ ((d &>> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080)
    }

    /// value / 255 to the nearest, up to 65,025.
    @inline(__always)
    static func divided(_ value: UInt32) -> UInt32 {
        let biased = value &+ 128
        return (biased &+ (biased &>> 8)) &>> 8
    }

    @inline(__always)
    private static func joined(_ evens: UInt32, _ odds: UInt32) -> UInt32 {
        let e = (evens &+ ((evens &>> 8) & 0x00FF_00FF)) &>> 8
        let o = odds &+ ((odds &>> 8) & 0x00FF_00FF)
        return (e & 0x00FF_00FF) | (o & 0xFF00_FF00)
    }
}

extension SIMD8<UInt16> {
    @inline(__always)
    fileprivate init(fourTimes pixel: UInt32) { self = unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: Self.self) }

    /// The four bytes of a word, each in two lanes.
    @inline(__always)
    fileprivate init(spreading four: UInt32) {
        // Bytes to 16-bit lanes, then every lane twice.
        let low = UInt64(four & 0xFF) | UInt64(four & 0xFF00) &<< 24
        let high = UInt64((four &>> 16) & 0xFF) | UInt64((four &>> 16) & 0xFF00) &<< 24
        self = unsafeBitCast(SIMD2<UInt64>(low | low &<< 16, high | high &<< 16), to: Self.self)
    }
}
