/// What a server should tell of. None does.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

    /// What the message of a change would be.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge: Bool
        open var shouldSendContentAvailable: Bool
        open var shouldSendMutableContent: Bool
        open var category: String?
        open var collapseIDKey: String?
        public init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil,
            titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil,
            subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
            alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            (self.alertBody, self.alertLocalizationKey) = (alertBody, alertLocalizationKey)
            self.alertLocalizationArgs = alertLocalizationArgs
            (self.title, self.titleLocalizationKey) = (title, titleLocalizationKey)
            self.titleLocalizationArgs = titleLocalizationArgs
            (self.subtitle, self.subtitleLocalizationKey) = (subtitle, subtitleLocalizationKey)
            self.subtitleLocalizationArgs = subtitleLocalizationArgs
            self.alertActionLocalizationKey = alertActionLocalizationKey
            (self.alertLaunchImage, self.soundName, self.desiredKeys) = (alertLaunchImage, soundName, desiredKeys)
            (self.shouldBadge, self.shouldSendContentAvailable) = (shouldBadge, shouldSendContentAvailable)
            (self.shouldSendMutableContent, self.category) = (shouldSendMutableContent, category)
            self.collapseIDKey = collapseIDKey
            super.init()
        }
    }

    public let subscriptionID: ID
    open var subscriptionType: SubscriptionType { .query }
    open var notificationInfo: NotificationInfo?
    init(_ subscriptionID: ID) {
        self.subscriptionID = subscriptionID
        super.init()
    }
}
public typealias CKNotificationInfo = CKSubscription.NotificationInfo

/// Changes of records that a predicate describes.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID)
    }
    public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
        self.init(
            recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
    }
}

/// Changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
    public convenience init(zoneID: CKRecordZone.ID) {
        self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
    }
    open override var subscriptionType: SubscriptionType { .recordZone }
}

/// Changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID) }
    public convenience init() { self.init(subscriptionID: UUID().uuidString) }
    open override var subscriptionType: SubscriptionType { .database }
}

/// Asks for subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionIDs: [CKSubscription.ID]?
    /// Never called: nothing is loaded.
    open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public required override init() { super.init() }
    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }
    open class func fetchAllSubscriptionsOperation() -> Self { self.init() }
    override func fail(_ error: CKError) {
        fetchSubscriptionCompletionBlock?(nil, error)
        fetchSubscriptionsResultBlock?(.failure(error))
    }
}

/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Never called: nothing is sent.
    open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }
    override var writes: Bool { true }
    override func fail(_ error: CKError) {
        modifySubscriptionsCompletionBlock?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}
