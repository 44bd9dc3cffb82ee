/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    public let zoneID: CKRecordZone.ID
    /// None, before a server has given some.
    open var capabilities: Capabilities { [] }
    open var share: CKRecord.Reference? { nil }
    private static let standard = CKRecordZone(zoneID: .default)
    open class func `default`() -> CKRecordZone { standard }
    public init(zoneID: CKRecordZone.ID) {
        self.zoneID = zoneID
        super.init()
    }
    public convenience init(zoneName: String) { self.init(zoneID: CKRecordZone.ID(zoneName: zoneName)) }

    /// The name of a zone, and of whom it is.
    public final class ID: NSObject, NSCopying, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = CKRecordZone.ID()
        public let zoneName: String
        public let ownerName: String
        public init(
            zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
        ) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
            super.init()
        }
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return zoneName == other.zoneName && ownerName == other.ownerName
        }
        public override var hash: Int { zoneName.hashValue }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName

/// How far changes were read. No server gives one.
public final class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    private override init() { super.init() }
    public init?(coder: NSCoder) { return nil }
    public func encode(with coder: NSCoder) {}
}
