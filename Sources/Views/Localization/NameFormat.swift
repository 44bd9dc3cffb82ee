import Foundation

extension PersonNameComponents {
    /// How a name is written, in the order of English.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public let style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        public func format(_ value: PersonNameComponents) -> String {
            let parts: [String?]
            switch style {
            case .short: parts = [value.nickname ?? value.givenName ?? value.familyName]
            case .medium: parts = [value.givenName, value.familyName]
            case .long:
                parts = [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
            case .abbreviated:
                return [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
            }
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads names written in the order of English: given names first, the family's last.
    public struct Strategy: ParseStrategy, Sendable {
        public init() {}
        public func parse(_ value: String) throws -> PersonNameComponents {
            let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "a name has at least one word"])
            }
            var name = PersonNameComponents()
            name.givenName = first
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
            return name
        }
    }
    public var parseStrategy: Strategy { Strategy() }
}

/// Writes names in the order of English.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    open var style = Style.default
    open var locale: Locale! = .current
    open var isPhonetic = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { return nil }

    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch self.style {
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            case .default, .medium: .medium
            }
        return PersonNameComponents.FormatStyle(style: style).format(components)
    }
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
    public static func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
