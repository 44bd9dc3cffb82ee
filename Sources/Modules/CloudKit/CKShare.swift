/// Records that are shared with others. Nobody takes part but what the source says.
open class CKShare: CKRecord, @unchecked Sendable {
    public struct SystemFieldKey {
        private init() {}
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner
        case privateUser = 3
        case publicUser
        case administrator
    }

    /// Someone who takes part.
    open class Participant: NSObject, @unchecked Sendable {
        public typealias AcceptanceStatus = CKShare.ParticipantAcceptanceStatus
        public typealias Permission = CKShare.ParticipantPermission
        public typealias Role = CKShare.ParticipantRole
        public let userIdentity: CKUserIdentity
        open var role: ParticipantRole
        open var permission: ParticipantPermission
        open var acceptanceStatus: ParticipantAcceptanceStatus { role == .owner ? .accepted : .unknown }
        public let participantID = UUID().uuidString
        init(_ userIdentity: CKUserIdentity, role: ParticipantRole, permission: ParticipantPermission) {
            (self.userIdentity, self.role, self.permission) = (userIdentity, role, permission)
            super.init()
        }
        /// Someone whose name is not known.
        public static func oneTimeURLParticipant() -> Participant {
            Participant(CKUserIdentity(nil), role: .privateUser, permission: .readOnly)
        }
    }

    /// What an invitation says. None comes.
    open class Metadata: NSObject, @unchecked Sendable {
        public let containerIdentifier: String
        public let share: CKShare
        public let hierarchicalRootRecordID: CKRecord.ID?
        open var rootRecordID: CKRecord.ID { hierarchicalRootRecordID ?? share.recordID }
        open var rootRecord: CKRecord? { nil }
        open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
        open var participantRole: ParticipantRole { .privateUser }
        open var participantStatus: ParticipantAcceptanceStatus { .pending }
        open var participantPermission: ParticipantPermission { .readOnly }
        init(containerIdentifier: String, share: CKShare, rootRecordID: CKRecord.ID?) {
            (self.containerIdentifier, self.share) = (containerIdentifier, share)
            hierarchicalRootRecordID = rootRecordID
            super.init()
        }
    }

    open var publicPermission = ParticipantPermission.none
    /// Nil: no server gives an address.
    open var url: URL? { nil }
    public let owner = Participant(CKUserIdentity(nil), role: .owner, permission: .readWrite)
    private var others: [Participant] = []
    open var participants: [Participant] { [owner] + others }
    open var currentUserParticipant: Participant? { owner }

    public convenience init(rootRecord: CKRecord) {
        self.init(
            rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: CKRecord.SystemTypeShare, recordID: shareID)
        rootRecord.share = CKRecord.Reference(recordID: shareID, action: .none)
    }
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(
            recordType: CKRecord.SystemTypeShare,
            recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addParticipant(_ participant: Participant) { others.append(participant) }
    open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }
}

/// Saves a share and those who accept it. Fails, as there is no account.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }
    override func fail(_ error: CKError) {
        acceptSharesCompletionBlock?(error)
        acceptSharesResultBlock?(.failure(error))
    }
}

/// Asks what invitations say. Fails, as there is no account.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }
    override func fail(_ error: CKError) {
        fetchShareMetadataCompletionBlock?(error)
        fetchShareMetadataResultBlock?(.failure(error))
    }
}
