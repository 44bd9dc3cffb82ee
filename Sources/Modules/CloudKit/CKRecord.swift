/// Fields under a name. They are kept; no server ever gives the record a date, a tag or a creator.
open class CKRecord: NSObject, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public static let SystemTypeUserRecord: RecordType = "Users"
    public static let SystemTypeShare: RecordType = "cloudkit.share"
    public static let RecordTypeUserRecord = SystemTypeUserRecord
    public static let RecordTypeShare = SystemTypeShare

    public let recordType: RecordType
    public let recordID: CKRecord.ID
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: CKRecord.ID? { nil }
    open var creationDate: Foundation.Date? { nil }
    open var lastModifiedUserRecordID: CKRecord.ID? { nil }
    open var modificationDate: Foundation.Date? { nil }
    /// Set by the share that begins at this record.
    open internal(set) var share: CKRecord.Reference?
    open var parent: CKRecord.Reference?
    private var fields = CKRecordFields()
    private let encrypted = CKRecordFields()

    public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
        super.init()
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }
    /// What `encodeSystemFields(with:)` has written.
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } }
        guard let type = text("RecordType"), let name = text("RecordName"), let zone = text("ZoneName"),
            let owner = text("OwnerName")
        else { return nil }
        recordType = type
        recordID = CKRecord.ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
        super.init()
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        fields.setObject(object, forKey: key)
    }
    open func value(forKey key: String) -> Any? { fields.object(forKey: key) }
    /// A value that no field can hold takes away what the field holds.
    open func setValue(_ value: Any?, forKey key: String) {
        fields.setObject(value as? any CKRecordValueProtocol, forKey: key)
    }
    /// The names of all fields, sorted.
    open func allKeys() -> [FieldKey] { fields.allKeys() }
    /// The words of all texts, as a search for tokens finds them.
    open func allTokens() -> [String] {
        allKeys().compactMap { self.object(forKey: $0) as? String }
            .flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    }
    /// All that were set, as nothing is ever saved.
    open func changedKeys() -> [FieldKey] { fields.changedKeys() }
    /// Fields that a server could not read. They are kept like the others.
    open var encryptedValues: any CKRecordKeyValueSetting { encrypted }

    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    open func setParent(_ parentRecordID: CKRecord.ID?) {
        parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
    }

    /// Writes what names the record, without its fields.
    open func encodeSystemFields(with coder: NSCoder) {
        let zone = recordID.zoneID
        for (key, text) in [
            ("RecordType", recordType), ("RecordName", recordID.recordName), ("ZoneName", zone.zoneName),
            ("OwnerName", zone.ownerName),
        ] { coder.encode(NSString(string: text), forKey: key) }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        (copy.parent, copy.share) = (parent, share)
        for key in allKeys() { copy.setObject(object(forKey: key), forKey: key) }
        for key in encrypted.allKeys() { copy.encrypted.setObject(encrypted.object(forKey: key), forKey: key) }
        return copy
    }
}

/// Values by name, and which of them were set.
final class CKRecordFields: CKRecordKeyValueSetting {
    private var values: [String: any CKRecordValueProtocol] = [:]
    private var changed: Set<String> = []

    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
    func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }
}

extension CKRecord {
    /// The name of a record in its zone.
    public final class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
            super.init()
        }
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        public override var hash: Int { recordName.hashValue }
        public override var description: String { "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID.zoneName)>" }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A field that names another record.
    public final class Reference: NSObject, NSCopying, @unchecked Sendable {
        public typealias Action = CKRecord.ReferenceAction
        public let recordID: CKRecord.ID
        public let action: ReferenceAction
        public init(recordID: CKRecord.ID, action: ReferenceAction) {
            (self.recordID, self.action) = (recordID, action)
            super.init()
        }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Reference else { return false }
            return recordID == other.recordID && action == other.action
        }
        public override var hash: Int { recordID.hash }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The fields that a server would set.
    public struct SystemFieldKey {
        private init() {}
        public static let recordID = "recordID"
        public static let parent = "parent"
        public static let creatorUserRecordID = "creatorUserRecordID"
        public static let creationDate = "creationDate"
        public static let lastModifiedUserRecordID = "lastModifiedUserRecordID"
        public static let modificationDate = "modificationDate"
        public static let share = "share"
    }
}
public typealias CKReference = CKRecord.Reference

/// A file beside a record. It stays where it is.
open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }
}
