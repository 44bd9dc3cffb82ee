import KinoraViews

/// What a type's content looks like. There is no model to be told, so that it keeps names alone.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    public struct Property: Sendable {
        public let name: String
        let description: String?
        @_disfavoredOverload
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description) = (name, description) }
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description) = (name, description) }
    }
    public enum SchemaError: Error, Sendable {
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case duplicateProperty(schema: String, property: String, context: Context)
        case duplicateType(schema: String?, type: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)
    }

    private let name: String
    private let parts: [String]

    init(type: Any.Type) { (name, parts) = ("\(type)", []) }
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        (name, parts) = ("\(type)", properties.map(\.name))
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        (name, parts) = ("\(type)", choices)
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        (name, parts) = ("\(type)", types.map { "\($0)" })
    }
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        (name, parts) = (root.name, root.parts)
    }

    public var debugDescription: String { "\(name)(\(parts.joined(separator: ", ")))" }
}

/// A schema that is put together while the app runs.
public struct DynamicGenerationSchema: Sendable {
    public struct Property: Sendable {
        let name: String
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false)
        { self.name = name }
    }
    let name: String
    let parts: [String]
    public init(name: String, description: String? = nil, properties: [Property]) {
        (self.name, parts) = (name, properties.map(\.name))
    }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        (self.name, parts) = (name, choices.map(\.name))
    }
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        (self.name, parts) = (name, choices)
    }
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        (name, parts) = ("Array", [itemSchema.name])
    }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        (name, parts) = ("\(type)", [])
    }
    public init(referenceTo name: String) { (self.name, parts) = (name, []) }
}

/// What values the model may choose for a property.
public struct GenerationGuide<Value>: Sendable {
    fileprivate init() {}
}
extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> Self { .init() }
    public static func anyOf(_ values: [String]) -> Self { .init() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { .init() }
}
extension GenerationGuide where Value: Comparable {
    public static func minimum(_ value: Value) -> Self { .init() }
    public static func maximum(_ value: Value) -> Self { .init() }
    public static func range(_ range: ClosedRange<Value>) -> Self { .init() }
}
extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { .init() }
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { .init() }
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { .init() }
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { .init() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { .init() }
}
/// What a guide of a list is while a macro is read: nothing says yet what it is a list of.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> Self { .init() }
    public static func maximumCount(_ count: Int) -> Self { .init() }
    public static func count(_ range: ClosedRange<Int>) -> Self { .init() }
    public static func count(_ count: Int) -> Self { .init() }
}
