/// A connection of a device that is offline: once started it waits for a network that does not come, and what is sent and received fails.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }
    /// What a message belongs to.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let protocolMetadata: [NWProtocolMetadata]
        public let isFinal: Bool
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) { (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? []) }
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { protocolMetadata.first }
        public static let defaultMessage = ContentContext(identifier: "default")
        public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "stream")
    }
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public internal(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath? { queue == nil ? nil : NWPath() }
    public var maximumDatagramSize: Int { 0 }

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        pass(to: .preparing)
        pass(to: .waiting(.offline))
    }
    public func restart() { pass(to: .waiting(.offline)) }
    public func cancel() { pass(to: .cancelled) }
    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() {}

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let told) = completion else { return }
        queue?.async { told(.offline) }
    }
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) { send(content: content.map { Data($0) }, contentContext: contentContext, completion: completion) }
    public func batch(_ block: () -> Void) { block() }

    public typealias Received = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Received) {
        queue?.async { completion(nil, nil, false, .offline) }
    }
    public func receiveMessage(completion: @escaping Received) {
        queue?.async { completion(nil, nil, false, .offline) }
    }
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    public var debugDescription: String { "\(endpoint)" }
}
