/// What sources for a Mac find in AppKit; the command makes `import AppKit` and `import Cocoa` mean this module. Its views are UIKit's under
/// their other names; windows, pointers and the workspace keep what they are told, and show nothing.
@_exported import KinoraViews

public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSHostingController<Content: View> = UIHostingController<Content>
public typealias NSTextField = UILabel
public typealias NSResponder = UIResponder
public typealias NSEvent = UIEvent
public typealias NSGestureRecognizer = UIGestureRecognizer

/// A view that shows one of SwiftUI's.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: UIView {
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
    open override func layoutSubviews() { controller.view.frame = CGRect(origin: .zero, size: frame.size) }
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
    public func activateFileViewerSelecting(_ urls: [URL]) {}
}

/// A blurred ground; what is behind a window is not there, so that it is the window's color.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar = 3
        case menu = 5
        case popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground, underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.windowBackground { didSet { backgroundColor = .windowBackgroundColor } }
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
}

@MainActor public var NSApp: NSApplication! { NSApplication.shared }
