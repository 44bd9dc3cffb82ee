// Names of iCloud, each used once as sources use it.
import CloudKit
import SwiftUI

struct CloudNote: Identifiable {
    static let recordType = "Note"
    let id: CKRecord.ID
    var title: String
    var count: Int
    var date: Date
    var picture: CKAsset?

    init?(record: CKRecord) {
        guard let title = record["title"] as? String, let date = record["date"] as? Date else { return nil }
        (id, self.title, self.date) = (record.recordID, title, date)
        count = record["count"] ?? 0
        picture = record["picture"] as? CKAsset
    }

    var record: CKRecord {
        let record = CKRecord(recordType: CloudNote.recordType, recordID: id)
        record["title"] = title
        record["count"] = count
        record["date"] = date as CKRecordValue
        record["picture"] = picture
        record["nothing"] = nil
        record["tags"] = ["a", "b"]
        record["place"] = CLLocation(latitude: 1, longitude: 2)
        record["owner"] = CKRecord.Reference(recordID: id, action: .deleteSelf)
        record.encryptedValues["secret"] = "word"
        record.setValue(title, forKey: "other")
        record.setValuesForFields(["more": 1])
        return record
    }
}

extension CKRecord {
    func setValuesForFields(_ values: [String: any CKRecordValue]) {
        for (key, value) in values { self[key] = value }
    }
}

@MainActor final class CloudNotes: ObservableObject {
    @Published var notes: [CloudNote] = []
    @Published var status = CKAccountStatus.couldNotDetermine
    @Published var message = ""
    private let database = CKContainer(identifier: "iCloud.com.example.notes").privateCloudDatabase
    private let zone = CKRecordZone(zoneName: "Notes")

    func start() {
        CKContainer.default().accountStatus { [weak self] status, error in
            DispatchQueue.main.async { self?.status = status }
        }
        CKContainer.default().fetchUserRecordID { id, error in
            if let error = error as? CKError, error.code == .notAuthenticated { print(error.localizedDescription) }
        }
        CKContainer.default().requestApplicationPermission(.userDiscoverability) { status, _ in
            print(status == .granted)
        }
    }

    func load() async {
        let query = CKQuery(recordType: CloudNote.recordType, predicate: NSPredicate(value: true))
        query.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        do {
            let (matches, cursor) = try await database.records(
                matching: query, inZoneWith: zone.zoneID, resultsLimit: 20)
            notes = matches.compactMap { try? $0.1.get() }.compactMap(CloudNote.init)
            if let cursor { _ = try await database.records(continuingMatchFrom: cursor) }
        } catch CKError.notAuthenticated {
            message = "no account"
        } catch let error as CKError where error.code == .zoneNotFound {
            message = "no zone \(error.retryAfterSeconds ?? 0)"
        } catch { message = error.localizedDescription }
    }

    func loadWithOperation() {
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        operation.desiredKeys = ["title"]
        operation.resultsLimit = 50
        operation.qualityOfService = .userInitiated
        operation.recordMatchedBlock = { _, result in
            switch result {
            case .success(let record): print(record.recordID.recordName)
            case .failure(let error): print(error)
            }
        }
        operation.queryResultBlock = { [weak self] result in
            DispatchQueue.main.async {
                if case .failure(let error) = result { self?.message = error.localizedDescription }
            }
        }
        database.add(operation)
    }

    func save(_ note: CloudNote) async throws {
        let saved = try await database.save(note.record)
        print(saved.recordID.recordName)
        try await database.deleteRecord(withID: note.id)
        let (saveResults, _) = try await database.modifyRecords(
            saving: [note.record], deleting: [], savePolicy: .allKeys)
        print(saveResults.count)
        let zones = try await database.allRecordZones()
        print(zones.map(\.zoneID.zoneName))
    }

    func saveWithHandlers(_ note: CloudNote) {
        database.save(note.record) { record, error in print(record?.creationDate ?? .now, error as Any) }
        database.save(zone) { _, _ in }
        database.fetch(withRecordID: note.id) { _, error in
            guard let error = error as? CKError else { return }
            switch error.code {
            case .unknownItem: print("unknown")
            case .networkUnavailable, .networkFailure: print("offline")
            default: break
            }
        }
        database.perform(CKQuery(recordType: "Note", predicate: NSPredicate(value: true)), inZoneWith: nil) {
            records, _ in
            print(records?.count ?? 0)
        }
        let operation = CKModifyRecordsOperation(recordsToSave: [note.record], recordIDsToDelete: nil)
        operation.savePolicy = .changedKeys
        operation.modifyRecordsResultBlock = { result in if case .success = result { print("saved") } }
        database.add(operation)
        let fetch = CKFetchRecordsOperation(recordIDs: [note.id])
        fetch.fetchRecordsCompletionBlock = { records, error in print(records?[note.id] as Any, error as Any) }
        database.add(fetch)
        let changes = CKFetchRecordZoneChangesOperation(
            recordZoneIDs: [zone.zoneID], configurationsByRecordZoneID: [zone.zoneID: .init()])
        changes.recordWasChangedBlock = { _, _ in }
        changes.recordWithIDWasDeletedBlock = { id, type in print(id, type) }
        CKContainer.default().add(changes)
    }

    func subscribe() async throws {
        let subscription = CKQuerySubscription(
            recordType: "Note", predicate: NSPredicate(value: true), subscriptionID: "notes",
            options: [.firesOnRecordCreation, .firesOnRecordUpdate])
        let info = CKSubscription.NotificationInfo()
        info.alertBody = "A note"
        info.shouldBadge = true
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        try await database.save(subscription)
        try await database.save(CKDatabaseSubscription(subscriptionID: "all"))
    }

    func received(_ userInfo: [AnyHashable: Any]) {
        guard let notification = CKNotification(fromRemoteNotificationDictionary: userInfo) else { return }
        if let query = notification as? CKQueryNotification { print(query.queryNotificationReason == .recordCreated) }
    }
}

struct CloudSharing: UIViewControllerRepresentable {
    let share: CKShare
    func makeUIViewController(context: Context) -> UICloudSharingController {
        share[CKShare.SystemFieldKey.title] = "Notes"
        share.publicPermission = .readWrite
        let controller = UICloudSharingController(share: share, container: CKContainer.default())
        controller.availablePermissions = [.allowReadWrite, .allowPrivate]
        controller.delegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: UICloudSharingController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, UICloudSharingControllerDelegate {
        func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {}
        func itemTitle(for csc: UICloudSharingController) -> String? { csc.share?[CKShare.SystemFieldKey.title] }
    }
}

final class NoteSyncer: CKSyncEngineDelegate, @unchecked Sendable {
    private var engine: CKSyncEngine!
    private var records: [CKRecord.ID: CKRecord] = [:]
    init() {
        let configuration = CKSyncEngine.Configuration(
            database: CKContainer.default().privateCloudDatabase, stateSerialization: nil, delegate: self)
        engine = CKSyncEngine(configuration)
    }
    func save(_ record: CKRecord) async throws {
        records[record.recordID] = record
        engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneName: "Notes"))])
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(record.recordID)])
        try await engine.sendChanges()
        try await engine.fetchChanges(.init(scope: .zoneIDs([record.recordID.zoneID])))
    }
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
        switch event {
        case .stateUpdate(let event): print((try? JSONEncoder().encode(event.stateSerialization)) as Any)
        case .accountChange(let event): if case .signOut = event.changeType { records = [:] }
        case .fetchedRecordZoneChanges(let event): for change in event.modifications { print(change.record) }
        case .sentRecordZoneChanges(let event):
            for failure in event.failedRecordSaves where failure.error.code == .serverRecordChanged {
                print(failure.error.serverRecord as Any)
            }
        case .fetchedDatabaseChanges, .sentDatabaseChanges, .willFetchChanges, .willFetchRecordZoneChanges,
            .didFetchRecordZoneChanges, .didFetchChanges, .willSendChanges, .didSendChanges:
            break
        @unknown default: break
        }
    }
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        let scope = context.options.scope
        let changes = syncEngine.state.pendingRecordZoneChanges.filter { scope.contains($0) }
        let records = records
        return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) { records[$0] }
    }
}
