import Foundation
import KinoraViews

/// A panel beside a view, which is not shown: a stage has one window. It keeps what it is told, and tells its delegate where it would
/// come and go.
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
