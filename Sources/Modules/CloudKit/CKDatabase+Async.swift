/// The same requests for tasks.
extension CKDatabase {
    // MARK: Records

    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw unread }
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw unwritten }
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw unwritten }
    public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
        throw unread
    }
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw unread }
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw unread }
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw unread }
    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw unwritten }

    // MARK: Zones

    public func allRecordZones() async throws -> [CKRecordZone] { throw unread }
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw unread }
    public func recordZones(
        for ids: [CKRecordZone.ID]
    ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] { throw unread }
    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw unwritten }
    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw unwritten }
    @discardableResult
    public func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) { throw unwritten }

    // MARK: Changes

    /// What has changed of a record.
    public struct RecordZoneChange: Sendable {
        public struct Modification: Sendable { public let record: CKRecord }
        public struct Deletion: Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }
    /// What has changed of a zone.
    public struct DatabaseChange: Sendable {
        public struct Modification: Sendable { public let zoneID: CKRecordZone.ID }
        public struct Deletion: Sendable {
            public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
            public let zoneID: CKRecordZone.ID
            public let reason: Reason
            public var purged: Bool { reason == .purged }
        }
    }
    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw unread }
    public func databaseChanges(
        since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
        changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw unread }

    // MARK: Subscriptions

    public func allSubscriptions() async throws -> [CKSubscription] { throw unread }
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw unread }
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw unwritten }
    @discardableResult
    public func deleteSubscription(
        withID subscriptionID: CKSubscription.ID
    ) async throws -> CKSubscription.ID { throw unwritten }
    @discardableResult
    public func modifySubscriptions(
        saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
    ) async throws -> (
        saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
        deleteResults: [CKSubscription.ID: Result<Void, any Error>]
    ) { throw unwritten }

    /// Works on the database as it would be with the settings of a configuration.
    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKDatabase) async throws -> R
    ) async rethrows -> R { try await body(self) }
}
