import KinoraViews

/// What a model has made, as values by names.
public struct GeneratedContent: Sendable, Hashable, Generable, CustomDebugStringConvertible {
    public enum Kind: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public let kind: Kind
    public var id: GenerationID?

    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
    public init(_ content: GeneratedContent) throws { self = content }
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        let pairs = properties.map { ($0.key, $0.value.generatedContent) }
        let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        self.init(kind: .structure(properties: values, orderedKeys: pairs.map(\.0)), id: id)
    }
    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
    /// The names of an object are in the order of the alphabet.
    public init(json: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        self.init(kind: GeneratedContent.kind(of: value))
    }

    private static func kind(of value: Any) -> Kind {
        switch value {
        case let text as String: .string(text)
        case let flag as Bool: .bool(flag)
        case let number as NSNumber: .number(number.doubleValue)
        case let parts as [Any]: .array(parts.map { GeneratedContent(kind: kind(of: $0)) })
        case let object as [String: Any]:
            .structure(
                properties: object.mapValues { GeneratedContent(kind: kind(of: $0)) }, orderedKeys: object.keys.sorted()
            )
        default: .null
        }
    }

    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
    public var generatedContent: GeneratedContent { self }
    public var isComplete: Bool { true }

    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let known = part(property) else { throw GeneratedContent.missing(property) }
        return try Value(known)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let known = part(property), known.kind != .null else { return nil }
        return try Value(known)
    }

    private func part(_ name: String) -> GeneratedContent? {
        guard case .structure(let properties, _) = kind else { return nil }
        return properties[name]
    }

    // MARK: Plain values

    /// The error of a reader that does not find what it needs.
    public static func missing(_ what: String) -> any Error {
        LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: "The content has no \(what)."))
    }

    var text: String {
        get throws {
            guard case .string(let text) = kind else { throw GeneratedContent.missing("text") }
            return text
        }
    }
    var flag: Bool {
        get throws {
            guard case .bool(let flag) = kind else { throw GeneratedContent.missing("truth value") }
            return flag
        }
    }
    var number: Double {
        get throws {
            guard case .number(let number) = kind else { throw GeneratedContent.missing("number") }
            return number
        }
    }
    var parts: [GeneratedContent] {
        get throws {
            guard case .array(let parts) = kind else { throw GeneratedContent.missing("list") }
            return parts
        }
    }

    // MARK: Text

    public var debugDescription: String { jsonString }
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): GeneratedContent.quoted(text)
        case .array(let parts): "[" + parts.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            "{"
                + keys.compactMap { key in
                    properties[key].map { GeneratedContent.quoted(key) + ": " + $0.jsonString }
                }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
