import Testing

@testable import KinoraTypography

@Suite struct SystemMetricsTests {
    @Test(
        "Text styles have the sizes and weights of the Human Interface Guidelines",
        arguments: [
            (TextStyle.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
            (.headline, 17, 600),
            (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
            (.caption2, 11, 400),
        ])
    func textStylesHaveTheSizesAndWeightsOfTheHumanInterfaceGuidelines(style: TextStyle, size: Double, weight: Int) {
        #expect(style.size == size && style.weight == weight)
    }

    @Test(
        "A line is as high as San Francisco's box, rounded up to the pixel",
        arguments: [(TextStyle.body, 61.0), (.largeTitle, 122), (.caption, 43), (.headline, 61)])
    func aLineIsAsHighAsSanFranciscosBoxRoundedUpToThePixel(style: TextStyle, pixels: Double) throws {
        var options = TextLayoutOptions()
        options.displayScale = 3
        let layout = try TextLayout([TextRun("Hxg", font: FontRequest(style: style))], options: options)
        #expect(abs(layout.size.height * 3 - pixels) < 1e-9)
    }

    @Test("The box of body text is the one measured on iOS") func theBoxOfBodyTextIsTheOneMeasuredOnIOS() throws {
        let font = try FontLibrary.shared.resolve(FontRequest(style: .body))
        #expect(abs(font.ascent - 16.1865) < 1e-4)
        #expect(abs(font.descent - 4.1006) < 1e-4)
        #expect(font.leading == 0)
        #expect(abs(font.capHeight / 17 - 0.7033) < 1e-3)
        #expect(abs(font.xHeight / 17 - 0.5275) < 1e-3)
    }

    @Test(
        "Inter is spaced by the fit to measured advances",
        arguments: [(12.0, 400, 0.17), (17, 400, -0.19), (17, 700, 0.097)])
    func interIsSpacedByTheFitToMeasuredAdvances(size: Double, weight: Int, points: Double) {
        #expect(abs(SystemMetrics.interSpacing(size: size, weight: weight) - points) < 0.003)
    }

    @Test(
        "Tracking is the published one, linear between sizes",
        arguments: [
            (11.0, 0.06), (12, 0), (13, -0.08), (14, -0.155), (17, -0.43), (20, -0.45), (24, 0.07), (34, 0.4), (80, 0),
            (200, 0),
        ])
    func trackingIsThePublishedOneLinearBetweenSizes(size: Double, points: Double) {
        #expect(abs(SystemMetrics.tracking(size: size) - points) < 1e-9)
    }

    private func spacing(_ size: Double) -> Double { SystemMetrics.interSpacing(size: size, weight: 400) }

    @Test("Spacing never jumps as text grows") func spacingNeverJumpsAsTextGrows() {
        for step in 40..<900 {
            let size = Double(step) / 10
            let (here, there) = (spacing(size), spacing(size + 0.1))
            #expect(abs(there - here) < 0.03, "at \(size)")
        }
    }

    @Test("Large titles are set as tight as Inter's own display cut, within a fortieth of an em")
    func largeTitlesAreSetAsTightAsIntersOwnDisplayCutWithinAFortiethOfAnEm() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let library = FontLibrary.shared
        let ours = try TextLayout([TextRun(text, font: FontRequest(size: 34))]).lines[0].bounds.width
        let path = try #require(library.files.path(ofFile: "InterDisplay-Regular.otf"))
        let display = try TextLayout([
            TextRun(text, font: FontRequest(family: .file(path), size: 34 * 0.98, kerning: 0.40))
        ])
        #expect(abs(ours - display.lines[0].bounds.width) / Double(text.count) < 34.0 / 40)
    }
}
