internal import KinoraRasterKernels

/// Bilinear samples for a row of positions: the form of sampling that vectorizes.
///
/// Three loops over a block of positions: cells and shares (vectors), texels (one by one, as they lie anywhere), mixing
/// channel by channel (vectors again). The arithmetic of planes is that of `LayerSampler`; pixels are mixed in 16 bits, 7 of
/// them behind the point, with shares in 15 bits, and lie within 0.52 levels of it.
struct BilinearRow {
    /// Positions of a block.
    static let block = 128

    private let picture: rk_picture
    private let memory: UnsafeMutableRawPointer

    private var width: Int { Int(picture.width) }
    private var height: Int { Int(picture.height) }

    /// - Parameter pixels: `width * height` premultiplied pixels that outlive the sampler; transparent outside.
    init(pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        picture = rk_picture(
            pixels: pixels, width: Int32(truncatingIfNeeded: width), height: Int32(truncatingIfNeeded: height))
        memory = .allocate(byteCount: 7 * Self.block * 4, alignment: 64)
    }

    func deallocate() { memory.deallocate() }

    // MARK: Samples

    /// The four channels (0…1) at `count` positions, at most a block of them, in pixels of the picture: the center of its
    /// first pixel is (0.5, 0.5). All arrays have room for a block.
    func sample(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, into planes: UnsafeMutablePointer<Float>
    ) {
        if rk_sample_planes(picture, xs, ys, count, planes, Self.block) { return }
        plainSample(xs, ys, count, into: planes)
    }

    /// The same as pixels; `xs` and `ys` have room for a block.
    func sample(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, to target: UnsafeMutablePointer<UInt32>
    ) {
        if rk_sample_pixels(picture, xs, ys, count, target) { return }
        plainSample(xs, ys, count, to: target)
    }

    // MARK: The portable version, in Swift

    func plainSample(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, into planes: UnsafeMutablePointer<Float>
    ) {
        let cells = cells(xs, ys, count)
        for channel in 0..<4 { cells.mix(UInt32(8 * channel), count, planes + channel * Self.block) }
    }

    func plainSample(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, to target: UnsafeMutablePointer<UInt32>
    ) {
        cells(xs, ys, count).mix(count, target)
    }

    /// The texels around each position and the shares of the right and lower ones.
    private struct Cells {
        let a, b, c, d: UnsafeMutablePointer<UInt32>
        let shareX, shareY: UnsafeMutablePointer<Float>

        @inline(__always)
        func mix(_ shift: UInt32, _ count: Int, _ plane: UnsafeMutablePointer<Float>) {
            for i in 0..<count {
                let p = Float(Int32(truncatingIfNeeded: (a[i] &>> shift) & 255))
                let q = Float(Int32(truncatingIfNeeded: (b[i] &>> shift) & 255))
                let r = Float(Int32(truncatingIfNeeded: (c[i] &>> shift) & 255))
                let s = Float(Int32(truncatingIfNeeded: (d[i] &>> shift) & 255))
                let top = p + (q - p) * shareX[i]
                let bottom = r + (s - r) * shareX[i]
                plane[i] = (top + (bottom - top) * shareY[i]) * (1 / 255)
            }
        }

        /// Downwards, then to the right, rounded after each.
        func mix(_ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
            for i in 0..<count {
                let (wx, wy) = (Self.weight(shareX[i]), Self.weight(shareY[i]))
                var pixel: UInt32 = 0
                for shift: UInt32 in [0, 8, 16, 24] {
                    let left = Self.mixed(Self.level(a[i], shift), Self.level(c[i], shift), wy)
                    let right = Self.mixed(Self.level(b[i], shift), Self.level(d[i], shift), wy)
                    let value = (Self.mixed(left, right, wx) &+ 64) &>> 7
                    pixel |= UInt32(truncatingIfNeeded: value) &<< shift
                }
                target[i] = pixel
            }
        }

        @inline(__always)
        private static func weight(_ share: Float) -> Int32 {
            min(Int32(bitPattern: (share * 32768 + 8_388_608).bitPattern) &- 0x4B00_0000, 32767)
        }

        @inline(__always)
        private static func level(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
            Int32(truncatingIfNeeded: (pixel &>> shift) & 255) &<< 7
        }

        @inline(__always)
        private static func mixed(_ from: Int32, _ to: Int32, _ weight: Int32) -> Int32 {
            from &+ ((to &- from) &* weight &+ 0x4000) &>> 15
        }
    }

    private func cells(_ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int) -> Cells {
        let block = Self.block
        let texels = memory.assumingMemoryBound(to: UInt32.self)
        let index = (memory + 16 * block).assumingMemoryBound(to: Int32.self)
        let cells = Cells(
            a: texels, b: texels + block, c: texels + 2 * block, d: texels + 3 * block,
            shareX: (memory + 20 * block).assumingMemoryBound(to: Float.self),
            shareY: (memory + 24 * block).assumingMemoryBound(to: Float.self))
        locate(xs, ys, count, index, cells.shareX, cells.shareY)
        for i in 0..<count {
            let at = Int(index[i])
            if at >= 0 {
                let above = picture.pixels + at
                let below = above + width
                (cells.a[i], cells.b[i], cells.c[i], cells.d[i]) = (above[0], above[1], below[0], below[1])
            } else if isNear(xs[i], ys[i]) {
                (cells.a[i], cells.b[i], cells.c[i], cells.d[i]) = edge(xs[i], ys[i])
            } else {
                (cells.a[i], cells.b[i], cells.c[i], cells.d[i]) = (0, 0, 0, 0)
                (cells.shareX[i], cells.shareY[i]) = (0, 0)
            }
        }
        return cells
    }

    /// The index of the upper left texel, or −1 where not all four lie inside, and the shares of the right and lower ones.
    private func locate(
        _ xs: UnsafePointer<Float>, _ ys: UnsafePointer<Float>, _ count: Int, _ index: UnsafeMutablePointer<Int32>,
        _ shareX: UnsafeMutablePointer<Float>, _ shareY: UnsafeMutablePointer<Float>
    ) {
        let (lastX, lastY) = (picture.width &- 1, picture.height &- 1)
        for i in 0..<count {
            let (magicX, magicY) = (xs[i] + 12_582_911, ys[i] + 12_582_911)
            shareX[i] = xs[i] - 0.5 - (magicX - 12_582_912)
            shareY[i] = ys[i] - 0.5 - (magicY - 12_582_912)
            let x = Int32(bitPattern: magicX.bitPattern) &- 0x4B40_0000
            let y = Int32(bitPattern: magicY.bitPattern) &- 0x4B40_0000
            let isInside = x >= 0 && y >= 0 && x < lastX && y < lastY
            index[i] = isInside ? y &* picture.width &+ x : -1
        }
    }

    /// Where a texel can be met. Beyond it, and for NaN, positions see transparency.
    private func isNear(_ px: Float, _ py: Float) -> Bool {
        px > -1 && py > -1 && px < Float(picture.width) + 1 && py < Float(picture.height) + 1
    }

    /// The texels around a near position of which some or all lie outside.
    private func edge(_ px: Float, _ py: Float) -> (UInt32, UInt32, UInt32, UInt32) {
        let x = Int(Int32(bitPattern: (px + 12_582_911).bitPattern) &- 0x4B40_0000)
        let y = Int(Int32(bitPattern: (py + 12_582_911).bitPattern) &- 0x4B40_0000)
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            x >= 0 && y >= 0 && x < width && y < height ? picture.pixels[y * width + x] : 0
        }
        return (texel(x, y), texel(x + 1, y), texel(x, y + 1), texel(x + 1, y + 1))
    }
}
