import KinoraStage

// What apps for watches name. A stage is a phone: there is no crown, nothing taps the wrist, and no task runs in the background.

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The watch, as far as there is one: its screen is the stage.
@MainActor @preconcurrency
public final class WKInterfaceDevice: NSObject {
    public static func current() -> WKInterfaceDevice { only }
    private static let only = WKInterfaceDevice()
    public func play(_ type: WKHapticType) {}
    public var screenBounds: CGRect { UIScreen.main.bounds }
    public var screenScale: CGFloat { UIScreen.main.scale }
    public var name: String { "Watch" }
    public var model: String { "Watch" }
    public var systemName: String { "watchOS" }
    public var batteryLevel: Float { 1 }
    public var isBatteryMonitoringEnabled = false
}

@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}
extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}
public protocol WKExtensionDelegate: WKApplicationDelegate {}

/// The app on the watch; it is never launched.
@MainActor @preconcurrency
public final class WKExtension: NSObject {
    public static func shared() -> WKExtension { only }
    private static let only = WKExtension()
    public weak var delegate: (any WKExtensionDelegate)?
    public var rootInterfaceController: WKInterfaceController? { nil }
    public var isApplicationRunningInDock: Bool { false }
}

/// Work in the background, which is never asked for.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
    public let userInfo: (any NSSecureCoding & NSObjectProtocol)? = nil
    open func setTaskCompleted() {}
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
@MainActor @preconcurrency
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
@MainActor @preconcurrency
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Foundation.Date?,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}
@MainActor @preconcurrency
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
@MainActor @preconcurrency
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    public let sessionIdentifier = ""
}
@MainActor @preconcurrency
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}
@MainActor @preconcurrency
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// What stands for a page of a watch's app.
@MainActor @preconcurrency
open class WKInterfaceController: NSObject {
    public override init() { super.init() }
    open func awake(withContext context: Any?) {}
    open func willActivate() {}
    open func didDeactivate() {}
    open func setTitle(_ title: String?) {}
}

/// A page that is a SwiftUI view.
@MainActor @preconcurrency
open class WKHostingController<Body: View>: WKInterfaceController {
    open var body: Body { fatalError("\(Self.self) does not say what its body is; override `body`") }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}
