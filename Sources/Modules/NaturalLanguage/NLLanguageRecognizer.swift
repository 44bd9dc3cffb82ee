/// Tells the language of a text by its script, where one language has it, or by the commonest words of English, German, French, Spanish,
/// Italian, Portuguese, Dutch and Swedish. Anything else is undetermined, which is said rather than guessed.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    /// How likely languages are beforehand. They count where the words of several languages are as many.
    open var languageHints: [NLLanguage: Double] = [:]
    /// The only languages that are taken into account; all where there are none.
    open var languageConstraints: [NLLanguage] = []
    public override init() { super.init() }

    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }
    open func processString(_ string: String) { text += string }
    open func reset() { text = "" }

    /// Nil where it cannot be told.
    open var dominantLanguage: NLLanguage? {
        let scores = scores.sorted { $0.1 > $1.1 }
        guard let best = scores.first else { return nil }
        let equals = scores.filter { $0.1 == best.1 }
        if equals.count == 1 { return best.0 }
        let hinted = equals.map { ($0.0, languageHints[$0.0] ?? 0) }.sorted { $0.1 > $1.1 }
        return hinted[0].1 > hinted[1].1 ? hinted[0].0 : nil
    }
    /// The share of each language in what speaks for any.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        let scores = scores.sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
        let sum = scores.reduce(0) { $0 + $1.1 }
        guard sum > 0 else { return [:] }
        return Dictionary(uniqueKeysWithValues: scores.prefix(max(0, maxHypotheses)).map { ($0.0, $0.1 / sum) })
    }

    /// How many letters or words speak for a language.
    private var scores: [(NLLanguage, Double)] {
        let found = LanguageSigns.byScript(text).map { [($0, 1.0)] } ?? LanguageSigns.byWords(text)
        return found.filter { languageConstraints.isEmpty || languageConstraints.contains($0.0) }
    }
}

/// What tells languages from one another.
enum LanguageSigns {
    /// Of scripts that one language has, or nearly so; in the order in which they are looked for. Kana come before Han, as Japanese has both.
    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x3040...0x30FF, .japanese), (0xAC00...0xD7A3, .korean), (0x0370...0x03FF, .greek),
        (0x0590...0x05FF, .hebrew), (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao), (0x10A0...0x10FF, .georgian),
        (0x0530...0x058F, .armenian), (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .punjabi),
        (0x0A80...0x0AFF, .gujarati), (0x0B00...0x0B7F, .oriya), (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu),
        (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhalese),
        (0x0F00...0x0FFF, .tibetan), (0x1000...0x109F, .burmese), (0x1200...0x137F, .amharic),
        (0x13A0...0x13FF, .cherokee), (0x1780...0x17FF, .khmer),
    ]
    /// Letters that one of several languages of a script has.
    private static let letters: [(String, NLLanguage)] = [
        ("їєґі", .ukrainian), ("ыэё", .russian), ("ٹڈڑے", .urdu), ("پچژگ", .persian),
        ("这们个说国对时会来过还没为发", .simplifiedChinese), ("這們個說國對時會來過還沒為發", .traditionalChinese),
    ]

    /// The language of the script that most letters are of, or of letters that only it has.
    static func byScript(_ text: String) -> NLLanguage? {
        let scalars = text.unicodeScalars.filter(\.properties.isAlphabetic)
        for (range, language) in scripts {
            // A foreign name within a text is no reason.
            if scalars.lazy.filter({ range.contains($0.value) }).count * 4 > scalars.count { return language }
        }
        let small = text.lowercased()
        return letters.first { letters, _ in small.contains { letters.contains($0) } }?.1
    }

    private static let words: [(NLLanguage, Set<String>)] = [
        common(.english, "the and of to in is that it for was with you are this not have be on my we"),
        common(.german, "der die und das ist nicht ein eine ich zu mit den auf für sich dem es auch von wir"),
        common(.french, "le la les et des est une un que pas pour dans je vous ce avec sur il au du nous"),
        common(.spanish, "el los las y que es una un por con para del no lo como su está más se de la en"),
        common(.italian, "il lo gli che di è una un per non con sono questo della del anche e ho mi la"),
        common(.portuguese, "o os as e que não uma um por com para do da em é você mais se dos de"),
        common(.dutch, "de het een en van ik niet dat is op te zijn voor met je er aan in wij"),
        common(.swedish, "och att det är som en på inte jag för med ett av den har till vi i"),
    ]
    private static func common(_ language: NLLanguage, _ words: String) -> (NLLanguage, Set<String>) {
        (language, Set(words.split(separator: " ").map(String.init)))
    }

    /// How many of a text's words are among the commonest of each language.
    static func byWords(_ text: String) -> [(NLLanguage, Double)] {
        let own = TextCutter.parts(text, .word, text.startIndex..<text.endIndex).map { text[$0].lowercased() }
        return words.compactMap { language, common in
            let hits = own.lazy.filter { common.contains($0) }.count
            return hits > 0 ? (language, Double(hits)) : nil
        }
    }
}
