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
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    /// Of the size of text that traits say, or else of the one that the user chose.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(Font.system(style.style).fixed(for: traitCollection.typeSize))
    }

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

/// How sizes grow with the size of text that the user chose, as a style's lines do.
public final class UIFontMetrics: Sendable {
    private let style: Font.TextStyle
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = min(scaled(font.pointSize, at: traitCollection.typeSize), maximumPointSize)
        return size == font.pointSize ? font : font.withSize(size)
    }

    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// To whole pixels, where it is not the value itself.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let (size, scale) = (traitCollection.typeSize, UIScreen.main.scale)
        return size == .large ? value : (scaled(value, at: size) * scale).rounded() / scale
    }

    private func scaled(_ length: CGFloat, at size: DynamicTypeSize) -> CGFloat {
        TypeScale.scaled(length, to: size, with: style)
    }
}

extension UITraitCollection? {
    /// The size of text that the traits say, or else the one that the user chose.
    fileprivate var typeSize: DynamicTypeSize {
        self.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? StageTypeSize.current
    }
}
