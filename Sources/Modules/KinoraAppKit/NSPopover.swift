import Foundation
import KinoraViews

// Popovers, window controllers and buttons of a Mac. What is beside a window is not shown: a stage has one window.

/// A panel beside a view. It keeps what it is told, and tells its delegate where it would come and go.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var hasFullSizeContent = false
    open var contentSize = CGSize.zero
    open var appearance: NSAppearance?
    open var positioningRect = CGRect.zero
    open var contentViewController: NSViewController?
    open weak var delegate: (any NSPopoverDelegate)?
    open private(set) var isShown = false
    open var isDetached: Bool { false }

    public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        self.positioningRect = positioningRect
        guard !isShown else { return }
        delegate?.popoverWillShow(Notification(name: NSPopover.willShowNotification, object: self))
        isShown = true
        delegate?.popoverDidShow(Notification(name: NSPopover.didShowNotification, object: self))
    }
    open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) ?? true { close() } }
    open func close() {
        guard isShown else { return }
        delegate?.popoverWillClose(Notification(name: NSPopover.willCloseNotification, object: self))
        isShown = false
        delegate?.popoverDidClose(Notification(name: NSPopover.didCloseNotification, object: self))
    }
}

@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    func popoverWillShow(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
    func popoverWillClose(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}

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

/// A button, drawn as one of a phone.
@MainActor @preconcurrency
open class NSButton: UIButton {
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
    }
    public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push, flexiblePush
        case disclosure = 5
        case circular = 7
        case helpButton = 9
        case smallSquare
        case toolbar, accessoryBarAction, accessoryBar, pushDisclosure, badge
    }
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
    }
    open var title: String {
        get { title(for: .normal) ?? "" }
        set { setTitle(newValue, for: .normal) }
    }
    open var image: NSImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }
    open var bezelStyle = BezelStyle.automatic
    open var isBordered = true
    open func setButtonType(_ type: ButtonType) {}
}
