/// The module that sources import for talking to a watch. There is no watch: a session is active, not paired, and nothing is reached.
@_exported import KinoraViews

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public struct WCError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let notReachable = Code.notReachable
    public static let deviceNotPaired = Code.deviceNotPaired
}

/// The way to the other device.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    open class func isSupported() -> Bool { true }

    open weak var delegate: (any WCSessionDelegate)?
    open private(set) var activationState: WCSessionActivationState = .notActivated
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isCompanionAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open private(set) var applicationContext: [String: Any] = [:]
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// Active at once, which the delegate is told after the current event.
    open func activate() {
        activationState = .activated
        DispatchQueue.main.async { [self] in
            delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
        }
    }

    /// Fails, as nothing is reached.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Fails, as nothing is reached.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Kept, and sent nowhere.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        self.applicationContext = applicationContext
    }
    /// Waits for a watch, which never comes.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }
    /// Waits for a watch, which never comes.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }
    /// Waits for a watch, which never comes.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
    }
}

/// Values that wait to be sent.
open class WCSessionUserInfoTransfer: NSObject {
    public let userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    open private(set) var isTransferring = true
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() { isTransferring = false }
}
/// A file of the other device.
open class WCSessionFile: NSObject {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(fileURL: URL, metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// A file that waits to be sent.
open class WCSessionFileTransfer: NSObject {
    public let file: WCSessionFile
    open private(set) var isTransferring = true
    init(_ file: WCSessionFile) { self.file = file }
    open func cancel() { isTransferring = false }
}

public protocol WCSessionDelegate: AnyObject {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}
extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}
