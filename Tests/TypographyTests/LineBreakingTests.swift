import Testing

@testable import KinoraTypography

@Suite struct LineBreakingTests {
    /// Pieces between break opportunities, after the examples and rules of UAX #14.
    @Test(
        "Text breaks where Unicode says",
        arguments: [
            ["The ", "quick ", "(\"brown\") ", "fox ", "can't ", "jump ", "32.3 ", "feet, ", "right?"],
            ["co-", "operate"], ["-5 ", "degrees"], ["a ", "-flag"], ["1,234.56 ", "$9.99 ", "50% ", "off"],
            ["either/", "or"], ["1/2"], ["wait…"], ["Hello ! ", "there"], ["no\u{A0}break ", "here"],
            ["zero\u{200B}", "width"], ["word\u{2060}joined"], ["em", "—", "dash"],
            ["1990–", "2000"], ["non\u{2011}breaking"], ["日", "本", "語"], ["「日", "本」"], ["で", "す。", "は", "い"],
            ["東", "京", "abc"],
            ["漢", "字、", "か", "な"], ["😀", "😀"], ["👨‍👩‍👧", "x"], ["a.b"], ["foo(bar)"], ["(a) ", "(b)"], ["한", "국"],
        ])
    func textBreaksWhereUnicodeSays(pieces: [String]) {
        let text = pieces.joined()
        let characters = Array(text)
        let breaks = LineBreaking.opportunities(in: characters)
        var found: [String] = []
        for (character, isBreak) in zip(characters, breaks) {
            if isBreak || found.isEmpty { found.append("") }
            found[found.count - 1].append(character)
        }
        #expect(found == pieces)
    }

    @Test("Nothing breaks before the first character or before a space")
    func nothingBreaksBeforeTheFirstCharacterOrBeforeASpace() {
        for text in ["  a  b  ", "日 本", "-", " "] {
            let characters = Array(text)
            let breaks = LineBreaking.opportunities(in: characters)
            #expect(breaks.first == false)
            #expect(zip(characters, breaks).allSatisfy { $0 != " " || !$1 })
        }
        #expect(LineBreaking.opportunities(in: []).isEmpty)
    }
}
