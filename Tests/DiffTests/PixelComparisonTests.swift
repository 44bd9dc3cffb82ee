import KinoraPixels
import Testing

@testable import KinoraDiff

struct PixelComparisonTests {
    private let picture = ShapePicture.make(seed: 7)

    @Test("equal pictures are the same by every metric")
    func same() {
        for metric in [DiffMetric.exact, .channels(maximum: 3), .perceptual(threshold: 0, ignoresAntialiasing: true)] {
            let diff = PixelComparison(metric: metric).compare(expected: picture, actual: picture)
            #expect(diff.isSame && diff.passes && diff.boundingBox == nil)
            #expect(diff.sentence == "the pictures are the same")
        }
    }

    @Test("one step in one channel of one pixel is found exactly, alpha included", arguments: 0..<4)
    func oneStep(channel: Int) {
        var other = picture
        other[31, 17] ^= 1 << UInt32(8 * channel)
        let diff = PixelComparison().compare(expected: picture, actual: other)
        #expect(diff.differentPixels == 1 && !diff.passes)
        #expect(diff.largestDelta == 1)
        #expect(diff.boundingBox == PixelRect(x: 31, y: 17, width: 1, height: 1))
        #expect(diff.sentence == "1 of 1,408 pixels differs (0.071 %), at (31, 17), by at most 1 of 255")
    }

    @Test("counts, box and largest step equal those of plain loops over random changes", arguments: 0..<40)
    func plainLoops(seed: UInt32) {
        var random = SmallRandom(state: seed)
        var other = picture
        for _ in 0..<random.below(30) {
            other.pixels[random.below(other.pixels.count)] =
                UInt32(random.below(65536)) << 16 | UInt32(random.below(65536))
        }
        let maximum = [0, 0, 5, 100][random.below(4)]
        let ignored = (0..<random.below(3)).map { _ in
            PixelRect(
                x: random.below(60) - 10, y: random.below(50) - 10, width: random.below(30), height: random.below(30))
        }
        let metric = maximum == 0 ? DiffMetric.exact : .channels(maximum: maximum)
        let comparison = PixelComparison(metric: metric, ignoring: ignored)
        let (diff, map) = comparison.compareWithMap(expected: picture, actual: other)
        #expect(diff == comparison.compare(expected: picture, actual: other))
        var xs: [Int] = [], ys: [Int] = [], deltas: [Int] = [], compared = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let isIgnored = ignored.contains {
                    x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
                }
                let delta = largestStep(picture[x, y], other[x, y])
                let isDifferent = !isIgnored && delta > maximum
                if !isIgnored { compared += 1 }
                #expect(map?[x, y] == (isIgnored ? .ignored : isDifferent ? .different : .same))
                if isDifferent {
                    xs.append(x)
                    ys.append(y)
                    deltas.append(delta)
                }
            }
        }
        #expect(diff.differentPixels == xs.count && diff.comparedPixels == compared)
        #expect(diff.largestDelta == deltas.max() ?? 0)
        let box =
            xs.isEmpty
            ? nil
            : PixelRect(
                x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()! + 1, height: ys.max()! - ys.min()! + 1)
        #expect(diff.boundingBox == box)
    }

    @Test("a channel may differ by as many steps as it may, and by no more", arguments: [1, 7, 254])
    func channelLimit(_ most: Int) {
        for (steps, count) in [(most - 1, 0), (most, 0), (most + 1, 1)] {
            let (a, b) = (StraightPixmap(width: 1, height: 1, pixels: [0xFF00_0000]), 0xFF00_0000 + UInt32(steps))
            let actual = StraightPixmap(width: 1, height: 1, pixels: [b])
            let diff = PixelComparison(metric: .channels(maximum: most)).compare(expected: a, actual: actual)
            #expect(diff.differentPixels == count, "\(steps) steps")
        }
    }

    @Test("tolerances are equal where both limits are")
    func equalTolerances() {
        let both = DiffTolerance(pixels: 3, share: 0.25)
        #expect(both == DiffTolerance(pixels: 3, share: 0.25))
        #expect(both != DiffTolerance(pixels: 4, share: 0.25) && both != DiffTolerance(pixels: 3, share: 0.5))
    }

    @Test("a whole frame off by one step is 1,408 exact differences and none to the eye's measure")
    func blindness() {
        let other = ShapePicture.make(seed: 7, tint: 1)
        let exact = PixelComparison().compare(expected: picture, actual: other)
        let perceptual = PixelComparison(metric: .perceptual(threshold: 0.1, ignoresAntialiasing: false))
        #expect(exact.differentPixels > 1300)
        #expect(perceptual.compare(expected: picture, actual: other).differentPixels == 0)
    }

    @Test("on white alone, counts equal pixelmatch's", arguments: [false, true])
    func pixelmatch(ignoresAntialiasing: Bool) {
        #expect(PixelmatchCounts.cases.count == 51)
        for item in PixelmatchCounts.cases {
            let before = ShapePicture.make(seed: item.seed)
            let after = ShapePicture.make(
                seed: item.seed, shift: item.shift, noise: item.noise, tint: item.tint, alpha: item.alpha)
            let counts = PixelmatchCounts.thresholds.map { threshold in
                var comparison = PixelComparison(
                    metric: .perceptual(threshold: threshold, ignoresAntialiasing: ignoresAntialiasing))
                // pixelmatch 5.3 sees transparency on white alone.
                comparison.grounds = [.white]
                return comparison.compare(expected: before, actual: after)
            }
            #expect(
                counts.map(\.differentPixels) == (ignoresAntialiasing ? item.withoutAntialiasing : item.all), "\(item)")
            if ignoresAntialiasing {
                #expect(counts.map { $0.differentPixels + $0.antialiasedPixels } == item.all, "\(item)")
            }
        }
    }

    @Test(
        "what is transparent is seen on white and on black: a pixel counts where either sight differs",
        arguments: [0.02, 0.1, 0.3])
    func grounds(threshold: Double) {
        let comparison = PixelComparison(metric: .perceptual(threshold: threshold, ignoresAntialiasing: false))
        // Where alpha is 0 or 255, what lies on a ground can be made without rounding.
        let pictures = [ShapePicture.make(seed: 3), ShapePicture.make(seed: 3, shift: 4, alpha: 0)].map { picture in
            StraightPixmap(
                width: picture.width, height: picture.height,
                pixels: picture.pixels.map { $0 >> 24 < 200 ? $0 & 0xFF_FFFF : $0 | 0xFF00_0000 })
        }
        let (before, after) = (pictures[0], pictures[1])
        #expect(before.pixels.contains { $0 >> 24 == 0 } && before.pixels.contains { $0 >> 24 == 255 })
        let sights = [UInt32(0xFFFF_FFFF), 0xFF00_0000].map { ground in
            [before, after].map { picture in
                StraightPixmap(
                    width: picture.width, height: picture.height,
                    pixels: picture.pixels.map { $0 >> 24 == 0 ? ground : $0 })
            }
        }
        let maps = sights.map { comparison.compareWithMap(expected: $0[0], actual: $0[1]).map! }
        let found = comparison.compareWithMap(expected: before, actual: after).map!
        for y in 0..<before.height {
            for x in 0..<before.width {
                let isDifferent = maps.contains { $0[x, y] == .different }
                #expect((found[x, y] == .different) == isDifferent)
            }
        }
    }

    @Test("a background that vanished counts, be it white or black", arguments: [UInt32(0xFFFF_FFFF), 0xFF00_0000])
    func vanished(color: UInt32) {
        let full = StraightPixmap(width: 40, height: 20, pixels: [UInt32](repeating: color, count: 800))
        let empty = StraightPixmap(width: 40, height: 20, pixels: [UInt32](repeating: 0, count: 800))
        for ignoresAntialiasing in [false, true] {
            let comparison = PixelComparison(
                metric: .perceptual(threshold: 0.1, ignoresAntialiasing: ignoresAntialiasing))
            #expect(comparison.compare(expected: full, actual: empty).differentPixels == 800)
            #expect(comparison.compare(expected: empty, actual: full).differentPixels == 800)
        }
    }

    @Test("a mask of another size is a problem also where the pictures' sizes differ, and where they are equal")
    func wrongMask() {
        let mask = StraightPixmap(width: 3, height: 3, pixels: [UInt32](repeating: 0, count: 9))
        let small = StraightPixmap(width: 2, height: 3, pixels: [UInt32](repeating: 0, count: 6))
        for other in [picture, small] {
            let diff = PixelComparison(mask: mask).compare(expected: picture, actual: other)
            #expect(diff.problem == .mask(PixelSize(width: 3, height: 3)) && !diff.passes)
        }
    }

    @Test("other sizes are a difference of their own")
    func sizes() {
        let small = StraightPixmap(width: 2, height: 3, pixels: [UInt32](repeating: 0, count: 6))
        let diff = PixelComparison().compare(expected: picture, actual: small)
        #expect(diff.problem == .sizes && !diff.passes && !diff.isSame)
        #expect(diff.sentence == "the sizes differ: expected 44 x 32 pixels, actual 2 x 3 pixels")
        #expect(PixelComparison().compareWithMap(expected: picture, actual: small).map == nil)
        // The same number of pixels in another shape.
        let turned = StraightPixmap(width: 32, height: 44, pixels: picture.pixels)
        #expect(PixelComparison().compare(expected: picture, actual: turned).problem == .sizes)
    }

    @Test("a light, opaque part of the mask is not compared; a mask of another size is a problem")
    func mask() {
        var other = picture
        for index in other.pixels.indices { other.pixels[index] ^= 0x40 }
        var mask = StraightPixmap(width: 44, height: 32, pixels: [UInt32](repeating: 0, count: 44 * 32))
        for x in 0..<44 { mask[x, 3] = 0xFFFF_FFFF }
        mask[0, 0] = 0xFF00_0000
        mask[1, 0] = 0x10FF_FFFF
        let diff = PixelComparison(mask: mask).compare(expected: picture, actual: other)
        #expect(diff.comparedPixels == 44 * 31 && diff.differentPixels == 44 * 31)
        let wrong = StraightPixmap(width: 1, height: 1, pixels: [0])
        let refused = PixelComparison(mask: wrong).compare(expected: picture, actual: picture)
        #expect(!refused.passes && refused.sentence == "the mask is 1 x 1 pixels, the pictures are 44 x 32 pixels")
    }

    @Test(
        "a tolerance holds up to its limits and not beyond, both when both are given",
        arguments: [
            (nil, nil, false), (3, nil, true), (2, nil, false), (nil, 3.0 / 1408, true), (nil, 2.9 / 1408, false),
            (3, 0.0001, false),
            (2, 0.5, false), (3, 0.5, true),
        ] as [(Int?, Double?, Bool)])
    func tolerance(pixels: Int?, share: Double?, passes: Bool) {
        var other = picture
        for x in 5..<8 { other[x, 9] ^= 0x80 }
        let comparison = PixelComparison(tolerance: DiffTolerance(pixels: pixels, share: share))
        let diff = comparison.compare(expected: picture, actual: other)
        #expect(diff.passes == passes && !diff.isSame)
    }

    @Test("an empty picture equals an empty picture")
    func empty() {
        let none = StraightPixmap(width: 0, height: 0, pixels: [])
        for metric in [DiffMetric.exact, .perceptual(threshold: 0.1, ignoresAntialiasing: true)] {
            #expect(PixelComparison(metric: metric).compare(expected: none, actual: none).isSame)
        }
    }

    private func largestStep(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for channel in 0..<4 {
            let difference = Int(a >> UInt32(8 * channel)) % 256 - Int(b >> UInt32(8 * channel)) % 256
            largest = max(largest, abs(difference))
        }
        return largest
    }
}
