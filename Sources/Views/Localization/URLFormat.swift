import struct Foundation.URL
import struct Foundation.URLComponents
import protocol Foundation.FormatStyle
import protocol Foundation.ParseableFormatStyle
import protocol Foundation.ParseStrategy

// Addresses as text, and read from text, which Linux's Foundation lacks.

extension URL {
    /// Which parts of an address are written.
    public struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate enum Rule: Codable, Hashable, Sendable {
                case always, never, unlessWeb
                case when(Component, Set<String>)
                case unless(Component, Set<String>)
            }
            fileprivate let rule: Rule

            public static let always = ComponentDisplayOption(rule: .always)
            public static let never = ComponentDisplayOption(rule: .never)
            public static let omitIfHTTPFamily = ComponentDisplayOption(rule: .unlessWeb)
            public static func displayWhen(_ component: Component, matches: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(rule: .when(component, matches))
            }
            public static func omitWhen(_ component: Component, matches: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(rule: .unless(component, matches))
            }

            fileprivate func shows(_ parts: URLComponents) -> Bool {
                switch rule {
                case .always: true
                case .never: false
                case .unlessWeb: !["http", "https"].contains(parts.scheme?.lowercased() ?? "")
                case .when(let part, let values): parts.text(of: part).map(values.contains) ?? false
                case .unless(let part, let values): !(parts.text(of: part).map(values.contains) ?? false)
                }
            }
        }

        /// When the host is written, and which of its first words are left out.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate let shown: ComponentDisplayOption
            fileprivate var omitted: Set<String> = []
            fileprivate var omitsSeveral = false
            /// When words are left out; always, where nothing is said.
            fileprivate var omits = ComponentDisplayOption.always

            public static let always = HostDisplayOption(shown: .always)
            public static let never = HostDisplayOption(shown: .never)
            public static let omitIfHTTPFamily = HostDisplayOption(shown: .omitIfHTTPFamily)
            public static func displayWhen(_ component: Component, matches: Set<String>) -> HostDisplayOption {
                HostDisplayOption(shown: .displayWhen(component, matches: matches))
            }
            public static func omitWhen(_ component: Component, matches: Set<String>) -> HostDisplayOption {
                HostDisplayOption(shown: .omitWhen(component, matches: matches))
            }
            /// - Parameter omitMultiLevelSubdomains: whether all words before the last two are left out.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> HostDisplayOption {
                HostDisplayOption(shown: .always, omitted: subdomainsToOmit, omitsSeveral: omitMultiLevelSubdomains)
            }
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false, when component: Component,
                matches: Set<String>
            ) -> HostDisplayOption {
                HostDisplayOption(
                    shown: .always, omitted: subdomainsToOmit, omitsSeveral: omitMultiLevelSubdomains,
                    omits: .displayWhen(component, matches: matches))
            }

            fileprivate func text(_ parts: URLComponents) -> String? {
                guard let host = parts.host, shown.shows(parts) else { return nil }
                guard omits.shows(parts) else { return host }
                let words = host.split(separator: ".", omittingEmptySubsequences: false)
                if omitsSeveral, words.count > 2 { return words.suffix(2).joined(separator: ".") }
                guard words.count > 2, omitted.contains(String(words[0])) else { return host }
                return words.dropFirst().joined(separator: ".")
            }
        }

        private var scheme, user, password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port, path, query, fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }
        private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
            var style = self
            style[keyPath: part] = option
            return style
        }

        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func shown(_ option: ComponentDisplayOption, _ text: String?) -> String? {
                option.shows(parts) ? text : nil
            }
            var text = ""
            if let scheme = shown(scheme, parts.scheme) {
                text += scheme + (parts.host == nil ? ":" : "://")
            }
            let name = shown(user, parts.user)
            if let name { text += name }
            if let password = shown(password, parts.password) { text += ":" + password }
            if name != nil { text += "@" }
            text += host.text(parts) ?? ""
            if let port = shown(port, parts.port.map(String.init)) { text += ":" + port }
            text += shown(path, parts.path) ?? ""
            if let query = shown(query, parts.query) { text += "?" + query }
            if let fragment = shown(fragment, parts.fragment) { text += "#" + fragment }
            return text
        }

        public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
    }

    /// Which parts a text must have to be an address, and which are filled in.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            case required, optional
            case defaultValue(Component)
        }

        private var scheme, user, password, host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path, query, fragment: ComponentParseStrategy<String>

        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.password, strategy)
        }
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.fragment, strategy)
        }
        private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
            var strategy = self
            strategy[keyPath: part] = option
            return strategy
        }

        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value) else { throw NoAddress(text: value) }
            func filled<Value>(_ part: WritableKeyPath<URLComponents, Value?>, _ rule: ComponentParseStrategy<Value>)
                throws
            {
                if parts[keyPath: part] != nil { return }
                switch rule {
                case .required: throw NoAddress(text: value)
                case .optional: break
                case .defaultValue(let own): parts[keyPath: part] = own
                }
            }
            try filled(\.scheme, scheme)
            try filled(\.user, user)
            try filled(\.password, password)
            try filled(\.host, host)
            try filled(\.port, port)
            if parts.path.isEmpty {
                switch path {
                case .required: throw NoAddress(text: value)
                case .optional: break
                case .defaultValue(let own): parts.path = own
                }
            }
            try filled(\.query, query)
            try filled(\.fragment, fragment)
            guard let url = parts.url else { throw NoAddress(text: value) }
            return url
        }
    }

    private struct NoAddress: Error, CustomStringConvertible {
        let text: String
        var description: String { "Cannot parse \(text): it lacks a part of an address." }
    }

    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension FormatStyle where Self == URL.FormatStyle { public static var url: Self { Self() } }
extension ParseStrategy where Self == URL.ParseStrategy { public static var url: Self { Self() } }

extension URLComponents {
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map(String.init)
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}
