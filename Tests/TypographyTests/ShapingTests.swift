import Foundation
import Testing

@testable import KinoraTypography

/// Expected advances come from HarfBuzz through its Python binding and from fontTools' reading of `hmtx`.
@Suite struct ShapingTests {
    let library = FontLibrary.shared

    private func advances(_ text: String, _ request: FontRequest) throws -> [Int] {
        let font = try library.resolve(request)
        let key = ShapeKey(
            text: text, face: font.face, features: request.features.union(.noContextualAlternates), isRightToLeft: false
        )
        return Shaper.shape(key).glyphs.map { Int(($0.advance * font.face.unitsPerEm).rounded()) }
    }

    private func width(_ text: String, _ request: FontRequest) throws -> Double {
        try TextLayout([TextRun(text, font: request)]).lines[0].bounds.width
    }

    @Test("Pairs are kerned as the font says") func pairsAreKernedAsTheFontSays() throws {
        #expect(
            try advances("AVATAR To Wave", FontRequest(size: 17))
                == [1712, 1728, 1664, 1568, 1904, 1800, 792, 1584, 1680, 792, 2528, 1532, 1512, 1640])
    }

    @Test("Without kerning every glyph has its own advance") func withoutKerningEveryGlyphHasItsOwnAdvance() throws {
        let plain = try advances("AVATAR To Wave", FontRequest(size: 17, features: .noKerning))
        #expect(plain.reduce(0, +) == 23764)
    }

    @Test("Bold, variable and fixed-width faces have the advances that HarfBuzz gives")
    func boldVariableAndFixedWidthFacesHaveTheAdvancesThatHarfBuzzGives() throws {
        #expect(try advances("Hello, world!", FontRequest(size: 17, weight: 700)).reduce(0, +) == 17158)
        #expect(
            try advances("Wave 550", FontRequest(size: 17, weight: 550)) == [
                2639, 1555, 1555, 1662, 722, 1764, 1764, 1849,
            ])
        #expect(try advances("a->b", FontRequest(family: .monospaced, size: 17)) == [600, 600, 600, 600])
    }

    @Test("A line is the kerned advances times the drawn size, plus the spacing")
    func aLineIsTheKernedAdvancesTimesTheDrawnSizePlusTheSpacing() throws {
        let expected = 22436.0 / 2816 * 17 * 0.967 + 14 * (-0.43 + 0.0142 * 17)
        #expect(abs(try width("AVATAR To Wave", FontRequest(size: 17)) - expected) < 1e-9)
    }

    @Test("Small capitals are capitals at four fifths of the size where the face has none, and everything else stays")
    func smallCapitals() throws {
        func runs(_ text: String, _ features: FontFeatures) throws -> [TextLayout.Run] {
            try TextLayout([TextRun(text, font: FontRequest(size: 20, features: features))]).lines[0].runs
        }
        let full = try runs("ABC", [])[0]
        let small = try runs("abc", .smallCaps)
        try #require(small.count == 1)
        #expect(small[0].glyphs.map(\.id) == full.glyphs.map(\.id))
        #expect(abs(small[0].drawnSize - 0.8 * full.drawnSize) < 1e-9)
        #expect(small[0].glyphs.map(\.range) == full.glyphs.map(\.range))
        // Capitals and digits keep their size, and of the other feature it is the other way round.
        func shares(_ features: FontFeatures) throws -> [Int] {
            try runs("Ab1", features).map { Int(($0.drawnSize / full.drawnSize * 100).rounded()) }
        }
        #expect(try shares(.smallCaps) == [100, 80, 100])
        #expect(try shares(.capitalsToSmallCaps) == [80, 100])
        #expect(try runs("AbC", [.smallCaps, .capitalsToSmallCaps]).count == 1)
        // A sharp s has no capital of its length.
        #expect(try runs("\u{DF}", .smallCaps)[0].drawnSize == full.drawnSize)
    }

    @Test("Monospaced digits are equally wide, ordinary ones are not")
    func monospacedDigitsAreEquallyWideOrdinaryOnesAreNot() throws {
        let counter = FontRequest(size: 17, features: .monospacedDigits)
        let widths = try (0...9).map { try width(String(repeating: "\($0)", count: 4), counter) }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
        #expect(try width("1111", FontRequest(size: 17)) < width("0000", FontRequest(size: 17)) - 3)
    }

    @Test(
        "Every character of the fixed-width design is as wide as San Francisco's: 1266 of 2048 units",
        arguments: [10.0, 12, 17, 40])
    func everyCharacterOfTheFixedWidthDesignIs06EmWide(size: Double) throws {
        let width = try width("mi->W0.", FontRequest(family: .monospaced, size: size))
        #expect(abs(width - 7 * 1266 / 2048 * size) < 1e-9)
    }

    @Test("The system design draws no arrow for a hyphen and a sign")
    func theSystemDesignDrawsNoArrowForAHyphenAndASign() throws {
        let run = try TextLayout([TextRun("a->b", font: FontRequest(size: 17))]).lines[0].runs[0]
        #expect(run.glyphs.count == 4)
        #expect(run.glyphs[2].id == run.face.glyph(for: ">"))
    }

    @Test("A ligature stands for all its characters, and tracking takes it apart")
    func aLigatureStandsForAllItsCharactersAndTrackingTakesItApart() throws {
        let joined = try TextLayout([TextRun("office", font: FontRequest(family: .named("DejaVu Sans"), size: 20))])
            .lines[0].runs[0]
        #expect(joined.glyphs.map(\.range) == [0..<1, 1..<4, 4..<5, 5..<6])
        #expect(abs(joined.bounds.width - 5619.0 / 2048 * 20) < 1e-9)
        let apart = FontRequest(family: .named("DejaVu Sans"), size: 20, tracking: 2)
        #expect(try TextLayout([TextRun("office", font: apart)]).lines[0].runs[0].glyphs.count == 6)
    }

    @Test("Tracking and kerning add their points to every character")
    func trackingAndKerningAddTheirPointsToEveryCharacter() throws {
        let plain = try width("Hamburg", FontRequest(size: 17))
        #expect(abs(try width("Hamburg", FontRequest(size: 17, tracking: 3)) - plain - 21) < 1e-9)
        #expect(abs(try width("Hamburg", FontRequest(size: 17, kerning: -1)) - plain + 7) < 1e-9)
    }

    @Test("An accent does not widen its letter") func anAccentDoesNotWidenItsLetter() throws {
        #expect(
            abs(
                try width("e\u{301}", FontRequest(size: 17, tracking: 5))
                    - width("é", FontRequest(size: 17, tracking: 5))) < 1e-9)
    }

    @Test("Characters that Inter lacks come from a fallback font") func charactersThatInterLacksComeFromAFallbackFont()
        throws
    {
        let runs = try TextLayout([TextRun("a☃b", font: FontRequest(size: 17))]).lines[0].runs
        try #require(runs.count == 3)
        #expect(runs[0].face == runs[2].face && runs[1].face != runs[0].face)
        #expect(runs[1].glyphs.allSatisfy { $0.id != 0 } && runs[1].index == 0)
    }

    @Test("A character that no font has shows the missing glyph and takes room")
    func aCharacterThatNoFontHasShowsTheMissingGlyphAndTakesRoom() throws {
        let run = try TextLayout([TextRun("\u{E0FFF}\u{10FFFD}", font: FontRequest(size: 17))]).lines[0].runs[0]
        #expect(run.glyphs.contains { $0.id == 0 && $0.advance > 1 })
    }
}
