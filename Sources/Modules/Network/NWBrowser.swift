/// Looks for services nearby, and finds none.
public final class NWBrowser: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable { case bonjour(NWTXTRecord), none }
        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                public static let interfaceAdded = Flags(rawValue: 1)
                public static let interfaceRemoved = Flags(rawValue: 2)
                public static let metadataChanged = Flags(rawValue: 4)
            }
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)
        }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public internal(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var browseResults: Set<Result> { [] }
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    public func start(queue: DispatchQueue) {
        self.queue = queue
        pass(to: .ready)
    }
    public func cancel() { pass(to: .cancelled) }
}
