/// Keeps the records of an app as they are in iCloud. Without an account it keeps what is to be sent, sends and fetches nothing by itself,
/// and fails where the source asks it to.
public final class CKSyncEngine: @unchecked Sendable {
    public struct Configuration: Sendable {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public weak var delegate: (any CKSyncEngineDelegate)?
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?
        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) { (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate) }
    }

    public let state = State()
    public let database: CKDatabase
    public init(_ configuration: Configuration) { database = configuration.database }

    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    public func cancelOperations() async {}
}

public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}
extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

// MARK: What is to be sent

extension CKSyncEngine {
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)
    }
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
    }

    /// Changes that wait, each once, in the order in which they came.
    public final class State: @unchecked Sendable {
        /// What would be written to a file. Nothing is known of a server.
        public struct Serialization: Codable, Sendable {}
        public private(set) var pendingRecordZoneChanges: [PendingRecordZoneChange] = []
        public private(set) var pendingDatabaseChanges: [PendingDatabaseChange] = []
        public var hasPendingUntrackedChanges = false
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
        init() {}
        public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            remove(pendingRecordZoneChanges: pendingRecordZoneChanges)
            self.pendingRecordZoneChanges += pendingRecordZoneChanges
        }
        public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            self.pendingRecordZoneChanges.removeAll { pendingRecordZoneChanges.contains($0) }
        }
        public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
            remove(pendingDatabaseChanges: pendingDatabaseChanges)
            self.pendingDatabaseChanges += pendingDatabaseChanges
        }
        public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
            self.pendingDatabaseChanges.removeAll { pendingDatabaseChanges.contains($0) }
        }
    }

    public enum SyncReason: Hashable, Sendable { case scheduled, manual }
    public struct SendChangesOptions: Sendable {
        public enum Scope: Sendable {
            case all
            case zoneIDs(Set<CKRecordZone.ID>)
            case allExcluding(Set<CKRecordZone.ID>)
            public func contains(_ change: PendingRecordZoneChange) -> Bool {
                let zone =
                    switch change {
                    case .saveRecord(let id), .deleteRecord(let id): id.zoneID
                    }
                return switch self {
                case .all: true
                case .zoneIDs(let zones): zones.contains(zone)
                case .allExcluding(let zones): !zones.contains(zone)
                }
            }
        }
        public var scope: Scope
        public init(scope: Scope = .all) { self.scope = scope }
    }
    public struct FetchChangesOptions: Sendable {
        public enum Scope: Sendable {
            case all
            case zoneIDs(Set<CKRecordZone.ID>)
            case allExcluding(Set<CKRecordZone.ID>)
        }
        public var scope: Scope
        public init(scope: Scope = .all) { self.scope = scope }
    }
    public struct SendChangesContext: Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions
    }
    public struct FetchChangesContext: Sendable {
        public let reason: SyncReason
        public let options: FetchChangesOptions
    }

    /// Records that are sent together.
    public struct RecordZoneChangeBatch: Sendable {
        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool
        public init(
            recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
        ) {
            (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
            self.atomicByZone = atomicByZone
        }
        /// Nil where nothing is to be sent. Changes whose record is not there any more are left out.
        public init?(
            pendingChanges: [PendingRecordZoneChange], recordProvider: (CKRecord.ID) async -> CKRecord?
        ) async {
            var (records, deleted): ([CKRecord], [CKRecord.ID]) = ([], [])
            for change in pendingChanges {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { records.append(record) }
                case .deleteRecord(let id): deleted.append(id)
                }
            }
            if records.isEmpty, deleted.isEmpty { return nil }
            self.init(recordsToSave: records, recordIDsToDelete: deleted)
        }
    }
}

// MARK: What happens, which is never told

extension CKSyncEngine {
    public enum Event: Sendable {
        case stateUpdate(StateUpdate)
        case accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges)
        case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
        case didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges)
        case didSendChanges(DidSendChanges)

        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }
        public struct AccountChange: Sendable {
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID)
                case signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }
            public let changeType: ChangeType
        }
        public struct FetchedDatabaseChanges: Sendable {
            public let modifications: [CKDatabase.DatabaseChange.Modification]
            public let deletions: [CKDatabase.DatabaseChange.Deletion]
        }
        public struct FetchedRecordZoneChanges: Sendable {
            public let modifications: [CKDatabase.RecordZoneChange.Modification]
            public let deletions: [CKDatabase.RecordZoneChange.Deletion]
        }
        public struct SentDatabaseChanges: Sendable {
            public struct FailedZoneSave: Sendable {
                public let zone: CKRecordZone
                public let error: CKError
            }
            public let savedZones: [CKRecordZone]
            public let failedZoneSaves: [FailedZoneSave]
            public let deletedZoneIDs: [CKRecordZone.ID]
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }
        public struct SentRecordZoneChanges: Sendable {
            public struct FailedRecordSave: Sendable {
                public let record: CKRecord
                public let error: CKError
            }
            public let savedRecords: [CKRecord]
            public let failedRecordSaves: [FailedRecordSave]
            public let deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }
        public struct WillFetchChanges: Sendable { public let context: FetchChangesContext }
        public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
        public struct DidFetchRecordZoneChanges: Sendable {
            public let zoneID: CKRecordZone.ID
            public let error: CKError?
        }
        public struct DidFetchChanges: Sendable { public let context: FetchChangesContext }
        public struct WillSendChanges: Sendable { public let context: SendChangesContext }
        public struct DidSendChanges: Sendable { public let context: SendChangesContext }
    }
}
