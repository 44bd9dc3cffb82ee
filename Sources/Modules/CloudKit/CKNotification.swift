/// A remote notification of iCloud. No server sends any, so that none can be read.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    public final class ID: NSObject, NSCopying, @unchecked Sendable {
        override init() { super.init() }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open var notificationType: NotificationType { .query }
    open var notificationID: ID? { nil }
    open var containerIdentifier: String? { nil }
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
    open var isPruned: Bool { false }
    open var alertBody: String? { nil }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var badge: NSNumber? { nil }
    open var soundName: String? { nil }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var category: String? { nil }

    override init() { super.init() }
    /// Always nil: the values do not come from iCloud.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        return nil
    }
}

/// Of a record that a predicate describes.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
    open var queryNotificationReason: Reason { .recordCreated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .public }
}
/// Of a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open override var notificationType: NotificationType { .recordZone }
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}
/// Of a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open override var notificationType: NotificationType { .database }
    open var databaseScope: CKDatabase.Scope { .private }
}
