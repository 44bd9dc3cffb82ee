import KinoraStage

// Panels of the system that choose something. Nobody chooses here: they show a neutral box with their name, and tell nobody.

/// A panel of colors.
@MainActor @preconcurrency
public final class UIColorPickerViewController: _KinoraPlaceholderController {
    public weak var delegate: (any UIColorPickerViewControllerDelegate)?
    public var selectedColor = UIColor.white
    public var supportsAlpha = true
}

@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A panel of fonts.
@MainActor @preconcurrency
public final class UIFontPickerViewController: _KinoraPlaceholderController {
    /// Which fonts it offers.
    public final class Configuration {
        public var includeFaces = false
        public var displayUsingSystemFont = false
        public init() {}
    }
    public let configuration: Configuration
    public weak var delegate: (any UIFontPickerViewControllerDelegate)?
    public var selectedFontDescriptor: UIFontDescriptor?
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A panel of files.
@MainActor @preconcurrency
public final class UIDocumentPickerViewController: _KinoraPlaceholderController {
    public weak var delegate: (any UIDocumentPickerDelegate)?
    public var allowsMultipleSelection = false
    public var shouldShowFileExtensions = false
    public var directoryURL: URL?
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A dictionary's entry for a word; it knows none.
@MainActor @preconcurrency
public final class UIReferenceLibraryViewController: _KinoraPlaceholderController {
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
    public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
