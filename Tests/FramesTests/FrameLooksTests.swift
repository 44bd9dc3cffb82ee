import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("What was seen of the picture before does not show in the next")
struct FrameLooksTests {
    /// Each step changes a piece in one of these ways, so that pictures become and cease to be ones of few colors, opaque, soft or flat.
    private enum Content: CaseIterable {
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

    @Test("pixels that had too many colors are looked at again")
    func crowds() {
        let pixels = (0..<1000).map { UInt32($0 % 300) }
        var crowd: [Int] = []
        pixels.withUnsafeBufferPointer { #expect(PaletteCensus($0, crowd: &crowd) == nil) }
        #expect(crowd == Array(0..<257))
        pixels.withUnsafeBufferPointer { #expect(PaletteCensus.differ($0, at: crowd)) }
        var fewer = pixels
        fewer[256] = fewer[3]
        fewer.withUnsafeBufferPointer { #expect(!PaletteCensus.differ($0, at: crowd)) }
        fewer.prefix(200).withUnsafeBufferPointer { #expect(!PaletteCensus.differ($0, at: crowd)) }
    }
}
