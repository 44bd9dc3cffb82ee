/// The module that sources import for the number by which advertisements know a device. It is zero, as where nobody allows tracking.
@_exported import KinoraViews

open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { only }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
