import Foundation
import KinoraStage

// Attributed strings as SwiftUI shows them. Linux's Foundation has the strings, and neither the attributes of user interfaces nor
// Markdown.

/// What Markdown means by a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts draw.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let alignment: AlignmentAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum AlignmentAttribute: AttributedStringKey {
            public typealias Value = AttributedString.TextAlignment
            public static let name = "SwiftUI.Alignment"
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeScopes.FoundationAttributes {
    public typealias InlinePresentationIntentAttribute =
        AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    /// The block of a document that text belongs to. Texts are drawn without regard to it.
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// At which side lines stand. That of a text's first stretch which has one is that of all its lines here.
    public enum TextAlignment: Codable, Hashable, Sendable { case left, right, center }

    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A Markdown document. Its blocks follow each other without anything between them, and say what they are by their
    /// `presentationIntent`; emphasis, code, strikethrough, links and pictures within them are attributes, too. Only with
    /// `.inlineOnlyPreservingWhitespace` lines stay as they are. HTML is text.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: self.init(inline: markdown, baseURL)
        case .inlineOnly:
            let lines = MarkdownLine.lines(of: markdown).filter { !$0.isBlank }
            self.init(inline: MarkdownLine.joined(lines), breaking: true, baseURL)
        case .full:
            self.init()
            let document = MarkdownBlocks(markdown)
            for block in document.blocks {
                var part =
                    block.isVerbatim
                    ? AttributedString(block.text)
                    : AttributedString(inline: block.text, breaking: true, baseURL, document.references)
                part.presentationIntent = block.intent
                append(part)
            }
        }
    }

    /// The same. Attributes of a scope's own that a text states are not read.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
    /// The same. Attributes of a scope's own that a text states are not read.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Markdown within lines.
    ///
    /// - Parameter breaking: whether line feeds are spaces, and line separators breaks.
    private init(
        inline markdown: String, breaking: Bool = false, _ baseURL: URL?,
        _ references: MarkdownReferences = MarkdownReferences()
    ) {
        self.init()
        for (text, meaning) in InlineMarkdown.stretches(of: markdown, references: references) {
            for line in AttributedString.lines(of: text, breaking: breaking) {
                var part = AttributedString(line.text)
                let intent = line.intent.union(meaning.intent)
                if !intent.isEmpty { part.inlinePresentationIntent = intent }
                part.link = meaning.link.flatMap { URL(string: $0, relativeTo: baseURL) }
                part.imageURL = meaning.picture.flatMap { URL(string: $0, relativeTo: baseURL) }
                append(part)
            }
        }
    }

    /// A paragraph's text between its breaks, and these; all of it where there are none.
    private static func lines(of text: String, breaking: Bool) -> [(text: String, intent: InlinePresentationIntent)] {
        guard breaking else { return [(text, InlinePresentationIntent())] }
        var lines: [(text: String, intent: InlinePresentationIntent)] = []
        var rest = text[...]
        let none = InlinePresentationIntent()
        while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\u{2028}" }) {
            if end > rest.startIndex { lines.append((String(rest[..<end]), none)) }
            lines.append(rest[end] == "\n" ? (" ", .softBreak) : ("\n", .lineBreak))
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? lines : lines + [(String(rest), none)]
    }

    /// The text of a key in the source's string tables, read as Markdown.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(translated: String(localized: key, table: table, bundle: bundle, locale: locale)) }
    /// The text of a key with the values of another text in their places, which is said where no table has the key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            translated: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
        )
    }
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self.init(translated: String(localized: resource))
    }
    private init(translated text: String) { self.init(inline: text, nil) }
    /// How values are put into a text. Their place is not marked here.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension InlineMarkdown.Meaning {
    fileprivate var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if isStrong { intent.insert(.stronglyEmphasized) }
        if isEmphasized { intent.insert(.emphasized) }
        if isCode { intent.insert(.code) }
        if isStruck { intent.insert(.strikethrough) }
        if isHTML { intent.insert(.inlineHTML) }
        return intent
    }
}

extension Text {
    /// Literals are localized strings before they are attributed ones.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let segments = attributedContent.runs.map { run in
            var attributes = TextAttributes(of: run)
            if let attachment = run[AttributeScopes.UIKitAttributes.AttachmentAttribute.self],
                let picture = attachment.shown
            {
                attributes.baselineOffset = (attributes.baselineOffset ?? 0) + attachment.bounds.minY
                return Segment(content: .image(picture), attributes: attributes)
            }
            return Segment(
                content: .string(String(attributedContent.characters[run.range])), attributes: attributes)
        }
        self.init(segments: segments.isEmpty ? [Segment(content: .string(""))] : segments)
    }
}

extension TextAttributes {
    /// What a run of an attributed string says.
    fileprivate init(of run: AttributedString.Runs.Run) {
        let intent = run.inlinePresentationIntent ?? []
        let meaning = InlineMarkdown.Meaning(
            isStrong: intent.contains(.stronglyEmphasized), isEmphasized: intent.contains(.emphasized),
            isCode: intent.contains(.code), isStruck: intent.contains(.strikethrough), link: run.link?.absoluteString)
        self = meaning.attributes
        let drawn = DrawnAttributes(run)
        font = drawn.font
        if let color = drawn.foreground { style = AnyShapeStyle(color) }
        background = drawn.background
        kerning = drawn.kerning
        tracking = drawn.tracking
        baselineOffset = drawn.baselineOffset
        alignment = run[AttributeScopes.SwiftUIAttributes.AlignmentAttribute.self]
        if let line = drawn.underline { underline = TextLine(isActive: true, style: line) }
        if let line = drawn.strikethrough { strikethrough = TextLine(isActive: true, style: line) }
        outline = drawn.outline
    }
}
