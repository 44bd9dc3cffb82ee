/// The module that sources import for views within notifications. None is shown: nobody calls such a view's methods.
@_exported import KinoraViews
@_exported import UserNotifications

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

/// The controller of a view within notifications.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: AnyObject {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}
extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
    public func mediaPlay() {}
    public func mediaPause() {}
}

extension NSExtensionContext {
    /// None, and what is set is dropped: there is no notification.
    public var notificationActions: [UNNotificationAction] {
        get { [] }
        set {}
    }
    public func dismissNotificationContentExtension() {}
    public func performNotificationDefaultAction() {}
    public func mediaPlayingStarted() {}
    public func mediaPlayingPaused() {}
}
