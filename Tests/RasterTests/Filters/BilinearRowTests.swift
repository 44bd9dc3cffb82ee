import KinoraBasics
import Testing

@testable import KinoraRaster

/// Sampling at a row of positions against the formula in Double, and the kernels against their twins in Swift.
@Suite struct BilinearRowTests {
    private static let width = 37, height = 23

    /// Premultiplied pixels, a third of them transparent or opaque.
    private let pixels: [UInt32] = {
        var dice = SplitMix(seed: 16)
        return (0..<width * height).map { index in
            let alpha = index % 6 == 0 ? 0 : index % 5 == 0 ? 255 : UInt32(dice.roll() * 256)
            func channel() -> UInt32 { UInt32(dice.roll() * Double(alpha + 1)) }
            return channel() | channel() << 8 | channel() << 16 | alpha << 24
        }
    }()

    private func withSampler(_ body: (BilinearRow) -> Void) {
        pixels.withUnsafeBufferPointer { buffer in
            let sampler = BilinearRow(pixels: buffer.baseAddress!, width: Self.width, height: Self.height)
            defer { sampler.deallocate() }
            body(sampler)
        }
    }

    /// Positions inside, across the edges, far away and none at all.
    private func positions(_ round: Int) -> (xs: [Float], ys: [Float]) {
        var dice = SplitMix(seed: UInt64(round) &+ 90)
        let reach = [0.0, 3, 1e6, 1.7e7, 3e9, 1e30][round % 6]
        let odd: [Float] = [
            .nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -16_777_216, -12_582_911, 2_147_483_648, -0.5,
            -1,
            37, 38, 0.5, 36.5, .leastNonzeroMagnitude,
        ]
        func list(_ size: Int) -> [Float] {
            (0..<BilinearRow.block).map { _ in
                dice.roll() < 0.1 && round % 2 == 1
                    ? odd[Int(dice.roll() * Double(odd.count))]
                    : Float((dice.roll() * 2 - 1) * reach + dice.roll() * Double(size))
            }
        }
        return (list(Self.width), list(Self.height))
    }

    @Test("kernels give the bytes of their twins in Swift, wherever positions lie")
    func twins() {
        let block = BilinearRow.block
        withSampler { sampler in
            for round in 0..<600 {
                let (xs, ys) = positions(round)
                var (planes, plainPlanes) = (
                    [Float](repeating: 0, count: 4 * block), [Float](repeating: 0, count: 4 * block)
                )
                sampler.sample(xs, ys, block, into: &planes)
                sampler.plainSample(xs, ys, block, into: &plainPlanes)
                #expect(planes == plainPlanes)
                let count = 1 + round % block
                var (row, plainRow) = ([UInt32](repeating: 7, count: block), [UInt32](repeating: 7, count: block))
                sampler.sample(xs, ys, count, to: &row)
                sampler.plainSample(xs, ys, count, to: &plainRow)
                #expect(row == plainRow)
            }
        }
    }

    @Test("samples are those of the formula, and colors never exceed their alpha")
    func formula() {
        func texel(_ x: Int, _ y: Int, _ shift: UInt32) -> Double {
            guard x >= 0, y >= 0, x < Self.width, y < Self.height else { return 0 }
            return Double(pixels[y * Self.width + x] >> shift & 255)
        }
        var worst = 0.0, worstPlane = 0.0, cases = 0
        withSampler { sampler in
            for round in stride(from: 0, to: 300, by: 6) {
                let (xs, ys) = positions(round + round / 6 % 2)
                let block = BilinearRow.block
                var row = [UInt32](repeating: 0, count: block)
                var planes = [Float](repeating: 0, count: 4 * block)
                sampler.sample(xs, ys, block, to: &row)
                sampler.sample(xs, ys, block, into: &planes)
                for i in 0..<block where abs(xs[i]) < 1e6 && abs(ys[i]) < 1e6 {
                    let (u, v) = (Double(xs[i]) - 0.5, Double(ys[i]) - 0.5)
                    let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
                    let (fx, fy) = (u - Double(x), v - Double(y))
                    for channel in 0..<4 {
                        let shift = UInt32(8 * channel)
                        let expected =
                            (texel(x, y, shift) * (1 - fx) + texel(x + 1, y, shift) * fx) * (1 - fy)
                            + (texel(x, y + 1, shift) * (1 - fx) + texel(x + 1, y + 1, shift) * fx) * fy
                        worst = max(worst, abs(Double(row[i] >> shift & 255) - expected))
                        worstPlane = max(worstPlane, abs(Double(planes[channel * block + i]) * 255 - expected))
                        #expect(row[i] >> shift & 255 <= row[i] >> 24)
                        cases += 1
                    }
                }
            }
        }
        tell("bilinear samples of a row", cases: cases, worst: worst)
        #expect(worst <= 0.52)
        #expect(worstPlane <= 0.01)
    }

    @Test("NaN and infinity see transparency")
    func nowhere() {
        withSampler { sampler in
            let block = BilinearRow.block
            let xs = (0..<block).map { [Float.nan, .infinity, -.infinity, 5][$0 % 4] }
            let ys = (0..<block).map { [Float.nan, 5, -.infinity, .infinity][$0 / 4 % 4] }
            var row = [UInt32](repeating: 7, count: block)
            var planes = [Float](repeating: 7, count: 4 * block)
            sampler.sample(xs, ys, block, to: &row)
            sampler.sample(xs, ys, block, into: &planes)
            for i in 0..<block where !(xs[i] == 5 && ys[i] == 5) {
                #expect(row[i] == 0)
                #expect(planes[i] == 0 && planes[3 * block + i] == 0)
            }
        }
    }
}
