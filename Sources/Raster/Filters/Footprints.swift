import KinoraPixels

/// The images of a row's pixels in a source that is seen through a projection: their centers, and their sides as far as the map is
/// linear there. All are in pixels of the source.
struct Footprints {
    /// Along its shorter and its longer side: planes that run to a horizon are seen at grazing angles, where a pixel is the mean of
    /// a long strip.
    private static let samplesPerSide: (short: Float, long: Float) = (16, 64)
    /// Below this squared length of its sides (1.3 pixels) a footprint needs one sample, which spans two pixels itself.
    private static let oneSample: Float = 1.69
    private static let planes = 16

    private let memory: UnsafeMutablePointer<Float>

    /// The source's width and height.
    private let size: SIMD2<Float>

    /// Room for a block of pixels; its first values are unspecified.
    init(in source: PixelRect) {
        size = SIMD2(Float(source.width), Float(source.height))
        memory = .allocate(capacity: Self.planes * BilinearRow.block)
        memory.initialize(repeating: 0, count: Self.planes * BilinearRow.block)
    }

    func deallocate() { memory.deallocate() }

    private func plane(_ index: Int) -> UnsafeMutablePointer<Float> { memory + index * BilinearRow.block }

    var u: UnsafeMutablePointer<Float> { plane(0) }
    var v: UnsafeMutablePointer<Float> { plane(1) }
    /// The sides that are horizontal in the result.
    var acrossU: UnsafeMutablePointer<Float> { plane(2) }
    var acrossV: UnsafeMutablePointer<Float> { plane(3) }
    /// The sides that are vertical in the result.
    var alongU: UnsafeMutablePointer<Float> { plane(4) }
    var alongV: UnsafeMutablePointer<Float> { plane(5) }
    private var positions: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) { (plane(6), plane(7)) }
    private var colors: UnsafeMutablePointer<Float> { plane(8) }
    private var sums: UnsafeMutablePointer<Float> { plane(12) }

    /// The mean color of each of `count` footprints.
    func sample(_ source: BilinearRow, _ count: Int, to target: UnsafeMutablePointer<UInt32>) {
        var start = 0
        while start < count {
            let grid = grid(start)
            var end = start + 1
            while end < count, self.grid(end) == grid { end += 1 }
            if grid == SIMD2(1, 1) {
                source.sample(u + start, v + start, end - start, to: target + start)
            } else {
                mean(source, start..<end, grid, to: target)
            }
            start = end
        }
    }

    /// How many samples a footprint takes.
    func samples(_ i: Int) -> Int {
        let grid = grid(i)
        return grid.x * grid.y
    }

    /// How many samples there are across and along: one for each source pixel crossed. One tells that nothing is there.
    private func grid(_ i: Int) -> SIMD2<Int> {
        if isOutside(i) { return SIMD2(1, 1) }
        let wide = acrossU[i] * acrossU[i] + acrossV[i] * acrossV[i]
        let high = alongU[i] * alongU[i] + alongV[i] * alongV[i]
        let (most, least) = (Self.samplesPerSide.long, Self.samplesPerSide.short)
        return SIMD2(
            Self.samples(wide, most: wide > high ? most : least), Self.samples(high, most: wide > high ? least : most))
    }

    /// Whether all samples of a footprint would be transparent, because they lie beside the source. False behind the viewer.
    private func isOutside(_ i: Int) -> Bool {
        let across = (acrossU[i].magnitude + alongU[i].magnitude) / 2 + 1
        let down = (acrossV[i].magnitude + alongV[i].magnitude) / 2 + 1
        return u[i] < -across || u[i] > size.x + across || v[i] < -down || v[i] > size.y + down
    }

    /// The squared length is NaN behind the viewer.
    private static func samples(_ squared: Float, most: Float) -> Int {
        squared >= oneSample ? Int(min(most, squared.squareRoot().rounded(.up))) : 1
    }

    private func mean(
        _ source: BilinearRow, _ range: Range<Int>, _ grid: SIMD2<Int>, to target: UnsafeMutablePointer<UInt32>
    ) {
        let count = range.count, block = BilinearRow.block
        let (xs, ys) = positions
        for channel in 0..<4 { (sums + channel * block).update(repeating: 0, count: count) }
        for j in 0..<grid.y {
            let down = (Float(j) + 0.5) / Float(grid.y) - 0.5
            for i in 0..<grid.x {
                let right = (Float(i) + 0.5) / Float(grid.x) - 0.5
                move(range, right, down, xs, ys)
                source.sample(xs, ys, count, into: colors)
                for channel in 0..<4 { add(colors + channel * block, to: sums + channel * block, count) }
            }
        }
        let share = 1 / Float(grid.x * grid.y)
        for i in 0..<count {
            let sum = SIMD4(sums[i], sums[block + i], sums[2 * block + i], sums[3 * block + i])
            target[range.lowerBound + i] = PremultipliedRGBA(components: sum * share).pixel.word
        }
    }

    /// The places that lie shares of the sides away from the centers.
    private func move(
        _ range: Range<Int>, _ right: Float, _ down: Float, _ xs: UnsafeMutablePointer<Float>,
        _ ys: UnsafeMutablePointer<Float>
    ) {
        let (u, v) = (u + range.lowerBound, v + range.lowerBound)
        let (acrossU, acrossV) = (acrossU + range.lowerBound, acrossV + range.lowerBound)
        let (alongU, alongV) = (alongU + range.lowerBound, alongV + range.lowerBound)
        for i in 0..<range.count {
            xs[i] = u[i] + acrossU[i] * right + alongU[i] * down
            ys[i] = v[i] + acrossV[i] * right + alongV[i] * down
        }
    }

    private func add(_ from: UnsafePointer<Float>, to sum: UnsafeMutablePointer<Float>, _ count: Int) {
        for i in 0..<count { sum[i] += from[i] }
    }
}
