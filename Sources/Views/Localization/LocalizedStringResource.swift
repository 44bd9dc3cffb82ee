import KinoraStage

/// A text by its key. It is shown as the key itself, with its arguments filled in.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringConvertible
{
    public let key: String
    public var localizedStringResource: LocalizedStringResource { self }
    public init(_ key: String, table: String? = nil, comment: StaticString? = nil) { self.key = key }
    public init(_ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil) {
        self.key = defaultValue
    }
    /// The tables of the source are all looked through, whichever bundle is named.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { key = String(localized: keyAndValue, table: table) }
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) { key = String(localized: keyAndValue, table: table) }
    /// Where texts would be looked for.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
public protocol CustomLocalizedStringConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The text of a key: that of the source's string tables with its values in their places, or the key itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let key = keyAndValue.key
        let text = StringTables.text(key.key, table, key.arguments) ?? key.text
        self = text.plainString(in: EnvironmentValues())
    }
    @_disfavoredOverload
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

    /// A key with the values that were put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
        /// Where a value will stand that only comes later.
        public enum Placeholder: Hashable, Sendable {
            case int, uint, float, double, object

            /// How it is written in keys.
            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        let key: LocalizedStringKey
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }
}

extension Text {
    /// What is written, without how it looks.
    fileprivate func plainString(in environment: EnvironmentValues) -> String {
        segments.map { segment in
            switch segment.content {
            case .string(let string): string
            case .resolved(let make): make(environment)
            case .counting(let make): make().plainString(in: environment)
            case .image: ""
            }
        }.joined()
    }
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
