/// Bilinear samples for a row of positions: the form of sampling that vectorises.
///
/// Three loops over a block of positions: cells and shares (vectors), texels (one by one, as they lie anywhere), mixing
/// channel by channel (vectors again). The arithmetic is that of `LayerSampler`.
struct BilinearRow {
    /// Positions of a block.
    static let block = 128

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    private let memory: UnsafeMutableRawPointer

    /// - Parameter pixels: `width * height` premultiplied pixels that outlive the sampler; transparent outside.
    init(pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        memory = .allocate(byteCount: 7 * Self.block * 4, alignment: 64)
    }

    func deallocate() { memory.deallocate() }

    /// The four channels (0…255) at `count` positions, at most a block of them, in pixels of the picture: the centre of
    /// its first pixel is (0.5, 0.5).
    func sample(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, into planes: UnsafeMutablePointer<Float>
    ) {
        let block = Self.block
        let texels = memory.assumingMemoryBound(to: UInt32.self)
        let index = (memory + 16 * block).assumingMemoryBound(to: Int32.self)
        let shareX = (memory + 20 * block).assumingMemoryBound(to: Float.self)
        let shareY = (memory + 24 * block).assumingMemoryBound(to: Float.self)
        let (a, b, c, d) = (texels, texels + block, texels + 2 * block, texels + 3 * block)
        locate(xs, ys, count, index, shareX, shareY)
        for i in 0..<count {
            let at = Int(index[i])
            if at >= 0 {
                let above = pixels + at
                let below = above + width
                (a[i], b[i], c[i], d[i]) = (above[0], above[1], below[0], below[1])
            } else {
                (a[i], b[i], c[i], d[i]) = edge(xs[i], ys[i])
            }
        }
        Self.mix(a, b, c, d, 0, shareX, shareY, count, planes)
        Self.mix(a, b, c, d, 8, shareX, shareY, count, planes + block)
        Self.mix(a, b, c, d, 16, shareX, shareY, count, planes + 2 * block)
        Self.mix(a, b, c, d, 24, shareX, shareY, count, planes + 3 * block)
    }

    /// The index of the upper left texel, or −1 where not all four lie inside, and the shares of the right and lower ones.
    private func locate(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, _ index: UnsafeMutablePointer<Int32>,
        _ shareX: UnsafeMutablePointer<Float>, _ shareY: UnsafeMutablePointer<Float>
    ) {
        let (lastX, lastY) = (Int32(truncatingIfNeeded: width &- 1), Int32(truncatingIfNeeded: height &- 1))
        let stride = Int32(truncatingIfNeeded: width)
        for i in 0..<count {
            let (magicX, magicY) = (xs[i] + 12_582_911, ys[i] + 12_582_911)
            shareX[i] = xs[i] - 0.5 - (magicX - 12_582_912)
            shareY[i] = ys[i] - 0.5 - (magicY - 12_582_912)
            let x = Int32(bitPattern: magicX.bitPattern) &- 0x4B40_0000
            let y = Int32(bitPattern: magicY.bitPattern) &- 0x4B40_0000
            let isInside = x >= 0 && y >= 0 && x < lastX && y < lastY
            index[i] = isInside ? y &* stride &+ x : -1
        }
    }

    /// The texels around a position of which some or all lie outside.
    private func edge(_ px: Float, _ py: Float) -> (UInt32, UInt32, UInt32, UInt32) {
        guard px > -1, py > -1, px < Float(width) + 1, py < Float(height) + 1 else { return (0, 0, 0, 0) }
        let x = Int(Int32(bitPattern: (px + 12_582_911).bitPattern) &- 0x4B40_0000)
        let y = Int(Int32(bitPattern: (py + 12_582_911).bitPattern) &- 0x4B40_0000)
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0
        }
        return (texel(x, y), texel(x + 1, y), texel(x, y + 1), texel(x + 1, y + 1))
    }

    @inline(__always)
    private static func mix(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>, _ d: UnsafePointer<UInt32>,
        _ shift: UInt32, _ shareX: UnsafePointer<Float>, _ shareY: UnsafePointer<Float>, _ count: Int,
        _ plane: UnsafeMutablePointer<Float>
    ) {
        for i in 0..<count {
            let p = Float(Int32(truncatingIfNeeded: (a[i] &>> shift) & 255))
            let q = Float(Int32(truncatingIfNeeded: (b[i] &>> shift) & 255))
            let r = Float(Int32(truncatingIfNeeded: (c[i] &>> shift) & 255))
            let s = Float(Int32(truncatingIfNeeded: (d[i] &>> shift) & 255))
            let top = p + (q - p) * shareX[i]
            let bottom = r + (s - r) * shareX[i]
            plane[i] = top + (bottom - top) * shareY[i]
        }
    }

    /// Packs a block's planes (0…255, colours at most their alpha) into pixels.
    static func pack(_ planes: UnsafePointer<Float>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
        let (r, g, b, a) = (planes, planes + block, planes + 2 * block, planes + 3 * block)
        for i in 0..<count {
            target[i] =
                roundedByte(r[i]) | (roundedByte(g[i]) &<< 8) | (roundedByte(b[i]) &<< 16) | (roundedByte(a[i]) &<< 24)
        }
    }
}
