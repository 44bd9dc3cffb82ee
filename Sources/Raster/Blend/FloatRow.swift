import KinoraPixels
internal import KinoraRasterKernels

extension BlendRow {
    /// Pixels of a block: its nine planes of floats fit into the L1 cache.
    private static var block: Int { 128 }

    /// Composites with a mode that needs floats.
    ///
    /// - Parameter opacity: 0…1, used exactly; the modes in lanes round it to a byte.
    func blendFloat<B: FloatBlend>(_ mode: B.Type, opacity: Float) {
        var rest = self
        if coverage == nil, let kernel = B.kernel {
            let whole = count & ~7
            if whole > 0 && rk_blend_hard(kernel, target, source, whole, opacity) { rest = after(whole) }
        }
        if rest.count > 0 { rest.plainBlendFloat(mode, opacity: opacity) }
    }

    /// The portable version: unpacks a block into channel planes, mixes the planes four pixels at a time, packs them
    /// again. (In a single loop the compiler interleaves the three steps and splits the vectors.)
    func plainBlendFloat<B: FloatBlend>(_ mode: B.Type, opacity: Float) {
        let sourceScale = B.isLinearInSource ? 1 : opacity
        let factor = B.isLinearInSource ? opacity : 1
        withUnsafeTemporaryAllocation(byteCount: Self.block * 9 * 4, alignment: 64) { storage in
            let planes = storage.bindMemory(to: Float.self).baseAddress!
            let (targetPlanes, factors) = (planes + 4 * Self.block, planes + 8 * Self.block)
            for i in 0..<Self.block { factors[i] = factor }
            var x = 0
            while x < count {
                let n = Swift.min(Self.block, count &- x)
                Self.unpack(source + x, n, planes, scale: sourceScale)
                Self.unpack(target + x, n, targetPlanes, scale: 1)
                if let coverage {
                    for i in 0..<n { factors[i] = Float(Int32(truncatingIfNeeded: coverage[x &+ i])) * (factor / 255) }
                }
                Self.mix(mode, planes, (n &+ 3) & ~3)
                Self.pack(targetPlanes, n, target + x)
                x &+= n
            }
        }
    }

    /// Replaces the target's planes (4…7) by the composite with the source's (0…3):
    /// `D + k (S (1 − ad) + overlap − D·as)`, because the formulas are linear in the source.
    @inline(never)
    private static func mix<B: FloatBlend>(_ mode: B.Type, _ planes: UnsafeMutablePointer<Float>, _ count: Int) {
        var p = UnsafeMutableRawPointer(planes)
        let end = p + 4 &* count
        let stride = 4 &* block
        @inline(__always)
        func load(_ index: Int) -> Floats { p.load(fromByteOffset: index &* stride, as: Floats.self) }
        @inline(__always)
        func store(_ value: Floats, _ index: Int) {
            p.storeBytes(of: value, toByteOffset: index &* stride, as: Floats.self)
        }
        while p < end {
            let s = FloatPixels(r: load(0), g: load(1), b: load(2))
            let d = FloatPixels(r: load(4), g: load(5), b: load(6))
            let (sa, da, k) = (load(3), load(7), load(8))
            let both = B.overlap(s, d, sa, da)
            let rest = 1 - da
            store(d.r + k * (s.r * rest + both.r - d.r * sa), 4)
            store(d.g + k * (s.g * rest + both.g - d.g * sa), 5)
            store(d.b + k * (s.b * rest + both.b - d.b * sa), 6)
            store(da + k * (B.alpha(sa, da) - da), 7)
            p += 16
        }
    }

    private static func unpack(
        _ pixels: UnsafePointer<UInt32>, _ n: Int, _ planes: UnsafeMutablePointer<Float>, scale: Float
    ) {
        let unit = scale / 255
        let (r, g, b, a) = (planes, planes + block, planes + 2 * block, planes + 3 * block)
        for i in 0..<n {
            let p = pixels[i]
            r[i] = Float(Int32(truncatingIfNeeded: p & 255)) * unit
            g[i] = Float(Int32(truncatingIfNeeded: (p &>> 8) & 255)) * unit
            b[i] = Float(Int32(truncatingIfNeeded: (p &>> 16) & 255)) * unit
            a[i] = Float(Int32(truncatingIfNeeded: p &>> 24)) * unit
        }
    }

    /// Rounds to the nearest byte. Earlier rounding may have left a color slightly above its alpha, so that the color
    /// would be rounded up and the alpha down: colors are limited to their alpha.
    private static func pack(_ planes: UnsafePointer<Float>, _ n: Int, _ pixels: UnsafeMutablePointer<UInt32>) {
        let (r, g, b, a) = (planes, planes + block, planes + 2 * block, planes + 3 * block)
        for i in 0..<n {
            let alpha = a[i]
            let (red, green, blue) = (
                r[i] < alpha ? r[i] : alpha, g[i] < alpha ? g[i] : alpha, b[i] < alpha ? b[i] : alpha
            )
            pixels[i] =
                ByteLevel.nearest(red * 255) | (ByteLevel.nearest(green * 255) &<< 8)
                | (ByteLevel.nearest(blue * 255) &<< 16)
                | (ByteLevel.nearest(alpha * 255) &<< 24)
        }
    }
}
