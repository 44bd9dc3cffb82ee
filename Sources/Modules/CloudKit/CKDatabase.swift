/// The records of the app, of everyone, of its user, or shared with its user. None of them can be reached.
///
/// Reading the public database fails as without a network; all else fails as without an account.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    public typealias DatabaseScope = Scope

    public let databaseScope: Scope
    init(scope: Scope) {
        databaseScope = scope
        super.init()
    }

    /// Performs it after the current event; it fails.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        CKOperationLine.shared.add(operation)
    }

    /// Why reading fails.
    var unread: CKError { CKError(databaseScope == .public ? .networkUnavailable : .notAuthenticated) }
    /// Why writing fails.
    var unwritten: CKError { CKError(.notAuthenticated) }

    // MARK: Records

    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    { answer { [unread] in completionHandler(nil, unread) } }
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        answer { [unwritten] in completionHandler(nil, unwritten) }
    }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { answer { [unwritten] in completionHandler(nil, unwritten) } }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { answer { [unread] in completionHandler(nil, unread) } }

    public typealias Matches = (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    )
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping (Result<Matches, any Error>) -> Void
    ) { answer { [unread] in completionHandler(.failure(unread)) } }
    open func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping (Result<Matches, any Error>) -> Void
    ) { answer { [unread] in completionHandler(.failure(unread)) } }
    open func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) { answer { [unread] in completionHandler(.failure(unread)) } }

    public typealias RecordChanges = (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    )
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
        completionHandler: @escaping (Result<RecordChanges, any Error>) -> Void
    ) { answer { [unwritten] in completionHandler(.failure(unwritten)) } }

    // MARK: Zones

    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        answer { [unread] in completionHandler(nil, unread) }
    }
    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
    ) { answer { [unread] in completionHandler(nil, unread) } }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        answer { [unwritten] in completionHandler(nil, unwritten) }
    }
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
    ) { answer { [unwritten] in completionHandler(nil, unwritten) } }

    // MARK: Subscriptions

    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        answer { [unread] in completionHandler(nil, unread) }
    }
    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { answer { [unread] in completionHandler(nil, unread) } }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { answer { [unwritten] in completionHandler(nil, unwritten) } }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
    ) { answer { [unwritten] in completionHandler(nil, unwritten) } }
}
