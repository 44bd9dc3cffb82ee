extension [String] {
    /// The words as a part of a sentence: `a`, `a and b`, `a, b and c`; empty for none.
    package var sentenceList: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
