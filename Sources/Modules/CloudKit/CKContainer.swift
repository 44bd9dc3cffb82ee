/// The app's place in iCloud. There is no account: its status says so, and everything that needs one fails.
open class CKContainer: NSObject, @unchecked Sendable {
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }
    public typealias ApplicationPermissionBlock = (ApplicationPermissionStatus, (any Error)?) -> Void

    private static let shared = CKContainer(identifier: "iCloud.default")
    open class func `default`() -> CKContainer { shared }

    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(scope: .private)
    public let publicCloudDatabase = CKDatabase(scope: .public)
    public let sharedCloudDatabase = CKDatabase(scope: .shared)
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Performs it after the current event; it fails.
    open func add(_ operation: CKOperation) { CKOperationLine.shared.add(operation) }

    // MARK: The account

    /// There is none.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        answer { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Fails, as there is no account.
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        answer { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions, completionHandler: @escaping ApplicationPermissionBlock
    ) { answer { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) } }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping ApplicationPermissionBlock
    ) { answer { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) } }
    open func applicationPermissionStatus(
        for applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }

    // MARK: Other people

    /// Nobody is found without an account.
    open func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func discoverUserIdentity(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    open func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
        throw CKError(.notAuthenticated)
    }

    // MARK: Shares

    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, CKError(.notAuthenticated)) } }
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
}

/// A person of iCloud, of whom nobody is found.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?
        private init(_ email: String?, _ phone: String?, _ record: CKRecord.ID?) {
            (emailAddress, phoneNumber, userRecordID) = (email, phone, record)
            super.init()
        }
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
    }
    public let lookupInfo: LookupInfo?
    open var userRecordID: CKRecord.ID? { lookupInfo?.userRecordID }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
    open var contactIdentifiers: [String] { [] }
    init(_ lookupInfo: LookupInfo?) {
        self.lookupInfo = lookupInfo
        super.init()
    }
}
