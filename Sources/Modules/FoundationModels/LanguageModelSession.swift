import KinoraViews

/// What a model may call to learn more.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent
    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    var includesSchemaInInstructions: Bool { get }
    func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { String(describing: Self.self) }
    public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

/// What has been said in a session: nothing, as no request is answered.
public struct Transcript: Sendable, RandomAccessCollection {
    public struct Entry: Sendable, Identifiable { public let id: String }
    private let entries: [Entry]
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    public subscript(index: Int) -> Entry { entries[index] }
}

/// A talk with the model. Every request fails as on a device without it.
public final class LanguageModelSession: @unchecked Sendable {
    public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }
    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case assetsUnavailable(Context)
        case exceededContextWindowSize(Context)
        case guardrailViolation(Context)
        case rateLimited(Context)
        case unsupportedLanguageOrLocale(Context)
        case unsupportedGuide(Context)
        case decodingFailure(Context)
        case concurrentRequests(Context)
        public var errorDescription: String? { "The language model is not available." }

        static var noModel: GenerationError {
            .assetsUnavailable(.init(debugDescription: "There is no language model here."))
        }
    }

    /// The parts of an answer. It fails at the first one.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        public struct Snapshot {
            public let content: Content.PartiallyGenerated
            public let rawContent: GeneratedContent
        }
        public typealias Element = Snapshot
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.noModel }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> { throw GenerationError.noModel }
    }

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) {}
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {}
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }

    public var isResponding: Bool { false }
    public var transcript: Transcript { Transcript() }
    public func prewarm(promptPrefix: Prompt? = nil) {}

    // MARK: Answers in words

    @discardableResult
    public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.noModel }
    @discardableResult
    public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.noModel }
    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { try await respond(to: try prompt(), options: options) }

    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> { streamResponse(to: try prompt(), options: options) }

    // MARK: Answers of a type

    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.noModel }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.noModel }
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(
            to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        streamResponse(
            to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    // MARK: Answers by a schema

    @discardableResult
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
    @discardableResult
    public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream() }
}
