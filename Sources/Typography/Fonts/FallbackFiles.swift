/// The files that show characters which a design lacks, in the order in which they are asked. Only these are, and those of
/// KINORA_FONT_PATH: which other fonts a machine has never changes a frame. docs/FONTS.md has this list for readers.
enum FallbackFiles {
    /// Colored pictures.
    static let emoji = "NotoColorEmoji.ttf"
    static let emojiPackage = "fonts-noto-color-emoji"
    static let ideographPackage = "fonts-noto-cjk"
    static let corePackage = "fonts-noto-core"

    /// The files to ask for a character, in order. Ideographs and their signs are asked of their own files only: those are
    /// optional, and whether they are there is not to change how other characters are drawn.
    static func files(for character: Character, isSerif: Bool) -> [String] {
        if isIdeographic(character) {
            return (isSerif ? ["NotoSerifCJK-Regular.ttc"] : []) + ["NotoSansCJK-Regular.ttc"]
        }
        return isSerif ? serif + sans : sans
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        let first = character.unicodeScalars.first!
        return package(for: first) == ideographPackage
    }

    /// For text without serifs, and where there is nothing with serifs.
    private static let sans: [String] =
        noto("Sans", commonScripts) + ["NotoSans-Regular.ttf"]
        + noto("Sans", ["Symbols", "Symbols2", "Math"]) + ["NotoMusic-Regular.ttf"] + noto("Sans", rareScripts)
        + noto("Serif", scriptsWithSerifsOnly) + ["DejaVuSans.ttf"]

    /// For text with serifs; after these come those without.
    private static let serif: [String] =
        ["NotoNaskhArabic-Regular.ttf"] + noto("Serif", scriptsWithSerifs) + ["NotoSerif-Regular.ttf"]

    /// The bold companion of a file, used from semibold on where it is installed.
    static func bold(of file: String) -> String {
        file == "DejaVuSans.ttf" ? "DejaVuSans-Bold.ttf" : file.replacing("-Regular.", with: "-Bold.")
    }

    private static func noto(_ kind: String, _ scripts: [Substring]) -> [String] {
        scripts.map { "Noto\(kind)\($0)-Regular.ttf" }
    }

    private static let commonScripts = """
        Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao
        Khmer Myanmar Armenian Georgian Ethiopic Cherokee Mongolian
        """.split { $0.isWhitespace }
    private static let rareScripts = """
        Adlam AnatolianHieroglyphs Avestan Balinese Bamum BassaVah Batak Bhaiksuki Brahmi Buginese Buhid
        CanadianAboriginal Carian CaucasianAlbanian Chakma Cham Coptic Cuneiform Cypriot Deseret Duployan
        EgyptianHieroglyphs Elbasan Elymaic Glagolitic Gothic Grantha GunjalaGondi HanifiRohingya Hanunoo Hatran
        ImperialAramaic IndicSiyaqNumbers InscriptionalPahlavi InscriptionalParthian Javanese Kaithi KayahLi
        Kharoshthi Khojki Khudawadi Lepcha Limbu LinearA LinearB Lisu Lycian Lydian Mahajani Mandaic Manichaean
        Marchen MasaramGondi MayanNumerals Medefaidrin MeeteiMayek MendeKikakui Meroitic Miao Modi Mro Multani NKo
        Nabataean NewTaiLue Newa Nushu Ogham OlChiki OldHungarian OldItalic OldNorthArabian OldPermic OldPersian
        OldSogdian OldSouthArabian OldTurkic Osage Osmanya PahawhHmong Palmyrene PauCinHau PhagsPa Phoenician
        PsalterPahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham SignWriting Sogdian SoraSompeng
        Soyombo Sundanese SylotiNagri Syriac Tagalog Tagbanwa TaiLe TaiTham TaiViet Takri TamilSupplement Thaana
        Tifinagh Tirhuta Ugaritic Vai Wancho WarangCiti Yi ZanabazarSquare
        """.split { $0.isWhitespace }
    private static let scriptsWithSerifs = """
        Ahom Armenian Balinese Bengali Devanagari Dogra Ethiopic Georgian Grantha Gujarati Gurmukhi Hebrew Kannada
        Khmer Khojki Lao Malayalam Myanmar NyiakengPuachueHmong Sinhala Tamil Tangut Telugu Thai Tibetan Yezidi
        """.split { $0.isWhitespace }
    private static let scriptsWithSerifsOnly = """
        Ahom Dogra NyiakengPuachueHmong Tangut Tibetan Yezidi
        """.split { $0.isWhitespace }

    /// Scripts of Unicode 14 that no font in Debian 12 has.
    private static let unserved: Set<String> = [
        "Vith", "Ougr", "Chrs", "Diak", "Nand", "Maka", "Cpmn", "Tnsa", "Kits", "Toto",
    ]

    /// The Debian package that has a character; nil where none is known.
    static func package(for scalar: Unicode.Scalar) -> String? {
        if scalar.properties.isEmojiPresentation { return emojiPackage }
        let script = TextScript(of: scalar)
        switch scalar.value {
        // Signs, marks of sounds and enclosed letters of no script of their own; the dot of Katakana is in other files, too.
        case 0x3000...0x30FA, 0x30FC...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: return ideographPackage
        default: break
        }
        if [.han, .hangul, .hiragana, .katakana, .bopomofo].contains(script) { return ideographPackage }
        switch scalar.properties.generalCategory {
        case .privateUse, .unassigned, .control, .surrogate: return nil
        default: return unserved.contains(script.code) ? nil : corePackage
        }
    }

    /// A file by which to see whether a package is installed.
    static func witness(of package: String) -> String {
        switch package {
        case emojiPackage: emoji
        case ideographPackage: "NotoSansCJK-Regular.ttc"
        default: "NotoSans-Regular.ttf"
        }
    }
}
