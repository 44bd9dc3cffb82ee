import KinoraStage
import KinoraTypography

/// A font as a view asks for it. Apple's fonts are drawn with open ones: San Francisco with Inter, SF Mono with
/// JetBrains Mono.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        fileprivate var typographic: KinoraTypography.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// From 100 (ultraLight) to 900 (black).
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide letters are drawn; the open fonts have one width.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        fileprivate var points: Double {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// Points per em, and how the design differs from the default.
    private(set) var request: FontRequest
    private(set) var isEmphasizable: KinoraTypography.TextStyle?
    /// The style as which the font grows with the size of text that the user chose; nil for one that keeps its size.
    private var scaling: TextStyle?
    private var leading = Leading.standard

    private init(_ request: FontRequest, style: TextStyle? = nil, scaling: TextStyle? = nil) {
        self.request = request
        isEmphasizable = style?.typographic
        self.scaling = scaling ?? style
    }

    /// The font at a size of text that the user chose.
    func scaled(for size: DynamicTypeSize) -> Font {
        guard size != .large, let scaling else { return self }
        let isOwn = isEmphasizable != nil
        return changed {
            guard isOwn else {
                $0.size = TypeScale.scaled($0.size, to: size, with: scaling)
                return
            }
            $0.size = TypeScale.scaledFont($0.size, to: size, of: scaling)
            $0.leading += TypeScale.leading(of: scaling, at: size) - TypeScale.leading(of: scaling, at: .large)
        }
    }

    /// The same, which it keeps whatever the views around its text say.
    func fixed(for size: DynamicTypeSize) -> Font {
        var font = scaled(for: size)
        font.scaling = nil
        return font
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var request = FontRequest(style: style.typographic, family: family(design))
        if let weight { request.weight = weight.value }
        return Font(request, style: style)
    }

    /// - Parameter size: points per em.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(FontRequest(family: family(design), size: size, weight: weight?.value ?? 400))
    }

    @_disfavoredOverload
    /// A font by family or PostScript name, or a font file.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(named(name, size), scaling: textStyle)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(named(name, fixedSize)) }

    private static func named(_ name: String, _ size: CGFloat) -> FontRequest {
        FontRequest(family: name.contains("/") ? .file(name) : .named(name), size: size)
    }

    private static func family(_ design: Design?) -> FontRequest.Family {
        switch design {
        case nil, .default: .text
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    private func changed(_ change: (inout FontRequest) -> Void) -> Font {
        var copy = self
        change(&copy.request)
        return copy
    }

    /// One by its size, whose lines are as far apart as the font says, but for what `leading(_:)` asks for.
    func sized(_ size: CGFloat) -> Font {
        changed {
            $0.size = size
            $0.leading = leading.points
        }
    }
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }
    public func bold() -> Font { changed { $0.weight = max(700, $0.weight) } }
    public func italic() -> Font { italicized(true) }
    func italicized(_ isItalic: Bool) -> Font { changed { $0.italic = isItalic } }
    public func monospaced() -> Font { changed { $0.family = .monospaced } }
    public func monospacedDigit() -> Font { changed { $0.features.insert(.monospacedDigits) } }
    /// Small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed { $0.features.insert(.smallCaps) } }
    /// Capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { changed { $0.features.insert(.capitalsToSmallCaps) } }
    /// All letters as small capitals.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    public func design(_ design: Design) -> Font { changed { $0.family = Font.family(design) } }
    /// The open fonts have one width, so this keeps it.
    public func width(_ width: Width) -> Font { self }
    /// How far apart lines are: tight 2 points less than usual, loose 2 points more.
    public func leading(_ leading: Leading) -> Font {
        var copy = changed { $0.leading += leading.points - self.leading.points }
        copy.leading = leading
        return copy
    }
}
