/// Tells what the parts of a text are, by their signs: words, punctuation and blanks, the language and its script. What a model would
/// tell (parts of speech, names, lemmas, moods) has no tag.
open class NLTagger: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }
    public enum AssetsResult: Int, Sendable { case available, notAvailable, error }

    public let tagSchemes: [NLTagScheme]
    open var string: String?
    private var language: NLLanguage?
    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
        super.init()
    }
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }
    /// No model can be loaded.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping (AssetsResult, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(.notAvailable, nil) } }
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        .notAvailable
    }
    open var dominantLanguage: NLLanguage? {
        language ?? string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
    }
    /// For the whole text, whatever the range.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { self.language = language }
    open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) {
            return
        }
    }
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        let range = range.clamped(to: string.startIndex..<string.endIndex)
        guard unit == .word else {
            return TextCutter.parts(string, unit, range).map { (tag(of: string[$0], nil, scheme), $0) }
        }
        return TextCutter.pieces(string, range).filter { !options.contains($0.kind.omission) }
            .map { (tag(of: string[$0.range], $0.kind, scheme), $0.range) }
    }
    open func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        guard let string else { return (nil, index..<index) }
        return tags(in: string.startIndex..<string.endIndex, unit: unit, scheme: scheme)
            .first { $0.1.contains(index) } ?? (nil, index..<index)
    }
    /// Empty: there is no model that would guess.
    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) { ([:], tokenRange(at: index, unit: unit)) }
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
    }
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(for: range)
    }

    private func tag(of text: Substring, _ kind: TextCutter.Kind?, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme {
        case .tokenType: return kind?.tag
        case .language: return dominantLanguage.map { NLTag(rawValue: $0.rawValue) }
        case .script: return NLTagger.script(of: text).map { NLTag(rawValue: $0) }
        default: return nil
        }
    }

    /// The code of the script that a text's first letter is of; nil for others than those of the larger languages.
    private static func script(of text: Substring) -> String? {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
        return switch letter.value {
        case 0x41...0x24F: "Latn"
        case 0x370...0x3FF: "Grek"
        case 0x400...0x52F: "Cyrl"
        case 0x590...0x5FF: "Hebr"
        case 0x600...0x6FF: "Arab"
        case 0x900...0x97F: "Deva"
        case 0xE00...0xE7F: "Thai"
        case 0x3040...0x309F: "Hira"
        case 0x30A0...0x30FF: "Kana"
        case 0x4E00...0x9FFF: "Hani"
        case 0xAC00...0xD7A3: "Hang"
        default: nil
        }
    }
}

extension TextCutter.Kind {
    fileprivate var tag: NLTag {
        switch self {
        case .word: .word
        case .punctuation: .punctuation
        case .whitespace: .whitespace
        case .other: .other
        }
    }
    fileprivate var omission: NLTagger.Options {
        switch self {
        case .word: .omitWords
        case .punctuation: .omitPunctuation
        case .whitespace: .omitWhitespace
        case .other: .omitOther
        }
    }
}
