import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("What was seen of the picture before does not show in the next")
struct FrameLooksTests {
    /// Each step changes a piece in one of these ways, so that pictures become and cease to be ones of few colors, opaque, soft or flat.
    enum Content: CaseIterable {
        case oneColor, fewColors, manyColors, clear, edges

        func word(_ x: Int, _ y: Int, _ salt: Int) -> UInt32 {
            switch self {
            case .oneColor: 0xFF20_3040
            case .fewColors: 0xFF00_0000 | UInt32((x / 5 + y / 3 + salt) % 40) * 0x0306_05
            case .manyColors: 0xFF00_0000 | UInt32(x % 256) << 8 | UInt32((y + salt) % 256)
            case .clear: UInt32((x + salt) % 2) * 0xFFFF_FFFF
            case .edges: (x + y + salt) % 3 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            }
        }
    }

    @Test("whatever changes, the file is that of the picture alone", arguments: [90, 96, 100])
    func sequences(height: Int) throws {
        var dice = SplitMix(seed: UInt64(height))
        func number(_ limit: Int) -> Int { dice.below(limit) }
        let width = 320
        var picture = Pixmap(width: width, height: height)
        let encoder = PNGEncoder()
        _ = try encoder.encode(picture, change: .all)
        var kinds: Set<UInt8> = []
        for step in 0..<160 {
            let content = Content.allCases[number(Content.allCases.count)]
            // Now and then all of it, so that few colors and opaque pictures come about.
            let isWhole = step % 4 == 0
            let (x, y) = isWhole ? (0, 0) : (number(width), number(height))
            let rect = PixelRect(
                x: x, y: y, width: isWhole ? width : 1 + number(width - x),
                height: isWhole ? height : 1 + number(height - y))
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { picture[x, y] = content.word(x, y, step) } }
            let file = try encoder.encode(picture, change: .within([rect]))
            #expect(file == (try PNGEncoder().encode(picture)), "step \(step), \(content) in \(rect)")
            // The kind of colors in the header.
            kinds.insert(file[25])
        }
        #expect(kinds == [2, 3, 6])
    }

    /// More pixels than one thread looks at alone. What decides about the file may lie in its last rows only.
    @Test("however many threads look at a large picture, the file is the same", arguments: Content.allCases)
    func threads(_ last: Content) throws {
        let (width, height) = (1200, 900)
        let encoder = PNGEncoder(threads: 3)
        for first in [Content.oneColor, .fewColors, .manyColors, .edges] {
            var picture = Pixmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width { picture[x, y] = (y < 850 ? first : last).word(x, y, 1) }
            }
            let file = try encoder.encode(picture, change: .all)
            #expect(file == (try PNGEncoder().encode(picture)), "\(first), then \(last)")
            // A band in the middle is looked at by itself.
            let rect = PixelRect(x: 300, y: 400, width: 40, height: 30)
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { picture[x, y] = last.word(x, y, 2) } }
            #expect(try encoder.encode(picture, change: .within([rect])) == PNGEncoder().encode(picture))
        }
    }

    @Test("pixels that had too many colors are looked at again")
    func crowds() {
        let pixels = (0..<1000).map { UInt32($0 % 300) }
        var crowd: [Int] = []
        pixels.withUnsafeBufferPointer { #expect(PaletteCensus.Part($0, 0..<1000, crowd: &crowd) == nil) }
        #expect(crowd == Array(0..<257))
        // No part has too many of them, all together do.
        crowd = []
        pixels.withUnsafeBufferPointer { pixels in
            let parts = [0..<150, 150..<170, 170..<400].compactMap {
                PaletteCensus.Part(pixels, $0, crowd: &crowd)
            }
            #expect(parts.count == 3 && crowd.isEmpty)
            #expect(PaletteCensus(parts, crowd: &crowd) == nil)
        }
        #expect(crowd == Array(0..<257))
        pixels.withUnsafeBufferPointer { #expect(PaletteCensus.differ($0, at: crowd)) }
        var fewer = pixels
        fewer[256] = fewer[3]
        fewer.withUnsafeBufferPointer { #expect(!PaletteCensus.differ($0, at: crowd)) }
        fewer.prefix(200).withUnsafeBufferPointer { #expect(!PaletteCensus.differ($0, at: crowd)) }
    }

    @Test("parts of a picture count the runs of the whole, those from part to part as one")
    func parts() {
        var dice = SplitMix(seed: 9)
        for _ in 0..<200 {
            let pixels = (0..<600).flatMap { _ -> [UInt32] in
                let color = UInt32(dice.below(30))
                return Array(repeating: color < 4 ? color : 0xFF00_0000 | color, count: 1 + dice.below(9))
            }
            var runs: [UInt32: Int] = [:]
            for (index, pixel) in pixels.enumerated() where index == 0 || pixels[index - 1] != pixel {
                runs[pixel, default: 0] += 1
            }
            // Most runs first, then the lowest word; what is not opaque before what is, but for the first of all.
            let order = runs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key }
            let rest = order.dropFirst()
            let expected = order.prefix(1) + rest.filter { $0 >> 24 < 255 } + rest.filter { $0 >> 24 == 255 }
            var ends: Set<Int> = [0, pixels.count]
            for _ in 0..<dice.below(12) { ends.insert(dice.below(pixels.count)) }
            let sorted = ends.sorted()
            let census = pixels.withUnsafeBufferPointer { pixels in
                var crowd: [Int] = []
                return PaletteCensus(
                    zip(sorted, sorted.dropFirst()).map { PaletteCensus.Part(pixels, $0..<$1, crowd: &crowd)! },
                    crowd: &crowd)
            }
            #expect(census?.colors == Array(expected))
        }
    }
}
