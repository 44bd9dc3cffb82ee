/// The module that extensions for sharing import. Their sheet belongs to the system, and is a neutral box.
@_exported import KinoraViews

@MainActor @preconcurrency
open class SLComposeServiceViewController: UIViewController {
    open var contentText: String! = ""
    open var placeholder: String! = ""
    open var charactersRemaining: NSNumber!
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func configurationItems() -> [Any]! { [] }
    open override func loadView() { view = SharingBox() }
}

private final class SharingBox: _KinoraPlaceholderView {
    override var placeholderLabel: String { "Share" }
}
