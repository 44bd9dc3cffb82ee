/// How a connection is to be made.
public final class NWParameters: @unchecked Sendable {
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    /// Protocols one upon the other.
    public final class ProtocolStack {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var allowFastOpen = false
    public var serviceClass = ServiceClass.bestEffort
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var multipathServiceType = MultipathServiceType.disabled

    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        defaultProtocolStack.transportProtocol = tcp
    }
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        defaultProtocolStack.transportProtocol = udp
    }
    public init(quic: NWProtocolQUIC.Options) { defaultProtocolStack.transportProtocol = quic }
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: .init()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var dtls: NWParameters { NWParameters(dtls: .init()) }
    public static func quic(alpn: [String]) -> NWParameters { NWParameters(quic: .init(alpn: alpn)) }
    public func copy() -> NWParameters { self }
}

open class NWProtocolOptions {
    public init() {}
}
open class NWProtocolMetadata {
    public init() {}
}
open class NWProtocol {}
public final class NWProtocolTCP: NWProtocol {
    public final class Options: NWProtocolOptions {
        public var noDelay = false
        public var enableKeepalive = false
        /// Seconds.
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var enableFastOpen = false
    }
}
public final class NWProtocolUDP: NWProtocol {
    public final class Options: NWProtocolOptions { public var preferNoChecksum = false }
}
public final class NWProtocolTLS: NWProtocol {
    public final class Options: NWProtocolOptions {}
}
public final class NWProtocolQUIC: NWProtocol {
    public final class Options: NWProtocolOptions {
        public let alpn: [String]
        public var idleTimeout = 0
        public init(alpn: [String]) { self.alpn = alpn }
    }
}
public final class NWProtocolWebSocket: NWProtocol {
    public enum Opcode: Int, Sendable { case cont, text, binary, close, ping, pong }
    public enum CloseCode: Hashable, Sendable {
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway, protocolError, unsupportedData
            case noStatusReceived = 1005
            case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension
            case internalServerError, tlsHandshake = 1015
        }
        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
    }
    public final class Options: NWProtocolOptions {
        public var autoReplyPing = false
        public var skipHandshake = false
        public var maximumMessageSize = 0
        public init(_ version: Version = .v13) {}
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
        public func setSubprotocols(_ subprotocols: [String]) {}
    }
    public enum Version: Sendable { case v13 }
    public final class Metadata: NWProtocolMetadata {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        public init(opcode: Opcode) { self.opcode = opcode }
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void) {}
    }
    public static let definition = NWProtocolDefinition(name: "websocket")
}
public class NWProtocolDefinition: @unchecked Sendable {
    public let name: String
    init(name: String) { self.name = name }
}
