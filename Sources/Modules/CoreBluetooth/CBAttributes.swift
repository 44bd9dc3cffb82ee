public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 2)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    public static let write = CBCharacteristicProperties(rawValue: 8)
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// Something that a device offers.
open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) {
        self.uuid = uuid
        super.init()
    }
}

open class CBService: CBAttribute, @unchecked Sendable {
    open var peripheral: CBPeripheral? { nil }
    public let isPrimary: Bool
    fileprivate(set) var services: [CBService]?
    fileprivate(set) var values: [CBCharacteristic]?
    open var includedServices: [CBService]? { services }
    open var characteristics: [CBCharacteristic]? { values }
    init(_ uuid: CBUUID, primary: Bool) {
        isPrimary = primary
        super.init(uuid)
    }
}
/// A service of the source's own.
open class CBMutableService: CBService, @unchecked Sendable {
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, primary: isPrimary) }
    open override var includedServices: [CBService]? {
        get { services }
        set { services = newValue }
    }
    open override var characteristics: [CBCharacteristic]? {
        get { values }
        set {
            values = newValue
            for value in newValue ?? [] { value.service = self }
        }
    }
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open internal(set) weak var service: CBService?
    fileprivate(set) var allowed: CBCharacteristicProperties
    fileprivate(set) var bytes: Data?
    fileprivate(set) var words: [CBDescriptor]?
    open var properties: CBCharacteristicProperties { allowed }
    open var value: Data? { bytes }
    open var descriptors: [CBDescriptor]? { words }
    open var isNotifying: Bool { false }
    init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
        (allowed, bytes) = (properties, value)
        super.init(uuid)
    }
}
/// A value of the source's own.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    /// Nobody.
    open var subscribedCentrals: [CBCentral]? { nil }
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID, properties, value)
    }
    open override var properties: CBCharacteristicProperties {
        get { allowed }
        set { allowed = newValue }
    }
    open override var value: Data? {
        get { bytes }
        set { bytes = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { words }
        set { words = newValue }
    }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open var characteristic: CBCharacteristic? { nil }
    public let value: Any?
    init(_ uuid: CBUUID, _ value: Any?) {
        self.value = value
        super.init(uuid)
    }
}
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    public init(type UUID: CBUUID, value: Any?) { super.init(UUID, value) }
}
