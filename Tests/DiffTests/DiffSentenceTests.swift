import KinoraPixels
import Testing

@testable import KinoraDiff

struct DiffSentenceTests {
    @Test(
        "shares are said with the digits that matter",
        arguments: [
            (0.0, "0 %"), (1.0, "100 %"), (0.123, "12 %"), (0.0999, "10 %"), (0.01234, "1.2 %"), (0.02, "2 %"),
            (0.000_000_108_5, "0.000011 %"),
            (1.0 / 1408, "0.071 %"), (0.0005, "0.05 %"),
        ])
    func percent(share: Double, words: String) {
        #expect(PixelDiff.percent(share) == words)
    }

    @Test(
        "numbers are grouped by thousands",
        arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (921_600, "921,600"), (1_234_567, "1,234,567")])
    func grouped(number: Int, words: String) {
        #expect(PixelDiff.grouped(number) == words)
    }

    @Test("a sentence names the extent, the tolerance and what was taken for antialiasing")
    func wholeSentence() {
        let before = ShapePicture.make(seed: 1), after = ShapePicture.make(seed: 1, shift: 8)
        let comparison = PixelComparison(
            metric: .perceptual(threshold: 0.02, ignoresAntialiasing: true),
            tolerance: DiffTolerance(pixels: 1, share: 0.005))
        let sentence = comparison.compare(expected: before, actual: after).sentence
        #expect(sentence.hasPrefix("15 of 1,408 pixels differ (1.1 %), within "))
        #expect(
            sentence.hasSuffix("; 159 more look like antialiasing and do not count; allowed: at most 1 pixel and 0.5 %")
        )
    }

    @Test(
        "rectangles are read from four numbers and nothing else",
        arguments: [
            ("1,2,30,40", PixelRect(x: 1, y: 2, width: 30, height: 40)),
            ("-5,0,10,10", PixelRect(x: -5, y: 0, width: 10, height: 10)),
            ("1,2,3", nil), ("1,2,0,4", nil), ("1,2,3,-4", nil), ("a,2,3,4", nil), ("1,2,3,4,5", nil), ("", nil),
            (" 1,2,3,4", nil),
        ] as [(String, PixelRect?)])
    func rectangles(text: String, rectangle: PixelRect?) {
        #expect(PixelRect(text) == rectangle)
    }

    @Test("rectangles at the edge of the number range do not trap")
    func hugeRectangles() {
        let picture = StraightPixmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
        for rectangle in [
            PixelRect(x: .max, y: .max, width: .max, height: .max), PixelRect(x: .min, y: .min, width: .max, height: 1),
        ] {
            #expect(
                PixelComparison(ignoring: [rectangle]).compare(expected: picture, actual: picture).comparedPixels == 4)
        }
        let all = PixelRect(x: 0, y: 0, width: .max, height: .max)
        #expect(PixelComparison(ignoring: [all]).compare(expected: picture, actual: picture).comparedPixels == 0)
    }
}
