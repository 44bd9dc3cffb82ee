/// What sources for a Mac find in AppKit; the command makes `import AppKit` and `import Cocoa` mean this module. Its views are UIKit's under
/// their other names; windows, pointers and the workspace keep what they are told, and show nothing.
@_exported import KinoraViews

public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSHostingController<Content: View> = UIHostingController<Content>
public typealias NSResponder = UIResponder
public typealias NSEvent = UIEvent
public typealias NSGestureRecognizer = UIGestureRecognizer

/// A view that shows one of SwiftUI's.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: _NSView {
    private let controller: UIHostingController<Content>
    open var rootView: Content {
        get { controller.rootView }
        set { controller.rootView = newValue }
    }
    public required init(rootView: Content) {
        controller = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
        addSubview(controller.view)
    }
    public required init?(coder: NSCoder) { return nil }
    open override var isFlipped: Bool { true }
    open override func layoutSubviews() {
        controller.view.frame = CGRect(origin: .zero, size: frame.size)
        super.layoutSubviews()
    }
}

@MainActor @preconcurrency
public protocol NSApplicationDelegate: UIApplicationDelegate {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}
extension NSApplicationDelegate {
    // An app tells its delegate by UIKit's names that it was launched.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationWillFinishLaunching(
            Notification(name: NSApplication.willFinishLaunchingNotification, object: application))
        return true
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(
            Notification(name: NSApplication.didFinishLaunchingNotification, object: application))
        return true
    }
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

/// The pointer, which a stage does not show.
public final class NSCursor: Sendable {
    public static let arrow = NSCursor()
    public static let pointingHand = NSCursor()
    public static let iBeam = NSCursor()
    public static let crosshair = NSCursor()
    public static let openHand = NSCursor()
    public static let closedHand = NSCursor()
    public static let resizeLeftRight = NSCursor()
    public static let resizeUpDown = NSCursor()
    public static let resizeLeft = NSCursor()
    public static let resizeRight = NSCursor()
    public static let resizeUp = NSCursor()
    public static let resizeDown = NSCursor()
    public static let columnResize = NSCursor()
    public static let rowResize = NSCursor()
    public static let contextualMenu = NSCursor()
    public static let operationNotAllowed = NSCursor()
    public static let disappearingItem = NSCursor()
    public static let dragCopy = NSCursor()
    public static let dragLink = NSCursor()
    public static let zoomIn = NSCursor()
    public static let zoomOut = NSCursor()
    public static let iBeamCursorForVerticalLayout = NSCursor()
    public static var current: NSCursor { arrow }
    private init() {}
    public init(image newImage: NSImage, hotSpot: CGPoint) {}
    public func push() {}
    public func set() {}
    public func pop() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
}

/// Other apps and files, of which there are none.
public final class NSWorkspace: Sendable {
    public static let shared = NSWorkspace()
    @discardableResult
    public func open(_ url: URL) -> Bool { false }
    public func icon(forFile fullPath: String) -> NSImage { NSImage() }
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    public func urlForApplication(toOpen url: URL) -> URL? { nil }
    public var frontmostApplication: NSRunningApplication? { .current }
    public var runningApplications: [NSRunningApplication] { [.current] }
    public var notificationCenter: NotificationCenter { .default }
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    // Never posted: there are no other apps.
    public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    public func activateFileViewerSelecting(_ urls: [URL]) {}
    public func icon(for contentType: UTType) -> NSImage { NSImage() }
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// How another app is opened.
    public final class OpenConfiguration: NSObject {
        public override init() { super.init() }
        public var activates = true
        public var hides = false
        public var addsToRecentItems = true
        public var createsNewApplicationInstance = false
        public var promptsUserIfNeeded = true
        public var arguments: [String] = []
        public var environment: [String: String] = [:]
    }
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    public func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
}

/// An app that runs: this one.
public final class NSRunningApplication: NSObject, Sendable {
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
    public static let current = NSRunningApplication()
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    public var localizedName: String? { nil }
    public var icon: NSImage? { nil }
    public var bundleURL: URL? { nil }
    public var processIdentifier: Int32 { 1 }
    public var isActive: Bool { true }
    public var isHidden: Bool { false }
    public var isTerminated: Bool { false }
    @discardableResult public func activate(options: ActivationOptions = []) -> Bool { true }
    @discardableResult public func hide() -> Bool { false }
    @discardableResult public func terminate() -> Bool { false }
    public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        []
    }
}

@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

extension NSColor { public typealias Name = String }
