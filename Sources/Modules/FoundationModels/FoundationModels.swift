/// The module that sources import for the system's language model. As on a device that cannot run it, there is none, and who asks for an
/// answer all the same gets an error.
@_exported import KinoraViews

/// The model of the system, which is not available.
public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()

    public struct UseCase: Hashable, Sendable {
        private let name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }
    public enum Availability: Hashable, Sendable {
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// What a model is asked.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String
    public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var promptRepresentation: Prompt { self }
}
public protocol PromptRepresentable { var promptRepresentation: Prompt { get } }
/// What a model is told about its task.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String
    public init(_ content: some InstructionsRepresentable) { text = content.instructionsRepresentation.text }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var instructionsRepresentation: Instructions { self }
}
public protocol InstructionsRepresentable { var instructionsRepresentation: Instructions { get } }
extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

@resultBuilder
public enum PromptBuilder {
    public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
        expression.promptRepresentation
    }
    public static func buildBlock(_ parts: Prompt...) -> Prompt {
        Prompt(text: parts.map(\.text).joined(separator: "\n"))
    }
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
    public static func buildEither(first part: Prompt) -> Prompt { part }
    public static func buildEither(second part: Prompt) -> Prompt { part }
    public static func buildArray(_ parts: [Prompt]) -> Prompt {
        Prompt(text: parts.map(\.text).joined(separator: "\n"))
    }
}
@resultBuilder
public enum InstructionsBuilder {
    public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
        expression.instructionsRepresentation
    }
    public static func buildBlock(_ parts: Instructions...) -> Instructions {
        Instructions(text: parts.map(\.text).joined(separator: "\n"))
    }
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(text: "") }
    public static func buildEither(first part: Instructions) -> Instructions { part }
    public static func buildEither(second part: Instructions) -> Instructions { part }
    public static func buildArray(_ parts: [Instructions]) -> Instructions {
        Instructions(text: parts.map(\.text).joined(separator: "\n"))
    }
}

public struct GenerationOptions: Hashable, Sendable {
    /// From 0 to 1: how freely the model chooses; nil for its own measure.
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
    }
}
