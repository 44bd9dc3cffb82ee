import Foundation
import KinoraFrames
import Testing

/// What the command says of fonts, and what it records.
struct FontTests {
    private let words = ["render", "marquee", "--frames", "0", "--size", "200x60", "-o", "out"]

    private func manifest(_ folder: TemporaryFolder) throws -> Manifest {
        try #require(try FrameFolder(folder.path("out")).manifest())
    }

    @Test("A character that no font has is a warning that names it, or an error")
    func aCharacterThatNoFontHasIsAWarning() throws {
        let folder = try TemporaryFolder()
        let lacking = words + ["--param", "text=a\u{10FFFD}"]
        let run = try KinoraProcess(lacking, in: folder)
        #expect(run.status == 0)
        #expect(run.complaint.contains("Warning: No installed font has \u{10FFFD} (U+10FFFD)."))
        #expect(run.complaint.contains("KINORA_FONT_PATH"))
        #expect(try KinoraProcess(lacking + ["--quiet"], in: folder).complaint.isEmpty)
        let strict = try KinoraProcess(lacking + ["--strict"], in: folder)
        #expect(strict.status == 69 && strict.complaint.contains("Error: No installed font has"))
    }

    @Test("The manifest lists the fonts that drew something, with versions")
    func theManifestListsTheFontsThatDrewSomething() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(words + ["--param", "text=ab ไทย 😀"], in: folder).status == 0)
        let fonts = try manifest(folder).job.fonts
        #expect(fonts.contains { $0.name.hasPrefix("Inter") })
        #expect(fonts.contains { $0.name.hasPrefix("NotoSansThai") })
        #expect(fonts.contains { $0.name == "NotoColorEmoji.ttf" })
        #expect(fonts.count == 3)
        #expect(fonts.allSatisfy { $0.sha256.count == 64 && $0.version?.hasPrefix("Version") == true })
    }

    @Test("Fonts in a folder of one's own change only what they have, and frames that others drew are drawn again")
    func fontsInAFolderOfOnesOwn() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(words, in: folder).status == 0)
        let before = try manifest(folder)
        let name = try #require(before.job.fonts.first?.name)
        // Another file by the name of the font that drew the frame.
        let source = try #require(
            FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String }
                .first { $0.hasSuffix("/DejaVuSans.ttf") })
        let fonts = folder.path("fonts")
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/usr/share/fonts/" + source, toPath: fonts + "/Other.ttf")
        let other = try KinoraProcess(
            words + ["--resume", "--json"], in: folder, environment: ["KINORA_FONT_PATH": fonts])
        #expect(other.status == 0 && other.text.contains("\"kept\" : 1"))
        try FileManager.default.moveItem(atPath: fonts + "/Other.ttf", toPath: fonts + "/" + name)
        let again = try KinoraProcess(
            words + ["--resume", "--json"], in: folder, environment: ["KINORA_FONT_PATH": fonts])
        #expect(again.status == 0 && again.text.contains("\"kept\" : 0"))
        #expect(try manifest(folder).frames[0].sha256 != before.frames[0].sha256)
    }

    @Test("A symbol that is not known is drawn as a square and told, and is an error with --strict")
    func anUnknownSymbolIsTold() throws {
        let folder = try TemporaryFolder()
        let words = ["render", "glass", "--param", "symbol=hart.fyll", "--at", "0", "--size", "64x64", "-o", "a.png"]
        let run = try KinoraProcess(words, in: folder)
        #expect(run.status == 0)
        #expect(run.complaint.contains("Warning: There is no symbol named “hart.fyll”; the nearest are"))
        let strict = try KinoraProcess(words.dropLast() + ["b.png", "--strict"], in: folder)
        #expect(strict.status == 69 && strict.complaint.hasPrefix("Error: There is no symbol named “hart.fyll”"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("b.png")))
    }

    @Test("The names of symbols are listed, and drawn on a sheet") func theNamesOfSymbolsAreListed() throws {
        let folder = try TemporaryFolder()
        let list = try KinoraProcess(["symbols"], in: folder)
        let names = list.text.split(separator: "\n")
        #expect(list.status == 0 && names.count > 1000 && names == names.sorted())
        #expect(["moon.stars.fill", "lock.fill", "wave.3.right"].allSatisfy { names.contains(Substring($0)) })
        let sheet = try KinoraProcess(["symbols", "moon.", "-o", "moon.png"], in: folder)
        #expect(sheet.status == 0)
        let picture = try PNGDecoder.decode(PNGFile.readBytes(folder.path("moon.png")))
        #expect(picture.premultiplied().width > 300)
        let none = try KinoraProcess(["symbols", "nothing-like-it"], in: folder)
        #expect(none.status == 64 && none.complaint.contains("nearest"))
    }
}
