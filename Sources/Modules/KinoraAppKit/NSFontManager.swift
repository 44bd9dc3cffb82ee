import KinoraViews

public struct NSFontTraitMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    public static let expandedFontMask = NSFontTraitMask(rawValue: 32)
    public static let condensedFontMask = NSFontTraitMask(rawValue: 64)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
/// Makes fonts of other ones.
@MainActor @preconcurrency
open class NSFontManager: NSObject {
    public static let shared = NSFontManager()
    open var availableFontFamilies: [String] { NSFont.familyNames }
    open var availableFonts: [String] { NSFont.familyNames }
    open func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let traits = fontObj.fontDescriptor.symbolicTraits
        var mask: NSFontTraitMask = []
        if traits.contains(.traitBold) { mask.insert(.boldFontMask) }
        if traits.contains(.traitItalic) { mask.insert(.italicFontMask) }
        if traits.contains(.traitMonoSpace) { mask.insert(.fixedPitchFontMask) }
        return mask
    }
    open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
        if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
        if trait.contains(.unboldFontMask) { traits.remove(.traitBold) }
        if trait.contains(.unitalicFontMask) { traits.remove(.traitItalic) }
        return font(fontObj, traits)
    }
    open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.remove(.traitBold) }
        if trait.contains(.italicFontMask) { traits.remove(.traitItalic) }
        return font(fontObj, traits)
    }
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
        NSFont(name: family, size: fontObj.pointSize) ?? fontObj
    }
    open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        NSFont(name: family, size: size).map { convert($0, toHaveTrait: traits) }
    }
    private func font(_ font: NSFont, _ traits: UIFontDescriptor.SymbolicTraits) -> NSFont {
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }
}
