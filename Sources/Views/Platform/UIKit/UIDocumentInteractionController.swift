import KinoraStage

// Panels of the system that open, share and print files. A stage shows none of them.

@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var uti: String?
    open var name: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    public nonisolated override init() { super.init() }
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    open var icons: [UIImage] { [] }
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { UIViewController() }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

/// Nothing is printed.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public static let shared = UIPrintInteractionController()
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    open func dismiss(animated: Bool) {}
}
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    public nonisolated override init() { super.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
}
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    public nonisolated override init() { super.init() }
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var maximumContentWidth: CGFloat = 0
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) {
        super.init()
        self.markupText = markupText
    }
}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var font: UIFont?
    public init(text: String) {
        super.init()
        self.text = text
    }
}
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    public nonisolated override init() { super.init() }
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
    open var printableRect: CGRect { paperRect }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}
