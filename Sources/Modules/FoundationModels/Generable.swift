import KinoraViews

/// Makes a type one that the model can fill in.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "KinoraMacros", type: "GenerableMacro")

/// What the model is told of a property. There is no model, so that nobody reads it.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "KinoraMacros", type: "GuideMacro")
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "KinoraMacros", type: "GuideMacro")
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "KinoraMacros", type: "GuideMacro")

public protocol ConvertibleFromGeneratedContent {
    init(_ content: GeneratedContent) throws
}
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
    var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

/// A type that the model can fill in.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}
extension Generable where PartiallyGenerated == Self {
    public func asPartiallyGenerated() -> Self { self }
}

/// What a macro writes for the type of a property that is not complete.
public typealias _PartiallyGeneratedOf<T: Generable> = T.PartiallyGenerated

/// Tells values apart that the model makes.
public struct GenerationID: Hashable, Sendable {
    private let value = UUID()
    public init() {}
}

// MARK: Types that are generated as they are

extension String: Generable {
    public init(_ content: GeneratedContent) throws { self = try content.text }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}
extension Bool: Generable {
    public init(_ content: GeneratedContent) throws { self = try content.flag }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
    public var promptRepresentation: Prompt { Prompt(text: "\(self)") }
}
extension Int: Generable {
    public init(_ content: GeneratedContent) throws { self = try Int(exactly: content.number.rounded()) ?? 0 }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}
extension Double: Generable {
    public init(_ content: GeneratedContent) throws { self = try content.number }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}
extension Float: Generable {
    public init(_ content: GeneratedContent) throws { self = Float(try content.number) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}
extension Decimal: Generable {
    public init(_ content: GeneratedContent) throws { self = Decimal(try content.number) }
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}
extension Never: Generable {
    public init(_ content: GeneratedContent) throws { throw GeneratedContent.missing("a value of no type") }
    public var generatedContent: GeneratedContent { switch self {} }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws { self = try content.parts.map { try Element($0) } }
}
extension Array: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}
extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}

extension Optional: ConvertibleFromGeneratedContent where Wrapped: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        self = content.kind == .null ? nil : try Wrapped(content)
    }
}
extension Optional: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
extension Optional: Generable where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
    public static var generationSchema: GenerationSchema { Wrapped.generationSchema }
}
