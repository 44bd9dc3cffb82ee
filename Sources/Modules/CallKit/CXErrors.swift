/// Why a call that comes in is not shown.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown
        case unentitled
        case callUUIDAlreadyExists
        case filteredByDoNotDisturb
        case filteredByBlockList
        case filteredDuringRestrictedSharingMode
        case callIsProtected
        case filteredBySensitiveParticipants
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .callUUIDAlreadyExists: "There is such a call already."
        default: "\(CXErrorDomainIncomingCall), \(code.rawValue)"
        }
    }
    public static func == (a: CXErrorCodeIncomingCallError, b: CXErrorCodeIncomingCallError) -> Bool {
        a.code == b.code
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CXErrorCodeIncomingCallError.callUUIDAlreadyExists`.
public func ~= (code: CXErrorCodeIncomingCallError.Code, error: any Error) -> Bool {
    (error as? CXErrorCodeIncomingCallError)?.code == code
}

public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

extension CXErrorCodeIncomingCallError {
    public static let unknown = Code.unknown
    public static let unentitled = Code.unentitled
    public static let callUUIDAlreadyExists = Code.callUUIDAlreadyExists
    public static let filteredByDoNotDisturb = Code.filteredByDoNotDisturb
    public static let filteredByBlockList = Code.filteredByBlockList
    public static let filteredDuringRestrictedSharingMode = Code.filteredDuringRestrictedSharingMode
    public static let callIsProtected = Code.callIsProtected
    public static let filteredBySensitiveParticipants = Code.filteredBySensitiveParticipants
}

/// Why actions on calls are not performed.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown
        case unentitled
        case unknownCallProvider
        case emptyTransaction
        case unknownCallUUID
        case callUUIDAlreadyExists
        case invalidAction
        case maximumCallGroupsReached
        case callIsProtected
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .unknownCallUUID: "There is no such call."
        case .unknownCallProvider: "There is no provider of calls."
        case .emptyTransaction: "There are no actions."
        default: "\(CXErrorDomainRequestTransaction), \(code.rawValue)"
        }
    }
    public static func == (a: CXErrorCodeRequestTransactionError, b: CXErrorCodeRequestTransactionError) -> Bool {
        a.code == b.code
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CXErrorCodeRequestTransactionError.unknownCallUUID`.
public func ~= (code: CXErrorCodeRequestTransactionError.Code, error: any Error) -> Bool {
    (error as? CXErrorCodeRequestTransactionError)?.code == code
}

public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

extension CXErrorCodeRequestTransactionError {
    public static let unknown = Code.unknown
    public static let unentitled = Code.unentitled
    public static let unknownCallProvider = Code.unknownCallProvider
    public static let emptyTransaction = Code.emptyTransaction
    public static let unknownCallUUID = Code.unknownCallUUID
    public static let callUUIDAlreadyExists = Code.callUUIDAlreadyExists
    public static let invalidAction = Code.invalidAction
    public static let maximumCallGroupsReached = Code.maximumCallGroupsReached
    public static let callIsProtected = Code.callIsProtected
}

/// Why an extension with numbers is not loaded.
public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown
        case noExtensionFound
        case loadingInterrupted
        case entriesOutOfOrder
        case duplicateEntries
        case maximumEntriesExceeded
        case extensionDisabled
        case currentlyLoading
        case unexpectedIncrementalRemoval
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .noExtensionFound: "There is no such extension."
        default: "\(CXErrorDomainCallDirectoryManager), \(code.rawValue)"
        }
    }
    public static func == (a: CXErrorCodeCallDirectoryManagerError, b: CXErrorCodeCallDirectoryManagerError) -> Bool {
        a.code == b.code
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch CXErrorCodeCallDirectoryManagerError.noExtensionFound`.
public func ~= (code: CXErrorCodeCallDirectoryManagerError.Code, error: any Error) -> Bool {
    (error as? CXErrorCodeCallDirectoryManagerError)?.code == code
}

public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

extension CXErrorCodeCallDirectoryManagerError {
    public static let unknown = Code.unknown
    public static let noExtensionFound = Code.noExtensionFound
    public static let loadingInterrupted = Code.loadingInterrupted
    public static let entriesOutOfOrder = Code.entriesOutOfOrder
    public static let duplicateEntries = Code.duplicateEntries
    public static let maximumEntriesExceeded = Code.maximumEntriesExceeded
    public static let extensionDisabled = Code.extensionDisabled
    public static let currentlyLoading = Code.currentlyLoading
    public static let unexpectedIncrementalRemoval = Code.unexpectedIncrementalRemoval
}
