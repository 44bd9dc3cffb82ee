import KinoraStage

/// A text that is looked up where it is shown: its key, the table that has it, and what is said where none has it.
public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringConvertible {
    public let key: String
    /// What is said where no table has the key. Its values are those that the table's text is filled with.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    /// Where the table would be. The tables of the source are all looked through, whichever bundle is named.
    public let bundle: BundleDescription
    /// The language of the text, that of the stage unless another is asked for.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    /// Nil where it is the stage's, which may change after the resource was made.
    private var ownLocale: Locale?

    public var localizedStringResource: LocalizedStringResource { self }

    /// Where texts would be looked for.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    private init(
        key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        (self.key, self.defaultValue, self.table, self.bundle) = (key, defaultValue, table, bundle)
        ownLocale = locale.identifier == Locale.current.identifier ? nil : locale
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) { self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle) }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) { self.init(key: key.description, defaultValue, table, locale, bundle) }
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) { self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL)) }
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) { self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL)) }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text, which follows the language of the place where it is shown unless the resource has one of its own.
    var shownText: Text {
        let text = Text(segments: InlineMarkdown.read(self.text.segments))
        guard ownLocale == nil else { return text }
        let source = LocalizedStringKey(
            text: defaultValue.key.text, key: key, arguments: defaultValue.key.arguments)
        return text.lookedUp(source, table)
    }

    /// What the tables have now, with the values in their places.
    var text: Text {
        StringTables.text(key, table, defaultValue.key.arguments, language: ownLocale?.identifier)
            ?? defaultValue.key.text
    }
}

extension LocalizedStringResource: Hashable {
    /// Bundles do not count, because none has tables of its own.
    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
        a.key == b.key && a.table == b.table && a.ownLocale == b.ownLocale && a.defaultValue == b.defaultValue
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(table)
    }
}

extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey { case key, defaultValue, table, locale }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        defaultValue = try values.decode(String.LocalizationValue.self, forKey: .defaultValue)
        table = try values.decodeIfPresent(String.self, forKey: .table)
        bundle = .main
        ownLocale = try values.decodeIfPresent(Locale.self, forKey: .locale)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(key, forKey: .key)
        try values.encode(defaultValue, forKey: .defaultValue)
        try values.encodeIfPresent(table, forKey: .table)
        try values.encodeIfPresent(ownLocale, forKey: .locale)
    }
}

public protocol CustomLocalizedStringConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
