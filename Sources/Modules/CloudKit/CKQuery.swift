/// Which records are looked for, and in which order.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}

/// Sorts by the distance of a place. Nothing is found, so nothing is sorted.
open class CKLocationSortDescriptor: NSObject, @unchecked Sendable {
    public let key: String
    public let relativeLocation: CLLocation
    public init(key: String, relativeLocation: CLLocation) {
        (self.key, self.relativeLocation) = (key, relativeLocation)
        super.init()
    }
}
