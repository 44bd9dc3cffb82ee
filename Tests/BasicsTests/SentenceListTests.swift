import KinoraBasics
import Testing

@Suite struct SentenceListTests {
    @Test(
        "Words become a part of a sentence",
        arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
    func list(words: [String], text: String) { #expect(words.sentenceList == text) }
}
