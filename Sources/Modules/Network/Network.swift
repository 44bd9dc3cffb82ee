/// The module that sources import for network connections. There are none: the way to every place is closed.
@_exported import KinoraViews

/// How the network stands.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public var status: Status { .unsatisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var availableInterfaces: [NWInterface] { [] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
}

/// Tells once that there is no network, as a device that is offline does.
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(NWPath()) } }
    public func cancel() { pathUpdateHandler = nil }
}
