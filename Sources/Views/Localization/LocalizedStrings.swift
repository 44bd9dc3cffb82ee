import KinoraStage

// Strings and texts by their keys: those of the source's string tables with values in their places, or the keys themselves.

extension String {
    /// The text of a key: that of the source's string tables with its values in their places, or the key itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) { self.init(localizedKey: keyAndValue.key.key, keyAndValue, table, bundle, locale) }
    @_disfavoredOverload
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) { self.init(localizedKey: key, LocalizationValue(key), table, bundle, locale) }
    /// The text of a key with the values of another text in their places, which is said where no table has the key.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(localizedKey: key.description, defaultValue, table, bundle, locale) }
    /// The text that a resource stands for, in its own language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text.plainString(in: .speaking(resource.locale))
    }

    /// - Parameter locale: of numbers and dates in the text. It does not choose another table.
    private init(
        localizedKey key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale?
    ) {
        let found = StringTables.text(key, table, value.key.arguments, language: bundle?.language)
        let text = found ?? value.key.text
        self = text.plainString(in: locale.map { .speaking($0) } ?? EnvironmentValues())
    }
}

extension EnvironmentValues {
    /// Of nothing but a language.
    fileprivate static func speaking(_ locale: Locale) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        return values
    }
}

extension Text {
    /// The text that a resource stands for, with its Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.shownText }
}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { bundle.textInTables(key, value, tableName) }
