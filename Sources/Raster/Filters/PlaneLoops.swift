import KinoraPixels
internal import KinoraRasterKernels

/// The loops of a blur's steps over rows of floats and of sums. Each has its twin in C for processors with wide vectors, which gives the
/// same bits: every value is made by the same few operations in the same order.
enum PlaneLoops {
    /// One row of half the resolution, from four rows one below the other: (a + d) / 8 + (b + c) 3 / 8.
    static func halveRows(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafePointer<Float>,
        _ target: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        if rk_halve_rows(target, a, b, c, d, count) { return }
        plainHalveRows(a, b, c, d, target, count)
    }

    static func plainHalveRows(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafePointer<Float>,
        _ target: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        for x in 0..<count { target[x] = (a[x] + d[x]) * 0.125 + (b[x] + c[x]) * 0.375 }
    }

    /// `count` cells of half the resolution along a row; `source` is the first one's first tap.
    static func halveColumns(_ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ count: Int) {
        if rk_halve_columns(target, source, count) { return }
        plainHalveColumns(source, target, count)
    }

    static func plainHalveColumns(_ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ count: Int) {
        for j in 0..<count {
            let p = source + 2 &* j
            target[j] = (p[0] + p[3]) * 0.125 + (p[1] + p[2]) * 0.375
        }
    }

    /// One row of twice the resolution, from the nearer row and the farther one.
    static func doubleRows(
        _ near: UnsafePointer<Float>, _ far: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        if rk_double_rows(target, near, far, count) { return }
        plainDoubleRows(near, far, target, count)
    }

    static func plainDoubleRows(
        _ near: UnsafePointer<Float>, _ far: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        for x in 0..<count { target[x] = near[x] * 0.75 + far[x] * 0.25 }
    }

    /// Two pixels of twice the resolution for each of `pairs` cells of a row. One cell more on each side is read.
    static func doubleColumns(_ cells: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ pairs: Int) {
        if rk_double_columns(target, cells, pairs) { return }
        plainDoubleColumns(cells, target, pairs)
    }

    static func plainDoubleColumns(_ cells: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ pairs: Int) {
        for j in 0..<pairs {
            let middle = cells[j] * 0.75
            target[2 &* j] = middle + cells[j &- 1] * 0.25
            target[2 &* j &+ 1] = middle + cells[j &+ 1] * 0.25
        }
    }

    /// `target[i] = Σ weights[k] · source[i + k·step]` for `count` values.
    static func convolve(
        _ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, count: Int, _ weights: [Float],
        step: Int
    ) {
        if rk_convolve(target, source, count, weights, weights.count, step) { return }
        plainConvolve(source, target, count: count, weights, step: step)
    }

    /// Sixteen sums at a time stay in registers.
    static func plainConvolve(
        _ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, count: Int, _ weights: [Float],
        step: Int
    ) {
        weights.withUnsafeBufferPointer { weights in
            let taps = weights.count
            var i = 0
            while i &+ 16 <= count {
                var (a, b) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
                var p = UnsafeRawPointer(source + i)
                for k in 0..<taps {
                    let weight = weights[k]
                    a += p.loadUnaligned(as: SIMD8<Float>.self) * weight
                    b += p.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) * weight
                    p += 4 &* step
                }
                let out = UnsafeMutableRawPointer(target + i)
                out.storeBytes(of: a, as: SIMD8<Float>.self)
                out.storeBytes(of: b, toByteOffset: 32, as: SIMD8<Float>.self)
                i &+= 16
            }
            while i < count {
                var sum: Float = 0
                var p = source + i
                for k in 0..<taps {
                    sum += p.pointee * weights[k]
                    p += step
                }
                target[i] = sum
                i &+= 1
            }
        }
    }

    /// a + 3 (b + c) + d for four rows of pixels: red and blue into `even`, green and alpha into `odd`.
    static func sumRows(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>, _ d: UnsafePointer<UInt32>,
        _ count: Int, _ even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>
    ) {
        if rk_sum_rows(even, odd, a, b, c, d, count) { return }
        plainSumRows(a, b, c, d, count, even, odd)
    }

    static func plainSumRows(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>, _ d: UnsafePointer<UInt32>,
        _ count: Int, _ even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>
    ) {
        let mask: UInt32 = 0x00FF_00FF
        for x in 0..<count {
            let (p, q, r, s) = (a[x], b[x], c[x], d[x])
            let middle = (q & mask) &+ (r & mask)
            even[x] = (p & mask) &+ (s & mask) &+ middle &+ (middle &<< 1)
            let other = ((q &>> 8) & mask) &+ ((r &>> 8) & mask)
            odd[x] = ((p &>> 8) & mask) &+ ((s &>> 8) & mask) &+ other &+ (other &<< 1)
        }
    }

    /// The same taps along a row of sums, every second place, as floats over 64: those of the low halves of the words, where they are
    /// wanted, and of the high ones.
    static func sumPairs(
        _ sums: UnsafePointer<UInt32>, _ count: Int, low: UnsafeMutablePointer<Float>?,
        high: UnsafeMutablePointer<Float>
    ) {
        if rk_sum_pairs(low, high, sums, count) { return }
        plainSumPairs(sums, count, low: low, high: high)
    }

    static func plainSumPairs(
        _ sums: UnsafePointer<UInt32>, _ count: Int, low: UnsafeMutablePointer<Float>?,
        high: UnsafeMutablePointer<Float>
    ) {
        @inline(__always)
        func sum(_ x: Int) -> UInt32 {
            let p = sums + 2 &* x
            let middle = p[1] &+ p[2]
            return p[0] &+ p[3] &+ middle &+ (middle &<< 1)
        }
        for x in 0..<count { high[x] = Float(Int32(truncatingIfNeeded: sum(x) &>> 16)) * (1 / 64) }
        guard let low else { return }
        for x in 0..<count { low[x] = Float(Int32(truncatingIfNeeded: sum(x) & 0xFFFF)) * (1 / 64) }
    }
}
