import Foundation
import Testing

@testable import KinoraTypography

/// Which face shows what; the files come from the packages that scripts/setup installs.
@Suite struct FallbackTests {
    private let library = FontLibrary(directories: FontDirectories.system)

    private func faces(_ text: String, _ font: FontRequest = FontRequest(size: 17), in library: FontLibrary? = nil)
        throws -> [String]
    {
        try TextLayout([TextRun(text, font: font)], library: library ?? self.library).lines[0].runs.map(
            \.face.info.file)
    }

    /// Whether the optional package with the characters of Chinese, Japanese and Korean is there.
    static let hasIdeographs = FontLibrary().files.path(ofFile: "NotoSansCJK-Regular.ttc") != nil

    @Test(
        "Every script is shown by its own face",
        arguments: [
            ("Ελλάδα", "Inter-Regular.otf"), ("Россия", "Inter-Regular.otf"), ("العربية", "NotoSansArabic-Regular.ttf"),
            ("עברית", "NotoSansHebrew-Regular.ttf"), ("हिन्दी", "NotoSansDevanagari-Regular.ttf"),
            ("ไทย", "NotoSansThai-Regular.ttf"), ("தமிழ்", "NotoSansTamil-Regular.ttf"),
            ("ქართული", "NotoSansGeorgian-Regular.ttf"), ("አማርኛ", "NotoSansEthiopic-Regular.ttf"),
            ("བོད", "NotoSerifTibetan-Regular.ttf"), ("ⴰⵎⴰⵣⵉⵖ", "NotoSansTifinagh-Regular.ttf"),
        ])
    func everyScriptIsShownByItsOwnFace(text: String, file: String) throws {
        let run = try TextLayout([TextRun(text, font: FontRequest(size: 17))], library: library).lines[0].runs
        #expect(run.map(\.face.info.file) == [file])
        #expect(run[0].glyphs.allSatisfy { $0.id != 0 })
    }

    @Test("Semibold text falls back to bold faces, and text with serifs to those with serifs")
    func semiboldTextFallsBackToBoldFacesAndTextWithSerifsToThoseWithSerifs() throws {
        #expect(try faces("ไทย", FontRequest(size: 17, weight: 600)) == ["NotoSansThai-Bold.ttf"])
        #expect(try faces("ไทย", FontRequest(family: .serif, size: 17)) == ["NotoSerifThai-Regular.ttf"])
        // There is no Cherokee with serifs.
        #expect(try faces("ᏣᎳᎩ", FontRequest(family: .serif, size: 17)) == ["NotoSansCherokee-Regular.ttf"])
    }

    @Test("A space that a face lacks is a space of that face, and brings no other in")
    func aSpaceThatAFaceLacksBringsNoOtherIn() throws {
        let face = try #require(
            try TextLayout([TextRun("a", font: FontRequest(size: 17))], library: library).lines[0].runs.first
        )
        .face
        let spaces: [Unicode.Scalar] = [
            "\u{00A0}", "\u{2028}", "\u{2002}", "\u{2009}", "\u{202F}", "\u{205F}", "\u{3000}",
        ]
        #expect(spaces.contains { face.glyph(for: $0) == nil })
        for space in spaces {
            #expect(try faces("a\(Character(space))b") == ["Inter-Regular.otf"], "\(space.value)")
        }
    }

    @Test(
        "Text of Japan takes one face", .enabled(if: hasIdeographs, "needs fonts-noto-cjk: scripts/setup --fonts all"))
    func textOfJapanTakesOneFace() throws {
        #expect(try faces("東京タワーへ") == ["NotoSansCJK-Regular.ttc"])
        #expect(try faces("東京", FontRequest(family: .serif, size: 17, weight: 700)) == ["NotoSerifCJK-Bold.ttc"])
    }

    @Test(
        "The language decides the form of Chinese characters",
        .enabled(if: hasIdeographs, "needs fonts-noto-cjk: scripts/setup --fonts all"))
    func theLanguageDecidesTheFormOfChineseCharacters() throws {
        func glyphs(_ text: String, _ language: HanLanguage?) throws -> [UInt32] {
            try TextLayout(
                [TextRun(text, font: FontRequest(size: 17), language: language)], library: library
            ).lines[0].runs[0].glyphs.map(\.id)
        }
        let path = try #require(library.files.path(ofFile: "NotoSansCJK-Regular.ttc"))
        // The faces of the collection are those of Japan, Korea, China and Taiwan; each has its own glyphs in its character map.
        for (index, language) in [HanLanguage.japanese, .korean, .simplifiedChinese, .traditionalChinese].enumerated() {
            let face = try FontFace(path: path, weight: 400, index: index)
            #expect(try glyphs("直骨返", language) == "直骨返".unicodeScalars.map { face.glyph(for: $0) })
        }
        #expect(try glyphs("直", nil) == glyphs("直", .simplifiedChinese))
        #expect(try glyphs("直の", nil)[0] == glyphs("直", .japanese)[0])
        #expect(try glyphs("直인", nil)[0] == glyphs("直", .korean)[0])
    }

    @Test("Locales name the language of Chinese characters")
    func localesNameTheLanguageOfChineseCharacters() {
        let expected: [(String, HanLanguage?)] = [
            ("ja_JP", .japanese), ("ko", .korean), ("zh_CN", .simplifiedChinese), ("zh-Hant-HK", .hongKongChinese),
            ("zh_TW", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese), ("en_US", nil), ("", nil),
        ]
        for (locale, language) in expected { #expect(HanLanguage(locale: locale) == language) }
    }

    @Test("A word stays in one face") func aWordStaysInOneFace() throws {
        // The danda between Bengali words is in the faces of a dozen scripts.
        #expect(try faces("আমি।আমি") == ["NotoSansBengali-Regular.ttf"])
    }

    @Test(
        "Pictures are asked of the emoji face, and characters in text form are not",
        arguments: [
            ("👋🏽", true), ("👨‍👩‍👧‍👦", true), ("🇩🇪", true), ("1️⃣", true), ("❤️", true), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", true), ("☎️", true), ("👩‍⚕", true),
            ("🗺", true), ("🗺\u{FE0E}", false), ("1", false), ("#", false), ("©", false), ("☎", false), ("☎︎", false),
            ("❤︎", false), ("♥", false),
        ])
    func picturesAreAskedOfTheEmojiFace(text: String, isPicture: Bool) throws {
        let runs = try TextLayout([TextRun(text, font: FontRequest(size: 17))], library: library).lines[0].runs
        try #require(runs.count == 1)
        #expect((runs[0].face.info.file == "NotoColorEmoji.ttf") == isPicture)
        #expect((runs[0].pictures != nil) == isPicture)
        #expect(runs[0].glyphs.allSatisfy { $0.id != 0 })
        if isPicture { #expect(runs[0].glyphs.count == 1 && runs[0].clusters.count == 1) }
    }

    @Test(
        "Emoji are as large as on iOS",
        // Heights in pixels at 2x, measured on iOS.
        arguments: [(11.0, 28.0), (12, 30), (13, 32), (15, 38), (17, 40), (20, 42), (24, 48), (28, 56)])
    func emojiAreAsLargeAsOnIOS(size: Double, height: Double) throws {
        let run = try TextLayout([TextRun("🤔", font: FontRequest(size: size))], library: library).lines[0].runs[0]
        #expect(abs(run.glyphs[0].advance - height / 2) <= 0.51)
        let picture = try #require(run.pictures)
        #expect(abs(picture.midX - run.glyphs[0].advance / 2) < 1e-9)
        #expect(abs(picture.midY + 0.7045898 * size / 2) < 0.01 * size)
    }

    @Test("A glyph of the emoji face is a picture and has no outline")
    func aGlyphOfTheEmojiFaceIsAPicture() throws {
        let run = try TextLayout([TextRun("🟥", font: FontRequest(size: 17))], library: library).lines[0].runs[0]
        let picture = try #require(library.picture(run.glyphs[0].id, of: run.face))
        #expect(picture.width == 136 && picture.height == 128 && picture.bytes.count == 136 * 128 * 4)
        // The middle of a red square, and the air beside it.
        let middle = picture.bytes[(64 * 136 + 68) * 4..<(64 * 136 + 69) * 4]
        #expect(middle.first! > 180 && middle.dropFirst().first! < 90 && middle.last == 255)
        #expect(picture.bytes[64 * 136 * 4 + 3] == 0)
        #expect(library.outline(run.glyphs[0].id, of: run.face).isEmpty)
        let letter = try library.resolve(FontRequest(size: 17)).face
        #expect(letter.picture(of: 40) == nil)
    }

    @Test("Letters that hang together get no space between them, others do")
    func lettersThatHangTogetherGetNoSpaceBetweenThem() throws {
        func width(_ text: String, tracking: Double) throws -> Double {
            try TextLayout([TextRun(text, font: FontRequest(size: 17, tracking: tracking))], library: library)
                .lines[0].bounds.width
        }
        #expect(try abs(width("سلام", tracking: 4) - width("سلام", tracking: 0)) < 1e-9)
        #expect(try abs(width("ไทย", tracking: 4) - width("ไทย", tracking: 0) - 12) < 1e-9)
    }

    @Test("A letter and its marks are one part") func aLetterAndItsMarksAreOnePart() throws {
        let run = try TextLayout([TextRun("ที่นี่", font: FontRequest(size: 17))], library: library).lines[0].runs[0]
        #expect(run.glyphs.count == 6 && run.clusters.count == 2)
    }

    @Test(
        "Parts begin where characters do: half forms and conjuncts are not torn apart",
        arguments: ["हिन्दी", "स्त्री", "বিশ্ব", "ગુજરાતી સ્ત્રી", "తెలుగు ప్రపంచం", "ഇന്ത്യ", "தமிழ்"])
    func partsBeginWhereCharactersDo(text: String) throws {
        let runs = try TextLayout([TextRun(text, font: FontRequest(size: 17))], library: library).lines[0].runs
        var (starts, offset) = (Set<Int>(), 0)
        for character in text {
            starts.insert(offset)
            offset += character.utf8.count
        }
        for run in runs {
            let found = run.clusters.map { run.glyphs[$0.lowerBound].range.lowerBound }
            #expect(starts.isSuperset(of: found))
            #expect(Set(found).count == found.count)
        }
        if text == "हिन्दी" { #expect(runs[0].clusters.count == text.count) }
    }

    // MARK: The machine

    @Test("Other fonts on the machine never change what is drawn")
    func otherFontsOnTheMachineNeverChangeWhatIsDrawn() throws {
        let folder = try TemporaryFonts()
        // The names come before all others, one is that of a file in the list, and the face has all of their characters.
        let source = try #require(library.files.path(ofFile: "DejaVuSans.ttf"))
        for name in ["AAA.ttf", "NotoSansArabic-Regular.ttf", "Helvetica.ttf"] { try folder.add(source, as: name) }
        let crowded = FontLibrary(directories: FontDirectories.system + [folder.path])
        for text in ["نص", "Ω→☃⠿ᚠ", "⚀🂡", "abc"] {
            #expect(try faces(text, in: crowded) == faces(text))
        }
        #expect(crowded.files.path(ofFile: "NotoSansArabic-Regular.ttf")?.contains("/noto/") == true)
    }

    @Test("Faces of KINORA_FONT_PATH show what they have, before the others")
    func facesOfTheVariableShowWhatTheyHave() throws {
        let folder = try TemporaryFonts()
        try folder.add(try #require(library.files.path(ofFile: "DejaVuSans.ttf")), as: "Mine.ttf")
        let own = FontLibrary(directories: FontDirectories.system, added: [folder.path])
        #expect(try faces("نص", in: own) == ["Mine.ttf"])
        #expect(try faces("abc", in: own) == ["Inter-Regular.otf"])
        #expect(try faces("ไทย", in: own) == ["NotoSansThai-Regular.ttf"])
    }

    @Test("A character that no face has is noted with its package, and is an error where boxes are refused")
    func aCharacterThatNoFaceHasIsNotedWithItsPackage() throws {
        let folder = try TemporaryFonts()
        for name in ["Inter-Regular.otf"] { try folder.add(try #require(library.files.path(ofFile: name)), as: name) }
        let bare = FontLibrary(directories: [folder.path])
        let run = TextRun("東 😀 ไ \u{10FFFD} ー ㈱", font: FontRequest(size: 17))
        _ = try TextLayout([run], library: bare)
        let packages = Dictionary(uniqueKeysWithValues: bare.missingCharacters.map { ($0.text, $0.package) })
        #expect(
            packages == [
                "東": "fonts-noto-cjk", "😀": "fonts-noto-color-emoji", "ไ": "fonts-noto-core", "\u{10FFFD}": nil,
                "ー": "fonts-noto-cjk", "㈱": "fonts-noto-cjk",
            ])
        let sentences = MissingCharacter.sentences(bare.missingCharacters)
        #expect(sentences.count == 4)
        #expect(
            sentences[0]
                == "No installed font has ー (U+30FC), ㈱ (U+3231) and 東 (U+6771). Install it with: apt-get install fonts-noto-cjk"
        )
        bare.isStrict = true
        #expect(throws: FontError.self) { try TextLayout([run], library: bare) }
    }

    @Test("The record names the faces that drew something, and no others")
    func theRecordNamesTheFacesThatDrewSomething() throws {
        let own = FontLibrary(directories: FontDirectories.system)
        let runs = try TextLayout([TextRun("aไ", font: FontRequest(size: 17))], library: own).lines[0].runs
        _ = try own.resolve(FontRequest(family: .monospaced, size: 12))
        for run in runs { for glyph in run.glyphs { _ = own.outline(glyph.id, of: run.face) } }
        #expect(own.drawnFaces.map(\.info.file) == ["Inter-Regular.otf", "NotoSansThai-Regular.ttf"])
        own.beginRecord()
        #expect(own.drawnFaces.isEmpty)
    }
}

/// A folder of font files that goes away with its owner.
private final class TemporaryFonts {
    let path = NSTemporaryDirectory() + "kinora-fonts-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    func add(_ source: String, as name: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: path + "/" + name)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
