import Testing

@testable import KinoraTypography

/// Lines whose parts run in different directions.
@Suite struct BidiTests {
    /// The levels are those that GNU FriBidi 1.0.8 gives for the same characters.
    @Test(
        "Levels are those of the bidirectional algorithm",
        arguments: [
            ("abc def", 0, "0000000"), ("אבג", 1, "111"), ("אב 12 גד", 1, "11122111"),
            ("abc אבג 123 def", 0, "000011112220000"), ("אבג abc 123 דהו", 1, "111122222221111"),
            ("مرحبا ١٢٣ world", 1, "111111222122222"), ("price 12.50$ אב 12.50$ ג", 0, "000000000000011122222211"),
            ("(אב) abc (גד)", 1, "1111122211111"), ("abc (אב [גד] 1) de", 0, "000001111111120000"),
            ("א-ב, ג/ד: 1+2", 1, "1111111111222"), ("abc \u{2067}אב 1\u{2069} def", 0, "00000111200000"),
            ("אב \u{2066}abc 1\u{2069} גד", 1, "1111222221111"), ("abc \u{202B}אב c\u{202C} d", 0, "000001112200"),
            ("\u{202E}abc\u{202C} אב", 0, "01111111"), ("אב\u{200E}!abc\u{200F}!", 1, "112222211"),
            ("«אב», abc", 1, "111111222"), ("1. אב", 1, "21111"), ("test ١٢/٣ a%5", 0, "0000022220000"),
        ])
    func levelsAreThoseOfTheBidirectionalAlgorithm(text: String, base: Int, levels: String) {
        let paragraph = BidiParagraph(text.unicodeScalars.map { Character($0) })
        #expect(paragraph.levels.map(String.init).joined() == levels && paragraph.base == base)
    }

    /// Rule W1: a mark takes the class of what it stands on, one behind an isolate that of a neutral. The levels follow by hand.
    @Test(
        "A mark goes with the character before it",
        arguments: [
            ("abc אב\u{05B0} def", 0, "0000111" + "0000"), ("א 1\u{0301} ב", 1, "112211"),
            ("אב a\u{0301}\u{0302} ג", 1, "11122211"), ("\u{0301}אב", 1, "111"), ("مرحبا 1\u{0301}", 1, "11111122"),
            ("אב \u{2066}a\u{2069}\u{0301} ג", 1, "111121111"), ("a 1\u{0301}אב", 0, "00001" + "1"),
        ])
    func marks(text: String, base: Int, levels: String) {
        let paragraph = BidiParagraph(text.unicodeScalars.map { Character($0) })
        #expect(paragraph.levels.map(String.init).joined() == levels && paragraph.base == base)
    }

    @Test("Parts of higher levels are turned round within those of lower ones")
    func partsOfHigherLevelsAreTurnedRoundWithinThoseOfLowerOnes() {
        // The example of rule L2: "car means CAR." in a quotation.
        #expect(BidiParagraph.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
        #expect(BidiParagraph.visualOrder([1, 2, 1, 3, 1]) == [4, 3, 2, 1, 0])
        #expect(BidiParagraph.visualOrder([]) == [])
    }

    /// The characters from left to right.
    private func visual(_ text: String, rightToLeft: Bool = false) throws -> String {
        var options = TextLayoutOptions()
        options.isRightToLeft = rightToLeft
        let bytes = Array(text.utf8)
        return try TextLayout([TextRun(text, font: FontRequest(size: 17))], options: options).lines[0].runs
            .flatMap(\.glyphs).map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined()
    }

    @Test("Words and numbers of both directions stand in the right places")
    func wordsAndNumbersOfBothDirectionsStandInTheRightPlaces() throws {
        #expect(try visual("abc אב 12 ג def") == "abc ג 12 בא def")
        #expect(try visual("אב abc def 1") == "abc def 1 בא")
        #expect(
            try visual("(אב) c")
                == "c (בא)".replacing("(", with: "<").replacing(")", with: "(").replacing("<", with: ")"))
    }

    @Test("Text without letters runs the way of the layout") func textWithoutLettersRunsTheWayOfTheLayout() throws {
        #expect(try visual("1. 2") == "1. 2")
        #expect(try visual("1 !", rightToLeft: true) == "! 1")
    }
}
