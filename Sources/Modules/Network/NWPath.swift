/// How the network stands: there is none.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }
    public enum LinkQuality: Hashable, Sendable { case unknown, minimal, moderate, good }
    public var status: Status { .unsatisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var isUltraConstrained: Bool { false }
    public var linkQuality: LinkQuality { .unknown }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var availableInterfaces: [NWInterface] { [] }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
    public var debugDescription: String { "unsatisfied (No network route)" }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
    public var index: Int { 0 }
}

/// Tells once that there is no network, as a device that is offline does.
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public private(set) var queue: DispatchQueue?
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { self.pathUpdateHandler?(NWPath()) }
    }
    public func cancel() { pathUpdateHandler = nil }
}

/// `for await path in NWPathMonitor()`.
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        AsyncStream<NWPath> { $0.yield(NWPath()) }.makeAsyncIterator()
    }
}
