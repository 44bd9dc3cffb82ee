import KinoraBasics
import Testing

@Suite struct TypedTextTests {
    @Test("A sentence ends in its own mark, or in a full stop")
    func sentences() {
        #expect(Sentence.whole("no such file") == "No such file.")
        for text in ["Done.", "Is it there?", "Stop!", "and so on…"] { #expect(Sentence.ended(text) == text) }
        #expect(Sentence.ended("") == ".")
    }

    @Test("Words that a shell would change are in single quotes")
    func shellWords() {
        #expect(ShellWord.quoted("80") == "80" && ShellWord.quoted("photo-1.png") == "photo-1.png")
        #expect(ShellWord.quoted("") == "''")
        #expect(ShellWord.quoted("#F00") == "'#F00'" && ShellWord.quoted("it's") == "'it'\\''s'")
    }

    @Test("What was typed is repeated in quotes, at most 64 letters of it")
    func quoted() {
        #expect(TypedText.quoted("riple") == "\"riple\"")
        #expect(TypedText.quoted(String(repeating: "a", count: 65)) == "\"" + String(repeating: "a", count: 64) + "…\"")
    }
}
