extension BlendRow {
    /// Composites with a mode that needs floats. Source colour, target and result live in separate channel arrays of a
    /// block that stays in the nearest cache, so that every loop is a plain one the compiler vectorises.
    func blendFloat<B: FloatBlend>(_ mode: B.Type, opacity: Float) {
        let block = 128
        withUnsafeTemporaryAllocation(of: Float.self, capacity: block * 9) { storage in
            let base = storage.baseAddress!
            var x = 0
            while x < count {
                let n = Swift.min(block, count - x)
                Self.unpack(source + x, n, base, block, scale: B.isLinearInSource ? 1 : opacity)
                Self.unpack(target + x, n, base + 4 * block, block, scale: 1)
                let factors = base + 8 * block
                let factor = B.isLinearInSource ? opacity : 1
                if let coverage {
                    for i in 0..<n { factors[i] = Float(coverage[x &+ i]) * (factor / 255) }
                } else {
                    for i in 0..<n { factors[i] = factor }
                }
                Self.mix(mode, base, block, factors, n)
                Self.pack(base + 4 * block, block, n, target + x)
                x += n
            }
        }
    }

    /// Replaces the target planes (4…7) by the composite with the source planes (0…3).
    @inline(__always)
    private static func mix<B: FloatBlend>(
        _ mode: B.Type, _ planes: UnsafeMutablePointer<Float>, _ stride: Int, _ factors: UnsafePointer<Float>, _ n: Int
    ) {
        let (sr, sg, sb, sA) = (planes, planes + stride, planes + 2 * stride, planes + 3 * stride)
        let (dr, dg, db, dA) = (planes + 4 * stride, planes + 5 * stride, planes + 6 * stride, planes + 7 * stride)
        for i in 0..<n {
            let s = FloatPixel(r: sr[i], g: sg[i], b: sb[i])
            let d = FloatPixel(r: dr[i], g: dg[i], b: db[i])
            let (sa, da, k) = (sA[i], dA[i], factors[i])
            let both = B.overlap(s, d, sa, da)
            // The formula is linear in the source: D + k (S (1 − ad) + overlap − D·as).
            let rest = 1 - da
            dr[i] = d.r + k * (s.r * rest + both.r - d.r * sa)
            dg[i] = d.g + k * (s.g * rest + both.g - d.g * sa)
            db[i] = d.b + k * (s.b * rest + both.b - d.b * sa)
            dA[i] = da + k * (B.alpha(sa, da) - da)
        }
    }

    @inline(__always)
    private static func unpack(
        _ pixels: UnsafePointer<UInt32>, _ n: Int, _ planes: UnsafeMutablePointer<Float>, _ stride: Int,
        scale: Float
    ) {
        let unit = scale / 255
        let (r, g, b, a) = (planes, planes + stride, planes + 2 * stride, planes + 3 * stride)
        for i in 0..<n {
            let p = pixels[i]
            r[i] = Float(Int32(truncatingIfNeeded: p & 255)) * unit
            g[i] = Float(Int32(truncatingIfNeeded: (p &>> 8) & 255)) * unit
            b[i] = Float(Int32(truncatingIfNeeded: (p &>> 16) & 255)) * unit
            a[i] = Float(Int32(truncatingIfNeeded: p &>> 24)) * unit
        }
    }

    /// Rounds to the nearest byte; adding 2²³ leaves the rounded integer in the low bits.
    @inline(__always)
    private static func pack(
        _ planes: UnsafePointer<Float>, _ stride: Int, _ n: Int, _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let (r, g, b, a) = (planes, planes + stride, planes + 2 * stride, planes + 3 * stride)
        for i in 0..<n {
            pixels[i] =
                byte(r[i]) | (byte(g[i]) &<< 8) | (byte(b[i]) &<< 16) | (byte(a[i]) &<< 24)
        }
    }

    @inline(__always)
    private static func byte(_ value: Float) -> UInt32 {
        let low: Float = value > 0 ? value : 0
        let clamped: Float = low < 1 ? low : 1
        return (clamped * 255 + 8_388_608).bitPattern & 255
    }
}
