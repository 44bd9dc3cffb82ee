import Foundation
import NaturalLanguage
import Testing

/// Texts that are cut by their signs, and languages that are told by script and common words.
struct LanguageTests {
    private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("Words are letters and numbers with what stands within them")
    func words() {
        #expect(parts("Don't stop, it's 3.5 km!", .word) == ["Don't", "stop", "it's", "3.5", "km"])
        #expect(parts("a. b", .word) == ["a", "b"] && parts("", .word).isEmpty && parts(" - ", .word).isEmpty)
    }

    @Test("Sentences end with a sign and a blank, paragraphs with a line")
    func sentences() {
        #expect(parts("One. Two? \"Three!\" Four 3.5", .sentence) == ["One. ", "Two? ", "\"Three!\" ", "Four 3.5"])
        #expect(parts("A.\nB.\n\nC", .paragraph) == ["A.\n", "B.\n\n", "C"])
        #expect(parts("A. B.", .document) == ["A. B."])
    }

    @Test("A token is found at a place, and enumerating stops when it is told to")
    func places() {
        let (text, tokenizer) = ("one two three", NLTokenizer(unit: .word))
        tokenizer.string = text
        let place = text.index(text.startIndex, offsetBy: 5)
        #expect(text[tokenizer.tokenRange(at: place)] == "two")
        var seen: [String] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
            seen.append(String(text[range]))
            return seen.count < 2
        }
        #expect(seen == ["one", "two"])
        // Others than numbers have no attributes.
        let cats = "7 cats"
        tokenizer.string = cats
        var numbers: [Bool] = []
        tokenizer.enumerateTokens(in: cats.startIndex..<cats.endIndex) {
            numbers.append($1.contains(.numeric))
            return true
        }
        #expect(numbers == [true, false])
    }

    private static let texts: [(String, NLLanguage?)] = [
        ("The cat is on the table and you are not.", .english), ("Die Katze ist auf dem Tisch und ich nicht.", .german),
        ("Le chat est sur la table et vous ne voyez pas.", .french),
        ("El gato está por las mesas y no lo veo.", .spanish),
        ("Γειά σου κόσμε", .greek), ("こんにちは、世界", .japanese), ("안녕하세요", .korean), ("สวัสดีชาวโลก", .thai),
        ("Это мы", .russian), ("Це їжак", .ukrainian), ("我们说国语", .simplifiedChinese), ("xyz", nil), ("", nil),
        ("42", nil),
    ]

    @Test("A language is told by its script or its commonest words, and otherwise not at all", arguments: texts)
    func languages(_ text: String, _ language: NLLanguage?) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test("Hypotheses are shares, and only languages that are allowed count")
    func hypotheses() {
        let recognizer = NLLanguageRecognizer()
        // “the” and “and” are English, “und” is German.
        recognizer.processString("the and und xyz")
        let (all, best) = (
            recognizer.languageHypotheses(withMaximum: 5), recognizer.languageHypotheses(withMaximum: 1)
        )
        #expect(all[.english] == 2.0 / 3 && all[.german] == 1.0 / 3 && all.count == 2)
        #expect(best[.english] == 2.0 / 3 && best.count == 1)
        recognizer.languageConstraints = [.german]
        #expect(recognizer.dominantLanguage == .german)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 3).isEmpty)
    }

    @Test("A tagger tells words from signs, and nothing that a model would")
    func tags() {
        let (text, tagger) = ("Hi, you", NLTagger(tagSchemes: [.tokenType, .lexicalClass]))
        tagger.string = text
        let all = text.startIndex..<text.endIndex
        let types = tagger.tags(in: all, unit: .word, scheme: .tokenType)
        #expect(types.map { $0.0 } == [.word, .punctuation, .whitespace, .word])
        let words = tagger.tags(
            in: all, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace])
        #expect(words.map { String(text[$0.1]) } == ["Hi", "you"] && words.allSatisfy { $0.0 == nil })
        #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .script).0?.rawValue == "Latn")
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
    }
}
