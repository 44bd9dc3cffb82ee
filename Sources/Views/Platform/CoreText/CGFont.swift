import KinoraStage
import KinoraTypography

// Fonts of a project that are registered by code. All of them answer to their names from the beginning; registering says whether a
// file is one of them.

/// The font of a file.
public final class CGFont {
    let path: String

    /// nil where the bytes are not those of a font file beside the sources.
    public init?(_ provider: CGDataProvider) {
        guard let path = CGFont.path(of: provider), FontLibrary.shared.postScriptName(ofFile: path) != nil else {
            return nil
        }
        self.path = path
    }

    /// The name by which `Font.custom` asks for it.
    public var postScriptName: CFString? {
        FontLibrary.shared.postScriptName(ofFile: path).map { $0 as NSString }
    }
    public var fullName: CFString? { postScriptName }
    public var numberOfGlyphs: Int { face?.glyphCount ?? 0 }
    public var unitsPerEm: Int32 { Int32(face?.unitsPerEm ?? 0) }

    /// What the font calls a sign.
    public func name(for glyph: CGGlyph) -> CFString? { face?.name(of: UInt32(glyph)).map { $0 as NSString } }
    /// The sign that the font calls so; 0 where there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        CGGlyph(truncatingIfNeeded: face?.glyph(named: name.description) ?? 0)
    }

    /// The font at a size in points.
    func sized(_ size: CGFloat) -> UIFont { UIFont(.custom(path, fixedSize: size)) }
    private var face: FontFace? { sized(1).resolved?.face }

    private static func path(of provider: CGDataProvider) -> String? {
        if let path = provider.path { return path }
        let all = ["ttf", "otf", "ttc"].flatMap { ProjectFiles.files?.pathsWithEnding($0) ?? [] }
        return all.first { FileManager.default.contents(atPath: $0) == provider.bytes }
    }
}

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Whether the font can be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontLibrary.shared.isProjectFont(font.path) }

/// The font stays what it is: the project's fonts can always be used.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Whether the file is a font that can be used.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { fontURL.path.map { FontLibrary.shared.isProjectFont($0) } ?? false }

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: NSArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((NSArray, Bool) -> Bool)?
) {
    let failed = fontURLs.compactMap { $0 as? URL }.filter { !FontLibrary.shared.isProjectFont($0.path) }
    _ = registrationHandler?(failed as NSArray, true)
}

/// The font stays what it is: the project's fonts can always be used.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
