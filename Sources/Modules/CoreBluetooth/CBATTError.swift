/// What one device answers another.
public struct CBATTError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case success
        case invalidHandle
        case readNotPermitted
        case writeNotPermitted
        case invalidPdu
        case insufficientAuthentication
        case requestNotSupported
        case invalidOffset
        case insufficientAuthorization
        case prepareQueueFull
        case attributeNotFound
        case attributeNotLong
        case insufficientEncryptionKeySize
        case invalidAttributeValueLength
        case unlikelyError
        case insufficientEncryption
        case unsupportedGroupType
        case insufficientResources
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CBATTErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .attributeNotFound: "There is no such attribute."
        default: "\(CBATTErrorDomain), \(code.rawValue)"
        }
    }
    public static func == (a: CBATTError, b: CBATTError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CBATTError.attributeNotFound`.
public func ~= (code: CBATTError.Code, error: any Error) -> Bool { (error as? CBATTError)?.code == code }

public let CBATTErrorDomain = "CBATTErrorDomain"

extension CBATTError {
    public static let success = Code.success
    public static let invalidHandle = Code.invalidHandle
    public static let readNotPermitted = Code.readNotPermitted
    public static let writeNotPermitted = Code.writeNotPermitted
    public static let invalidPdu = Code.invalidPdu
    public static let insufficientAuthentication = Code.insufficientAuthentication
    public static let requestNotSupported = Code.requestNotSupported
    public static let invalidOffset = Code.invalidOffset
    public static let insufficientAuthorization = Code.insufficientAuthorization
    public static let prepareQueueFull = Code.prepareQueueFull
    public static let attributeNotFound = Code.attributeNotFound
    public static let attributeNotLong = Code.attributeNotLong
    public static let insufficientEncryptionKeySize = Code.insufficientEncryptionKeySize
    public static let invalidAttributeValueLength = Code.invalidAttributeValueLength
    public static let unlikelyError = Code.unlikelyError
    public static let insufficientEncryption = Code.insufficientEncryption
    public static let unsupportedGroupType = Code.unsupportedGroupType
    public static let insufficientResources = Code.insufficientResources
}
