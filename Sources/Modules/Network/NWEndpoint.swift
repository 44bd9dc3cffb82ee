/// A place in a network.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }
        public var interface: NWInterface? { if case .name(_, let interface) = self { interface } else { nil } }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public init?(_ service: String) {
            guard let value = UInt16(service) else { return nil }
            rawValue = value
        }
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080
        public var debugDescription: String { String(rawValue) }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
    public var interface: NWInterface? { if case .service(_, _, _, let interface) = self { interface } else { nil } }
    public var txtRecord: NWTXTRecord? { nil }
}

public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    var rawValue: Data { get }
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}
extension IPAddress {
    public var interface: NWInterface? { nil }
}

/// Four bytes, written in decimals between dots.
public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        let bytes = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard bytes.count == 4, !bytes.contains(nil) else { return nil }
        rawValue = Data(bytes.compactMap { $0 })
    }
    public static let any = IPv4Address("0.0.0.0")!
    public static let broadcast = IPv4Address("255.255.255.255")!
    public static let loopback = IPv4Address("127.0.0.1")!
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// Sixteen bytes, written in hexadecimals between colons; `::` stands once for any number of zeros.
public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        guard string.contains(":") else { return nil }
        let halves = string.components(separatedBy: "::")
        let parts = halves.map { half in half.split(separator: ":").map { UInt16($0, radix: 16) } }
        let count = parts.joined().count
        guard halves.count == 1 ? count == 8 : halves.count == 2 && count < 8, !parts.joined().contains(nil) else {
            return nil
        }
        let zeros = [UInt16?](repeating: 0, count: 8 - count)
        rawValue = Data(
            (parts[0] + zeros + parts.dropFirst().joined()).flatMap { [UInt8($0! >> 8), UInt8($0! & 255)] })
    }
    public static let any = IPv6Address("::")!
    public static let loopback = IPv6Address("::1")!
    public var debugDescription: String {
        stride(from: 0, to: 16, by: 2).map { String(UInt16(rawValue[$0]) << 8 | UInt16(rawValue[$0 + 1]), radix: 16) }
            .joined(separator: ":")
    }
}

/// What a service tells of itself.
public struct NWTXTRecord: Hashable, Sendable {
    public private(set) var dictionary: [String: String]
    public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }
}

public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    /// A number of the service that finds names.
    case dns(Int32)
    /// A number of the service that encrypts.
    case tls(Int32)
    case wifiAware(Int32)
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let number), .tls(let number), .wifiAware(let number): String(number)
        }
    }
    /// What a connection of a device meets that is offline.
    static var offline: NWError { .posix(.ENETDOWN) }
}
