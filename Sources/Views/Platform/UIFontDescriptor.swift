import KinoraStage

/// A font that is described before it is made.
public final class UIFontDescriptor: Hashable, Sendable {
    let font: Font

    init(_ font: Font) { self.font = font }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        var design: Font.Design {
            let named: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
            return named[self] ?? .default
        }
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public convenience init(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.system(style.style))
    }
    /// The same: text of UIKit has the usual size here, whatever the traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

    public var pointSize: CGFloat { font.request.size }
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.request.italic { traits.insert(.traitItalic) }
        if font.request.weight >= 600 { traits.insert(.traitBold) }
        if font.request.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
    public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.sized(size)) }
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(font.design(design.design)) }
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        if traits.contains(.traitBold) { changed = changed.bold() }
        if traits.contains(.traitItalic) { changed = changed.italic() }
        if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
        return UIFontDescriptor(changed)
    }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
    /// - Parameter size: in points; 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.sized(pointSize) : descriptor.font)
    }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}

/// How sizes grow with the text that people choose. UIKit's own text stays at the usual size here, so that sizes stay what they are.
public final class UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize, maximumPointSize))
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
