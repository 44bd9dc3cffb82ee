/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a search goes on. No server gives one.
    public final class Cursor: NSObject, NSCopying, @unchecked Sendable {
        private override init() { super.init() }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
    public static let maximumResults = 0

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Never called: nothing is found.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}
public let CKQueryOperationMaximumResults = CKQueryOperation.maximumResults

/// Asks for records by their names.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Never called: nothing is loaded.
    open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public required override init() { super.init() }
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    open class func fetchCurrentUserRecordOperation() -> Self {
        let operation = self.init()
        operation.recordIDs = [CKRecord.ID(recordName: CKCurrentUserDefaultName)]
        return operation
    }
    override func fail(_ error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var clientChangeTokenData: Data?
    open var isAtomic = true
    /// Never called: nothing is sent.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override var writes: Bool { true }
    override func fail(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
