import KinoraStage

extension String {
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

        /// Equal keys with equal values in them.
        public static func == (a: LocalizationValue, b: LocalizationValue) -> Bool {
            a.key.key == b.key.key && a.plainText == b.plainText
                && a.key.arguments.map(\.plainText) == b.key.arguments.map(\.plainText)
        }

        /// What is said where no table has the key.
        var plainText: String { key.text.plainString(in: EnvironmentValues()) }
    }
}

/// The values are texts that nobody changes once they are made.
extension String.LocalizationValue: @unchecked Sendable {}

extension String.LocalizationValue: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(key.key) }
}

extension String.LocalizationValue: Codable {
    private enum CodingKeys: CodingKey { case key, text, arguments }

    /// A value as it was written when it was encoded.
    private struct Written: Codable {
        let text: String
        let number: Double?
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let arguments = try values.decode([Written].self, forKey: .arguments).map {
            LocalizedStringKey.Argument(segments: Text(verbatim: $0.text).segments, number: $0.number)
        }
        let text = try values.decode(String.self, forKey: .text)
        key = LocalizedStringKey(
            text: Text(segments: [.init(content: .string(text), isFormat: true)]),
            key: try values.decode(String.self, forKey: .key), arguments: arguments)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(key.key, forKey: .key)
        try values.encode(plainText, forKey: .text)
        try values.encode(key.arguments.map { Written(text: $0.plainText, number: $0.number) }, forKey: .arguments)
    }
}

extension LocalizedStringKey.Argument {
    fileprivate var plainText: String { Text(segments: segments).plainString(in: EnvironmentValues()) }
}

extension Text {
    /// What is written, without how it looks.
    func plainString(in environment: EnvironmentValues) -> String {
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
