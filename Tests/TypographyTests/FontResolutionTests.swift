import Foundation
import Testing

@testable import KinoraTypography

@Suite struct FontResolutionTests {
    let library = FontLibrary.shared

    @Test(
        "A missing design names the package that brings it",
        arguments: [
            (FontRequest.Family.text, "fonts-inter"), (.rounded, "fonts-inter"), (.serif, "fonts-noto-core"),
            (.monospaced, "fonts-jetbrains-mono"),
        ])
    func aMissingDesignNamesThePackageThatBringsIt(family: FontRequest.Family, package: String) throws {
        let bare = FontLibrary(directories: ["/nowhere"])
        let error = #expect(throws: FontError.self) { try bare.resolve(FontRequest(family: family, size: 17)) }
        #expect(try #require(error).description.contains("apt-get install \(package)"))
    }

    @Test("A missing icon font names its package") func aMissingIconFontNamesItsPackage() throws {
        let bare = FontLibrary(directories: [])
        let symbol = try #require(Symbol.named("qrcode"))
        let error = #expect(throws: FontError.self) { try symbol.outline(library: bare) }
        #expect(try #require(error).description.contains("fonts-material-design-icons-iconfont"))
    }

    @Test(
        "The system's font stands in for an unknown family, which is noted; where nothing may be missing it is an error"
    )
    func anUnknownFamilyIsNoted() throws {
        let library = FontLibrary()
        let request = FontRequest(family: .named("Zapf Chancery Nine"), size: 12)
        #expect(try library.resolve(request).face.path == library.resolve(FontRequest(size: 12)).face.path)
        #expect(library.missingFonts == ["Zapf Chancery Nine"])
        let strict = FontLibrary()
        strict.isStrict = true
        #expect(throws: FontError.missing(font: "Zapf Chancery Nine", package: nil)) { try strict.resolve(request) }
    }

    @Test("A project's font answers to its name, and to nothing else")
    func projectFonts() throws {
        let file = try #require(FontLibrary().installedFile(named: "DejaVuSans.ttf")?.path)
        let library = FontLibrary(directories: FontDirectories.system.map { $0 + "/opentype" })
        let request = FontRequest(family: .named("DejaVu Sans"), size: 12)
        let standIn = try library.resolve(request).face.path
        #expect(standIn == (try library.resolve(FontRequest(size: 12)).face.path))
        library.setProjectFonts([file, "/nowhere/other.ttf"])
        #expect(try library.resolve(request).face.path == file)
        #expect(try library.resolve(FontRequest(size: 12)).face.path == standIn)
    }

    @Test("A file that is no font is reported as damaged") func aFileThatIsNoFontIsReportedAsDamaged() throws {
        let path = NSTemporaryDirectory() + "kinora-\(ProcessInfo.processInfo.processIdentifier).ttf"
        try Data("this is not a font at all, only words".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: FontError.damaged(file: path)) { try FontFace(path: path, weight: 400) }
        #expect(throws: FontError.self) { try FontFace(path: "/nowhere/font.ttf", weight: 400) }
    }

    @Test(
        "A request is served from the right file",
        arguments: [
            (FontRequest(size: 17), "Inter-Regular.otf"), (FontRequest(size: 17, weight: 600), "Inter-SemiBold.otf"),
            (FontRequest(size: 17, weight: 700, italic: true), "Inter-BoldItalic.otf"),
            (FontRequest(size: 17, italic: true), "Inter-Italic.otf"),
            (FontRequest(size: 17, weight: 550), "Inter-roman.var.ttf"),
            (FontRequest(family: .monospaced, size: 12, weight: 900), "JetBrainsMono-ExtraBold.ttf"),
            (FontRequest(family: .named("Menlo-Bold"), size: 12), "JetBrainsMono-Bold.ttf"),
            (FontRequest(family: .named("HelveticaNeue-Light"), size: 12), "Inter-Light.otf"),
            (FontRequest(family: .named("DejaVu Sans"), size: 12, weight: 700), "DejaVuSans-Bold.ttf"),
            (FontRequest(family: .named("JetBrainsMono-Thin"), size: 12), "JetBrainsMono-Thin.ttf"),
            // Bold and italic beside a name are faces of its family.
            (FontRequest(family: .named("JetBrainsMono-Thin"), size: 12, weight: 700), "JetBrainsMono-Bold.ttf"),
            (FontRequest(family: .named("Inter-Light"), size: 12, italic: true), "Inter-LightItalic.otf"),
        ])
    func aRequestIsServedFromTheRightFile(request: FontRequest, file: String) throws {
        #expect(try library.resolve(request).face.info.file == file)
    }

    @Test("Named fonts keep their own metrics") func namedFontsKeepTheirOwnMetrics() throws {
        let font = try library.resolve(FontRequest(family: .named("DejaVu Sans"), size: 100))
        #expect(font.drawnSize == 100 && font.spacing == 0)
        #expect(abs(font.ascent - 92.822) < 0.01 && abs(font.descent - 23.584) < 0.01)
    }

    @Test("Fonts report their name and version") func fontsReportTheirNameAndVersion() throws {
        let info = try library.resolve(FontRequest(size: 17, weight: 800)).face.info
        #expect(info.name.contains("Inter") && info.version.hasPrefix("Version "))
    }

    @Test("A cache key tells weights of a variable font apart and names the version")
    func aCacheKeyTellsWeightsOfAVariableFontApartAndNamesTheVersion() throws {
        let keys = try [510, 520].map { try library.resolve(FontRequest(size: 17, weight: $0)).face.key }
        #expect(keys[0].hasPrefix("Inter-roman.var@510 Version") && keys[1].hasPrefix("Inter-roman.var@520 Version"))
    }

    @Test("Absurd sizes are brought into range", arguments: [Double.nan, -Double.infinity, -5, 0, 1e12])
    func absurdSizesAreBroughtIntoRange(size: Double) throws {
        let font = try library.resolve(FontRequest(size: size, tracking: .nan))
        #expect((0.1...4096).contains(font.request.size) && font.spacing.isFinite)
    }

    @Test("An animated weight does not make the store grow without end")
    func anAnimatedWeightDoesNotMakeTheStoreGrowWithoutEnd() throws {
        let own = FontLibrary()
        for weight in 1...900 { _ = try own.resolve(FontRequest(size: 17, weight: weight)) }
        #expect(own.store.withLock { $0.faces.count } <= FontLibrary.faceLimit)
    }
}
