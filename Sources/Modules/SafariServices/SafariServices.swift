/// The module that sources import for web pages in a browser's frame: a neutral box.
@_exported import KinoraViews

@MainActor @preconcurrency
public final class SFSafariViewController: _KinoraPlaceholderController {
    public final class Configuration {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public init() {}
    }
    public var preferredBarTintColor: UIColor?
    public var preferredControlTintColor: UIColor?
    public var dismissButtonStyle: DismissButtonStyle = .done
    public weak var delegate: AnyObject?
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
    public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {}
