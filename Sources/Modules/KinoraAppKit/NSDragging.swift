import KinoraViews

// Dragging from view to view and to other apps. Nothing is dragged: a session ends where it begins.

public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }

/// What is dragged, and how it looks.
@MainActor @preconcurrency
open class NSDraggingItem: NSObject {
    public let item: Any
    open var draggingFrame = CGRect.zero
    public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
    open func setDraggingFrame(_ frame: CGRect, contents: Any?) { draggingFrame = frame }
}
@MainActor @preconcurrency
open class NSDraggingSession: NSObject {
    open var animatesToStartingPositionsOnCancelOrFail = true
    open var draggingFormation = NSDraggingFormation.default
    open var draggingPasteboard: NSPasteboard { .general }
    open var draggingLocation: CGPoint { .zero }
}
@MainActor @preconcurrency
public protocol NSDraggingSource: AnyObject {
    func draggingSession(
        _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: CGPoint)
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: CGPoint)
    func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: CGPoint, operation: NSDragOperation)
    func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}
extension NSDraggingSource {
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: CGPoint) {}
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: CGPoint) {}
    public func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: CGPoint, operation: NSDragOperation
    ) {}
    public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}
/// What is told of something that is dragged over a view. Nothing is.
@MainActor @preconcurrency
public protocol NSDraggingInfo: AnyObject {
    var draggingPasteboard: NSPasteboard { get }
    var draggingLocation: CGPoint { get }
    var draggingSource: Any? { get }
    var draggingSourceOperationMask: NSDragOperation { get }
    var draggingSequenceNumber: Int { get }
}
extension UIView {
    @discardableResult
    public func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource)
        -> NSDraggingSession
    {
        let session = NSDraggingSession()
        source.draggingSession(session, willBeginAt: .zero)
        source.draggingSession(session, endedAt: .zero, operation: [])
        return session
    }
}

// MARK: Sharing and panels

@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: AnyObject {
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}
extension NSSharingServiceDelegate {
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    public func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
    ) {}
}
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)?
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)? { nil }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
}
@MainActor @preconcurrency
public protocol NSOpenSavePanelDelegate: AnyObject {
    func panel(_ sender: Any, shouldEnable url: URL) -> Bool
    func panel(_ sender: Any, validate url: URL) throws
    func panelSelectionDidChange(_ sender: Any?)
}
extension NSOpenSavePanelDelegate {
    public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
    public func panel(_ sender: Any, validate url: URL) throws {}
    public func panelSelectionDidChange(_ sender: Any?) {}
}
