/// The module that sources import for translating. No language is installed, and there is no network to load one: sessions are handed
/// out, and translate nothing.
@_exported import KinoraViews

/// Why nothing is translated.
public struct TranslationError: Error, Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let unsupportedSourceLanguage = TranslationError("unsupportedSourceLanguage")
    public static let unsupportedTargetLanguage = TranslationError("unsupportedTargetLanguage")
    public static let unsupportedLanguagePairing = TranslationError("unsupportedLanguagePairing")
    public static let unableToIdentifyLanguage = TranslationError("unableToIdentifyLanguage")
    public static let nothingToTranslate = TranslationError("nothingToTranslate")
    public static let alreadyCancelled = TranslationError("alreadyCancelled")
    public static let notInstalled = TranslationError("notInstalled")
    public static let internalError = TranslationError("internalError")
    public var localizedDescription: String { self == .notInstalled ? "The language is not installed." : name }
    public static func ~= (match: TranslationError, error: any Error) -> Bool {
        error as? TranslationError == match
    }
}

/// Which languages can be translated: none here, though others could be loaded elsewhere.
public final class LanguageAvailability: Sendable {
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translates texts from one language to another. All of it fails.
public final class TranslationSession: @unchecked Sendable {
    /// From which language to which.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        /// How often it was made invalid.
        public private(set) var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Has the task of a view performed again.
        public mutating func invalidate() { version += 1 }
    }
    public struct Request: Hashable, Sendable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    public struct Response: Hashable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    /// Responses one after the other.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response
        let error: TranslationError
        public struct AsyncIterator: AsyncIteratorProtocol {
            let error: TranslationError
            public mutating func next() async throws -> Response? { throw error }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?
    private var isCancelled = false
    init(_ source: Locale.Language?, _ target: Locale.Language?) { (sourceLanguage, targetLanguage) = (source, target) }
    public convenience init(installedSource: Locale.Language, target: Locale.Language?) {
        self.init(installedSource, target)
    }

    public var canRequestDownloads: Bool { false }
    public var isReady: Bool { get async { false } }
    public func cancel() { isCancelled = true }
    /// Fails, as nothing can be loaded.
    public func prepareTranslation() async throws { throw failure([]) }
    public func translate(_ string: String) async throws -> Response { throw failure([string]) }
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw failure(batch.map(\.sourceText))
    }
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse(error: failure(batch.map(\.sourceText))) }

    private func failure(_ texts: [String]) -> TranslationError {
        if isCancelled { return .alreadyCancelled }
        return !texts.isEmpty && texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
            ? .nothingToTranslate : .notInstalled
    }
}
