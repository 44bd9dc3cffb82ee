/// Shows files, for which a box stands here.
@MainActor @preconcurrency
open class QLPreviewController: _KinoraPlaceholderController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
}

/// A file that can be shown.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
