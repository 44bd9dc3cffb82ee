import KinoraStage
import KinoraTypography

/// A font under the name that UIKit and AppKit give it. San Francisco is drawn with Inter, as everywhere.
public final class UIFont: Hashable, Sendable {
    let font: Font

    init(_ font: Font) { self.font = font }

    /// How wide a line of text is, in points.
    func width(of line: String) -> CGFloat { line.size(withAttributes: [.font: self]).width }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// -1…1; 0 is regular.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the named weights.
        var named: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return all.min { ($0.0.rawValue - rawValue).magnitude < ($1.0.rawValue - rawValue).magnitude }!.1
        }
    }

    /// How wide letters are; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        fileprivate var named: Font.Width { Font.Width(rawValue) }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Drawn as `largeTitle`.
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        /// Drawn as `title1`.
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        var style: Font.TextStyle {
            let named: [TextStyle: Font.TextStyle] = [
                .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title, .largeTitle: .largeTitle, .title1: .title,
                .title2: .title2, .title3: .title3, .headline: .headline,
                .subheadline: .subheadline, .callout: .callout, .footnote: .footnote, .caption1: .caption,
                .caption2: .caption2,
            ]
            return named[self] ?? .body
        }
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.named))
    }
    /// - Parameter width: taken and kept; the open fonts have one width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.named).width(width.named))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.named, design: .monospaced))
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.named).monospacedDigit())
    }
    /// Of the size of text that the user chose, which it keeps.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection).font)
    }
    /// A font by family or PostScript name; nil where there is none.
    public init?(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        guard FontLibrary.shared.has(font.request) else { return nil }
    }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    /// Points per em.
    public var pointSize: CGFloat { font.request.size }
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.sized(size)) }

    // Metrics in points; 0 where the font is not installed.
    private var metrics: ResolvedFont? { try? FontLibrary.shared.resolve(font.request) }
    public var ascender: CGFloat { metrics?.ascent ?? 0 }
    /// Negative: below the baseline.
    public var descender: CGFloat { -(metrics?.descent ?? 0) }
    public var leading: CGFloat { metrics?.leading ?? 0 }
    public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
    public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
    public var xHeight: CGFloat { metrics?.xHeight ?? 0 }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

public typealias NSFont = UIFont

extension Font {
    public init(_ font: UIFont) { self = font.font }
}
