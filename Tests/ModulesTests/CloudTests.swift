import CloudKit
import Foundation
import Testing

/// iCloud without an account: what is written to records stays in them, and no request reaches anything.
@MainActor
struct CloudTests {
    private nonisolated func note(_ name: String = "one") -> CKRecord {
        CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: name))
    }

    @Test("A record keeps its fields, and numbers are read as the type that is asked for")
    func fields() {
        let (record, date) = (note(), Date(timeIntervalSinceReferenceDate: 9))
        record["title"] = "Milk"
        record["count"] = 3
        record["date"] = date as CKRecordValue
        record["tags"] = ["a", "b"]
        record.encryptedValues["secret"] = "word"
        #expect(record["title"] as? String == "Milk" && record["tags"] as? [String] == ["a", "b"])
        #expect(record["date"] as? Date == date && record.value(forKey: "title") as? String == "Milk")
        let (count, half): (Int?, Double?) = (record["count"], record["count"])
        #expect(count == 3 && half == 3)
        #expect(record.encryptedValues["secret"] as? String == "word" && record["secret"] == nil)
        #expect(record.allKeys() == ["count", "date", "tags", "title"] && record.creationDate == nil)
        record["title"] = nil
        #expect(record["title"] == nil && record.allKeys() == ["count", "date", "tags"])
        #expect(record.changedKeys() == ["count", "date", "tags", "title"])
    }

    @Test("A copy of a record has fields of its own")
    func copies() throws {
        let record = note()
        record["title"] = "Milk"
        let copy = try #require(record.copy() as? CKRecord)
        copy["title"] = "Bread"
        #expect(record["title"] as? String == "Milk" && copy["title"] as? String == "Bread")
        #expect(copy.recordID == record.recordID && copy !== record)
    }

    @Test("Names of records are equal where the name and the zone are; a zone is the default one unless said")
    func names() {
        let zone = CKRecordZone(zoneName: "Notes")
        #expect(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))
        #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
        #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "b"))
        #expect(CKRecord.ID().recordName != CKRecord.ID().recordName)
        #expect(
            note().recordID.zoneID.zoneName == "_defaultZone" && note().recordID.zoneID == CKRecordZone.default().zoneID
        )
        #expect(Set([CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "a")]).count == 1)
    }

    @Test("What names a record can be written and read again, without its fields")
    func systemFields() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: "me")
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one", zoneID: zone))
        record["title"] = "Milk"
        let writer = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: writer)
        writer.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
        let read = try #require(CKRecord(coder: reader))
        #expect(read.recordType == "Note" && read.recordID == record.recordID && read.allKeys().isEmpty)
    }

    @Test("There is no account, and requests say so after the current event")
    func account() throws {
        var words: [String] = []
        try onStage {
            CKContainer.default().accountStatus { status, error in
                words.append("status \(status == .noAccount) \(error == nil)")
            }
            CKContainer.default().privateCloudDatabase.save(note()) { record, error in
                words.append("save \(record == nil) \((error as? CKError)?.code == .notAuthenticated)")
            }
            CKContainer.default().publicCloudDatabase.fetch(withRecordID: note().recordID) { record, error in
                words.append("fetch \(record == nil) \((error as? CKError)?.code == .networkUnavailable)")
            }
            words.append("asked")
        }
        #expect(words == ["asked", "status true true", "save true true", "fetch true true"])
    }

    @Test("A query tells that there is no account, in a task and as an operation")
    func queries() async throws {
        let database = CKContainer.default().privateCloudDatabase
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        let error = await #expect(throws: CKError.self) { _ = try await database.records(matching: query) }
        #expect(error?.code == .notAuthenticated)
        var errors: [CKError?] = []
        try onStage {
            let operation = CKQueryOperation(query: query)
            operation.queryResultBlock = { result in
                if case .failure(let error) = result { errors.append(error as? CKError) }
            }
            database.add(operation)
        }
        #expect(errors == [CKError(.notAuthenticated)])
    }

    @Test("An operation waits for the one that it depends on, and a canceled one says that it is")
    func operations() throws {
        nonisolated(unsafe) var words: [String] = []
        try onStage {
            func operation(_ name: String) -> CKModifyRecordsOperation {
                let operation = CKModifyRecordsOperation(recordsToSave: [note(name)])
                operation.modifyRecordsCompletionBlock = { _, _, error in
                    words.append("\(name) \((error as? CKError)?.code.rawValue ?? 0)")
                }
                return operation
            }
            let (first, second, third) = (operation("first"), operation("second"), operation("third"))
            first.addDependency(second)
            second.completionBlock = { words.append("done") }
            third.cancel()
            for operation in [first, second, third] { CKContainer.default().privateCloudDatabase.add(operation) }
        }
        // 9: there is no account. 20: canceled.
        #expect(words == ["second 9", "first 9", "third 20", "done"])
    }

    @Test("An error is caught by its code")
    func codes() {
        do { throw CKError(.zoneNotFound) } catch CKError.notAuthenticated {
            Issue.record("it is another code")
        } catch CKError.zoneNotFound {
        } catch { Issue.record("it is one of iCloud's") }
        #expect(CKError.Code.notAuthenticated.rawValue == 9 && CKError.Code.serverRecordChanged.rawValue == 14)
        #expect(CKError.Code.zoneNotFound.rawValue == 26 && CKAccountStatus.noAccount.rawValue == 3)
    }

    @Test("A share begins at its record, and keeps who takes part")
    func shares() {
        let record = note()
        let share = CKShare(rootRecord: record)
        #expect(record.share?.recordID == share.recordID && share.recordType == "cloudkit.share" && share.url == nil)
        share[CKShare.SystemFieldKey.title] = "Notes"
        #expect(share["cloudkit.title"] as? String == "Notes")
        let other = CKShare.Participant.oneTimeURLParticipant()
        share.addParticipant(other)
        #expect(share.participants.map(\.role) == [.owner, .privateUser])
        share.removeParticipant(other)
        #expect(share.participants.count == 1)
    }

    private final class Syncer: CKSyncEngineDelegate {
        func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {}
        func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
        ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
    }

    @Test("An engine keeps what is to be sent, each change once, and sends nothing")
    func engine() async throws {
        let syncer = Syncer()
        let engine = CKSyncEngine(
            .init(database: CKContainer.default().privateCloudDatabase, stateSerialization: nil, delegate: syncer))
        let (first, second) = (note("first").recordID, note("second").recordID)
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(first), .deleteRecord(second)])
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(first)])
        #expect(engine.state.pendingRecordZoneChanges == [.deleteRecord(second), .saveRecord(first)])
        let error = await #expect(throws: CKError.self) { try await engine.sendChanges() }
        #expect(error?.code == .notAuthenticated && engine.state.pendingRecordZoneChanges.count == 2)
        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: engine.state.pendingRecordZoneChanges) {
            $0 == first ? self.note("first") : nil
        }
        #expect(batch?.recordsToSave.map(\.recordID) == [first] && batch?.recordIDsToDelete == [second])
        engine.state.remove(pendingRecordZoneChanges: [.deleteRecord(second), .saveRecord(first)])
        let nothing = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: engine.state.pendingRecordZoneChanges) {
            _ in
            nil
        }
        #expect(nothing == nil)
    }
}
