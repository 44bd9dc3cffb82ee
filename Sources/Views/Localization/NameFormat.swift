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

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
