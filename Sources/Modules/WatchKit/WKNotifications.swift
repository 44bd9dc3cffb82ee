import KinoraViews
import UserNotifications

// How a watch shows a notification. None comes.

@MainActor @preconcurrency
open class WKUserNotificationInterfaceController: WKInterfaceController {
    open var notificationActions: [UNNotificationAction] = []
    open func didReceive(_ notification: UNNotification) {}
    open func suggestionsForResponseToAction(
        withIdentifier identifier: String, for notification: UNNotification, inputLanguage: String
    ) -> [String] { [] }
    open func performNotificationDefaultAction() {}
    open func performDismissAction() {}
}

/// A notification that is a SwiftUI view.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    open class var coalescedDescriptionFormat: String? { nil }
    open class var isInteractive: Bool { false }
    open class var sashColor: Color? { nil }
    open class var titleColor: Color? { nil }
    open class var subtitleColor: Color? { nil }
    open class var wantsSashBlur: Bool { false }
    open var body: Body { fatalError("\(Self.self) does not say what its body is; override `body`") }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}

/// What an app for a watch shows for notifications of a category. None comes: it is an empty part of the app.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    public init(controller: Controller.Type, category: String) {}
    public var body: Never { fatalError("a scene of notifications is primitive; only its root is shown") }
    public var _root: AnyView { AnyView(EmptyView()) }
}
