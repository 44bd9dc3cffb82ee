import KinoraViews

// Windows of a Mac. They keep what they are told, and show nothing: a stage has one window, which is not theirs.

@MainActor @preconcurrency
open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum AnimationBehavior: Int, Sendable { case `default`, none = 2, documentWindow, utilityWindow, alertPanel }
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton }
    public enum OrderingMode: Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
    }
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let managed = CollectionBehavior(rawValue: 4)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    }
    public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    public nonisolated static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
    public nonisolated static let didExitFullScreenNotification = Notification.Name(
        "NSWindowDidExitFullScreenNotification")

    open var title = ""
    open var subtitle = ""
    open var identifier: NSUserInterfaceItemIdentifier?
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: NSToolbar?
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    open var sharingType = SharingType.readOnly
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }
    open var occlusionState: OcclusionState { .visible }
    open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {}
    open func convertToScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    open func convertFromScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    open func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint { topLeftPoint }
    open var isReleasedWhenClosed = true
    open var isOpaque = true
    open var hasShadow = true
    open var alphaValue: CGFloat = 1
    open var isMovable = true
    open var isMovableByWindowBackground = false
    open var ignoresMouseEvents = false
    open var hidesOnDeactivate = false
    open var level = Level.normal
    open var backingType = BackingStoreType.buffered
    open var collectionBehavior: CollectionBehavior = []
    open var animationBehavior = AnimationBehavior.default
    open var backgroundColor: UIColor? = .windowBackgroundColor
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open weak var delegate: (any NSWindowDelegate)?
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    // Sizes of what is in it, without a title bar, which a window of a stage does not have.
    open var contentMinSize = CGSize.zero
    open var contentMaxSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var contentAspectRatio = CGSize.zero
    open var aspectRatio = CGSize.zero
    open var contentResizeIncrements = CGSize(width: 1, height: 1)
    open var resizeIncrements = CGSize(width: 1, height: 1)
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var tabbingMode = TabbingMode.automatic
    open var tabbingIdentifier = ""
    open var isRestorable = true
    open var isExcludedFromWindowsMenu = false
    open var isDocumentEdited = false
    open var representedURL: URL?
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    open var acceptsMouseMovedEvents = false
    open var preservesContentDuringLiveResize = true
    open var inLiveResize: Bool { false }
    open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 1 }
    open var windowNumber: Int { 1 }
    /// What keys would go to, of which none come.
    open private(set) weak var firstResponder: NSResponder?
    open weak var initialFirstResponder: NSResponder?
    open private(set) var frame: CGRect
    open private(set) var isVisible = false
    open private(set) var childWindows: [NSWindow]?
    open private(set) weak var parent: NSWindow?
    open var styleMask: StyleMask

    public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
        (frame, self.styleMask, backingType) = (contentRect, styleMask, backing)
        super.init()
    }
    public override convenience init() {
        self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    }
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }
    /// Behind that of a `UIWindow`, where a view's window may be either.
    @_disfavoredOverload
    open var screen: NSScreen? { .main }
    open var isKeyWindow: Bool { false }
    open var isMainWindow: Bool { false }
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    open var canBecomeMain: Bool { styleMask.contains(.titled) }
    open func center() {}
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
    open func makeKey() {}
    open func makeMain() {}
    open func becomeKey() {}
    open func resignKey() {}
    open func becomeMain() {}
    open func resignMain() {}
    open func orderFront(_ sender: Any?) { isVisible = true }
    open func orderFrontRegardless() { isVisible = true }
    open func orderBack(_ sender: Any?) { isVisible = true }
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func close() { isVisible = false }
    open func performClose(_ sender: Any?) { close() }
    open func miniaturize(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    /// Windows of a stage have no buttons.
    open func standardWindowButton(_ b: ButtonType) -> NSView? { nil }
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if let view = responder as? _NSView, !view.acceptsFirstResponder { return false }
        firstResponder = responder
        return true
    }
    open func setIsVisible(_ flag: Bool) { isVisible = flag }
    open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    open class func frameRect(forContentRect cRect: CGRect, styleMask style: StyleMask) -> CGRect { cRect }
    open class func contentRect(forFrameRect fRect: CGRect, styleMask style: StyleMask) -> CGRect { fRect }
    open func invalidateShadow() {}
    open func display() {}
    open func displayIfNeeded() {}
    open func update() {}
    open func setFrameTopLeftPoint(_ point: CGPoint) {
        setFrameOrigin(CGPoint(x: point.x, y: point.y - frame.height))
    }
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    open func setContentSize(_ size: CGSize) { frame.size = size }
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWindows = (childWindows ?? []) + [childWin]
        childWin.parent = self
    }
    open func removeChildWindow(_ childWin: NSWindow) {
        childWindows?.removeAll { $0 === childWin }
        childWin.parent = nil
    }
}

/// A window beside others.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var worksWhenModal = false
}

@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    func windowWillClose(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
    func windowShouldClose(_ sender: NSWindow) -> Bool
}
extension NSWindowDelegate {
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

// MARK: The app and its screen

/// The app's tile in the dock, which a stage does not have.
@MainActor @preconcurrency
public final class NSDockTile {
    static let only = NSDockTile()
    public var contentView: NSView?
    public var badgeLabel: String?
    public var showsApplicationBadge = true
    public var size: CGSize { CGSize(width: 128, height: 128) }
    public func display() {}
}
extension NSApplication {
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// Returns at once: a stage has no loop of events of its own.
    public func run() {}
    public func stop(_ sender: Any?) {}
    public func finishLaunching() {}
    public func activate(ignoringOtherApps flag: Bool) {}
    public func activate() {}
    public func terminate(_ sender: Any?) {}
    public func hide(_ sender: Any?) {}
    public func unhide(_ sender: Any?) {}
    public func deactivate() {}
    public func orderFrontStandardAboutPanel(_ sender: Any?) {}
    public func orderFrontStandardAboutPanel(options: [String: Any] = [:]) {}
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest, informationalRequest = 10 }
    @discardableResult
    public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    public var currentEvent: NSEvent? { nil }
    /// The appearance of all windows; that of the stage counts.
    public var appearance: NSAppearance? {
        get { nil }
        set {}
    }
    public var dockTile: NSDockTile { .only }
    public var applicationIconImage: NSImage! { NSImage(named: "AppIcon") ?? NSImage(systemName: "app.fill") }
    /// Windows of a Mac, of which a stage has none.
    public var mainWindow: NSWindow? { nil }
    public var keyWindow: NSWindow? { nil }
    public var orderedWindows: [NSWindow] { [] }
    public var isActive: Bool { true }
}
public typealias CGDirectDisplayID = UInt32
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let size = NSDeviceDescriptionKey(rawValue: "NSDeviceSize")
    public static let resolution = NSDeviceDescriptionKey(rawValue: "NSDeviceResolution")
    public static let isScreen = NSDeviceDescriptionKey(rawValue: "NSDeviceIsScreen")
}
extension NSScreen {
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
        [
            NSDeviceDescriptionKey("NSScreenNumber"): CGDirectDisplayID(1), .isScreen: true, .size: frame.size,
            .resolution: CGSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor),
        ]
    }
}
extension NSApplication {
    public nonisolated static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
    public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
}
extension UIWindow {
    /// The screen as AppKit has it. UIKit's name of it holds where both would do.
    @_disfavoredOverload
    public var screen: NSScreen? { .main }
}

// MARK: Events

extension NSEvent {
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
    }
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
        public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
        public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        public static let any = EventTypeMask(rawValue: .max)
    }
    public static var mouseLocation: CGPoint { .zero }
    public static var pressedMouseButtons: Int { 0 }
    public static var doubleClickInterval: TimeInterval { 0.5 }
    public var hasPreciseScrollingDeltas: Bool { false }
    public var magnification: CGFloat { 0 }
    public var rotation: Float { 0 }
    public var pressure: Float { 0 }
    public var window: NSWindow? { nil }
    public var isARepeat: Bool { false }
    public var buttonNumber: Int { 0 }
    public static var modifierFlags: ModifierFlags { [] }
    /// From the upper left corner, as frames are.
    public var locationInWindow: CGPoint { allTouches?.first?.location(in: nil) ?? .zero }
    public var modifierFlags: ModifierFlags { [] }
    public var keyCode: UInt16 { 0 }
    public var characters: String? { nil }
    public var charactersIgnoringModifiers: String? { nil }
    public var clickCount: Int { allTouches == nil ? 0 : 1 }
    public var deltaX: CGFloat { 0 }
    public var deltaY: CGFloat { 0 }
    public var scrollingDeltaX: CGFloat { 0 }
    public var scrollingDeltaY: CGFloat { 0 }
    /// No event comes.
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    public static func removeMonitor(_ eventMonitor: Any) {}
}

public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
