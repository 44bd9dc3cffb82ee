import KinoraStage
import KinoraTypography

extension Font {
    /// What fonts are resolved in: the size of text that the user chose.
    public struct Context: Hashable, Sendable {
        let size: DynamicTypeSize
    }

    /// What a font is once it is chosen.
    public struct Resolved: Hashable, Sendable {
        private let font: Font
        init(_ font: Font) { self.font = font }

        /// Points per em.
        public var pointSize: CGFloat { font.request.size }
        public var isBold: Bool { font.request.weight >= 600 }
        public var isItalic: Bool { font.request.italic }
        public var isMonospaced: Bool { font.request.family == .monospaced }
        public var isLowercaseSmallCaps: Bool { font.request.features.contains(.smallCaps) }
        public var isUppercaseSmallCaps: Bool { font.request.features.contains(.capitalsToSmallCaps) }
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
        public var weight: Weight { Weight(value: font.request.weight) }
        /// The open fonts have one width.
        public var width: Width { .standard }
        /// The open fonts have one leading.
        public var leading: Leading { .standard }
        public var ctFont: CTFont { UIFont(font) }
    }

    /// What the font is at the size of text that the user chose.
    public func resolve(in context: Context) -> Resolved { Resolved(scaled(for: context.size)) }

    /// The font of texts that name none.
    public static let `default` = body

    /// The font a number of times as large.
    public func scaled(by factor: CGFloat) -> Font { sized(request.size * factor) }
    /// The font with so many points per em.
    public func pointSize(_ size: CGFloat) -> Font { sized(size) }
    public func bold(_ isActive: Bool) -> Font {
        isActive ? bold() : request.weight >= 600 ? weight(.regular) : self
    }
    public func italic(_ isActive: Bool) -> Font { italicized(isActive) }
}

extension EnvironmentValues {
    /// What fonts are resolved in.
    public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize) }
}
