/// The language whose forms Chinese characters take: 直 and 骨 are drawn differently in each.
package enum HanLanguage: String, Hashable, Sendable {
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case hongKongChinese = "zh-HK"

    /// Of a locale like `ja_JP` or `zh-Hant-HK`; nil for languages that are not written with Chinese characters.
    package init?(locale: String) {
        let parts = locale.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKongChinese
        case "zh":
            if parts.contains("hk") || parts.contains("mo") {
                self = parts.contains("hans") ? .simplifiedChinese : .hongKongChinese
            } else {
                self = parts.contains("hant") || parts.contains("tw") ? .traditionalChinese : .simplifiedChinese
            }
        default: return nil
        }
    }

    /// What the text itself tells: kana are Japanese, hangul Korean, bopomofo from Taiwan. Else simplified Chinese.
    init(of characters: some Sequence<Character>) {
        for character in characters {
            switch TextScript(of: character.unicodeScalars.first!) {
            case .hiragana, .katakana:
                self = .japanese
                return
            case .hangul:
                self = .korean
                return
            case .bopomofo:
                self = .traditionalChinese
                return
            default: continue
            }
        }
        self = .simplifiedChinese
    }
}
