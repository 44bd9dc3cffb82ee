import KinoraViews

/// What an intent is given. Questions are not asked here: the words for them are not kept.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    /// As on a phone, asking for one that was not given stops the program; one that may be absent is nil.
    public var wrappedValue: Value {
        get { value ?? (Any?.none as! Value) }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    public init() {}
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {}
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.value = value }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }

    /// Of a number.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: Comparable { self.value = value }
    /// Of a file.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {}
    /// One of what is offered; nobody is offered anything here.
    public init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) { self.value = value }
    public init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) { self.value = value }

    /// Asks for a value. Nobody answers.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        guard let value else { throw AppIntentError.restartPerform }
        return value
    }
    /// Asks for one of some values. Nobody answers.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.restartPerform
    }
    /// Asks whether a value is meant. Nobody answers.
    public func requestConfirmation(for itemToConfirm: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.restartPerform
    }
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> any Error {
        AppIntentError.restartPerform
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.restartPerform }
}

extension AppIntent { public typealias Parameter = IntentParameter }

public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }
public enum IntentParameterControlStyle: Sendable { case field, slider, stepper }

public enum AppIntentError: Error, Sendable { case restartPerform, unsupported }

/// What settings offer for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
}

/// A file that an intent is given.
public struct IntentFile: Hashable, Sendable {
    public let data: Data
    public let fileURL: URL?
    public var filename: String
    public var type: UTType?
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
    }
    /// Without content where the file cannot be read.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.fileURL = fileURL
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        (self.filename, self.type) = (filename ?? fileURL.lastPathComponent, type)
    }

    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
    /// The content as it is: it is not converted to another type.
    public func data(contentType: UTType) async throws -> Data { data }
}

/// The intent whose parameters a list of options depends on. None is set up here: it is nil.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    @dynamicMemberLookup
    public struct Parameters: Sendable {
        private let intent: Intent
        public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
    }
    public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
    public var wrappedValue: Parameters? { nil }
}
