/// The script that a character is written in, as the tag that ISO 15924 has for it.
struct TextScript: Hashable, Sendable {
    let tag: UInt32

    private init(_ name: StaticString) { tag = HarfBuzz.tag(name) }

    /// Of the first character that has a script of its own; signs and digits have none. Kana, bopomofo and Chinese characters
    /// are one here: they are set together.
    init(of character: Character) {
        let scripts = character.unicodeScalars.lazy.map { TextScript(of: $0) }
        let own = scripts.first { $0 != .common } ?? .common
        self = TextScript.ideographic.contains(own) ? .han : own
    }

    init(of scalar: Unicode.Scalar) {
        let tag = HarfBuzz.script(scalar.value)
        self.tag = tag == HarfBuzz.tag("Zinh") || tag == HarfBuzz.tag("Zzzz") ? TextScript.common.tag : tag
    }

    static let common = TextScript("Zyyy")
    static let arabic = TextScript("Arab")
    static let han = TextScript("Hani")
    static let hangul = TextScript("Hang")
    static let hiragana = TextScript("Hira")
    static let katakana = TextScript("Kana")
    static let bopomofo = TextScript("Bopo")

    private static let ideographic: Set<TextScript> = [.hiragana, .katakana, .bopomofo]
    /// Letters of a word hang together, so that space between them would tear it apart.
    private static let joined: Set<TextScript> = Set(
        ([
            "Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phlp", "Phag", "Adlm", "Rohg", "Sogd", "Deva", "Beng",
            "Guru",
        ]
            as [StaticString]).map { TextScript($0) })

    /// Whether letters hang together.
    var joinsLetters: Bool { TextScript.joined.contains(self) }

    /// "Arab" and the like.
    var code: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
