/// Why iCloud refused.
public struct CKError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated
        case serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
        case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
        case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
        case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
        case assetNotAvailable, accountTemporarilyUnavailable, participantAlreadyInvited
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .notAuthenticated: "There is no iCloud account on this device."
        case .networkUnavailable: "There is no network."
        case .operationCancelled: "The operation was canceled."
        default: "iCloud refused (\(CKErrorDomain), \(code.rawValue))."
        }
    }

    /// Seconds until another try makes sense; nil here, as no server has said any.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }

    public static func == (a: CKError, b: CKError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CKError.notAuthenticated`.
public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }

public let CKErrorDomain = "CKErrorDomain"
public let CKErrorRetryAfterKey = "CKErrorRetryAfterKey"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

extension CKError {
    public static let internalError = Code.internalError
    public static let partialFailure = Code.partialFailure
    public static let networkUnavailable = Code.networkUnavailable
    public static let networkFailure = Code.networkFailure
    public static let badContainer = Code.badContainer
    public static let serviceUnavailable = Code.serviceUnavailable
    public static let requestRateLimited = Code.requestRateLimited
    public static let missingEntitlement = Code.missingEntitlement
    public static let notAuthenticated = Code.notAuthenticated
    public static let permissionFailure = Code.permissionFailure
    public static let unknownItem = Code.unknownItem
    public static let invalidArguments = Code.invalidArguments
    public static let serverRecordChanged = Code.serverRecordChanged
    public static let serverRejectedRequest = Code.serverRejectedRequest
    public static let assetFileNotFound = Code.assetFileNotFound
    public static let assetFileModified = Code.assetFileModified
    public static let incompatibleVersion = Code.incompatibleVersion
    public static let constraintViolation = Code.constraintViolation
    public static let operationCancelled = Code.operationCancelled
    public static let changeTokenExpired = Code.changeTokenExpired
    public static let batchRequestFailed = Code.batchRequestFailed
    public static let zoneBusy = Code.zoneBusy
    public static let badDatabase = Code.badDatabase
    public static let quotaExceeded = Code.quotaExceeded
    public static let zoneNotFound = Code.zoneNotFound
    public static let limitExceeded = Code.limitExceeded
    public static let userDeletedZone = Code.userDeletedZone
    public static let tooManyParticipants = Code.tooManyParticipants
    public static let alreadyShared = Code.alreadyShared
    public static let referenceViolation = Code.referenceViolation
    public static let managedAccountRestricted = Code.managedAccountRestricted
    public static let participantMayNeedVerification = Code.participantMayNeedVerification
    public static let serverResponseLost = Code.serverResponseLost
    public static let assetNotAvailable = Code.assetNotAvailable
    public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}
