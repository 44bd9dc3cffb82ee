import KinoraStage

/// A text by its key. It is shown as the key itself, with its arguments filled in.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringConvertible
{
    public let key: String
    public var localizedStringResource: LocalizedStringResource { self }
    public init(_ key: String, table: String? = nil, comment: StaticString? = nil) { self.key = key }
    public init(_ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil) {
        self.key = defaultValue
    }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: DefaultStringInterpolation) {
        key = String(stringInterpolation: stringInterpolation)
    }
}
public protocol CustomLocalizedStringConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The text of a key: the key itself, with its arguments filled in.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = StringTables.lookup?(key, table)?.text ?? key
    }
    public init(
        localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self = StringTables.lookup?(key.description, table)?.text ?? defaultValue }
    public init(localized resource: LocalizedStringResource) { self.init(localized: resource.key) }
    public typealias LocalizationValue = String
}

extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
extension LocalizedStringKey {
    public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { StringTables.lookup?(key, tableName)?.text ?? (value.isEmpty ? key : value) }
