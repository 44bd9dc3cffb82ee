/// Why the address book refused.
public struct CNError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError
        case authorizationDenied = 100
        case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300
        case validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientDoesNotExist, clientCollision, changeHistoryExpired, changeHistoryInvalidAnchor
        case changeHistoryInvalidFetchRequest
        case vCardMalformed = 700
        case vCardSummarizationError
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .authorizationDenied: "Access to contacts is denied."
        case .recordDoesNotExist: "There is no such contact."
        case .vCardMalformed: "The vCard cannot be read."
        default: "The address book refused (\(CNErrorDomain), \(code.rawValue))."
        }
    }
    public var contactIdentifiers: [String]? { nil }
    public var keyPaths: [String]? { nil }

    public static func == (a: CNError, b: CNError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CNError.authorizationDenied`.
public func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }

public let CNErrorDomain = "CNErrorDomain"

extension CNError {
    public static let communicationError = Code.communicationError
    public static let dataAccessError = Code.dataAccessError
    public static let authorizationDenied = Code.authorizationDenied
    public static let unauthorizedKeys = Code.unauthorizedKeys
    public static let recordDoesNotExist = Code.recordDoesNotExist
    public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
    public static let predicateInvalid = Code.predicateInvalid
    public static let policyViolation = Code.policyViolation
    public static let vCardMalformed = Code.vCardMalformed
}
