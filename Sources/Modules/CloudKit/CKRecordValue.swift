/// What a field of a record can hold.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Foundation.Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// Something with fields: a record, or its encrypted part.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}
extension CKRecordKeyValueSetting {
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
    /// The field as the type that is asked for: numbers convert into one another, as they are all `NSNumber` on a device.
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { object(forKey: key).flatMap { CKRecordNumbers.converted($0, to: T.self) } }
        set { setObject(newValue, forKey: key) }
    }
}

/// Numbers of fields under other types.
enum CKRecordNumbers {
    static func converted<T>(_ value: any CKRecordValueProtocol, to type: T.Type) -> T? {
        if let value = value as? T { return value }
        guard let number = number(value) else { return nil }
        return switch type {
        case is Bool.Type: number.boolValue as? T
        case is Int.Type: number.intValue as? T
        case is Int64.Type: number.int64Value as? T
        case is Int32.Type: number.int32Value as? T
        case is Double.Type: number.doubleValue as? T
        case is Float.Type: number.floatValue as? T
        case is NSNumber.Type: number as? T
        default: nil
        }
    }

    private static func number(_ value: any CKRecordValueProtocol) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Int64: NSNumber(value: value)
        case let value as Int32: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        default: nil
        }
    }
}
