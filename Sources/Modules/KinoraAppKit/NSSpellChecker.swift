import KinoraViews

/// Finds no mistakes.
@MainActor @preconcurrency
open class NSSpellChecker: NSObject {
    public static let shared = NSSpellChecker()
    open var automaticallyIdentifiesLanguages = true
    open func language() -> String { "en" }
    @discardableResult open func setLanguage(_ language: String) -> Bool { false }
    open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(
        forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    open func learnWord(_ word: String) {}
}
