/// The module that sources import for iCloud. A stage has no account and no network: records, zones, queries and subscriptions keep
/// what they are told, and every request fails with the error that a phone without an account gives.
@_exported import CoreLocation
@_exported import KinoraViews

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
extension NSNotification.Name {
    public static let CKAccountChangedNotification = Notification.Name.CKAccountChanged
}

/// Answers after the current event, as the framework never answers within the call.
func answer(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
