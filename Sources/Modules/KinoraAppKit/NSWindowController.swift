import KinoraViews

/// Manages a window, which is not shown.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    open var window: NSWindow?
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    open var shouldCascadeWindows = true
    open var windowFrameAutosaveName = ""
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open var isWindowLoaded: Bool { window != nil }
    open func loadWindow() {}
    open func windowWillLoad() {}
    open func windowDidLoad() {}
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
}
