/// The module that sources import to ask whether a host can be reached. There is no network but the files that the command is given for
/// its answers: every host can be reached.
import Foundation
@_exported import KinoraViews

extension sockaddr_in {
    /// Its own size in bytes, which Linux does not write into an address.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let connectionAutomatic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
public let kSCNetworkFlagsReachable = SCNetworkReachabilityFlags.reachable.rawValue
public let kSCNetworkFlagsConnectionRequired = SCNetworkReachabilityFlags.connectionRequired.rawValue
public let kSCNetworkReachabilityFlagsReachable = kSCNetworkFlagsReachable
public let kSCNetworkReachabilityFlagsConnectionRequired = kSCNetworkFlagsConnectionRequired

/// Somebody who may be reached: always.
public final class SCNetworkReachability: Equatable, @unchecked Sendable {
    fileprivate var callout: SCNetworkReachabilityCallBack?
    fileprivate var context: UnsafeMutableRawPointer?
    fileprivate init() {}
    public static func == (a: SCNetworkReachability, b: SCNetworkReachability) -> Bool { a === b }
}
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
    public var copyDescription: (@convention(c) (UnsafeRawPointer) -> OpaquePointer)?
    public init() { version = 0 }
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: (@convention(c) (UnsafeRawPointer) -> Void)?,
        copyDescription: (@convention(c) (UnsafeRawPointer) -> OpaquePointer)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: AnyObject?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    (target.callout, target.context) = (callout, context?.pointee.info)
    return true
}
/// Tells the callback on the queue that the host can be reached; nil ends this.
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    queue?.async { target.callout?(target, .reachable, target.context) }
    return true
}
