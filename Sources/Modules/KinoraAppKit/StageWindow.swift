import KinoraViews

// The stage's window under AppKit's name. Views have it as a `UIWindow`, which passes on what AppKit's windows are told.

private nonisolated(unsafe) let appKitsWindow = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIWindow {
    /// The same window as AppKit has it, which keeps what it is told.
    var ofAppKit: NSWindow {
        if let known = objc_getAssociatedObject(self, appKitsWindow) as? NSWindow { return known }
        let window = NSWindow(
            contentRect: bounds, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
            defer: false)
        window.contentView = rootViewController?.view
        window.setIsVisible(true)
        objc_setAssociatedObject(self, appKitsWindow, window, .OBJC_ASSOCIATION_RETAIN)
        return window
    }
}

extension UIView {
    /// The window as AppKit has it. UIKit's name of it holds where both would do.
    @_disfavoredOverload
    public var window: NSWindow? { _windowOfView?.ofAppKit }
}

extension UIWindow {
    public var titleVisibility: NSWindow.TitleVisibility {
        get { ofAppKit.titleVisibility }
        set { ofAppKit.titleVisibility = newValue }
    }
    public var titlebarAppearsTransparent: Bool {
        get { ofAppKit.titlebarAppearsTransparent }
        set { ofAppKit.titlebarAppearsTransparent = newValue }
    }
    public var toolbarStyle: NSWindow.ToolbarStyle {
        get { ofAppKit.toolbarStyle }
        set { ofAppKit.toolbarStyle = newValue }
    }
    public var styleMask: NSWindow.StyleMask {
        get { ofAppKit.styleMask }
        set { ofAppKit.styleMask = newValue }
    }
    public var level: NSWindow.Level {
        get { ofAppKit.level }
        set { ofAppKit.level = newValue }
    }
    public var collectionBehavior: NSWindow.CollectionBehavior {
        get { ofAppKit.collectionBehavior }
        set { ofAppKit.collectionBehavior = newValue }
    }
    public var isMovableByWindowBackground: Bool {
        get { ofAppKit.isMovableByWindowBackground }
        set { ofAppKit.isMovableByWindowBackground = newValue }
    }
    public var hasShadow: Bool {
        get { ofAppKit.hasShadow }
        set { ofAppKit.hasShadow = newValue }
    }
    public var isRestorable: Bool {
        get { ofAppKit.isRestorable }
        set { ofAppKit.isRestorable = newValue }
    }
    public var tabbingMode: NSWindow.TabbingMode {
        get { ofAppKit.tabbingMode }
        set { ofAppKit.tabbingMode = newValue }
    }
    public var minSize: CGSize {
        get { ofAppKit.minSize }
        set { ofAppKit.minSize = newValue }
    }
    public var contentMinSize: CGSize {
        get { ofAppKit.contentMinSize }
        set { ofAppKit.contentMinSize = newValue }
    }
    public var contentView: NSView? {
        get { ofAppKit.contentView }
        set { ofAppKit.contentView = newValue }
    }
    public var firstResponder: NSResponder? { ofAppKit.firstResponder }
    public var delegate: (any NSWindowDelegate)? {
        get { ofAppKit.delegate }
        set { ofAppKit.delegate = newValue }
    }
    @discardableResult
    public func makeFirstResponder(_ responder: NSResponder?) -> Bool { ofAppKit.makeFirstResponder(responder) }
    public func makeKeyAndOrderFront(_ sender: Any?) { ofAppKit.makeKeyAndOrderFront(sender) }
    /// A view has a center, too.
    @_disfavoredOverload
    public func center() { ofAppKit.center() }
    public func setContentSize(_ size: CGSize) { ofAppKit.setContentSize(size) }
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { ofAppKit.setFrame(frameRect, display: flag) }
    public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        ofAppKit.setFrame(frameRect, display: displayFlag, animate: animateFlag)
    }
    public func toggleFullScreen(_ sender: Any?) { ofAppKit.toggleFullScreen(sender) }
    public func standardWindowButton(_ b: NSWindow.ButtonType) -> NSView? { ofAppKit.standardWindowButton(b) }
}
