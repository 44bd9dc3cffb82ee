/// Cuts a text into words, sentences or paragraphs.
open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }
    public let unit: NLTokenUnit
    open var string: String?
    public init(unit: NLTokenUnit) {
        self.unit = unit
        super.init()
    }
    /// Changes nothing: texts of all languages are cut alike.
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        string.map { TextCutter.parts($0, unit, range.clamped(to: $0.startIndex..<$0.endIndex)) } ?? []
    }
    /// The part that a place is in; an empty one at the place where it is in none.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }
    /// All parts that a range touches, with what is between them.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let touched = tokens(for: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
        guard let first = touched.first, let last = touched.last else { return range }
        return first.lowerBound..<last.upperBound
    }
    /// One after the other, until the block returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        for token in tokens(for: range) where !block(token, NLTokenizer.attributes(of: string[token])) { return }
    }

    private static func attributes(of token: Substring) -> Attributes {
        var attributes: Attributes = []
        if token.contains(where: \.isNumber), !token.contains(where: \.isLetter) { attributes.insert(.numeric) }
        if token.contains(where: \.isSymbol) { attributes.insert(.symbolic) }
        if token.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { attributes.insert(.emoji) }
        return attributes
    }
}
