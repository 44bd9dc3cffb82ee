/// The module that sources import for asking whether they may track. Nobody allows it, and nobody is asked.
@_exported import KinoraViews

open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Denied, after the current event.
    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void)
    {
        DispatchQueue.main.async { completion(.denied) }
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
