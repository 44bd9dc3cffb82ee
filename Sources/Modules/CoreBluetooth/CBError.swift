/// Why a device cannot be reached.
public struct CBError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown
        case invalidParameters
        case invalidHandle
        case notConnected
        case outOfSpace
        case operationCancelled
        case connectionTimeout
        case peripheralDisconnected
        case uuidNotAllowed
        case alreadyAdvertising
        case connectionFailed
        case connectionLimitReached
        case unkownDevice
        case operationNotSupported
        case peerRemovedPairingInformation
        case encryptionTimedOut
        case tooManyLEPairedDevices
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CBErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .notConnected: "The device is not connected."
        default: "\(CBErrorDomain), \(code.rawValue)"
        }
    }
    public static func == (a: CBError, b: CBError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CBError.notConnected`.
public func ~= (code: CBError.Code, error: any Error) -> Bool { (error as? CBError)?.code == code }

public let CBErrorDomain = "CBErrorDomain"

extension CBError {
    public static let unknown = Code.unknown
    public static let invalidParameters = Code.invalidParameters
    public static let invalidHandle = Code.invalidHandle
    public static let notConnected = Code.notConnected
    public static let outOfSpace = Code.outOfSpace
    public static let operationCancelled = Code.operationCancelled
    public static let connectionTimeout = Code.connectionTimeout
    public static let peripheralDisconnected = Code.peripheralDisconnected
    public static let uuidNotAllowed = Code.uuidNotAllowed
    public static let alreadyAdvertising = Code.alreadyAdvertising
    public static let connectionFailed = Code.connectionFailed
    public static let connectionLimitReached = Code.connectionLimitReached
    public static let unkownDevice = Code.unkownDevice
    public static let operationNotSupported = Code.operationNotSupported
    public static let peerRemovedPairingInformation = Code.peerRemovedPairingInformation
    public static let encryptionTimedOut = Code.encryptionTimedOut
    public static let tooManyLEPairedDevices = Code.tooManyLEPairedDevices
}
