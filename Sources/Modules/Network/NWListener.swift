/// Waits for connections, of which none comes: a device that is offline cannot be reached.
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }
    public struct Service: Hashable, Sendable {
        public var name: String?
        public var type: String
        public var domain: String?
        public var txtRecord: Data?
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain)
        }
    }
    public enum ServiceRegistrationChange: Sendable { case add(NWEndpoint), remove(NWEndpoint) }

    public let parameters: NWParameters
    public internal(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public let port: NWEndpoint.Port?
    public var service: Service?
    public var newConnectionLimit = Int.max
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }
    public func start(queue: DispatchQueue) {
        self.queue = queue
        pass(to: .waiting(.offline))
    }
    public func cancel() { pass(to: .cancelled) }
}
